import { childOf, elementsOf, findAll, settingOf, textOf, type WordPackage, type XmlElement } from "../word-format/index.ts";
import { fontsOf, lookOf } from "./read-looks.ts";
import type { SchoolTemplate, TemplateHeader, TemplatePage, TemplatePageNumber } from "./school-template.ts";
import { merged, type StyleTable } from "./style-table.ts";
import type { ThemeFonts } from "./theme-fonts.ts";

const TWIPS_PER_MM = 1440 / 25.4;
const A4 = { widthMm: 210, heightMm: 297 };
const MARGIN_MM = { top: 25, right: 25, bottom: 25, left: 30, header: 15, footer: 17.5 };
const PAGE_MM = { min: 90, max: 500 };
const MARGIN_MAX_MM = 90;
const HEADER_MAX_CHARACTERS = 80;
const FORMATS: Readonly<Record<string, TemplatePageNumber["format"]>> = { upperRoman: "upperRoman", lowerRoman: "lowerRoman" };

/** Paper and margins of a section; what no paper can have is that of A4. */
export function pageOf(section: XmlElement | undefined): TemplatePage {
  const mm = (name: string, attribute: string) => {
    const value = Number(settingOf(childOf(section, name), attribute) ?? Number.NaN);
    return Number.isFinite(value) ? Math.round((Math.abs(value) / TWIPS_PER_MM) * 10) / 10 : Number.NaN;
  };
  const [width, height] = [mm("w:pgSz", "w:w"), mm("w:pgSz", "w:h")];
  const isPaper = [width, height].every((side) => side >= PAGE_MM.min && side <= PAGE_MM.max);
  const margin = (side: keyof typeof MARGIN_MM) => {
    const value = mm("w:pgMar", `w:${side}`);
    return value >= 0 && value <= MARGIN_MAX_MM ? value : MARGIN_MM[side];
  };
  const { widthMm, heightMm } = isPaper ? { widthMm: width, heightMm: height } : A4;
  const marginMm = {
    top: margin("top"),
    right: margin("right"),
    bottom: margin("bottom"),
    left: margin("left"),
    header: margin("header"),
    footer: margin("footer"),
  };
  const isPrintable =
    widthMm - marginMm.left - marginMm.right >= PAGE_MM.min / 2 && heightMm - marginMm.top - marginMm.bottom >= PAGE_MM.min / 2;
  return { widthMm, heightMm, marginMm: isPrintable ? marginMm : MARGIN_MM };
}

type Edges = Readonly<Partial<Record<"header" | "footer", Readonly<Partial<Record<"default" | "even", XmlElement>>>>>>;

/** Headers and footers of each section: one that names none has those of the section before. */
function edgesOf(sections: readonly XmlElement[], file: WordPackage): Edges[] {
  let last: Edges = {};
  return sections.map((section) => {
    for (const kind of ["header", "footer"] as const) {
      for (const reference of elementsOf(section).filter(({ name }) => name === `w:${kind}Reference`)) {
        const type = reference.attributes["w:type"];
        if (type !== "default" && type !== "even") continue;
        const target = file.relationships.get(reference.attributes["r:id"] ?? "")?.target ?? "";
        const part = /^\/?(?:word\/)?([^/]+\.xml)$/.exec(target)?.[1];
        const root = part === undefined ? undefined : file.part(part);
        if (root !== undefined) last = { ...last, [kind]: { ...last[kind], [type]: root } };
      }
    }
    return last;
  });
}

type Given = {
  readonly file: WordPackage;
  readonly styles: StyleTable;
  readonly theme: ThemeFonts;
  readonly sections: readonly XmlElement[];
};

/** What stands above and below the pages of the last section with a number, which is the text, and of one with Roman numbers before it. */
export function readPages({
  file,
  styles,
  theme,
  sections,
}: Given): Pick<SchoolTemplate, "page" | "header" | "frontNumber" | "bodyNumber"> {
  const edges = edgesOf(sections, file);
  const hasEven = childOf(file.part("settings.xml"), "w:evenAndOddHeaders") !== undefined;
  const numbered = sections.map((section, index) => numberOf(section, edges[index] ?? {}, hasEven));
  const last = numbered.findLastIndex((number) => number !== null);
  const at = last === -1 ? sections.length - 1 : last;
  const isRoman = (number: TemplatePageNumber | null) => number?.format === "upperRoman" || number?.format === "lowerRoman";
  return {
    page: pageOf(sections[at]),
    header: headerOf(edges[at] ?? {}, { hasEven, styles, theme }),
    frontNumber: numbered.find(isRoman) ?? null,
    bodyNumber: numbered[at] ?? null,
  };
}

function numberOf(section: XmlElement, { footer, header }: Edges, hasEven: boolean): TemplatePageNumber | null {
  const part = [footer?.default, header?.default].find((one) => one !== undefined && fieldsIn(one).includes("PAGE"));
  const line = findAll(part, "w:p").find((paragraph) => fieldsIn(paragraph).includes("PAGE"));
  if (line === undefined) return null;
  const [run] = findAll(line, "w:r");
  const size = Number(settingOf(childOf(childOf(run, "w:rPr"), "w:sz")) ?? Number.NaN) / 2;
  const align = settingOf(childOf(childOf(line, "w:pPr"), "w:jc"));
  return {
    format: FORMATS[settingOf(childOf(section, "w:pgNumType"), "w:fmt") ?? ""] ?? "decimal",
    place: hasEven && align === "right" ? "outside" : "centre",
    dashes: /[-—–]/.test(plainText(line)),
    points: Number.isFinite(size) && size >= 6 && size <= 24 ? size : 9,
  };
}

function headerOf(
  { header }: Edges,
  { hasEven, styles, theme }: { hasEven: boolean; styles: StyleTable; theme: ThemeFonts },
): TemplateHeader | null {
  const odd = lineOf(header?.default);
  const even = hasEven ? lineOf(header?.even) : odd;
  if (odd === "" && even === "") return null;
  const paragraph = findAll(header?.default ?? header?.even, "w:p").find((one) => textOf(one).trim() !== "");
  const properties = childOf(paragraph, "w:pPr");
  const base = styles.formats(settingOf(childOf(properties, "w:pStyle")) ?? styles.usual);
  const [run] = findAll(paragraph, "w:r").filter((one) => textOf(one).trim() !== "");
  const formats = { paragraph: merged(base.paragraph, properties), run: merged(base.run, childOf(run, "w:rPr")) };
  const line = childOf(formats.paragraph["w:pBdr"], "w:bottom")?.attributes["w:val"];
  return {
    odd,
    even,
    font: fontsOf(formats.run, theme),
    points: lookOf(formats, theme).points,
    isRuled: line !== undefined && line !== "none" && line !== "nil",
  };
}

/** The words of a header; a field that names the chapter is `{chapter}`, and one that names the title `{title}`. */
function lineOf(part: XmlElement | undefined): string {
  return findAll(part, "w:p")
    .map(plainText)
    .join(" ")
    .replace(/[\s\u3000]+/g, " ")
    .trim()
    .slice(0, HEADER_MAX_CHARACTERS);
}

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^STYLEREF\b/, "{chapter}"],
  [/^TITLE\b/, "{title}"],
];
const nameOf = (code: string): string => code.trim().toUpperCase();

/** Names of the fields below an element. */
function fieldsIn(element: XmlElement): string[] {
  const codes = [
    ...findAll(element, "w:fldSimple").map(({ attributes }) => attributes["w:instr"] ?? ""),
    ...findAll(element, "w:instrText").map(textOf),
  ];
  return codes.map((code) => nameOf(code).split(/[\s\\]/)[0] ?? "");
}

/** Text with fields as what they stand for. Two that name a chapter, its number and its words, are one. */
function plainText(paragraph: XmlElement): string {
  let text = "";
  let code: string | null = null;
  let isResult = false;
  const end = (said: string) => {
    const word = FIELDS.find(([pattern]) => pattern.test(nameOf(said)))?.[1] ?? "";
    if (!(word !== "" && text.trimEnd().endsWith(word))) text += word;
  };
  const visit = (element: XmlElement): void => {
    if (element.name === "w:fldSimple") end(element.attributes["w:instr"] ?? "");
    else if (element.name === "w:fldChar") {
      const type = element.attributes["w:fldCharType"];
      if (type === "begin") [code, isResult] = ["", false];
      if (type === "separate") isResult = true;
      if (type === "end") {
        end(code ?? "");
        [code, isResult] = [null, false];
      }
    } else if (element.name === "w:instrText") code = (code ?? "") + textOf(element);
    else if (element.name === "w:t" && code === null && !isResult) text += textOf(element);
    else if (element.name === "w:tab") text += " ";
    else for (const child of elementsOf(element)) visit(child);
  };
  visit(paragraph);
  return text;
}
