import type { OutlineBranch } from "@tangleaf/contract";
import { titleKey } from "@tangleaf/document/outline";
import type { OutlineRow } from "#editor/blocks/structure/outline-rows.ts";

/** A branch of a proposal beside what the text has. */
export type ComparedBranch = Pick<OutlineBranch, "title" | "brief" | "targetCnt"> & {
  /** Its titles from the top down: the same while the text changes. */
  readonly key: string;
  /** Of the branch above; null at the top. */
  readonly parentKey: string | null;
  /** The heading of the same title under the same heading; null = new. */
  readonly row: OutlineRow | null;
  readonly below: readonly ComparedBranch[];
};

type Heading = { readonly row: OutlineRow; readonly below: Heading[] };

const BETWEEN = "\n";

/** A proposal held against the headings of the text as they are now: what has the same title under the same parent is there already. */
export function compareOutline(outline: readonly OutlineBranch[], rows: readonly OutlineRow[]): ComparedBranch[] {
  return compared(outline, headingTree(rows), null);
}

function compared(branches: readonly OutlineBranch[], headings: readonly Heading[], parentKey: string | null): ComparedBranch[] {
  return branches.map(({ title, brief, targetCnt, subPara }) => {
    const key = parentKey === null ? titleKey(title) : `${parentKey}${BETWEEN}${titleKey(title)}`;
    const same = headings.find(({ row }) => titleKey(row.title) === titleKey(title));
    return { key, parentKey, title, brief, targetCnt, row: same?.row ?? null, below: compared(subPara, same?.below ?? [], key) };
  });
}

function headingTree(rows: readonly OutlineRow[]): Heading[] {
  const top: Heading[] = [];
  const path: Heading[] = [];
  for (const row of rows) {
    while ((path.at(-1)?.row.level ?? 0) >= row.level) path.pop();
    const heading: Heading = { row, below: [] };
    (path.at(-1)?.below ?? top).push(heading);
    path.push(heading);
  }
  return top;
}

/** All branches, each before those below it. */
export function flatBranches(branches: readonly ComparedBranch[]): ComparedBranch[] {
  return branches.flatMap((branch) => [branch, ...flatBranches(branch.below)]);
}

/** What can be taken: what is not there. */
export function newBranches(branches: readonly ComparedBranch[]): ComparedBranch[] {
  return flatBranches(branches).filter(({ row }) => row === null);
}

/**
 * The choice after one branch was ticked or unticked: with it those below it, and where it is ticked the new ones above it, under
 * which it will stand.
 */
export function chooseBranch(
  chosen: ReadonlySet<string>,
  branches: readonly ComparedBranch[],
  { key, on }: { key: string; on: boolean },
): Set<string> {
  const next = new Set(chosen);
  const isBelow = (one: ComparedBranch) => one.key === key || one.key.startsWith(`${key}${BETWEEN}`);
  const isAbove = (one: ComparedBranch) => key.startsWith(`${one.key}${BETWEEN}`);
  for (const one of newBranches(branches)) {
    if (isBelow(one) && !on) next.delete(one.key);
    if (on && (isBelow(one) || isAbove(one))) next.add(one.key);
  }
  return next;
}
