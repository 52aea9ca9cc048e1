import { DOCUMENT_MAX_UNITS } from "@tangleaf/contract";
import { countCharacters, type NumberingStyle } from "@tangleaf/document";
import {
  contentText,
  type DocumentContent,
  documentSchema,
  type NodeJson,
  nodeFromJson,
  nodeText,
  nodeToJson,
} from "@tangleaf/document/model";
import {
  childOf,
  DETAILS_PATHS,
  type Details,
  FORMULA_WORDS,
  findAll,
  openPackage,
  type Refusal,
  RefusedFile,
  readDetails,
  settingOf,
  sizeOf,
  textOf,
  type WordPackage,
  type XmlElement,
  XmlError,
} from "../../word-format/index.ts";
import type { Asset } from "../importer.ts";
import { joinChartTables } from "./charts/join-tables.ts";
import { openCharts } from "./charts/open-charts.ts";
import { createInlines, resolveReferences } from "./inlines.ts";
import { createLeftOuts, type LeftOut, type LeftOuts, PICTURE_BOUNDS } from "./left-out.ts";
import { createListCounter } from "./lists/count-lists.ts";
import { numberReadHeadings } from "./lists/number-read-headings.ts";
import { readNumbering } from "./lists/numbering.ts";
import { blocksOf, readRaws, reportLoneCaption } from "./read-blocks.ts";
import { readDiagram } from "./read-diagram.ts";
import type { PictureReading, ShownPicture } from "./read-drawing.ts";
import { readNotes } from "./read-notes.ts";
import type { Raw } from "./read-paragraph.ts";
import { createPieceReader } from "./read-pieces.ts";
import { readStyles, readTwips, type Styles } from "./styles.ts";

/** What the worker gives back: a document, or why there is none. Plain data, as errors lose their class between threads. */
export type WordReading =
  | { readonly content: DocumentContent; readonly assets: ReadonlyMap<string, Asset>; readonly left: readonly LeftOut[] }
  | { readonly refusal: Refusal };

const EMU_PER_PIXEL = 9525;
const TWIPS_PER_PIXEL = 15;
const PERCENT = 100;
const MEGAPIXEL = 1_000_000;
const DEFAULT_TEXT_WIDTH_PIXELS = 600;
/** A file with fewer Chinese characters than this share is English. */
const CHINESE_SHARE = 0.1;

/** Reads a .docx. Runs in the worker thread. */
export function readWord(bytes: Uint8Array): WordReading {
  try {
    const reading = read(openPackage(bytes));
    return contentText(reading.content).length > DOCUMENT_MAX_UNITS ? { refusal: "import.tooLarge" } : reading;
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    if (error instanceof XmlError || error instanceof RangeError) return { refusal: "import.damaged" };
    throw error;
  }
}

function read(file: WordPackage): Exclude<WordReading, { refusal: Refusal }> {
  const details = DETAILS_PATHS.map((path) => readDetails(file.text(path))).find((one) => one !== null) ?? null;
  const styles = readStyles(file.part("styles.xml"));
  const numbering = readNumbering(file.part("numbering.xml"));
  const inlines = createInlines();
  const body = childOf(file.document, "w:body") ?? file.document;
  const language = details === null ? languageOf(body) : details.language;
  const left = createLeftOuts(language ?? "zh");
  const pictures = createPictures(file, textWidth(body));
  const diagram = (relationship: string) => readDiagram(file.part(file.relationships.get(relationship)?.target ?? ""));
  const pieceSetting = {
    styles,
    relationships: file.relationships,
    left,
    latex: latexFrom(details),
    picture: pictures.read,
    chart: openCharts(file, language ?? "zh"),
    diagram,
  };
  let title: string | null = null;
  const raws = readRaws(body, {
    styles,
    inlines,
    left,
    createReader: () => createPieceReader(pieceSetting),
    isOurs: details !== null,
    countList: createListCounter(numbering),
    takeTitle: (words) => {
      if (title !== null) return false;
      title = words;
      return true;
    },
  });
  const { style, numbered } = numberReadHeadings(raws, numbering);
  const noIndent = language === "en" ? details?.noIndent === true : readIndents(raws, styles);
  left.enter(null);
  const formulaWords = Object.values(FORMULA_WORDS);
  const placed = blocksOf(withoutEdges(raws), (caption) => reportLoneCaption(caption, left));
  const blocks = resolveReferences(placed, inlines, { kinds: details?.references ?? null, formulaWords, numbered });
  if (details === null && hasHeaders(file)) left.add("headers");
  const picture = (): PictureReading => ({ kind: "lost", as: "notePictures", name: "" });
  const noteSetting = { ...pieceSetting, picture, chart: () => "charts" as const };
  const notes = readNotes(file, { left, createReader: (relationships) => createPieceReader({ ...noteSetting, relationships }) });
  return {
    content: {
      title: title ?? "",
      settings: settingsOf({ language, style: style ?? (details?.isUnnumbered === true ? "none" : null), noIndent }),
      blocks: checked(joinChartTables(withFacts(blocks, details, style !== null), language ?? "zh"), left),
      footnotes: Object.fromEntries([...inlines.notes].map(([id, note]) => [id, notes.get(note) ?? ""])),
    },
    assets: pictures.assets,
    left: left.list(),
  };
}

function settingsOf(found: {
  language: "zh" | "en" | null;
  style: NumberingStyle | "none" | null;
  noIndent: boolean;
}): DocumentContent["settings"] {
  return {
    ...(found.language === null ? {} : { language: found.language }),
    ...(found.style === null ? {} : { numbering: found.style }),
    ...(found.noIndent ? { noIndent: 1 as const } : {}),
  };
}

/** What the headings of a file we wrote knew of their sections, where the heading is still there. */
function withFacts(blocks: readonly NodeJson[], details: Details | null, areNumbered: boolean): NodeJson[] {
  return blocks.map((block) => {
    const facts = block.type === "heading" ? details?.sections.get(String(block.attrs?.["id"])) : undefined;
    if (facts === undefined) return block;
    const { unnumbered, ...others } = facts;
    return { ...block, attrs: { ...block.attrs, ...others, ...(unnumbered === undefined || areNumbered ? {} : { unnumbered }) } };
  });
}

/** The source of a formula, where Word's still means the same; of equal formulas each its own, in their order. */
function latexFrom(details: Details | null): (read: string) => string {
  const used = new Map<string, number>();
  return (read) => {
    const sources = details?.formulas.get(read);
    if (sources === undefined) return read;
    const next = used.get(read) ?? 0;
    used.set(read, next + 1);
    return sources[Math.min(next, sources.length - 1)] ?? read;
  };
}

function createPictures(file: WordPackage, width: number) {
  const assets = new Map<string, Asset>();
  const byTarget = new Map<string, string>();
  function read(relationship: string, shown: ShownPicture): PictureReading {
    const target = file.relationships.get(relationship)?.target.replace(/^\/?(?:word\/)?/, "") ?? "";
    const name = target.split("/").at(-1) ?? "";
    const bytes = target.includes("..") ? undefined : file.bytes(`word/${target}`);
    const picture = bytes === undefined ? null : sizeOf(bytes);
    if (bytes === undefined || picture === null) return { kind: "lost", as: "pictures", name };
    if (picture.width * picture.height > PICTURE_BOUNDS.megapixels * MEGAPIXEL) return { kind: "lost", as: "largePictures", name };
    if (!byTarget.has(target) && byTarget.size >= PICTURE_BOUNDS.pictures) return { kind: "lost", as: "morePictures", name: "" };
    const asset = byTarget.get(target) ?? `asset${byTarget.size + 1}`;
    byTarget.set(target, asset);
    assets.set(asset, { bytes, contentType: picture.type === "png" ? "image/png" : "image/jpeg" });
    const wide = shown.width / EMU_PER_PIXEL;
    const isNatural = wide === 0 || Math.abs(wide - Math.min(picture.width, width)) <= 1;
    const share = Math.max(1, Math.min(PERCENT, Math.round((wide * PERCENT) / width)));
    return { kind: "picture", asset, alt: shown.alt, width: isNatural ? null : share };
  }
  return { assets, read };
}

/** Width of the text in pixels. */
function textWidth(body: XmlElement): number {
  const section = findAll(body, "w:sectPr").at(-1);
  const number = (name: string, attribute: string) => readTwips(settingOf(childOf(section, name), attribute));
  const width = (number("w:pgSz", "w:w") - number("w:pgMar", "w:left") - number("w:pgMar", "w:right")) / TWIPS_PER_PIXEL;
  return Number.isFinite(width) && width > 0 ? width : DEFAULT_TEXT_WIDTH_PIXELS;
}

/** Whether Chinese paragraphs do without an indent; where they have one as a rule, those without are marked. */
function readIndents(raws: readonly Raw[], styles: Styles): boolean {
  const paragraphs = raws.flatMap((raw) =>
    raw.kind === "block" && raw.block.first !== undefined && raw.block.node.content !== undefined ? [raw.block] : [],
  );
  const indented = paragraphs.filter(({ first = 0 }) => first > 0).length;
  const isUsual = styles.paragraph(undefined).indent.first > 0 || (paragraphs.length > 0 && indented * 2 >= paragraphs.length);
  if (isUsual) for (const { first = 0, node } of paragraphs) if (first <= 0) node.attrs["noIndent"] = 1;
  return !isUsual;
}

/** The language most words of the text are in. */
function languageOf(body: XmlElement): "zh" | "en" {
  const words = findAll(body, "w:t").map(textOf).join("");
  const chinese = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  return chinese >= countCharacters(words) * CHINESE_SHARE ? "zh" : "en";
}

/** A break of the page before the first block, where the contents stood, parts nothing. */
function withoutEdges(raws: readonly Raw[]): Raw[] {
  const isIdle = (raw: Raw) => raw.kind === "apart" || (raw.kind === "block" && raw.block.node.type === "pageBreak");
  const first = raws.findIndex((raw) => !isIdle(raw));
  return first === -1 ? [] : raws.slice(first);
}

function hasHeaders(file: WordPackage): boolean {
  const parts = [...file.relationships.values()].filter(({ type }) => type === "header" || type === "footer");
  // Many relationships may name the same part.
  const targets = [...new Set(parts.map(({ target }) => target))];
  return targets.some((target) => /\p{L}/u.test(textOf(withoutFields(file.part(target)))));
}

/** Instructions of fields are no words. */
function withoutFields(element: XmlElement | undefined): XmlElement | undefined {
  if (element === undefined || element.name === "w:instrText") return undefined;
  return {
    ...element,
    children: element.children.flatMap((child) => (typeof child === "string" ? [child] : [withoutFields(child) ?? ""])),
  };
}

/** Blocks in their one form. What a hostile file makes of them that is no block is kept as its words. */
function checked(blocks: readonly NodeJson[], left: LeftOuts): NodeJson[] {
  const good = blocks.map((block): NodeJson => {
    try {
      const node = nodeFromJson(block);
      if (documentSchema.topNodeType.contentMatch.matchType(node.type) !== null) return nodeToJson(node);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    left.add("blocks");
    const text = nodeText(block);
    return { type: "paragraph", ...(text === "" ? {} : { content: [{ type: "text", text }] }) };
  });
  return good.length === 0 ? [{ type: "paragraph" }] : good;
}
