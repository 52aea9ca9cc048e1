import { expect, test } from "vitest";
import { journeysTable } from "./lib/journeys-table.mjs";

test("a table shows what each journey took in each browser, what failed, and what is not tried there", () => {
  const result = (browser, title, status, duration) => ({ ancestorTitles: [browser], title, status, duration });
  const table = journeysTable({
    testResults: [
      { assertionResults: [result("WebKit", "pay", "failed", 900), result("WebKit", "chart", "passed", 2340)] },
      { assertionResults: [result("Firefox", "pay", "passed", 1000)] },
    ],
  });
  expect(table.split("\n")).toEqual([
    "| journey | Firefox | WebKit |",
    "| --- | --- | --- |",
    "| pay | 1.0 s | failed |",
    "| chart | – | 2.3 s |",
  ]);
});
