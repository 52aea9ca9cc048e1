import { expect, test } from "vitest";
import { byDay } from "./by-day.ts";

const NOW = new Date(2026, 10, 21, 0, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("texts of one day stand together, in the order they came", () => {
  const list = [at(2026, 10, 21, 0, 20), at(2026, 10, 21, 0, 10), at(2026, 10, 20, 9, 0)].map((createdAt, id) => ({ id, createdAt }));
  expect(byDay(list, NOW).map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
    ["今天", [0, 1]],
    ["昨天", [2]],
  ]);
});
