import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createWriteBack } from "./write-back.ts";

const COMMITS = 40;
const LONG_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function commitOften(back: { soon(): void }): void {
  for (let n = 0; n < COMMITS; n++) back.soon();
}

it("writes back once after many commits, and not again for few", () => {
  const write = vi.fn();
  const back = createWriteBack({ isFree: () => true, write });
  commitOften(back);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LONG_MS);
  expect(write).toHaveBeenCalledTimes(1);
  back.soon();
  vi.advanceTimersByTime(LONG_MS);
  expect(write).toHaveBeenCalledTimes(1);
});

it("does not wait for ever for a server that is never quiet", () => {
  const write = vi.fn();
  const back = createWriteBack({ isFree: () => true, write });
  for (let ms = 0; ms < LONG_MS / 2; ms += 10) {
    commitOften(back);
    vi.advanceTimersByTime(10);
  }
  expect(write.mock.calls.length).toBeGreaterThan(2);
  expect(write.mock.calls.length).toBeLessThan(10);
});

it("waits as long as a transaction is under way", () => {
  const write = vi.fn();
  let isFree = false;
  const back = createWriteBack({ isFree: () => isFree, write });
  commitOften(back);
  vi.advanceTimersByTime(LONG_MS);
  expect(write).not.toHaveBeenCalled();
  isFree = true;
  vi.advanceTimersByTime(LONG_MS);
  expect(write).toHaveBeenCalledTimes(1);
});

it("tries again after the next commits where the file could not be written to", () => {
  const write = vi.fn(() => {
    throw new Error("disk I/O error");
  });
  const back = createWriteBack({ isFree: () => true, write });
  for (let n = 0; n < 2; n++) {
    commitOften(back);
    vi.advanceTimersByTime(LONG_MS);
  }
  expect(write).toHaveBeenCalledTimes(2);
});
