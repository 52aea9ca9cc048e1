import type { JobStatus, JobStep, WrittenSection } from "@tangleaf/contract";
import type { OutlineRow } from "#editor/blocks/structure/outline-rows.ts";

/**
 * Where a section stands. queued, writing, failed: what the job has to do with it · stopped, unplaced: a part of its text is written, or
 * all of it, but is not in the document, because its owner wrote there meanwhile or has locked it · written, empty: nobody is at it.
 */
export type SectionKind = "empty" | "written" | "queued" | "writing" | "failed" | "stopped" | "unplaced";

export type SectionState = {
  readonly kind: SectionKind;
  /** The text that is being written, or was. */
  readonly generationId: string | null;
  /** Step to try again. */
  readonly step: string | null;
  /** Why it failed, in the server's words. */
  readonly problem: string;
  /** Tokens charged for it by this job. */
  readonly charged: number;
  /** The content check stopped it. */
  readonly isBlocked: boolean;
  /** Asked for before the others. */
  readonly isFirst: boolean;
};

/** A row of the outline with what is known of its section alone. */
export type SectionRow = OutlineRow & {
  /** Characters of its own blocks, without those below it. */
  readonly own: number;
  /** The same without the marks of what is missing: what is shown as its length. */
  readonly ownLength: number;
  /** Text its heading says it holds. */
  readonly holds: string | null;
};

const NOBODY: Omit<SectionState, "kind"> = { generationId: null, step: null, problem: "", isBlocked: false, charged: 0, isFirst: false };

/** A job that has nothing more to do leaves what it has not begun as it was. */
const ENDED: ReadonlySet<JobStatus> = new Set(["done", "stopped", "failed"]);

/** What a step is for: steps of a section are named for what they do and the id of its heading, as in `write-k3j9`. */
export function sectionOf({ name }: Pick<JobStep, "name">): { does: string; sectionId: string } | null {
  const dash = name.indexOf("-");
  return dash < 1 ? null : { does: name.slice(0, dash), sectionId: name.slice(dash + 1) };
}

type Steps = { readonly writes: JobStep; readonly others: readonly JobStep[] };

/** The steps of each section, by the id of its heading: one that is written with its chapter has the step its own step needs. */
export function stepsBySection(steps: readonly JobStep[]): ReadonlyMap<string, Steps> {
  const byName = new Map(steps.map((step) => [step.name, step]));
  const needed = new Set(steps.flatMap(({ needs }) => needs));
  const isWriting = (step: JobStep | undefined) => step?.type === "generation" && sectionOf(step)?.does === "write";
  const found = new Map<string, JobStep[]>();
  for (const step of steps) {
    const of = sectionOf(step);
    if (of !== null) found.set(of.sectionId, [...(found.get(of.sectionId) ?? []), step]);
  }
  const writing = [...found].flatMap(([id, own]) => {
    // The step of a chapter, which has no words of its own to place.
    if (own.every((step) => isWriting(step) && needed.has(step.name))) return [];
    const writes = own.find(isWriting) ?? own.flatMap(({ needs }) => needs.map((name) => byName.get(name))).find(isWriting);
    return writes === undefined ? [] : [[id, { writes, others: own.filter((step) => step !== writes) }] as const];
  });
  return new Map(writing);
}

export type JobView = {
  readonly status: JobStatus | null;
  readonly steps: readonly JobStep[];
  /** The document has had time to bring what the steps say is in it. */
  readonly isSettled?: boolean;
  /** What became of the texts, as far as the server has said. */
  readonly written?: readonly WrittenSection[];
};

/** Where every section stands, by the id of its heading. */
export function sectionStates(
  rows: readonly SectionRow[],
  { status, steps, isSettled = true, written = [] }: JobView,
): ReadonlyMap<string, SectionState> {
  const bySection = stepsBySection(steps);
  const told = new Map(written.map((section) => [section.paragraphId, section]));
  const isTogether = (one: SectionRow, writes: JobStep) => bySection.get(one.id)?.writes === writes;
  return new Map(
    rows.map((row) => {
      const own = bySection.get(row.id);
      const together = own === undefined ? [] : rows.filter((one) => isTogether(one, own.writes));
      return [row.id, stateOf(row, own, { status, isSettled, share: shareOf(row, together), told: told.get(row.id) })];
    }),
  );
}

/** A section's part of what was charged for all that were written together: by their characters, once there are some. */
function shareOf(row: SectionRow, together: readonly SectionRow[]): number {
  const all = together.reduce((sum, { own }) => sum + own, 0);
  return all === 0 ? 1 / Math.max(1, together.length) : row.own / all;
}

type Around = Omit<Required<JobView>, "steps" | "written"> & { readonly share: number; readonly told: WrittenSection | undefined };

function stateOf(row: SectionRow, steps: Steps | undefined, { status, isSettled, share, told }: Around): SectionState {
  const idle: SectionState = { ...NOBODY, kind: row.own > 0 ? "written" : "empty" };
  if (steps === undefined || status === null) return idle;
  const { writes, others } = steps;
  const all = [writes, ...others];
  const failed = all.find((step) => step.status === "failed");
  const known = {
    generationId: writes.generationId,
    step: failed?.name ?? null,
    problem: failed?.error?.message ?? "",
    isBlocked: failed?.error?.reason === "content.blocked",
    charged: Math.round(writes.charged * share) + others.reduce((sum, step) => sum + step.charged, 0),
    isFirst: writes.isFirst,
  };
  const isPlaced = writes.generationId !== null && row.holds === writes.generationId;
  if (isPlaced) return { ...known, kind: row.own > 0 ? "written" : "empty" };
  if (failed !== undefined) return { ...known, kind: "failed" };
  if (writes.status === "stopped") {
    // The step may be that of a chapter: some of its sections are whole, and some were not begun.
    const hasText = told?.generationId === writes.generationId && told?.place !== "none";
    return { ...known, kind: hasText ? (told?.status === "done" ? "unplaced" : "stopped") : idle.kind };
  }
  if (writes.status === "skipped") return idle;
  if (writes.status === "done") {
    const isPlacing = !isSettled || (!ENDED.has(status) && others.some((step) => step.status !== "done" && step.status !== "skipped"));
    return { ...known, kind: isPlacing ? "writing" : "unplaced" };
  }
  if (ENDED.has(status)) return idle;
  // Interrupted and waiting for its next attempt, it still shows what is there.
  return { ...known, kind: writes.status === "running" ? "writing" : "queued" };
}

/** A section text goes into: one with none below it, or with words of its own. */
export const isWritten = (row: SectionRow): boolean => !row.hasChildren;

/** Whether the section, or one it is part of, is locked. */
export function lockedIds(rows: readonly OutlineRow[]): ReadonlySet<string> {
  const locked = new Set<string>();
  let until = 0;
  for (const row of rows) {
    if (row.locked) until = Math.max(until, row.to);
    if (row.from < until) locked.add(row.id);
  }
  return locked;
}
