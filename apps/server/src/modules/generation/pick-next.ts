import type { ModelInfo } from "../../ports/model.ts";
import { ONE_CALL_CHARACTERS } from "./constants.ts";
import type { QueuedRow } from "./run.repo.ts";

/** One place in so many of a bounded model is kept for short texts, so that long ones never hold up everybody. */
const SHORT_PLACE_OF = 4;

/**
 * Which queued rows begin now, in order. Fair: a user's second request waits behind everybody's first; then the older one.
 * A model with bounded concurrency never gets more than it bears, and its last places go to short texts.
 */
export function pickNext(input: {
  queued: readonly QueuedRow[];
  /** Answers under way, by model. */
  writing: ReadonlyMap<string, number>;
  models: readonly ModelInfo[];
  /** Places left in this process. */
  capacity: number;
}): QueuedRow[] {
  const bounds = new Map(input.models.map((model) => [model.name, model.concurrency]));
  const taken = new Map(input.writing);
  const chosen: QueuedRow[] = [];
  for (const row of inTurns(input.queued)) {
    if (chosen.length >= input.capacity) break;
    const bound = bounds.get(row.model) ?? 0;
    const used = taken.get(row.model) ?? 0;
    if (bound > 0 && used >= (isLong(row) ? placesForLong(bound) : bound)) continue;
    taken.set(row.model, used + 1);
    chosen.push(row);
  }
  return chosen;
}

/** First everybody's oldest, then everybody's second … */
function inTurns(queued: readonly QueuedRow[]): QueuedRow[] {
  const seen = new Map<string, number>();
  return [...queued]
    .sort((a, b) => a.created_at - b.created_at)
    .map((row) => {
      const turn = seen.get(row.user_id) ?? 0;
      seen.set(row.user_id, turn + 1);
      return { row, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ row }) => row);
}

function isLong(row: QueuedRow): boolean {
  return (row.target ?? 0) > ONE_CALL_CHARACTERS;
}

function placesForLong(bound: number): number {
  return Math.max(1, bound - Math.ceil(bound / SHORT_PLACE_OF));
}
