import type { Generation, GenerationKind, GenerationListItem, GenerationStatus } from "@tangleaf/contract";
import { ApiError } from "#lib/api-error.ts";

/** One draft of the piece on the workspace, as its tab and header need it. */
export type Draft = {
  generationId: string;
  draftNo: number;
  kind: GenerationKind;
  /** The draft a revision was asked for; null = it was written from the form or goes on with another. */
  baseId: string | null;
  status: GenerationStatus;
  finishReason: string | null;
  title: string;
  chars: number;
  /** `chars` without marks of what it lacks. */
  length: number;
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
  /** false: the stream of the running generation is lost and being opened again. */
  connected: boolean;
  /** The stream ended with the session; it is opened again after the next sign-in. */
  signedOut: boolean;
  stopping: boolean;
  failure: Failure | null;
  /** Model of the last request that changed nothing: it made no draft, and the paper shows the one before. */
  unchangedBy: string | null;
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
  unchangedBy: null,
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
export function isSettled(phase: Phase): phase is "done" | "stopped" | "interrupted" {
  return phase === "done" || phase === "stopped" || phase === "interrupted";
}

export function toDraft(item: Generation | GenerationListItem): Draft {
  const { generationId, draftNo, kind, status, finishReason, title, chars, length, seedChars, target, estimate, usage, model, version } =
    item;
  return {
    generationId,
    draftNo,
    kind,
    baseId: kind === "revise" && typeof item.input["generationId"] === "string" ? item.input["generationId"] : null,
    status,
    finishReason,
    title,
    chars,
    length,
    seedChars,
    target,
    estimate,
    charged: usage.charged,
    model,
    version,
  };
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

const WHOLE = 100;
/** A text that has no known length never looks finished before it is. */
const ALMOST = 99;

/** How far the writing is, 0 to 100: by characters where a length was asked for, by the server's own steps elsewhere. */
export function percentOf({ phase, chars, progress }: Pick<WritingState, "phase" | "chars" | "progress">, target: number | null): number {
  if (phase !== "writing") return phase === "asking" ? 0 : WHOLE;
  if (target !== null && target > 0) return Math.min(ALMOST, Math.round((chars / target) * WHOLE));
  if (progress && progress.total > 0) return Math.min(ALMOST, Math.round((progress.done / progress.total) * WHOLE));
  return 0;
}

export function toFailure(error: unknown): Failure {
  return error instanceof ApiError ? { message: error.message, reason: error.reason } : { message: String(error), reason: null };
}
