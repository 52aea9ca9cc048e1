import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTextBuffer, type Flush } from "./text-buffer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("deltas of 50 ms come in one flush, and the end after the last of them", () => {
  const buffer = createTextBuffer();
  const heard: (Flush | "end")[] = [];
  buffer.listen({ onFlush: (flush) => heard.push(flush), onEnd: () => heard.push("end") });
  buffer.push("一", true);
  buffer.push("二", true);
  vi.advanceTimersByTime(50);
  buffer.push("三", true);
  buffer.end();
  vi.advanceTimersByTime(50);
  expect(heard).toEqual([{ text: "一二", fresh: true }, { text: "三", fresh: true }, "end"]);
});

test("who comes late hears the text from its beginning, a long one in pieces", () => {
  const buffer = createTextBuffer();
  buffer.push("旧".repeat(9000), false);
  buffer.push("新", true);
  vi.advanceTimersByTime(50);
  const heard: Flush[] = [];
  buffer.listen({ onFlush: (flush) => heard.push(flush), onEnd: () => undefined });
  vi.advanceTimersByTime(50);
  expect(heard.map((flush) => flush.text.length)).toEqual([4000, 4000, 1001]);
  expect(heard.map((flush) => flush.text).join("")).toBe(buffer.text);
  expect(heard.every((flush) => !flush.fresh)).toBe(true);
});

/** When each flush came, in milliseconds, while `characters` come every 10 ms for a second; `handing` is called with each. */
function flushTimes(characters: number, handing: () => void = () => undefined): number[] {
  const buffer = createTextBuffer();
  const began = performance.now();
  const times: number[] = [];
  buffer.listen({
    onFlush: () => {
      times.push(performance.now() - began);
      handing();
    },
    onEnd: () => undefined,
  });
  for (let at = 0; at < 1000; at += 10) {
    buffer.push("字".repeat(characters), true);
    vi.advanceTimersByTime(10);
  }
  return times;
}

test("a text faster than anybody reads is handed over five times a second after its first words, another one four times as often", () => {
  expect(flushTimes(10).length).toBeLessThanOrEqual(6);
  expect(flushTimes(1).length).toBeGreaterThanOrEqual(16);
});

test("what keeps the page busy comes less often, and still twice a second", () => {
  const whenBusy = (ms: number) => flushTimes(1, () => vi.setSystemTime(Date.now()) && vi.advanceTimersByTime(ms));
  const gaps = whenBusy(30)
    .map((time, at, all) => time - (all[at - 1] ?? time))
    .slice(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(180);
  expect(Math.max(...whenBusy(300).map((time, at, all) => time - (all[at - 1] ?? time)))).toBeLessThanOrEqual(500);
});
