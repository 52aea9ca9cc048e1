import type { WritingState } from "../store/writing-state.ts";

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
