import { expect, test } from "vitest";
import { lastDays, presetOf, problemOf, readSpan } from "./span.ts";

/** 00:30 on the 21st in Shanghai; in London still the 20th. */
const NOW = new Date("2026-11-20T16:30:00Z");
const read = (query: string) => readSpan(new URLSearchParams(query), NOW);

test("days are counted in Shanghai, today included", () => {
  expect(lastDays(7, NOW)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
});

test("an address without a span gets the last 14 days", () => {
  expect(read("")).toEqual({ from: "2026-11-08", to: "2026-11-21" });
});

test("an address with a span gets it", () => {
  expect(read("from=2026-10-01&to=2026-10-31")).toEqual({ from: "2026-10-01", to: "2026-10-31" });
});

test("an address whose span makes no sense gets the last 14 days", () => {
  for (const query of [
    "from=2026-10-31&to=2026-10-01",
    "from=2026-02-30&to=2026-03-01",
    "from=soon&to=2026-10-01",
    "from=2020-01-01&to=2026-10-01",
  ]) {
    expect(read(query).to).toBe("2026-11-21");
  }
});

test("a reversed span is said at its last day, a too long one at its first", () => {
  expect(problemOf({ from: "2026-10-31", to: "2026-10-01" })?.field).toBe("to");
  expect(problemOf({ from: "2025-10-01", to: "2026-10-02" })?.field).toBe("from");
  expect(problemOf({ from: "2025-10-01", to: "2026-10-01" })).toBeNull();
  expect(problemOf({ from: "", to: "2026-10-01" })?.field).toBe("from");
});

test("a span that is one of the presets is known as it", () => {
  expect(presetOf(lastDays(30, NOW), NOW)).toBe(30);
  expect(presetOf({ from: "2026-11-01", to: "2026-11-03" }, NOW)).toBeNull();
});
