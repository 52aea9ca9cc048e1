/** What a tick of the watchdog has found out, with how long the event loop has stood still. */
export type StallEvent = { readonly kind: "noticed" | "over" | "end"; readonly stalledMs: number };

export type StallLimits = {
  /** Time between two ticks. */
  readonly tickMs: number;
  readonly noticeAfterMs: number;
  /** Infinity = never. */
  readonly endAfterMs: number;
};

/**
 * Measures a stall by the watchdog's own ticks. A clock would count the time in which the whole process, or the machine, stood still;
 * the ticks stand still with it. Of a tick in which the main thread computes, only the processor time counts that it got.
 */
export function createStallCounter(limits: StallLimits, readMainThreadTime: () => number | null) {
  let lastBeats = 0;
  let stalledMs = 0;
  let lastTimeMs: number | null = null;

  function measureTick(): number {
    const timeMs = readMainThreadTime();
    const gotMs = timeMs === null || lastTimeMs === null ? limits.tickMs : timeMs - lastTimeMs;
    lastTimeMs = timeMs;
    return Math.min(gotMs, limits.tickMs);
  }

  return {
    /** `beats` is how often the main thread has reported so far. */
    tick(beats: number): StallEvent | null {
      const before = stalledMs;
      if (beats !== lastBeats) {
        [lastBeats, stalledMs, lastTimeMs] = [beats, 0, null];
        return before >= limits.noticeAfterMs ? { kind: "over", stalledMs: before } : null;
      }
      stalledMs += measureTick();
      const hasPassed = (limitMs: number) => before < limitMs && stalledMs >= limitMs;
      if (hasPassed(limits.endAfterMs)) return { kind: "end", stalledMs };
      return hasPassed(limits.noticeAfterMs) ? { kind: "noticed", stalledMs } : null;
    },
  };
}
