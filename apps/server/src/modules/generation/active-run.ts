import { type CharacterCounter, createCharacterCounter } from "@tangleaf/document";
import type { GenerationRow } from "./generation.repo.ts";

/**
 * Why a run was ended from outside. `lost`: another process took it over; `blocked`: the moderation found something;
 * `refused`: the database does not take its text.
 */
export type AbortReason = "stop" | "drain" | "timeout" | "lost" | "blocked" | "refused";

/** A generation being written by this process. */
export type ActiveRun = {
  readonly row: GenerationRow;
  /** Everything so far, seed included. */
  text: string;
  readonly counter: CharacterCounter;
  /** UTF-16 units known to be in the database, and when they were looked at last. */
  savedUnits: number;
  savedAt: number;
  /** A structured kind's answer, once it is whole. */
  result: unknown;
  progress: { readonly done: number; readonly total: number; readonly label: string } | null;
  /** Its final state is being stored: checkpoints keep off. */
  finishing: boolean;
  aborted: AbortReason | null;
  /** Takes what came and waits to be taken: for a watcher, before it is stored, before the run is ended. */
  takeWaiting(): void;
  readonly signal: AbortSignal;
  /** The first reason counts. */
  abort(reason: AbortReason): void;
  ended: Promise<void>;
};

export function createActiveRun(row: GenerationRow, now: number): ActiveRun {
  const ending = new AbortController();
  const counter = createCharacterCounter();
  counter.push(row.text);
  const run: ActiveRun = {
    row,
    text: row.text,
    counter,
    savedUnits: row.text.length,
    savedAt: now,
    result: null,
    progress: null,
    finishing: false,
    aborted: null,
    takeWaiting() {},
    signal: ending.signal,
    abort(reason) {
      // What has come is kept, also where it waits.
      run.takeWaiting();
      if (run.aborted !== null || run.finishing) return;
      run.aborted = reason;
      ending.abort();
    },
    ended: Promise.resolve(),
  };
  return run;
}
