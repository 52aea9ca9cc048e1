import { writeFreemind, writeMarkdown, writeOpml, writeTreeJson, writeXmind } from "../../outline/files/index.ts";
import { type OutlineItem, outlineToText } from "../../outline/parse-outline.ts";
import type { TreeBranch, TreeNode } from "../tree-node.ts";

/** Formats a tree is taken along as. A Word file is made of its headings by whoever makes such files. */
export const TREE_FILE_ENDINGS = { md: "md", txt: "txt", opml: "opml", xmind: "xmind", mm: "mm", json: "json", docx: "docx" } as const;
export type TreeFileFormat = keyof typeof TREE_FILE_ENDINGS;

type Map = { readonly title: string; readonly items: readonly OutlineItem[]; readonly root?: Pick<OutlineItem, "note" | "details"> };
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const WRITERS: Readonly<Record<Exclude<TreeFileFormat, "docx">, (map: Map, newId: () => string) => Uint8Array>> = {
  md: (map) => encode(writeMarkdown(map)),
  txt: ({ title, items }) => encode(`${outlineToText([{ title: lineOf(title), children: items.map(lined) }])}\n`),
  opml: (map) => encode(writeOpml(map)),
  xmind: (map, newId) => writeXmind(map, newId),
  mm: (map) => encode(writeFreemind(map)),
  json: (map) => encode(writeTreeJson(map)),
};

/** A tree as a file. `newId` names what has no name here. What it does not carry: `lossesOf`. */
export function writeTreeFile(format: Exclude<TreeFileFormat, "docx">, tree: TreeBranch, newId: () => string): Uint8Array {
  const { title, children, ...root } = itemOf(tree);
  return WRITERS[format]({ title, items: children, root }, newId);
}

function itemOf({ node, children }: TreeBranch): OutlineItem {
  const { note } = node;
  const details = detailsOf(node);
  return {
    title: node.text,
    children: children.map(itemOf),
    ...(note === undefined ? {} : { note }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

const NAMES = ["side", "fold", "hue", "mark", "link"] as const;

function detailsOf(node: TreeNode): NonNullable<OutlineItem["details"]> {
  return Object.fromEntries(NAMES.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]])));
}

const lineOf = (text: string): string => text.replace(/\s+/g, " ").trim();
const lined = ({ title, children }: OutlineItem): OutlineItem => ({ title: lineOf(title), children: children.map(lined) });
