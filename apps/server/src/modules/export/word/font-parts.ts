import type { Document } from "docx";
import { edit } from "./document/finish-package.ts";
import type { Parts } from "./pack-file.ts";

const THEME_PATH = "word/theme/theme1.xml";
const SETTINGS_PATH = "word/settings.xml";
const STYLES_PATH = "word/styles.xml";
const FONTS_PATH = "word/fontTable.xml";

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

/** We ask for none of our own, so every file has the same theme. */
let knownTheme: string | null = null;

/** The theme of a file, a hundred objects that say the same in each: the library writes it once. The function returned puts it into its part. */
export function themeOnce({ Theme }: Document): (parts: Parts) => void {
  if (knownTheme !== null) Theme.prepForXml = () => ({ "a:theme": {} });
  return (parts) => {
    knownTheme ??= withThemeFonts(String(parts.get(THEME_PATH)));
    parts.set(THEME_PATH, knownTheme);
  };
}

function withThemeFonts(theme: string): string {
  return theme.replace(/(<a:(major|minor)Font>).*?(<\/a:\2Font>)/gs, `$1${THEME_FONTS}$3`);
}

/**
 * Writes what WPS reads beside the styles and the library leaves out: the fonts of the styles, the languages of the theme, and that
 * punctuation may be set closer (ECMA-376 part 1, 17.8.3, 17.15.1.18 and 17.15.1.88).
 */
export function nameFonts(parts: Parts): void {
  const styles = String(parts.get(STYLES_PATH));
  const looks = [...styles.matchAll(/<w:rFonts ([^>]*)\/>/g)].map(([, attributes = ""]) => attributes);
  const names = looks.flatMap((look) => [...look.matchAll(/\bw:(?:ascii|hAnsi|eastAsia)="([^"]+)"/g)].map(([, name = ""]) => name));
  const fonts = [...new Set(names)].sort().map(fontXml).join("");
  edit(parts, FONTS_PATH, (text) => text.replace(/\/>$/, `>${fonts}</w:fonts>`));
  edit(parts, SETTINGS_PATH, (text) =>
    text
      .replace(/(?=<w:(?:updateFields|compat)\b)/, '<w:characterSpacingControl w:val="compressPunctuation"/>')
      .replace("</w:settings>", '<w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/></w:settings>'),
  );
}

function fontXml(name: string): string {
  const english = ENGLISH_NAMES[name];
  const other = english === undefined ? "" : `<w:altName w:val="${english}"/>`;
  const charset = CHINESE.test(name) ? CHINESE_CHARSET : LATIN_CHARSET;
  return `<w:font w:name="${name}">${other}<w:charset w:val="${charset}"/><w:family w:val="auto"/><w:pitch w:val="variable"/></w:font>`;
}
