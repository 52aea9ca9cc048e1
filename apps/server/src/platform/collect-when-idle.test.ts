import { performance } from "node:perf_hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "./collect-when-idle.ts";

const LOOK_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The share of the time the process is busy in, look by look. */
function busy(shares: readonly number[]): void {
  const left = [...shares];
  const of = (utilization: number) => ({ idle: 0, active: 0, utilization });
  vi.spyOn(performance, "eventLoopUtilization").mockImplementation((now) => of(now === undefined ? 0 : (left.shift() ?? 0)));
}

test("garbage is collected once, when the process has had nothing to do for a while", () => {
  busy([0.01, 0.01]);
  const collect = vi.fn();
  collectWhenIdle(collect);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOOK_MS);
  expect(collect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(collect).toHaveBeenCalledOnce();
});

test("a process that is needed is not held up until it is idle", () => {
  busy([0.6, 0.3, 0.01]);
  const collect = vi.fn();
  collectWhenIdle(collect);
  vi.advanceTimersByTime(2 * LOOK_MS);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOOK_MS);
  expect(collect).toHaveBeenCalledOnce();
});
