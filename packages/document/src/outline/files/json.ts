import { TREE_MAX_DEPTH } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { readHtmlText, trimLines } from "./html-text.ts";
import {
  countLost,
  type FileNode,
  field,
  fileOf,
  findLostLink,
  lineField,
  linesField,
  linkDetails,
  listField,
  newBudget,
  OUTLINE_FILE_MAX_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
  PICTURE_SIGN,
  readNodes,
  rootDetails,
} from "./outline-file.ts";

/** How programs call a node's text, those below it, and the node inside a file. */
const TEXTS = ["text", "title", "topic", "name", "content"];
const CHILDREN = ["kids", "children", "topics", "nodes"];
const ROOTS = ["tree", "nodeData", "root", "rootTopic", "data"];
const LINKS = ["link", "hyperLink", "hyperlink"];
const KEY_MAX_UNITS = 32;
/** Marks of KityMinder (百度脑图) by what they are there: the first priority, and the first and last step of progress. */
const MARKERS: readonly { name: string; marks: Readonly<Record<string, string>> }[] = [
  { name: "priority", marks: { 1: "important" } },
  { name: "progress", marks: { 1: "todo", 9: "done" } },
];

/** Reads JSON of a tree: our own, and that of programs whose nodes have a text and others below them. */
export function readTreeJson(text: string): OutlineFile | OutlineFileProblem {
  if (text.length > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const value = parse(text);
  const root = rootOf(value);
  if (root === null) return { problem: "outline.unreadable" };
  const budget = newBudget();
  const top = readNode(root);
  countLost(budget, top.lost);
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
  if (typeof node === "string") return { title: trimLines(node), note: "", children: [] };
  const data = field(node, "data");
  const inner = typeof data === "object" && data !== null ? data : node;
  const said = TEXTS.map((name) => linesField(inner, name)).find((text) => text !== "") ?? "";
  const side = lineField(inner, "side");
  const key = (name: string) => {
    const value = lineField(inner, name).slice(0, KEY_MAX_UNITS);
    return value === "" ? {} : { [name]: value };
  };
  const markers = MARKERS.flatMap(({ name, marks }) => {
    const value = lineField(inner, name);
    return value === "" || value === "0" ? [] : [marks[value] ?? null];
  });
  const mark = markers.find((one) => one !== null) ?? null;
  const link = LINKS.map((name) => lineField(inner, name)).find((address) => address !== "") ?? "";
  const image = lineField(inner, "image");
  const summaries = [field(inner, "generalization") ?? []].flat().filter((one) => typeof one === "object" && one !== null);
  return {
    title: said === "" && image !== "" ? PICTURE_SIGN : field(inner, "richText") === true ? readHtmlText(said) : said,
    note: linesField(inner, "note"),
    children: [...(CHILDREN.map((name) => listField(node, name)).find((list) => list.length > 0) ?? []), ...summaries],
    details: {
      ...linkDetails(link),
      ...(side === "left" || side === "right" ? { side } : {}),
      ...(field(inner, "fold") === true || field(inner, "expandState") === "collapse" || field(inner, "expand") === false
        ? { fold: 1 as const }
        : {}),
      ...key("hue"),
      ...(mark === null ? {} : { mark }),
      ...key("mark"),
    },
    lost: [
      ...markers.slice(mark === null ? 0 : 1).map(() => "marks" as const),
      ...listField(inner, "icon").map(() => "marks" as const),
      ...(image === "" ? [] : ["pictures" as const]),
      ...findLostLink(link),
      ...listField(inner, "associativeLineTargets").map(() => "relations" as const),
      ...["resource", "tag"].flatMap((name) => listField(inner, name).map(() => "labels" as const)),
      ...summaries.map(() => "summaries" as const),
    ],
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
