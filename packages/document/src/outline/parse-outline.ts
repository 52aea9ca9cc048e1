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

/** What a line may begin with, outermost kind first; among lines of one indent it tells which is below which. */
const MARKERS: readonly RegExp[] = [
  /^#(?=\s)/,
  /^##(?=\s)/,
  /^###(?=\s)/,
  /^####(?=\s)/,
  /^#####(?=\s)/,
  /^######(?=\s)/,
  new RegExp(`^(?:第(?:${CHINESE_DIGITS}+|\\d+)[编部篇])`),
  new RegExp(`^(?:第(?:${CHINESE_DIGITS}+|\\d+)章|Chapter\\s+\\d+[.:]?)`, "i"),
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
  for (const line of text.replace(/\r\n?/g, "\n").split("\n").flatMap(readLine)) {
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

function readLine(raw: string): Line[] {
  const indent = /^[\s\u3000]*/.exec(raw)?.[0] ?? "";
  const words = raw.slice(indent.length).trim();
  const rank = MARKERS.findIndex((marker) => marker.test(words));
  const marker = MARKERS[rank];
  const title = (marker === undefined ? words : words.replace(marker, "")).trim();
  // A number alone is no heading, but it may be all that a person has written: then it is the title.
  if (title === "" && words === "") return [];
  return [{ indent: widthOf(indent), rank: rank === -1 ? MARKERS.length : rank, title: title === "" ? words : title }];
}

function widthOf(indent: string): number {
  let columns = 0;
  for (const character of indent) columns += character === "\t" ? TAB_COLUMNS : character === "\u3000" ? WIDE_SPACE_COLUMNS : 1;
  return columns;
}
