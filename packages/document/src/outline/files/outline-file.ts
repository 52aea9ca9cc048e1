import { TREE_MAX_NODES } from "../../tree/tree-node.ts";
import type { OutlineItem } from "../parse-outline.ts";
import { trimLines } from "./html-text.ts";
import { findXmlFault, readXml, type XmlOptions } from "./xml.ts";

/** What a file of an outline or mind map holds. */
export type OutlineFile = {
  /** Of the map: its root topic, or the title of the file. */
  readonly title: string;
  readonly items: readonly OutlineItem[];
  /** What the root topic has besides its text. */
  readonly root?: Pick<OutlineItem, "note" | "details">;
  /** Nodes that were left out, each with all below it, because a tree may have no more or no deeper ones. */
  readonly dropped: number;
  /** What else the file holds and a tree does not, and how often; left out where there is nothing, or nobody looked. */
  readonly left?: readonly FileLoss[];
};

/** What one form of a tree has and another one does not. */
export type FileLoss = { readonly what: LossKind; readonly count: number };
/** Summaries and callouts of XMind become nodes: what is lost is only that they are something else. Their words are in the messages of mind trees. */
export const LOSS_KINDS = [
  "notes",
  "links",
  "marks",
  "colours",
  "sides",
  "folds",
  "lineBreaks",
  "pictures",
  "relations",
  "summaries",
  "callouts",
  "labels",
  "attachments",
  "comments",
  "attributes",
  "frontMatter",
  "sheetNames",
  "encrypted",
] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

/**
 * outline.tooLarge: the file, or what it unpacks to, is above the limits. outline.tooManyParts: it has more than `max` lines or tags.
 * outline.malformed: it is XML that breaks at `line` and `column`, both from 1. outline.unreadable: it is no such file, or damaged.
 */
export type OutlineFileProblem =
  | { readonly problem: "outline.tooLarge" | "outline.unreadable" }
  | { readonly problem: "outline.tooManyParts"; readonly max: number }
  | { readonly problem: "outline.malformed"; readonly line: number; readonly column: number };

export const OUTLINE_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const OUTLINE_FILE_MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Lines of a text, or tags of XML: a tree of 5,000 nodes has a fifth of them. They are counted before anything is built. */
export const OUTLINE_FILE_MAX_PARTS = 300_000;

/** Why a text with more than `max` of a sign is not read; null where it has no more. */
export function refuseParts(text: string, sign: "\n" | "\r" | "<", max = OUTLINE_FILE_MAX_PARTS): OutlineFileProblem | null {
  let left = max;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1))
    if (--left < 0) return { problem: "outline.tooManyParts", max };
  return null;
}

/** The element a file of XML consists of; where there is none, why. */
export function readRootElement(
  xml: string,
  name: string,
  lists: readonly string[],
  options?: XmlOptions,
): { root: unknown } | OutlineFileProblem {
  const root = field(readXml(xml, lists, options), name);
  if (root !== undefined) return { root };
  const fault = new RegExp(`<${name}[\\s>]`).test(xml) ? findXmlFault(xml) : null;
  return fault === null ? { problem: "outline.unreadable" } : { problem: "outline.malformed", ...fault };
}

/** What readers of nodes count while they read. */
export type NodeBudget = { left: number; dropped: number; readonly lost?: Map<LossKind, number> };

export function newBudget(): Required<NodeBudget> {
  return { left: TREE_MAX_NODES, dropped: 0, lost: new Map() };
}

/** A file as it was read, with what was left out of it. */
export function fileOf({ title, items }: Pick<OutlineFile, "title" | "items">, { dropped, lost }: NodeBudget): OutlineFile {
  const left = [...(lost ?? [])].map(([what, count]) => ({ what, count }));
  return { title, items, dropped, ...(left.length === 0 ? {} : { left }) };
}

/** The readable parts of one node of a file. */
export type FileNode = {
  readonly title: string;
  readonly note: string;
  readonly children: readonly unknown[];
  readonly details?: NonNullable<OutlineItem["details"]>;
  /** What it has and a tree does not. */
  readonly lost?: readonly LossKind[];
};

/** Reads nodes and what is below them, up to `depth` levels and as many as the budget has. */
export function readNodes(nodes: readonly unknown[], read: (node: unknown) => FileNode, budget: NodeBudget, depth: number): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const [index, node] of nodes.entries()) {
    if (depth === 0 || budget.left === 0) {
      budget.dropped += nodes.length - index;
      break;
    }
    budget.left -= 1;
    const { title, note, children, details, lost } = read(node);
    countLost(budget, lost);
    const below = readNodes(children, read, budget, depth - 1);
    const has = details !== undefined && Object.keys(details).length > 0;
    items.push({ title, children: below, ...(note === "" ? {} : { note }), ...(has ? { details } : {}) });
  }
  return items;
}

/** Counts what a node has and a tree does not. */
export function countLost({ lost }: NodeBudget, kinds: readonly LossKind[] = []): void {
  for (const what of kinds) lost?.set(what, (lost.get(what) ?? 0) + 1);
}

/** The value of a key of something that was read from a file; undefined where there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

export function listField(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

/** Text on as many lines as it has, without what a file format adds around them. */
export function linesField(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" || typeof text === "number" ? trimLines(String(text)) : "";
}

/** Text on one line, without what a file format adds around it. */
export function lineField(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" || typeof text === "number" ? String(text).replace(/\s+/g, " ").trim() : "";
}

/** Stands for a picture where a node has nothing else. */
export const PICTURE_SIGN = "🖼";

/** What a root has besides its text, where that is anything: all of a map stands below it, on both sides. */
export function rootDetails({ note, details = {} }: FileNode): Pick<OutlineFile, "root"> {
  const { fold: _all, side: _none, ...kept } = details;
  const root = { ...(note === "" ? {} : { note }), ...(Object.keys(kept).length === 0 ? {} : { details: kept }) };
  return Object.keys(root).length === 0 ? {} : { root };
}

/** A link a node does not keep: to a file, or to a place in the map. */
export function findLostLink(address: string): LossKind[] {
  if (address === "" || "link" in linkDetails(address)) return [];
  return [/^(?:xap|file):/i.test(address) ? "attachments" : "links"];
}

/** An address as a node keeps it; anything but a page of the web or a paragraph of a note is none. */
export function linkDetails(address: string): { readonly link?: string } {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address) || /^[\w-]{8,64}#[\w-]{1,64}$/.test(address) ? { link: address } : {};
}
