import { expect, test } from "vitest";
import { isMissing, readNumber } from "./read-number.ts";

const NUMBERS: readonly (readonly [string, number, string])[] = [
  ["0", 0, ""],
  ["12", 12, ""],
  ["1,234.5", 1234.5, ""],
  ["1,234,567", 1_234_567, ""],
  ["-3.5", -3.5, ""],
  ["−3.5", -3.5, ""],
  ["(1,234)", -1234, ""],
  ["（12）", -12, ""],
  ["+8", 8, ""],
  [".5", 0.5, ""],
  ["1.2e3", 1200, ""],
  ["82%", 82, "%"],
  ["８２％", 82, "%"],
  ["4.5‰", 4.5, "‰"],
  ["19.1万", 191_000, ""],
  ["1.1亿", 110_000_000, ""],
  ["2千", 2000, ""],
  ["3.5万元", 35_000, "元"],
  ["18.2千人次", 18_200, "人次"],
  ["¥99.9", 99.9, "元"],
  ["￥1,000", 1000, "元"],
  ["$-5", -5, "$"],
  ["-$5", -5, "$"],
  ["5k", 5000, ""],
  ["1.5M", 1_500_000, ""],
  ["12 kg", 12, "kg"],
  ["30 人", 30, "人"],
  ["7 个", 7, "个"],
  ["3.2个百分点", 3.2, "个百分点"],
  [" 42 ", 42, ""],
  ["１２３", 123, ""],
];
const TEXTS = [
  "",
  "—",
  "无",
  "3月",
  "2026年",
  "2026-3-5",
  "3/5",
  "007",
  "6222021234567890123",
  "13-15",
  "1,23",
  "3 Idiots",
  "第3名",
  "1.2.3",
  "约 30",
  "12:30",
  "1号楼",
  "k",
  "%",
  "1 2",
  "3~5人",
];

test.each(NUMBERS)("%j is the number %d with the unit %j", (text, value, unit) => {
  expect(readNumber(text)).toEqual({ value, unit });
});

test.each(TEXTS)("%j is no number", (text) => {
  expect(readNumber(text)).toBeNull();
});

test("a number before 万 keeps its digits: 19.1万 is 191000, not 191000.00000000003", () => {
  for (let tenths = 1; tenths < 2000; tenths++)
    expect(readNumber(`${(tenths / 10).toFixed(1)}万`)?.value).toBe(Number(`${(tenths / 10).toFixed(1)}e4`));
});

test("what stands where a number is missing is told from words", () => {
  expect(["", "-", "—", "——", "N/A", "#DIV/0!", "缺考", "/"].filter((text) => !isMissing(text))).toEqual([]);
  expect(["无锡", "0", "a"].filter(isMissing)).toEqual([]);
});
