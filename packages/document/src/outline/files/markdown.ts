import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { TASK_BOXES } from "./marks.ts";
import {
  countLost,
  fileOf,
  linkDetails,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
  refuseParts,
  rootDetails,
} from "./outline-file.ts";

const HEADING = /^ {0,3}(#{1,6})\s(.*)$/;
/** Without a blank behind its signs, as many write it in Chinese. One sign alone may be a tag. */
const TIGHT_HEADING = /^ {0,3}(#{1,6})\s?(?!#)(.*)$/;
const IS_TIGHT = /^ {0,3}#{2,6}\p{Script=Han}/mu;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,9}[.)])\s(.*)$/;
const BOX = /^\[([ xX])\]\s/;
const QUOTE = /^\s*>\s?(.*)$/;
const FENCE = /^\s*(```|~~~)/;
/** What else is no outline between its first line and its last one: formulas and comments. They begin only where they also end. */
const BLOCKS = [
  { begin: /^\s*\$\$\s*$/, end: /\$\$\s*$/ },
  { begin: /^\s*<!--(?!.*-->)/, end: /-->/ },
] as const;
/** Where programs make a table of contents. */
const CONTENTS = /^\s*\[{1,2}_?toc_?\]{1,2}\s*$/i;
/** A whole text that is a link. */
const LINK = /^\[((?:\\.|[^\]\\])*)\]\(<?([^\s)>]+)>?\)$/;
/** Bold words of a title, which is whole in itself: ## **绪论**. */
const BOLD = /(?<![\\*])\*\*(?![\s*])((?:[^*\\]|\\.)+)\*\*(?!\*)/g;
const TAB_COLUMNS = 4;
/** A line under a title: === for the first level, --- for the second. */
const UNDERLINE = /^ {0,3}(?:(={2,})|-{2,})\s*$/;
/** The fence around what some programs write before the text. */
const FRONT_MATTER = "---";
const FRONT_MATTER_ENDS = ["---", "..."];
/** Items stand below every heading. */
const ITEM_LEVEL = 100;
const HEADINGS_MAX = 6;
/** UTF-16 units of a text that may be a link: with an address. */
const LINK_MAX_UNITS = 10_000;

type Open = { level: number; title: string; note: string[]; details: { mark?: string; link?: string }; children: Open[] };

/**
 * Reads Markdown: headings and the items of lists are nodes, boxes of tasks marks, what stands below a node its note. One heading of
 * the first level above everything is the root.
 */
export function readMarkdown(text: string): OutlineFile | OutlineFileProblem {
  if (text.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const refused = refuseParts(text, "\n") ?? refuseParts(text, "\r");
  if (refused !== null) return refused;
  const top = openItem("", 0);
  const open: Open[] = [];
  const take = (item: Open) => {
    while ((open.at(-1)?.level ?? -1) >= item.level) open.pop();
    (open.at(-1) ?? top).children.push(item);
    open.push(item);
  };
  const { lines, hasFrontMatter } = skipFrontMatter(
    text
      .replace(/^\uFEFF/, "")
      .replace(/\r\n?/g, "\n")
      .split("\n"),
  );
  const heading = IS_TIGHT.test(text) ? TIGHT_HEADING : HEADING;
  let fence: string | null = null;
  let blockEnd: RegExp | null = null;
  let paragraph: string[] = [];
  const lastEnds = BLOCKS.map(({ end }) => lines.findLastIndex((line) => end.test(line)));
  for (const [at, line] of lines.entries()) {
    const current = open.at(-1) ?? top;
    if (CONTENTS.test(line) && fence === null) continue;
    if (blockEnd !== null) {
      current.note.push(line);
      if (blockEnd.test(line)) blockEnd = null;
      continue;
    }
    const block = fence === null ? BLOCKS.findIndex(({ begin }, kind) => begin.test(line) && at < (lastEnds[kind] ?? -1)) : -1;
    if (block !== -1) {
      paragraph = [];
      current.note.push(line);
      blockEnd = BLOCKS[block]?.end ?? null;
      continue;
    }
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null || mark !== undefined) {
      paragraph = [];
      current.note.push(line);
      fence = fence === null ? (mark ?? null) : mark === fence ? null : fence;
      continue;
    }
    const underline = paragraph.length === 1 ? UNDERLINE.exec(line) : null;
    if (underline !== null) current.note.pop();
    const item = underline === null ? readLine(line, heading) : openItem(paragraph[0] ?? "", underline[1] === undefined ? 2 : 1);
    if (item !== null) {
      paragraph = [];
      take(item);
      continue;
    }
    const quoted = QUOTE.exec(line)?.[1];
    paragraph = quoted !== undefined || line.trim() === "" ? [] : [...paragraph.slice(0, 1), line];
    current.note.push(quoted ?? plainText(line.trim()));
  }
  const [only] = top.children;
  const isRooted = only !== undefined && only.level <= HEADINGS_MAX && top.children.length === 1 && noteOf(top) === "";
  const root = isRooted ? only : top;
  const budget = newBudget();
  if (hasFrontMatter) countLost(budget, ["frontMatter"]);
  const items = readNodes(root.children, readOpen, budget, TREE_MAX_DEPTH - 1);
  return { ...fileOf({ title: root.title, items }, budget), ...rootDetails(readOpen(root)) };
}

function skipFrontMatter(lines: readonly string[]): { lines: readonly string[]; hasFrontMatter: boolean } {
  const isFence = lines[0]?.trimEnd() === FRONT_MATTER;
  const end = isFence ? lines.findIndex((line, at) => at > 0 && FRONT_MATTER_ENDS.includes(line.trimEnd())) : -1;
  // A line above and a blank line below is a divider of the text.
  const hasFrontMatter = end > 1 && lines[1]?.trim() !== "";
  return { lines: hasFrontMatter ? lines.slice(end + 1) : lines, hasFrontMatter };
}

function readOpen(node: unknown) {
  const { title, children, details } = node as Open;
  return { title, note: noteOf(node as Open), children, details };
}

const noteOf = ({ note }: Open): string => note.join("\n").replace(/^\n+/, "").trimEnd();

function readLine(line: string, heading: RegExp): Open | null {
  const [all, signs = "", title = ""] = heading.exec(line) ?? [];
  if (all !== undefined) return openItem(withoutClosing(title), signs.length);
  const item = ITEM.exec(line);
  if (item === null || /^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line)) return null;
  const [, indent = "", words = ""] = item;
  const box = BOX.exec(words.trimStart());
  const read = openItem(box === null ? words : words.trimStart().slice(box[0].length), ITEM_LEVEL + columnsOf(indent));
  if (box !== null) read.details.mark = box[1] === " " ? "todo" : "done";
  return read;
}

/** A heading without the number signs that may close it: `## Title ##`. */
function withoutClosing(words: string): string {
  const title = words.trim().replace(/(?<!#)#+$/, "");
  return /\s$/.test(title) ? title : words;
}

function openItem(words: string, level: number): Open {
  const link = words.length > LINK_MAX_UNITS ? null : LINK.exec(words.trim());
  const details = link === null ? {} : linkDetails(link[2] ?? "");
  const title = "link" in details ? (link?.[1] ?? "") : words;
  return { level, title: plainText(title.replace(BOLD, "$1")).replace(/\s+/g, " ").trim(), note: [], details, children: [] };
}

function columnsOf(indent: string): number {
  return [...indent].reduce((columns, character) => columns + (character === "\t" ? TAB_COLUMNS : 1), 0);
}

const plainText = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** Markdown of a tree: the root as the first heading, five levels of headings below it, then nested lists; notes are quoted. */
export function writeMarkdown({ title, items, root }: Pick<OutlineFile, "title" | "items" | "root">): string {
  return `${writeItem({ ...root, title, children: items }, 1).join("\n")}\n`;
}

function writeItem({ title, note, details = {}, children }: OutlineItem, level: number): string[] {
  const words = linked(escapeMarkdown(title.replace(/\s+/g, " ").trim()), details.link);
  const isHeading = level <= HEADINGS_MAX;
  const pad = isHeading ? "" : "  ".repeat(level - HEADINGS_MAX - 1);
  const box = isHeading || details.mark === undefined ? undefined : TASK_BOXES[details.mark];
  const lead = isHeading ? `${"#".repeat(level)} ${words}` : `${pad}- ${box === undefined ? "" : `${box} `}${words}`;
  const said = (note ?? "").split("\n").map((line) => `${pad}${isHeading ? "" : "  "}> ${line}`.trimEnd());
  return [
    ...(isHeading && level > 1 ? [""] : []),
    lead.trimEnd(),
    ...(note === undefined ? [] : [...(isHeading ? [""] : []), ...said]),
    ...(isHeading && level === HEADINGS_MAX && children.length > 0 ? [""] : []),
    ...children.flatMap((child) => writeItem(child, level + 1)),
  ];
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\[\]`*_]/g, "\\$&")
    .replace(/^([#>+~-]|\d+(?=[.)]))/, "\\$1")
    .replace(/(\s)(#+)$/, "$1\\$2")
    .replace(/^\\(\d+)([.)])/, "$1\\$2");
}

const linked = (text: string, link: string | undefined): string => (link === undefined ? text : `[${text}](<${link}>)`);
