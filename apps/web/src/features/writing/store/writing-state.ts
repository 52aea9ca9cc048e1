import type { Generation, GenerationKind, GenerationListItem, GenerationStatus } from "@tangleaf/contract";

/** One draft of the piece on the workspace, as its tab and header need it. */
export type Draft = {
  generationId: string;
  draftNo: number;
  kind: GenerationKind;
  status: GenerationStatus;
  title: string;
  chars: number;
  /** Characters it began with, written by an earlier draft. */
  seedChars: number;
  target: number | null;
  estimate: Generation["estimate"];
  charged: number;
  model: string;
  version: number;
};

/** What the paper shows. `asking`: asked, no character yet. */
export type Phase = "idle" | "opening" | "asking" | "writing" | "done" | "stopped" | "interrupted" | "failed";

export type Failure = { message: string; reason: string | null };

export type WritingState = {
  pieceId: string | null;
  drafts: readonly Draft[];
  currentId: string | null;
  /** Inputs of the form the piece came from. */
  fields: Readonly<Record<string, unknown>> | null;
  phase: Phase;
  /** Characters on the paper, in the product's own count. */
  chars: number;
  progress: { done: number; total: number; label: string } | null;
  /** false: the line to the running generation is lost and being taken up again. */
  connected: boolean;
  /** The line was ended with the session; it is taken up again after the next sign-in. */
  signedOut: boolean;
  stopping: boolean;
  failure: Failure | null;
};

export const IDLE: WritingState = {
  pieceId: null,
  drafts: [],
  currentId: null,
  fields: null,
  phase: "idle",
  chars: 0,
  progress: null,
  connected: true,
  signedOut: false,
  stopping: false,
  failure: null,
};

const PHASES: Readonly<Record<GenerationStatus, Phase>> = {
  queued: "asking",
  writing: "writing",
  done: "done",
  stopped: "stopped",
  interrupted: "interrupted",
  failed: "failed",
};

export function phaseOf(status: GenerationStatus): Phase {
  return PHASES[status];
}

export function isRunning(phase: Phase): boolean {
  return phase === "asking" || phase === "writing";
}

/** The text on the paper is whole and may be edited. */
export function isSettled(phase: Phase): boolean {
  return phase === "done" || phase === "stopped" || phase === "interrupted";
}

export function toDraft(item: Generation | GenerationListItem): Draft {
  const { generationId, draftNo, kind, status, title, chars, seedChars, target, estimate, usage, model, version } = item;
  return { generationId, draftNo, kind, status, title, chars, seedChars, target, estimate, charged: usage.charged, model, version };
}

/** The drafts with one changed or added, in order of their numbers. */
export function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  const others = drafts.filter((other) => other.generationId !== draft.generationId);
  return [...others, draft].sort((a, b) => a.draftNo - b.draftNo);
}

/** The form's inputs, where the generation was asked for by one. */
export function fieldsOf(item: Generation | GenerationListItem): Readonly<Record<string, unknown>> | null {
  const { fields } = item.input;
  return typeof fields === "object" && fields !== null ? { ...fields } : null;
}
