import type { TreeNodeDetails } from "../tree/tree-node.ts";

/** A heading of an outline with those below it. */
export type OutlineItem = {
  readonly title: string;
  readonly children: readonly OutlineItem[];
  /** Plain text beside the title, where the form it came in has any. */
  readonly note?: string;
  /** What a node of a map has besides, where it comes from one. */
  readonly details?: Omit<TreeNodeDetails, "note">;
};

/** Headings deeper than this become siblings of the deepest ones: no document has a seventh level. */
export const OUTLINE_LEVELS = 6;

const CHINESE_DIGITS = "[一二三四五六七八九十百零〇两]";

const CHAPTER = new RegExp(`^(?:第(?:${CHINESE_DIGITS}+|\\d+)章|Chapter\\s+\\d+[.:]?)`, "i");

/** What a line may begin with, outermost kind first; among lines of one indent it tells which is below which. */
const MARKERS: readonly RegExp[] = [
  /^#(?=\s)/,
  /^##(?=\s)/,
  /^###(?=\s)/,
  /^####(?=\s)/,
  /^#####(?=\s)/,
  /^######(?=\s)/,
  new RegExp(`^(?:第(?:${CHINESE_DIGITS}+|\\d+)[编部篇])`),
  CHAPTER,
  new RegExp(`^(?:第(?:${CHINESE_DIGITS}+|\\d+)节|Section\\s+\\d+[.:]?)`, "i"),
  new RegExp(`^(?:${CHINESE_DIGITS}+[、．.]|[IVX]+\\.(?=\\s))`),
  new RegExp(`^(?:[（(]${CHINESE_DIGITS}+[）)]|[A-Z]\\.(?=\\s))`),
  /^\d{1,3}(?:[.、．)）]|(?=\s))(?!\d)/,
  /^\d{1,3}(?:[.．]\d{1,3}){1}[.．]?(?![.．\d])/,
  /^\d{1,3}(?:[.．]\d{1,3}){2}[.．]?(?![.．\d])/,
  /^\d{1,3}(?:[.．]\d{1,3}){3}[.．]?(?![.．\d])/,
  /^\d{1,3}(?:[.．]\d{1,3}){4}[.．]?(?![.．\d])/,
  /^\d{1,3}(?:[.．]\d{1,3}){5}[.．]?(?![.．\d])/,
  /^[（(]\d{1,3}[）)]/,
  /^[\u2460-\u2473]/,
  /^(?:[a-z]{1,2}\.|\([a-z]{1,2}\))(?=\s)/,
  /^[-*+•·●○▪–—](?=\s)/,
];
const TAB_COLUMNS = 4;
/** A full-width space is as wide as two letters. */
const WIDE_SPACE_COLUMNS = 2;

/** Numbers that may as well count something: 3.5 万人次, 10 个要点. */
const BARE_NUMBER = /^(\d{1,3}(?:[.．]\d{1,3})*)(?![.．、)）\d])/;
const COUNTS = /^\s*(?:[个只%％]|[万亿](?=元|人|吨|件|户|次|亩|$))/;
/** What stands beside the chapters of a thesis without a number. */
const UNNUMBERED =
  /^(?:摘\s*要|目\s*录|参\s*考\s*文\s*献|致\s*谢|谢\s*辞|后\s*记|附\s*录\s*[A-Z一二三四五\d]?|abstract|references|bibliography|acknowledge?ments|appendix(?: [A-Z\d])?)$/i;
/** The page number of a line of a table of contents. */
const PAGE = /(?:\s*(?:\.{3,}|…+|·{3,}|．{3,}|_{3,})\s*|\t+ *)(\d{1,4}|[ivx]{1,5}|[IVX]{1,5})$/;
const PAGED_LINES_MIN = 3;
const LEADERS_MAX = 300;

type Line = { readonly indent: number; readonly rank: number; readonly title: string };
type Open = { title: string; children: Open[] };

/**
 * An outline from text as people write or paste it: Markdown headings, lists, indented lines, 第一章 · 一、 · （一） · 1.1 · （1）.
 * Indent decides first, then the kind of number. Every line that says something becomes an item; nothing throws.
 * `levels`: a deeper line is a sibling of the deepest ones.
 */
export function parseOutline(text: string, { levels = OUTLINE_LEVELS }: { readonly levels?: number } = {}): OutlineItem[] {
  const root: Open = { title: "", children: [] };
  const open: { line: Line; item: Open }[] = [];
  for (const line of readLines(text.replace(/\r\n?/g, "\n").split("\n"))) {
    while (open.length > 0 && !isBelow(line, open.at(-1)?.line)) open.pop();
    while (open.length >= levels) open.pop();
    const item: Open = { title: line.title, children: [] };
    (open.at(-1)?.item ?? root).children.push(item);
    open.push({ line, item });
  }
  return root.children;
}

/** The same outline as Markdown headings, each by its level. */
export function outlineToMarkdown(items: readonly OutlineItem[], level = 1): string {
  return items
    .map(({ title, children }) => {
      const heading = `${"#".repeat(Math.min(level, OUTLINE_LEVELS))} ${title}`;
      return children.length === 0 ? heading : `${heading}\n${outlineToMarkdown(children, level + 1)}`;
    })
    .join("\n");
}

/** The same outline as indented lines, two spaces a level. */
export function outlineToText(items: readonly OutlineItem[], level = 0): string {
  return items
    .flatMap(({ title, children }) => [
      `${"  ".repeat(level)}${title}`,
      ...(children.length === 0 ? [] : [outlineToText(children, level + 1)]),
    ])
    .join("\n");
}

function isBelow(line: Line, above: Line | undefined): boolean {
  if (above === undefined) return true;
  return line.indent > above.indent || (line.indent === above.indent && line.rank > above.rank);
}

function readLines(raw: readonly string[]): Line[] {
  const paged = withoutPages(raw.filter((line) => line.trim() !== ""));
  const numbers = listNumbers(paged);
  const lines = paged.map((line) => readLine(line, numbers));
  const outermost = lines.reduce((least, { rank }) => Math.min(least, rank), MARKERS.length);
  return lines.map((line) => (UNNUMBERED.test(line.title) && line.rank === MARKERS.length ? { ...line, rank: outermost } : line));
}

/** Lines of a table of contents without their page numbers, which rise; other lines as they are. */
function withoutPages(lines: readonly string[]): readonly string[] {
  const ends = lines.map(findPage);
  const pages = ends.filter(({ page }) => /^\d/.test(page)).map(({ page }) => Number(page));
  const isContents =
    pages.length >= PAGED_LINES_MIN && pages.length * 2 > lines.length && pages.every((page, at) => page >= (pages[at - 1] ?? 0));
  return isContents ? ends.map(({ words }) => words) : lines;
}

/** A line without its page number, which stands within its last characters; the page is empty where there is none. */
function findPage(line: string): { readonly words: string; readonly page: string } {
  const words = line.trimEnd();
  const from = Math.max(0, words.length - LEADERS_MAX);
  const found = PAGE.exec(words.slice(from));
  return found === null ? { words: line, page: "" } : { words: words.slice(0, from + found.index), page: found[1] ?? "" };
}

type Numbers = { readonly known: ReadonlySet<string>; readonly hasChapters: boolean };

/** The numbers lines begin with, and whether chapters are named by words. */
function listNumbers(lines: readonly string[]): Numbers {
  const words = lines.map((line) => line.trim());
  const known = words.flatMap((line) => /^#*\s*(\d{1,3}(?:[.．]\d{1,3})*)/.exec(line)?.[1]?.replaceAll("．", ".") ?? []);
  return { known: new Set(known), hasChapters: words.some((line) => CHAPTER.test(line)) };
}

/** Whether a number without a sign behind it counts headings: one beside it, above or below it is there too. */
function isHeadingNumber(words: string, { known, hasChapters }: Numbers): boolean {
  const number = BARE_NUMBER.exec(words)?.[1];
  if (number === undefined) return true;
  if (COUNTS.test(words.slice(number.length))) return false;
  const parts = number.split(/[.．]/);
  const last = Number(parts.at(-1));
  const above = parts.slice(0, -1).join(".");
  const beside = [last - 1, last + 1].map((one) => (above === "" ? String(one) : `${above}.${one}`));
  const isInside = parts.length > 1 && (hasChapters || known.has(above));
  return last === 1 || isInside || beside.some((one) => known.has(one)) || known.has(`${parts.join(".")}.1`);
}

function readLine(raw: string, numbers: Numbers): Line {
  const indent = /^[\s\u3000]*/.exec(raw)?.[0] ?? "";
  const words = raw.slice(indent.length).trim();
  const rank = MARKERS.findIndex((marker) => marker.test(words));
  const marker = isHeadingNumber(words, numbers) ? MARKERS[rank] : undefined;
  const title = (marker === undefined ? words : words.replace(marker, "")).trim();
  // A number alone is no heading, but it may be all that a person has written: then it is the title.
  return { indent: widthOf(indent), rank: marker === undefined ? MARKERS.length : rank, title: title === "" ? words : title };
}

function widthOf(indent: string): number {
  let columns = 0;
  for (const character of indent) columns += character === "\t" ? TAB_COLUMNS : character === "\u3000" ? WIDE_SPACE_COLUMNS : 1;
  return columns;
}
