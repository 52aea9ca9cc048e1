import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { readAds } from "./read-ads.ts";

const CARD = { title: "新学期", text: "开题报告怎么开头", url: "/document/openingReport" };
const read = (...cards: object[]) => readAds(JSON.stringify(cards));

test("cards come from JSON in place or from a file, and there are none where nothing is said", () => {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-ads-"));
  writeFileSync(join(folder, "ads.json"), JSON.stringify([CARD]));
  expect(readAds(join(folder, "ads.json"))).toEqual([CARD]);
  rmSync(folder, { recursive: true });
  expect(read(CARD, { title: "只有题目", url: "https://example.org/a" })).toEqual([
    CARD,
    { title: "只有题目", text: "", url: "https://example.org/a" },
  ]);
  expect([readAds(undefined), readAds(" ")]).toEqual([[], []]);
});

const WRONG: readonly [string, object[]][] = [
  ["without a title", [{ ...CARD, title: " " }]],
  ["with a title of 31 characters", [{ ...CARD, title: "题".repeat(31) }]],
  ["that leads into a script", [{ ...CARD, url: "javascript:alert(1)" }]],
  ["that leads to another site as if it were this one", [{ ...CARD, url: "//example.org" }]],
  ["with a key nobody knows", [{ ...CARD, html: "<b>" }]],
  ["of more than eight", Array.from({ length: 9 }, () => CARD)],
];
test.each(WRONG)("a list %s is none, and the start says what is expected", (_, cards) => {
  expect(read(...cards)).toBeNull();
  expect(() => parseConfig({ ADS: JSON.stringify(cards) })).toThrow("ADS");
});
