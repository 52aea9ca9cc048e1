import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { TASK_BOXES } from "./marks.ts";
import {
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
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s(.*)$/;
const BOX = /^\[([ xX])\]\s/;
const QUOTE = /^\s*>\s?(.*)$/;
const FENCE = /^\s*(```|~~~)/;
/** A whole text that is a link. */
const LINK = /^\[((?:\\.|[^\]\\])*)\]\(<?([^\s)>]+)>?\)$/;
const TAB_COLUMNS = 4;
/** Items stand below every heading. */
const ITEM_LEVEL = 100;
const HEADINGS_MAX = 6;
/** UTF-16 units of a text that may be a link: with an address. */
const LINK_MAX_UNITS = 10_000;

type Open = { title: string; note: string[]; details: { mark?: string; link?: string }; children: Open[] };

/**
 * Reads Markdown: headings and the items of lists are nodes, boxes of tasks marks, what stands below a node its note. One heading of
 * the first level above everything is the root.
 */
export function readMarkdown(text: string): OutlineFile | OutlineFileProblem {
  if (text.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const refused = refuseParts(text, "\n") ?? refuseParts(text, "\r");
  if (refused !== null) return refused;
  const top: Open = { title: "", note: [], details: {}, children: [] };
  const open: { level: number; item: Open }[] = [];
  let fence: string | null = null;
  for (const line of text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n")) {
    const current = open.at(-1)?.item ?? top;
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null || mark !== undefined) {
      current.note.push(line);
      fence = fence === null ? (mark ?? null) : mark === fence ? null : fence;
      continue;
    }
    const said = readLine(line);
    if (said === null) {
      current.note.push(QUOTE.exec(line)?.[1] ?? plainText(line.trim()));
      continue;
    }
    while ((open.at(-1)?.level ?? -1) >= said.level) open.pop();
    const parent = open.at(-1)?.item ?? top;
    parent.children.push(said.item);
    open.push({ level: said.level, item: said.item });
  }
  const [only] = top.children;
  const isRooted =
    only !== undefined && top.children.length === 1 && noteOf(top) === "" && HEADING.test((text.trim().split("\n")[0] ?? "").trimEnd());
  const root = isRooted ? only : top;
  const budget = newBudget();
  const items = readNodes(root.children, readOpen, budget, TREE_MAX_DEPTH - 1);
  return { ...fileOf({ title: root.title, items }, budget), ...rootDetails(readOpen(root)) };
}

function readOpen(node: unknown) {
  const { title, children, details } = node as Open;
  return { title, note: noteOf(node as Open), children, details };
}

const noteOf = ({ note }: Open): string => note.join("\n").replace(/^\n+/, "").trimEnd();

function readLine(line: string): { level: number; item: Open } | null {
  const heading = HEADING.exec(line);
  if (heading !== null) return { level: heading[1]?.length ?? 1, item: itemOf(withoutClosing(heading[2] ?? "")) };
  const item = ITEM.exec(line);
  if (item === null || /^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line)) return null;
  const [, indent = "", words = ""] = item;
  const box = BOX.exec(words.trimStart());
  const read = itemOf(box === null ? words : words.trimStart().slice(box[0].length));
  if (box !== null) read.details.mark = box[1] === " " ? "todo" : "done";
  return { level: ITEM_LEVEL + columnsOf(indent), item: read };
}

/** A heading without the number signs that may close it: `## Title ##`. */
function withoutClosing(words: string): string {
  const title = words.trim().replace(/(?<!#)#+$/, "");
  return /\s$/.test(title) ? title : words;
}

function itemOf(words: string): Open {
  const link = words.length > LINK_MAX_UNITS ? null : LINK.exec(words.trim());
  const details = link === null ? {} : linkDetails(link[2] ?? "");
  const title = "link" in details ? (link?.[1] ?? "") : words;
  return { title: plainText(title).replace(/\s+/g, " ").trim(), note: [], details, children: [] };
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
