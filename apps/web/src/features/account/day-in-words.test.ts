import { expect, test } from "vitest";
import { timeAgo } from "./day-in-words.ts";

const now = new Date("2026-11-21T12:00:00+08:00");

test.each([
  ["2026-11-21T11:59:30+08:00", "刚刚"],
  ["2026-11-21T12:03:00+08:00", "刚刚"],
  ["2026-11-21T11:55:00+08:00", "5 分钟前"],
  ["2026-11-21T09:00:00+08:00", "3 小时前"],
  ["2026-11-09T12:00:00+08:00", "12 天前"],
])("a device last used at %s was used %s", (time, words) => {
  expect(timeAgo({ time, now })).toBe(words);
});
