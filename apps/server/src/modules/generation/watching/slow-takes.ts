import type { Clock } from "../../../ports/clock.ts";
import { UNWATCHED_TAKE_MS } from "../constants.ts";

/** So often what is due is looked for: the texts of a process are spread over as many turns as there are looks. */
const LOOK_MS = 25;

/** Takes what came of texts nobody watches. */
export type SlowTakes = {
  /** Runs `take` once, UNWATCHED_TAKE_MS from now. */
  markTake(take: () => void): void;
};

/** Nobody sees these texts grow: what comes of one is taken in few large pieces, which cost little more than one small piece. */
export function createSlowTakes(clock: Pick<Clock, "now" | "after">): SlowTakes {
  /** When each is due; the oldest first. */
  const due = new Map<() => void, number>();
  let isLooking = false;

  function look(): void {
    isLooking = false;
    const now = clock.now();
    for (const [take, at] of due) {
      if (at > now) break;
      due.delete(take);
      take();
    }
    if (due.size > 0) lookLater();
  }

  function lookLater(): void {
    if (isLooking) return;
    isLooking = true;
    clock.after(LOOK_MS, look);
  }

  return {
    markTake(take) {
      if (!due.has(take)) due.set(take, clock.now() + UNWATCHED_TAKE_MS);
      lookLater();
    },
  };
}
