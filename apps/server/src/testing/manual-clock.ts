import type { Clock } from "../ports/clock.ts";

type Timer = { at: number; everyMs: number | null; fn: () => void | Promise<void> };

/** 2026-11-20 12:00 in Shanghai, so that tests do not depend on the day. */
const START_MS = Date.UTC(2026, 10, 20, 4);

/** A clock that moves only when told. */
export type ManualClock = Clock & {
  /** Moves on by `ms`, running due timers in order and awaiting each. */
  advance(ms: number): Promise<void>;
  /** Sets the time without running timers, as when the machine's clock is set. May go back. */
  jumpTo(ms: number): void;
};

export function createManualClock(startMs: number = START_MS): ManualClock {
  let now = startMs;
  const timers = new Set<Timer>();
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  return {
    now: () => now,
    every: (ms, fn) => add({ at: now + ms, everyMs: ms, fn }),
    after: (ms, fn) => add({ at: now + ms, everyMs: null, fn }),
    jumpTo: (ms) => {
      now = ms;
    },
    advance: async (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        now = Math.max(now, due.at);
        if (due.everyMs === null) timers.delete(due);
        else due.at += due.everyMs;
        await due.fn();
      }
      now = end;
    },
  };
}

const STEP_MS = 10;

/** Lets the clock go on in real time until `work` has ended: for races in which somebody may wait by it. */
export async function whileRunning<T>(clock: ManualClock, work: Promise<T>): Promise<T> {
  const timer = setInterval(() => void clock.advance(STEP_MS), STEP_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
