import { expect, test } from "vitest";
import { AppError } from "../platform/errors.ts";
import { parseMoment } from "./usage.ts";

const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());

test("a day alone is its start or its last millisecond in Shanghai", () => {
  expect(iso(parseMoment("from", "2026-11-21", "start"))).toBe("2026-11-20T16:00:00.000Z");
  expect(iso(parseMoment("to", "2026-11-21", "end"))).toBe("2026-11-21T15:59:59.999Z");
});

test("a full time is taken as it is, and nothing stays nothing", () => {
  expect(iso(parseMoment("to", "2026-11-21T08:00:00+02:00", "end"))).toBe("2026-11-21T06:00:00.000Z");
  expect(parseMoment("from", undefined, "start")).toBeUndefined();
  expect(parseMoment("from", "", "start")).toBeUndefined();
});

test("anything else is refused under the field's name", () => {
  for (const value of ["yesterday", "2026-13-45", "NaN", "-271821-04-20T00:00:00Z", "+275760-09-12", "0000-01-01"]) {
    expect(() => parseMoment("from", value, "start")).toThrow(AppError);
  }
});

test("the years of four digits are taken from the first day to the last", () => {
  for (const value of ["0001-01-01", "1970-01-01", "9999-12-30"]) {
    for (const side of ["start", "end"] as const) expect(parseMoment("from", value, side), value).toBeTypeOf("number");
  }
});
