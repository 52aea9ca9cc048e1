import { STREAM_COALESCE_MS } from "@tangleaf/contract";
import type { Clock } from "../../../ports/clock.ts";

/** A pass that seemed to take longer than this did not: the machine's clock was set, or the process stood still. */
const PASS_MOST_MS = 1000;

/** Gathers what many texts have to send, and sends it all together. */
export type Pulse = {
  /** Runs `send` once in the next pass: at once where nothing was sent for a while. */
  mark(send: () => void): void;
  /** The same for what is to be taken in: everything of a pass is taken before it is sent, so that what came goes out with it. */
  markTake(take: () => void): void;
};

/**
 * Between two passes lie STREAM_COALESCE_MS, or as long as the last one took where that is more: sending never takes much more
 * than half of the process, and under any load everything that is marked is sent by the next pass.
 */
export function createPulse(clock: Pick<Clock, "now" | "after">): Pulse {
  let marked = new Set<() => void>();
  let taking = new Set<() => void>();
  /** A pass will come, or the pause after the last one is not over. */
  let isWaiting = false;

  function pass(): void {
    isWaiting = true;
    const began = clock.now();
    try {
      const takes = taking;
      taking = new Set();
      for (const take of takes) take();
      const sends = marked;
      marked = new Set();
      for (const send of sends) send();
    } finally {
      // The bytes go out when this turn ends, in ticks that were asked for before this one.
      process.nextTick(() => {
        const tookMs = Math.min(PASS_MOST_MS, clock.now() - began);
        clock.after(Math.max(STREAM_COALESCE_MS, tookMs), endPause);
      });
    }
  }

  function endPause(): void {
    isWaiting = false;
    if (marked.size + taking.size > 0) pass();
  }

  return {
    mark(send) {
      marked.add(send);
      if (!isWaiting) pass();
    },
    markTake(take) {
      taking.add(take);
      if (!isWaiting) pass();
    },
  };
}
