import { readDocx, readFreemind, readMarkdown, readOpml, readTreeJson, readXmind } from "../../outline/files/index.ts";
import {
  type FileLoss,
  fileOf,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
  refuseParts,
} from "../../outline/files/outline-file.ts";
import { type OutlineItem, parseOutline } from "../../outline/parse-outline.ts";
import type { NestedNode } from "../nested-tree.ts";
import { NODE_NOTE_MAX_CHARACTERS, NODE_TEXT_MAX_CHARACTERS, TREE_MAX_DEPTH } from "../tree-node.ts";

export type TreeFile = {
  readonly tree: NestedNode;
  readonly nodes: number;
  /** Nodes beyond the first 5,000 or the fiftieth level, each with all below it. */
  readonly dropped: number;
  /** What else the file has and a tree does not. */
  readonly left: readonly FileLoss[];
};

type Read = (bytes: Uint8Array) => OutlineFile | OutlineFileProblem;
const ofText =
  (read: (text: string) => OutlineFile | OutlineFileProblem): Read =>
  (bytes) =>
    read(decode(bytes));

/** Readers by the ending of a file's name. */
const READERS: Readonly<Record<string, Read>> = {
  md: ofText(readMarkdown),
  markdown: ofText(readMarkdown),
  txt: ofText(readIndented),
  opml: ofText(readOpml),
  mm: ofText(readFreemind),
  json: ofText(readTreeJson),
  // 百度脑图 and KityMinder.
  km: ofText(readTreeJson),
  xmind: readXmind,
  docx: readDocx,
};

/** Reads any file a tree can be brought in as; a root without a text has the file's name. Pure, and never throws. */
export function readTreeFile(name: string, bytes: Uint8Array): TreeFile | OutlineFileProblem {
  if (bytes.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const read = READERS[ending]?.(bytes) ?? ({ problem: "outline.unreadable" } as const);
  if ("problem" in read) return read;
  if (read.title === "" && read.items.length === 0) return { problem: "outline.unreadable" };
  const title = read.title === "" ? name.replace(/\.[^.]*$/, "") : read.title;
  const tree = nodeOf({ ...read.root, title, children: read.items });
  return { tree, nodes: countOf(tree), dropped: read.dropped, left: read.left ?? [] };
}

/** Indented or numbered lines; of several beside each other none is the root. */
function readIndented(text: string): OutlineFile | OutlineFileProblem {
  const refused = refuseParts(text, "\n") ?? refuseParts(text, "\r");
  if (refused !== null) return refused;
  const items = parseOutline(text, { levels: TREE_MAX_DEPTH });
  const [first] = items;
  const isRooted = first !== undefined && items.length === 1;
  const budget = newBudget();
  const read = readNodes(isRooted ? first.children : items, readItem, budget, TREE_MAX_DEPTH - 1);
  return fileOf({ title: isRooted ? first.title : "", items: read }, budget);
}

function readItem(item: unknown) {
  const { title, children, note = "" } = item as OutlineItem;
  return { title, note, children };
}

/** A longer text than a node may have goes on in its note. */
function nodeOf({ title, note = "", details: { fold, ...details } = {}, children }: OutlineItem): NestedNode {
  const characters = Array.from(title);
  const rest = characters.slice(NODE_TEXT_MAX_CHARACTERS).join("");
  const notes = Array.from([rest, note].filter((part) => part !== "").join("\n"))
    .slice(0, NODE_NOTE_MAX_CHARACTERS)
    .join("");
  return {
    text: rest === "" ? title : characters.slice(0, NODE_TEXT_MAX_CHARACTERS).join(""),
    ...(notes === "" ? {} : { note: notes }),
    ...details,
    ...(fold === 1 ? { fold: true } : {}),
    ...(children.length === 0 ? {} : { kids: children.map(nodeOf) }),
  };
}

const countOf = ({ kids = [] }: NestedNode): number => kids.reduce((sum, kid) => sum + countOf(kid), 1);

/** Text files of older Chinese programs are in GB 18030; some have UTF-16 with its mark. */
function decode(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
