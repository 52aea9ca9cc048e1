import type { OutlineItem } from "../parse-outline.ts";
import {
  field,
  lineField,
  listField,
  type NodeBudget,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  refuseParts,
} from "./outline-file.ts";
import { unzipEntries } from "./unzip-entries.ts";
import { readXml } from "./xml.ts";

const UNREADABLE: OutlineFileProblem = { problem: "outline.unreadable" };
const DOCUMENT = "word/document.xml";
const STYLES = "word/styles.xml";
const LISTS = ["w:p", "w:r", "w:t", "w:style", "w:hyperlink", "w:ins", "w:smartTag"];
/** Word's own headings by name; a style in another language has the English name all the same. */
const HEADING_NAME = /^heading ([1-9])$/i;
const TITLE_NAME = /^title$/i;
/** Levels of Word's outline; 9 is plain text. */
const BODY_LEVEL = 9;
/** Word writes ten tags for each piece of text. */
const TAGS_MAX = 1_000_000;

type Styles = { readonly levels: ReadonlyMap<string, number>; readonly titles: ReadonlySet<string> };
type Heading = { readonly level: number; readonly title: string };

/** Reads the headings of a Word file by their styles or outline levels; its title where a paragraph has that style. Nothing else is read. */
export function readDocx(archive: Uint8Array): OutlineFile | OutlineFileProblem {
  if (archive.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const entries = unzipEntries(archive, [DOCUMENT, STYLES]);
  if (entries === "tooLarge") return { problem: "outline.tooLarge" };
  const decode = (name: string) => new TextDecoder().decode(entries?.get(name));
  const [document, styleSheet] = [decode(DOCUMENT), decode(STYLES)];
  const refused = refuseParts(document, "<", TAGS_MAX) ?? refuseParts(styleSheet, "<", TAGS_MAX);
  if (refused !== null) return refused;
  const body = field(field(readPart(document), "w:document"), "w:body");
  if (body === undefined) return UNREADABLE;
  const styles = readStyles(readPart(styleSheet));
  const paragraphs = listField(body, "w:p");
  const headings = paragraphs.flatMap((paragraph) => headingOf(paragraph, styles));
  const title = paragraphs.find((paragraph) => styles.titles.has(styleOf(paragraph)));
  const budget = newBudget();
  return { title: title === undefined ? "" : textOf(title), items: nest(headings, budget), dropped: budget.dropped };
}

/** A part that is missing has no text. */
function readPart(xml: string): unknown {
  return xml === "" ? null : readXml(xml, LISTS, { keepsSpaces: true });
}

/** Levels from 1 by the id of a style. A style of one's own is a heading where it has an outline level, or is based on a heading. */
function readStyles(xml: unknown): Styles {
  const levels = new Map<string, number>();
  const titles = new Set<string>();
  const basedOn = new Map<string, string>();
  for (const style of listField(field(xml, "w:styles"), "w:style")) {
    const id = lineField(style, "@w:styleId");
    const name = lineField(field(style, "w:name"), "@w:val");
    const level = levelOf(field(style, "w:pPr")) ?? Number(HEADING_NAME.exec(name)?.[1] ?? Number.NaN);
    if (level >= 1) levels.set(id, level);
    if (TITLE_NAME.test(name)) titles.add(id);
    basedOn.set(id, lineField(field(style, "w:basedOn"), "@w:val"));
  }
  for (const id of basedOn.keys()) {
    // A style of a heading says nothing of its level where that of the one below it holds.
    let base = basedOn.get(id);
    for (let steps = 0; base !== undefined && !levels.has(id) && steps < basedOn.size; steps++) {
      const level = levels.get(base);
      if (level !== undefined) levels.set(id, level);
      base = basedOn.get(base);
    }
  }
  return { levels, titles };
}

/** The outline level of paragraph properties, from 1; null where none is said, 0 = plain text. */
function levelOf(properties: unknown): number | null {
  const said = lineField(field(properties, "w:outlineLvl"), "@w:val");
  if (said === "") return null;
  const level = Number(said);
  return Number.isInteger(level) && level >= 0 && level < BODY_LEVEL ? level + 1 : 0;
}

const styleOf = (paragraph: unknown): string => lineField(field(field(paragraph, "w:pPr"), "w:pStyle"), "@w:val");

function headingOf(paragraph: unknown, { levels }: Styles): Heading[] {
  const level = levelOf(field(paragraph, "w:pPr")) ?? levels.get(styleOf(paragraph)) ?? 0;
  const title = level === 0 ? "" : textOf(paragraph);
  return title === "" ? [] : [{ level, title }];
}

/** Words of a paragraph, links and accepted insertions included. */
function textOf(element: unknown): string {
  const own = listField(element, "w:r").flatMap((run) =>
    listField(run, "w:t").map((text) => (typeof text === "string" ? text : rawText(text))),
  );
  const inside = ["w:hyperlink", "w:ins", "w:smartTag"].flatMap((name) => listField(element, name).map(textOf));
  return [...own, ...inside].join("").replace(/\s+/g, " ").trim();
}

function rawText(text: unknown): string {
  const words = field(text, "#text");
  return typeof words === "string" ? words : "";
}

/** Headings below those of a lower level; a level that is skipped does not count. */
function nest(headings: readonly Heading[], budget: NodeBudget): OutlineItem[] {
  type Open = { title: string; children: Open[] };
  const root: Open = { title: "", children: [] };
  const open: { level: number; item: Open }[] = [];
  for (const { level, title } of headings) {
    if (budget.left === 0) {
      budget.dropped += 1;
      continue;
    }
    budget.left -= 1;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const item: Open = { title, children: [] };
    (open.at(-1)?.item ?? root).children.push(item);
    open.push({ level, item });
  }
  return root.children;
}
