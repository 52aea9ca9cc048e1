import { expect, test } from "vitest";
import { createStallCounter } from "./stall-counter.ts";

const LIMITS = { tickMs: 1000, noticeAfterMs: 10_000, endAfterMs: 30_000 };

/** A main thread that waits for something that is no processor, or one of which the system tells nothing. */
const waits = () => null;

/** Events of so many ticks in which the main thread reports nothing, with the number of the tick. */
function stall(counter: ReturnType<typeof createStallCounter>, ticks: number, beats = 0) {
  return Array.from({ length: ticks }, () => counter.tick(beats)).flatMap((event, at) =>
    event === null ? [] : [{ at: at + 1, ...event }],
  );
}

test("a stall is noticed after 10 ticks and ends the process after 30, each once", () => {
  const counter = createStallCounter(LIMITS, waits);
  expect(stall(counter, 100)).toEqual([
    { at: 10, kind: "noticed", stalledMs: 10_000 },
    { at: 30, kind: "end", stalledMs: 30_000 },
  ]);
});

test("the main thread goes on: said only of what was noticed, and the next stall counts from its beginning", () => {
  const counter = createStallCounter(LIMITS, waits);
  stall(counter, 9);
  expect(counter.tick(1)).toBe(null);
  expect(stall(counter, 12, 1)).toEqual([{ at: 10, kind: "noticed", stalledMs: 10_000 }]);
  expect(counter.tick(2)).toEqual({ kind: "over", stalledMs: 12_000 });
  expect(stall(counter, 29, 2)).toEqual([{ at: 10, kind: "noticed", stalledMs: 10_000 }]);
});

/** Processor time of a main thread that gets so much of it in every tick. */
function computes(msPerTick: number) {
  let timeMs = 500_000;
  return () => {
    timeMs += msPerTick;
    return timeMs;
  };
}

test("of a main thread that computes, the processor time counts that it gets", () => {
  const counter = createStallCounter(LIMITS, computes(100));
  // The first tick has nothing to compare with and counts whole.
  expect(stall(counter, 300)).toEqual([
    { at: 91, kind: "noticed", stalledMs: 10_000 },
    { at: 291, kind: "end", stalledMs: 30_000 },
  ]);
});

test("a main thread that gets no processor is not stuck", () => {
  expect(stall(createStallCounter(LIMITS, computes(0)), 1000)).toEqual([]);
});

test("a tick that comes late counts as one tick", () => {
  expect(stall(createStallCounter(LIMITS, computes(60_000)), 9)).toEqual([]);
});

test("without an end a stall is only noticed", () => {
  const counter = createStallCounter({ ...LIMITS, endAfterMs: Number.POSITIVE_INFINITY }, waits);
  expect(stall(counter, 5000)).toEqual([{ at: 10, kind: "noticed", stalledMs: 10_000 }]);
});
