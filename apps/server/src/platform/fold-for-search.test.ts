import { expect, test } from "vitest";
import { foldForSearch } from "./fold-for-search.ts";

const CPU_MAX_MS = 5000;

test("folds width, case and forms", () => {
  expect(foldForSearch("ＡＢＣ ﬁ É")).toBe("abc fi é");
  expect(foldForSearch("e\u0301")).toBe("é");
});

test("writes no text out as many times as long", () => {
  expect(foldForSearch("甲\ufdfa乙\ufdfb".repeat(1000)).length).toBe(4000);
});

test("folds a run of half a million marks in linear time", () => {
  const before = process.cpuUsage();
  foldForSearch(`a${"\u0301\u0316".repeat(250_000)}`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(CPU_MAX_MS);
});
