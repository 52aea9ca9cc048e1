import { expect, test } from "vitest";
import { AppError } from "../platform/errors.ts";
import { parseMoment } from "./parse-moment.ts";

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
  for (const value of ["yesterday", "2026-13-45", "NaN"]) {
    expect(() => parseMoment("from", value, "start")).toThrow(AppError);
  }
});
