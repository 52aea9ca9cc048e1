import { expect, it, test } from "vitest";
import { chineseNumber, type Heading, numberHeadings } from "./number-headings.ts";

const headings = (levels: readonly number[]): Heading[] => levels.map((level) => ({ level, numbered: true }));

test.each([
  ["chapters", "zh", ["第一章", "1.1", "1.1.1", "1.2", "第二章", "2.1"]],
  ["chinese", "zh", ["一、", "（一）", "1.", "（二）", "二、", "（一）"]],
  ["decimal", "zh", ["1", "1.1", "1.1.1", "1.2", "2", "2.1"]],
  ["chapters", "en", ["Chapter 1", "1.1", "1.1.1", "1.2", "Chapter 2", "2.1"]],
  ["chinese", "en", ["I.", "A.", "1.", "B.", "II.", "A."]],
] as const)("headings are counted by their place: %s, %s", (style, language, expected) => {
  expect(numberHeadings(headings([1, 2, 3, 2, 1, 2]), style, language)).toEqual(expected);
});

it("gives no number to an abstract, nor to what stands below it, and counts on as if it were not there", () => {
  const plain = { level: 1, numbered: false };
  const list = [plain, { level: 2, numbered: true }, ...headings([1, 2]), plain, ...headings([1])];
  expect(numberHeadings(list, "decimal", "zh")).toEqual([null, null, "1", "1.1", null, "2"]);
});

it("does not count a level that is skipped", () => {
  expect(numberHeadings(headings([1, 3, 2, 4, 4]), "decimal", "zh")).toEqual(["1", "1.1", "1.2", "1.2.1", "1.2.2"]);
  expect(numberHeadings(headings([3, 2, 1]), "decimal", "zh")).toEqual(["1", "2", "3"]);
});

test.each([
  [1, "一"],
  [10, "十"],
  [12, "十二"],
  [20, "二十"],
  [100, "一百"],
  [101, "一百零一"],
  [110, "一百一十"],
  [1001, "一千零一"],
  [9999, "九千九百九十九"],
])("%d is %s", (value, text) => expect(chineseNumber(value)).toBe(text));

it("has a form for any depth and any count", () => {
  const deep = headings([1, 2, 3, 4, 5, 6]);
  expect(numberHeadings(deep, "chinese", "zh").at(-2)).toBe("①");
  expect(numberHeadings(deep, "chinese", "zh").at(-1)).toBe("a.");
  const many = [...headings([1, 2, 3, 4]), ...headings(Array.from({ length: 28 }, () => 5))];
  expect(numberHeadings(many, "chinese", "zh").slice(-9, -6)).toEqual(["⑳", "（21）", "（22）"]);
  expect(numberHeadings([...deep.slice(0, 5), ...headings(Array.from({ length: 28 }, () => 6))], "chinese", "en").at(-1)).toBe("(ab)");
});
