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
