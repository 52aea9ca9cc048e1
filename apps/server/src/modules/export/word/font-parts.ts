import type { PartEdits } from "./document/edit-zip.ts";

/** Fonts that Windows, macOS and WPS all have. With a face for each script, WPS looks for those and finds none. */
const THEME_FONTS = '<a:latin typeface="Times New Roman"/><a:ea typeface="宋体"/><a:cs typeface=""/>';
const CHINESE_CHARSET = "86";
const LATIN_CHARSET = "00";
const CHINESE = /\p{sc=Han}/u;
/** Names of Chinese fonts where systems speak English. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  宋体: "SimSun",
  黑体: "SimHei",
  楷体: "KaiTi",
  仿宋: "FangSong",
  微软雅黑: "Microsoft YaHei",
  等线: "DengXian",
};

/**
 * What WPS reads beside the styles and the library leaves out: the fonts of the theme, the fonts of the styles, the languages of the
 * theme, and that punctuation may be set closer (ECMA-376 part 1, 17.8.3, 17.15.1.18 and 17.15.1.88).
 */
export const FONT_EDITS: PartEdits = new Map([
  ["word/theme/theme1.xml", (theme) => theme.replace(/(<a:(major|minor)Font>).*?(<\/a:\2Font>)/gs, `$1${THEME_FONTS}$3`)],
  ["word/fontTable.xml", (text, read) => text.replace(/\/>$/, `>${fontsIn(read("word/styles.xml")).map(fontXml).join("")}</w:fonts>`)],
  [
    "word/settings.xml",
    (text) =>
      text
        .replace(/(?=<w:(?:updateFields|compat)\b)/, '<w:characterSpacingControl w:val="compressPunctuation"/>')
        .replace("</w:settings>", '<w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/></w:settings>'),
  ],
]);

function fontsIn(styles: string): string[] {
  const looks = [...styles.matchAll(/<w:rFonts ([^>]*)\/>/g)].map(([, attributes = ""]) => attributes);
  const names = looks.flatMap((look) => [...look.matchAll(/\bw:(?:ascii|hAnsi|eastAsia)="([^"]+)"/g)].map(([, name = ""]) => name));
  return [...new Set(names)].sort();
}

function fontXml(name: string): string {
  const english = ENGLISH_NAMES[name];
  const other = english === undefined ? "" : `<w:altName w:val="${english}"/>`;
  const charset = CHINESE.test(name) ? CHINESE_CHARSET : LATIN_CHARSET;
  return `<w:font w:name="${name}">${other}<w:charset w:val="${charset}"/><w:family w:val="auto"/><w:pitch w:val="variable"/></w:font>`;
}
