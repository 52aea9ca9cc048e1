import type { TemplateRole } from "@tangleaf/contract";
import { childOf, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../word-format/index.ts";
import type { FoundLook, SchoolTemplate, TextLook } from "./school-template.ts";
import { type Formats, merged, type Properties, type StyleTable } from "./style-table.ts";
import { type ThemeFonts, withNamedFonts } from "./theme-fonts.ts";

const TWIPS_PER_POINT = 20;
const UNITS_PER_LINE = 240;
const HUNDREDTHS = 100;
const POINTS = { min: 5, max: 72, usual: 10.5 };
const BODY_MIN_CHARACTERS = 30;
const PARAGRAPHS_MAX = 5000;
const DEFAULT_FONTS = { eastAsia: "宋体", latin: "Times New Roman" };
/** Names in a file come from anybody: a font is a word or a few. */
const FONT_NAME = /^[\p{L}\p{N} _.()（）-]{1,40}$/u;

/** What a role's paragraphs say, where no style names it; the first that fits. */
const BY_WORDS: readonly (readonly [TemplateRole, RegExp])[] = [
  ["partHeading", /^(?:中文)?摘要$|^参考文献$|^致谢$|^abstract$/i],
  ["heading1", /^第[一二三四五六七八九十\d]{1,3}章|^[一二三四五六七八九十]{1,2}、|^chapter\d/i],
  ["heading3", /^\d{1,2}[.．]\d{1,2}[.．]\d{1,2}(?!\d)\S/],
  ["heading2", /^\d{1,2}[.．]\d{1,2}(?![.．\d])\S|^（[一二三四五六七八九十]{1,2}）/],
  ["caption", /^(?:图|表|figure|table)\d{1,2}(?:[-.．]\d{1,2})?(?!\d)/i],
  ["references", /^\[1?\d\]\S/],
];
const BY_NAME: readonly (readonly [TemplateRole, RegExp])[] = [
  ["heading1", /^(?:heading|标题) ?1$/],
  ["heading2", /^(?:heading|标题) ?2$/],
  ["heading3", /^(?:heading|标题) ?3$/],
  ["caption", /^(?:caption|题注|图题|表题)$/],
  ["references", /^(?:bibliography|references?|参考文献(?:正文|条目)?|书目)$/],
  ["partHeading", /^(?:摘要标题|摘要题目|abstract heading)$/],
  ["body", /^(?:body text|正文文本|论文正文|正文首行缩进|正文缩进)$/],
];
const SHORT_MAX_CHARACTERS = 60;

/** How texts of each kind look: by paragraphs that have a style of that name, by what paragraphs say, or by the style alone. */
export function readLooks(blocks: readonly XmlElement[], styles: StyleTable, theme: ThemeFonts): FoundLook[] {
  const seen = new Map<TemplateRole, { by: FoundLook["foundBy"]; looks: Map<string, { look: TextLook; weight: number }> }>();
  const note = (role: TemplateRole, by: FoundLook["foundBy"], look: TextLook, weight: number) => {
    const known = seen.get(role);
    // A style that is in use goes before what only looks like one.
    if (known !== undefined && known.by === "name" && by === "look") return;
    const of = known === undefined || (known.by === "look" && by === "name") ? { by, looks: new Map() } : known;
    const key = JSON.stringify(look);
    of.looks.set(key, { look, weight: (of.looks.get(key)?.weight ?? 0) + weight });
    seen.set(role, of);
  };
  const paragraphs = blocks.flatMap((block) => (block.name === "w:p" ? [block] : [])).slice(0, PARAGRAPHS_MAX);
  for (const paragraph of paragraphs) {
    const text = textOf(paragraph).trim();
    if (text === "") continue;
    const id = settingOf(childOf(childOf(paragraph, "w:pPr"), "w:pStyle")) ?? styles.usual;
    const name = styles.nameOf(id);
    const named = BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
    const words = text.replace(/[\s\u3000]/g, "");
    const said = words.length <= SHORT_MAX_CHARACTERS ? BY_WORDS.find(([, pattern]) => pattern.test(words))?.[0] : undefined;
    const look = lookOf(formatsOf(paragraph, id, styles), theme);
    // 摘要 in the style of a chapter is a part's heading all the same.
    if (said === "partHeading") note("partHeading", "look", look, 1);
    if (named !== undefined && !(named === "heading1" && said === "partHeading")) note(named, "name", look, text.length);
    else if (named === undefined && said !== undefined && !/^toc|^目录/.test(name)) note(said, "look", look, 1);
    else if (named === undefined && words.length >= BODY_MIN_CHARACTERS) note("body", "look", look, text.length);
  }
  for (const id of styles.ids()) {
    const role = BY_NAME.find(([, pattern]) => pattern.test(styles.nameOf(id)))?.[0];
    if (role !== undefined && role !== "body" && !seen.has(role)) note(role, "name", lookOf(styles.formats(id), theme), 1);
  }
  if (!seen.has("body") && styles.usual !== undefined) note("body", "name", lookOf(styles.formats(styles.usual), theme), 1);
  return [...seen].flatMap(([role, { by, looks }]): FoundLook[] => {
    const [most] = [...looks.values()].toSorted((a, b) => b.weight - a.weight);
    return most === undefined ? [] : [{ role, foundBy: by, look: most.look }];
  });
}

export function lookOfParagraph(paragraph: XmlElement, styles: StyleTable, theme: ThemeFonts): TextLook {
  const id = settingOf(childOf(childOf(paragraph, "w:pPr"), "w:pStyle")) ?? styles.usual;
  return lookOf(formatsOf(paragraph, id, styles), theme);
}

/** What holds in a paragraph: its style, its own properties, and those of the run with most of its words. */
function formatsOf(paragraph: XmlElement, style: string | undefined, styles: StyleTable): Formats {
  const base = styles.formats(style);
  const own = childOf(paragraph, "w:pPr");
  const [longest] = findAll(paragraph, "w:r").toSorted((a, b) => textOf(b).length - textOf(a).length);
  const look = childOf(longest, "w:rPr");
  const character = settingOf(childOf(look, "w:rStyle"));
  const run = character === undefined ? base.run : merged(base.run, childOf(styles.get(character), "w:rPr"));
  return { paragraph: merged(base.paragraph, own), run: merged(run, look) };
}

const numberOf = (element: XmlElement | undefined, name: string): number | undefined => {
  const value = Number(element?.attributes[name] ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};
const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export function lookOf({ paragraph, run }: Formats, theme: ThemeFonts): TextLook {
  const points = within((numberOf(run["w:sz"], "w:val") ?? 2 * POINTS.usual) / 2, POINTS.min, POINTS.max);
  const { before, after } = spacesOf(paragraph["w:spacing"]);
  return {
    ...fontsOf(run, theme),
    points,
    bold: isSet(run["w:b"]),
    align: alignOf(settingOf(paragraph["w:jc"])),
    pitch: pitchOf(paragraph["w:spacing"]),
    beforePoints: before,
    afterPoints: after,
    firstLineCharacters: indentOf(paragraph["w:ind"], points),
  };
}

export function fontsOf(run: Properties, theme: ThemeFonts): { eastAsia: string; latin: string } {
  const fonts = run["w:rFonts"] === undefined ? undefined : withNamedFonts(run["w:rFonts"], theme).attributes;
  const named = (font: string | undefined, other: string) => (font !== undefined && FONT_NAME.test(font) ? font : other);
  return {
    eastAsia: named(fonts?.["w:eastAsia"], DEFAULT_FONTS.eastAsia),
    latin: named(fonts?.["w:ascii"] ?? fonts?.["w:hAnsi"], DEFAULT_FONTS.latin),
  };
}

function isSet(property: XmlElement | undefined): boolean {
  return property !== undefined && !["0", "false", "off", "none"].includes(settingOf(property) ?? "1");
}

function alignOf(value: string | undefined): TextLook["align"] {
  if (value === "center") return "center";
  if (value === "right" || value === "end") return "right";
  return value === "both" || value === "distribute" || value === undefined ? "both" : "left";
}

function spacesOf(spacing: XmlElement | undefined) {
  const points = (name: string) => within((numberOf(spacing, name) ?? 0) / TWIPS_PER_POINT, 0, 100);
  return { before: points("w:before"), after: points("w:after") };
}

function pitchOf(spacing: XmlElement | undefined): TextLook["pitch"] {
  const line = numberOf(spacing, "w:line");
  if (line === undefined || line <= 0) return { lines: 1 };
  const rule = spacing?.attributes["w:lineRule"] ?? "auto";
  return rule === "auto" ? { lines: within(line / UNITS_PER_LINE, 0.8, 4) } : { points: within(line / TWIPS_PER_POINT, 8, 80) };
}

function indentOf(indent: XmlElement | undefined, points: number): number {
  const characters = numberOf(indent, "w:firstLineChars");
  if (characters !== undefined && characters !== 0) return within(Math.round(characters / HUNDREDTHS), 0, 8);
  return within(Math.round((numberOf(indent, "w:firstLine") ?? 0) / TWIPS_PER_POINT / points), 0, 8);
}

/** The form of heading numbers: as Word counts them, or as they are typed. */
export function readNumbering(
  blocks: readonly XmlElement[],
  styles: StyleTable,
  numbering: XmlElement | undefined,
): SchoolTemplate["numbering"] {
  const heading = styles.ids().find((id) => /^(?:heading|标题) ?1$/.test(styles.nameOf(id)));
  const paragraphs = blocks.filter(({ name }) => name === "w:p");
  const used = paragraphs.find((paragraph) => settingOf(childOf(childOf(paragraph, "w:pPr"), "w:pStyle")) === heading);
  const place = childOf(childOf(used, "w:pPr"), "w:numPr") ?? styles.formats(heading).paragraph["w:numPr"];
  const list = settingOf(childOf(place, "w:numId"));
  const num = elementsOf(numbering).find(({ name, attributes }) => name === "w:num" && attributes["w:numId"] === list);
  const definition = settingOf(childOf(num, "w:abstractNumId"));
  const levels = elementsOf(numbering).find(
    ({ name, attributes }) => name === "w:abstractNum" && attributes["w:abstractNumId"] === definition,
  );
  const first = elementsOf(levels).find(({ name, attributes }) => name === "w:lvl" && attributes["w:ilvl"] === "0");
  const form = settingOf(childOf(first, "w:lvlText")) ?? "";
  if (form !== "") {
    if (/第.{0,100}%1.{0,100}章/.test(form)) return "chapters";
    return /%1[、.．]/.test(form) && /chinese|japanese|ideograph/i.test(settingOf(childOf(first, "w:numFmt")) ?? "")
      ? "chinese"
      : "decimal";
  }
  const texts = paragraphs.map((paragraph) => textOf(paragraph).replace(/[\s\u3000]/g, ""));
  if (texts.some((text) => /^第[一二三四五六七八九十\d]{1,3}章/.test(text))) return "chapters";
  if (texts.some((text) => /^一、/.test(text)) && texts.some((text) => /^（一）/.test(text))) return "chinese";
  return texts.some((text) => /^1[.．]1(?![.．\d])\S/.test(text)) ? "decimal" : null;
}
