import type { OutlineItem } from "../parse-outline.ts";

/** What a file of an outline or mind map holds. */
export type OutlineFile = {
  /** Of the map: its root topic, or the title of the file. */
  readonly title: string;
  readonly items: readonly OutlineItem[];
  /** Nodes that were left out, each with all below it, because a tree may have no more or no deeper ones. */
  readonly dropped: number;
};

/** outline.tooLarge: the file, or what it unpacks to, is above the limits. outline.unreadable: it is no such file, or damaged. */
export type OutlineFileProblem = { readonly problem: "outline.tooLarge" | "outline.unreadable" };

export const OUTLINE_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const OUTLINE_FILE_MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** What readers of nodes count while they read. */
export type NodeBudget = { left: number; dropped: number };

/** The readable parts of one node of a file. */
export type FileNode = { readonly title: string; readonly note: string; readonly children: readonly unknown[] };

/** Reads nodes and what is below them, up to `depth` levels and as many as the budget has. */
export function readNodes(nodes: readonly unknown[], read: (node: unknown) => FileNode, budget: NodeBudget, depth: number): OutlineItem[] {
  const items: OutlineItem[] = [];
  for (const [index, node] of nodes.entries()) {
    if (depth === 0 || budget.left === 0) {
      budget.dropped += nodes.length - index;
      break;
    }
    budget.left -= 1;
    const { title, note, children } = read(node);
    const below = readNodes(children, read, budget, depth - 1);
    items.push({ title, children: below, ...(note === "" ? {} : { note }) });
  }
  return items;
}

/** The value of a key of something that was read from a file; undefined where there is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

export function listField(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

/** Text on one line, without what a file format adds around it. */
export function lineField(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === "string" || typeof text === "number" ? String(text).replace(/\s+/g, " ").trim() : "";
}
