import { HEADING_LEVELS_MAX } from "@tangleaf/document/model";
import { type Container, childOf, elementsOf, readStyleName, settingOf, type XmlElement } from "../../word-format/index.ts";

/** What a paragraph is by its style. */
export type Role =
  | "body"
  | "title"
  | "heading"
  | "list"
  | "quote"
  | "code"
  | "caption"
  | "figure"
  | "formula"
  | "source"
  | "separator"
  | "tableText"
  | "tableHeading"
  | "contents"
  | "abstract"
  | "keywords"
  | "sourceParagraph";

export type Indent = { readonly left: number; readonly first: number };
/** `style`: the style a paragraph has its list from, whose level the list itself may name; `usual`: the level where neither says one. */
export type ListPlace = {
  readonly numId: string;
  readonly level: number | null;
  readonly style?: string | undefined;
  readonly usual?: number;
};

/** A style with what it takes from those it is based on. */
export type ParagraphStyle = {
  readonly role: Role;
  /** 1 to 6 of headings. */
  readonly level: number | null;
  readonly note: string | null;
  readonly path: readonly Container[];
  readonly list: ListPlace | null;
  readonly indent: Indent;
  /** Its words are hidden where a run says nothing else. */
  readonly isHidden: boolean;
};

/** Words of style names, in lower case, in Word's English and Chinese, LibreOffice and Pandoc. */
const ROLES: readonly (readonly [RegExp, Role])[] = [
  [/^(title|标题|document title|文档标题)$/, "title"],
  [/^(toc|目录)( heading|标题)?\s*\d*$|^(contents|user index|table index|illustration index)\b|^table of figures$|^index/, "contents"],
  [/^(caption|题注|illustration|drawing|图题|表题|图名|表名|image caption|table caption)$/, "caption"],
  [/^(quote|intense quote|引用|明显引用|quotations|block text|block quotation)$/, "quote"],
  [/^(code|source code|preformatted text|html preformatted|html 预设格式|代码)$/, "code"],
  [/^(list paragraph|列出段落|列表段落|list continue|list bullet|list number|list|列表|列表项目符号|列表编号|compact)\s*\d*$/, "list"],
  [/^(figure|captioned figure)$/, "figure"],
  [/^(formula|equation|公式|displayed equation)$/, "formula"],
  [/^source note$/, "source"],
  [/^separator$/, "separator"],
  [/^(table text|table contents)$/, "tableText"],
  [/^table heading$/, "tableHeading"],
  [/^(abstract|摘要)$/, "abstract"],
  [/^(keywords|关键词)$/, "keywords"],
  [/^source$/, "sourceParagraph"],
];
const HEADING = /^(?:heading|标题)\s*([1-9])$/;
const OUTLINE_LEVELS = 9;
const BODY: ParagraphStyle = {
  role: "body",
  level: null,
  note: null,
  path: [],
  list: null,
  indent: { left: 0, first: 0 },
  isHidden: false,
};
/** Styles may not form a circle, but a file can say so. */
const DEPTH_MAX = 20;

export type Styles = {
  paragraph(id: string | undefined): ParagraphStyle;
  /** Name of a character or table style, in lower case. */
  name(id: string | undefined): string;
  /** The properties runs of a character style have. */
  run(id: string | undefined): XmlElement | undefined;
  /** The properties of a table style. */
  table(id: string | undefined): XmlElement | undefined;
};

export function readStyles(root: XmlElement | undefined): Styles {
  const elements = elementsOf(root).filter(({ name }) => name === "w:style");
  const byId = new Map(elements.map((style) => [style.attributes["w:styleId"] ?? "", style]));
  const usual = elements.find(({ attributes }) => attributes["w:type"] === "paragraph" && isOn(attributes["w:default"]));
  const known = new Map<string, ParagraphStyle>();
  const nameOf = (style: XmlElement | undefined) => settingOf(childOf(style, "w:name")) ?? "";

  function resolve(id: string, depth: number): ParagraphStyle {
    const found = known.get(id);
    if (found !== undefined) return found;
    const style = byId.get(id);
    if (style === undefined || depth > DEPTH_MAX) return BODY;
    const baseId = settingOf(childOf(style, "w:basedOn"));
    const base = baseId === undefined ? BODY : resolve(baseId, depth + 1);
    const properties = childOf(style, "w:pPr");
    const { base: name, note, path } = readStyleName(nameOf(style));
    const resolved = {
      ...roleOf(name, base, properties),
      note,
      path,
      list: readListPlace(properties) ?? base.list,
      indent: readIndent(properties, base.indent),
      isHidden: readHidden(childOf(style, "w:rPr")) ?? base.isHidden,
    };
    known.set(id, resolved);
    return resolved;
  }

  return {
    paragraph: (id) => resolve(id ?? usual?.attributes["w:styleId"] ?? "", 0),
    name: (id) => nameOf(byId.get(id ?? "")).toLowerCase(),
    run: (id) => childOf(byId.get(id ?? ""), "w:rPr"),
    table: (id) => childOf(byId.get(id ?? ""), "w:tblPr"),
  };
}

function roleOf(fullName: string, base: ParagraphStyle, properties: XmlElement | undefined): Pick<ParagraphStyle, "role" | "level"> {
  const name = fullName.toLowerCase().trim();
  const level = HEADING.exec(name)?.[1];
  if (level !== undefined) return heading(Number(level));
  const role = ROLES.find(([pattern]) => pattern.test(name))?.[1];
  if (role !== undefined) return { role, level: null };
  const outline = outlineOf(properties);
  if (outline !== null) return outline < OUTLINE_LEVELS ? heading(outline + 1) : { role: "body", level: null };
  return { role: base.role, level: base.level };
}

const heading = (level: number) => ({ role: "heading" as const, level: Math.min(level, HEADING_LEVELS_MAX) });

/** 0 to 8; 9 is body text; null where nothing is said. */
export function outlineOf(properties: XmlElement | undefined): number | null {
  const value = Number(settingOf(childOf(properties, "w:outlineLvl")) ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 && value <= OUTLINE_LEVELS ? value : null;
}

export function readListPlace(properties: XmlElement | undefined): ListPlace | null {
  const place = childOf(properties, "w:numPr");
  const numId = settingOf(childOf(place, "w:numId"));
  if (numId === undefined) return null;
  const level = settingOf(childOf(place, "w:ilvl"));
  return { numId, level: level === undefined ? null : Number(level) };
}

const TWIPS: Readonly<Record<string, number>> = { pt: 20, pc: 240, pi: 240, in: 1440, cm: 1440 / 2.54, mm: 144 / 2.54 };

/** A length in twips; files of the strict kind write it with its unit. NaN where it is none. */
export function readTwips(value: string | undefined): number {
  const [, amount = "", unit = ""] = /^(-?[\d.]+)(p[tci]|in|[cm]m)?$/.exec(value ?? "") ?? [];
  return amount === "" ? Number.NaN : Number(amount) * (TWIPS[unit] ?? 1);
}

/** In twips; an indent counted in characters counts a character as half a line's height. */
export function readIndent(properties: XmlElement | undefined, base: Indent): Indent {
  const indent = childOf(properties, "w:ind")?.attributes;
  if (indent === undefined) return base;
  const number = (...names: readonly string[]) => names.map((name) => readTwips(indent[name])).find(Number.isFinite);
  const characters = number("w:firstLineChars");
  const first =
    characters !== undefined && characters !== 0
      ? characters
      : (number("w:firstLine") ?? (indent["w:hanging"] === undefined ? undefined : -readTwips(indent["w:hanging"])) ?? characters);
  return { left: number("w:left", "w:start") ?? base.left, first: first ?? base.first };
}

/** A property that is there is on, unless it says otherwise. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && !["0", "false", "off", "none"].includes(value);
}

/** Reads `w:vanish` of run properties; null where it is absent. */
export function readHidden(properties: XmlElement | undefined): boolean | null {
  return childOf(properties, "w:vanish") === undefined ? null : has(properties, "w:vanish");
}

/** Whether a property of an element is set. */
export function has(properties: XmlElement | undefined, name: string): boolean {
  const property = childOf(properties, name);
  return property !== undefined && isOn(settingOf(property) ?? "1");
}
