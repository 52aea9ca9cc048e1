import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import {
  type FileNode,
  field,
  fileOf,
  lineField,
  linkDetails,
  listField,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  readNodes,
  rootDetails,
} from "./outline-file.ts";

/** How programs call a node's text, those below it, and the node inside a file. */
const TEXTS = ["text", "title", "topic", "name", "content"];
const CHILDREN = ["kids", "children", "topics", "nodes"];
const ROOTS = ["tree", "nodeData", "root", "rootTopic", "data"];
const KEY_MAX_UNITS = 32;

/** Reads JSON of a tree: our own, and that of programs whose nodes have a text and others below them. */
export function readTreeJson(text: string): OutlineFile | OutlineFileProblem {
  if (text.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const value = parse(text);
  const root = rootOf(value);
  if (root === null) return { problem: "outline.unreadable" };
  const budget = newBudget();
  const top = readNode(root);
  const items = readNodes(top.children, readNode, budget, TREE_MAX_DEPTH - 1);
  return { ...fileOf({ title: top.title, items }, budget), ...rootDetails(top) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
}

function rootOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : { text: "", kids: value };
  const inside = ROOTS.map((name) => field(value, name)).find((one) => isNode(one));
  if (isNode(value) && (inside === undefined || CHILDREN.some((name) => listField(value, name).length > 0))) return value;
  return inside ?? null;
}

function isNode(value: unknown): boolean {
  const inner = field(value, "data");
  return TEXTS.some((name) => typeof field(value, name) === "string" || typeof field(inner, name) === "string");
}

function readNode(node: unknown): FileNode {
  if (typeof node === "string") return { title: node.replace(/\s+/g, " ").trim(), note: "", children: [] };
  const data = field(node, "data");
  const inner = typeof data === "object" && data !== null ? data : node;
  const first = (names: readonly string[]) => names.map((name) => lineField(inner, name)).find((text) => text !== "") ?? "";
  const note = field(inner, "note");
  const side = lineField(inner, "side");
  const key = (name: string) => {
    const said = lineField(inner, name).slice(0, KEY_MAX_UNITS);
    return said === "" ? {} : { [name]: said };
  };
  return {
    title: first(TEXTS),
    note: typeof note === "string" ? note.trim() : "",
    children: CHILDREN.map((name) => listField(node, name)).find((list) => list.length > 0) ?? [],
    details: {
      ...linkDetails(lineField(inner, "link") || lineField(inner, "hyperLink")),
      ...(side === "left" || side === "right" ? { side } : {}),
      ...(field(inner, "fold") === true ? { fold: 1 as const } : {}),
      ...key("hue"),
      ...key("mark"),
    },
  };
}

/** Everything there is of a tree, as the calls of mind trees have it. */
export function writeTreeJson({ title, items, root }: Pick<OutlineFile, "title" | "items" | "root">): string {
  return `${JSON.stringify({ title, tree: nodeOf({ ...root, title, children: items }) }, null, 2)}\n`;
}

function nodeOf({ title, note, details: { fold, ...details } = {}, children }: OutlineItem): object {
  return {
    text: title,
    ...(note === undefined ? {} : { note }),
    ...details,
    ...(fold === 1 ? { fold: true } : {}),
    ...(children.length === 0 ? {} : { kids: children.map(nodeOf) }),
  };
}
