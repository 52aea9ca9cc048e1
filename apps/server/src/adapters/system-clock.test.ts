import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "./system-clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a slow run is not overtaken by the next one, and ending it ends it", async () => {
  const free: (() => void)[] = [];
  const end = systemClock.every(10, () => new Promise<void>((resolve) => free.push(resolve)));
  await vi.advanceTimersByTimeAsync(35);
  expect(free).toHaveLength(1);
  free[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(free).toHaveLength(2);
  free[1]?.();
  end();
  await vi.advanceTimersByTimeAsync(100);
  expect(free).toHaveLength(2);
});

test("a cancelled timer does not fire", () => {
  const [kept, cancelled] = [vi.fn(), vi.fn()];
  systemClock.after(10, kept);
  systemClock.after(10, cancelled)();
  vi.advanceTimersByTime(100);
  expect([kept, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
