import type { TreeBranch } from "@tangleaf/document/tree";

/** Height of a row, in pixels. */
export const ROW_PX = 44;

export type OutlineRow = { readonly branch: TreeBranch; readonly level: number };

/** The branches that are not folded away, a row each. */
export function outlineRows(root: TreeBranch): readonly OutlineRow[] {
  const rows: OutlineRow[] = [];
  const waiting: OutlineRow[] = [{ branch: root, level: 1 }];
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row);
    const { branch, level } = row;
    if (branch.node.fold === 1) continue;
    for (const child of branch.children.toReversed()) waiting.push({ branch: child, level: level + 1 });
  }
  return rows;
}

/** Rows of one height: which of them are on the screen, and a few around. */
export function rowsInView(count: number, rowHeight: number, { top, height }: { top: number; height: number }, around = 8) {
  const from = Math.max(0, Math.floor(top / rowHeight) - around);
  return { from, to: Math.min(count, Math.ceil((top + height) / rowHeight) + around) };
}
