import { NOTE_OUTLINE, type OutlineBranch } from "@tangleaf/contract";
import { allocateLengths, bareTitle, titleKey } from "@tangleaf/document/outline";

/** A section as it is drafted; of `characters` only the ratio counts. */
export type DraftedBranch = {
  readonly title: string;
  readonly brief: string;
  readonly characters: number;
  readonly sections?: readonly DraftedBranch[] | undefined;
};

/** What of a draft counts: no title twice under the same parent (what stands below both stays), no more levels than were asked for. */
function distinctBranches(drafts: readonly DraftedBranch[], depth: number): DraftedBranch[] {
  const byTitle = new Map<string, DraftedBranch>();
  for (const draft of drafts) {
    const key = titleKey(draft.title);
    const first = byTitle.get(key);
    const sections = [...(first?.sections ?? []), ...(draft.sections ?? [])];
    byTitle.set(key, { ...(first ?? draft), sections });
  }
  return [...byTitle.values()].map((branch) => ({
    ...branch,
    sections: depth > 1 ? distinctBranches(branch.sections ?? [], depth - 1) : [],
  }));
}

export type CompletedOutline = { readonly outline: OutlineBranch[] } | { readonly error: string };

/** Sections with their characters, which add up to `length` exactly; or what is wrong with them, in a line. */
export function completeBranches(drafts: readonly DraftedBranch[], { length, depth }: { length: number; depth: number }): CompletedOutline {
  const branches = distinctBranches(drafts, depth);
  const count = countOf(branches);
  if (count > NOTE_OUTLINE.sections) return { error: `sections: ${count} in all, at most ${NOTE_OUTLINE.sections} are allowed` };
  return { outline: withLengths(branches, length, 1) };
}

function withLengths(branches: readonly DraftedBranch[], length: number, level: number): OutlineBranch[] {
  const lengths = allocateLengths(
    length,
    branches.map(({ characters }) => characters),
  );
  return branches.map(({ title, brief, sections = [] }, at) => ({
    title: bareTitle(title),
    level,
    brief,
    targetCnt: lengths[at] ?? 0,
    subPara: withLengths(sections, lengths[at] ?? 0, level + 1),
  }));
}

function countOf(branches: readonly DraftedBranch[]): number {
  return branches.reduce((sum, { sections = [] }) => sum + 1 + countOf(sections), 0);
}

/** Titles and briefs of an outline, a line each. */
export function branchWords(outline: readonly OutlineBranch[]): string {
  return outline.map(({ title, brief, subPara }) => [title, brief, branchWords(subPara)].join("\n")).join("\n");
}

/** An outline as people read it: a line for each section, deeper ones indented. */
export function branchText(outline: readonly OutlineBranch[], lengths: (characters: number) => string): string {
  return outline
    .map(({ title, level, targetCnt, subPara }) => {
      const line = `${"  ".repeat(level - 1)}- ${title}${lengths(targetCnt)}`;
      return subPara.length === 0 ? line : `${line}\n${branchText(subPara, lengths)}`;
    })
    .join("\n");
}
