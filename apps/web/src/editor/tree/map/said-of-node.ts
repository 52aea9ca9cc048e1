import { treeMessages as m } from "#messages/tree.ts";
import { isTreeMark } from "../layout/node-signs.ts";
import type { PlacedNode } from "../layout/walk-layout.ts";

/** What a screen reader says of a node beside its text. */
export function saidOfNode({ box }: PlacedNode): string {
  const { mark, note, link } = box.branch.node;
  return [isTreeMark(mark) ? m.marks[mark] : "", note === undefined ? "" : m.hasNote, link === undefined ? "" : m.hasLink]
    .filter((part) => part !== "")
    .join(" · ");
}
