import type { TreeNode } from "@tangleaf/document/tree";

/** Marks a node can have, in the order they are offered. */
export const TREE_MARKS = ["important", "question", "todo", "done", "star"] as const;
export type TreeMark = (typeof TREE_MARKS)[number];

/** How marks are drawn: signs every font has. */
export const MARK_SIGNS: Readonly<Record<TreeMark, string>> = { important: "!", question: "?", todo: "○", done: "✓", star: "★" };
export const isTreeMark = (mark: string | undefined): mark is TreeMark => TREE_MARKS.some((one) => one === mark);

export const NOTE_SIGN = "≡";
export const LINK_SIGN = "↗";

/** Signs before and behind the text of a node. */
export function signsOf({ mark, note, link }: TreeNode): { before: string; behind: string } {
  const behind = `${note === undefined ? "" : NOTE_SIGN}${link === undefined ? "" : LINK_SIGN}`;
  return { before: isTreeMark(mark) ? MARK_SIGNS[mark] : "", behind };
}
