import { expect, test } from "vitest";
import { untilNextDay } from "./claimed-day.ts";

const HOUR_MS = 3_600_000;

test("the day of the gift ends at midnight in Shanghai, wherever its reader is", () => {
  expect(untilNextDay(new Date("2026-11-21T15:00:00Z"))).toBe(HOUR_MS);
  expect(untilNextDay(new Date("2026-11-21T16:00:00Z"))).toBe(24 * HOUR_MS);
});
