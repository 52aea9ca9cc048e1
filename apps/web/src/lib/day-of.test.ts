import { expect, test } from "vitest";
import { byDay, dayOf, momentOf, timeOf } from "./day-of.ts";

const NOW = new Date(2026, 10, 21, 0, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("days are named as people name them", () => {
  expect(dayOf(at(2026, 10, 21, 0, 1), NOW)).toBe("今天");
  expect(dayOf(at(2026, 10, 20, 23, 59), NOW)).toBe("昨天");
  expect(dayOf(at(2026, 10, 19, 8, 0), NOW)).toBe("11 月 19 日");
  expect(dayOf(at(2025, 5, 2, 8, 0), NOW)).toBe("2025 年 6 月 2 日");
  expect(timeOf(at(2026, 10, 20, 8, 5))).toBe("8:05");
  expect(momentOf(at(2026, 10, 20, 8, 5), NOW)).toBe("昨天 8:05");
});

test("texts of one day stand together, in the order they came", () => {
  const list = [at(2026, 10, 21, 0, 20), at(2026, 10, 21, 0, 10), at(2026, 10, 20, 9, 0)].map((createdAt, id) => ({ id, createdAt }));
  expect(byDay(list, NOW).map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ["今天", [0, 1]],
    ["昨天", [2]],
  ]);
});
