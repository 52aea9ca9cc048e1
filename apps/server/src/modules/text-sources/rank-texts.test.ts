import { expect, test } from "vitest";
import { cutPassages } from "./cut-passages.ts";
import { rankTexts } from "./rank-texts.ts";

test("texts are ranked by what they share with the query, in Chinese by pairs of characters", () => {
  const texts = ["存货盘点由店员自己完成", "图书角的借阅次数", "门店存货的损耗与存货盘点差异", "Stock is counted monthly"];
  expect(rankTexts("存货盘点差异", texts)).toEqual([2, 0]);
  expect(rankTexts("STOCK counted", texts)).toEqual([3]);
  expect(rankTexts("", texts)).toEqual([]);
  expect(rankTexts("盘点", [])).toEqual([]);
});

test("a page is cut where sentences end; lines of Chinese are joined without a space", () => {
  const page = `第一句讲\n图书角。${"第二句讲盘点，".repeat(60)}完。The use was re-\ncorded. It rose.`;
  const passages = cutPassages(["", page], { hasPages: true, max: 10 });
  expect(passages.every((one) => one.page === 2)).toBe(true);
  expect(passages[0]?.text).toBe("第一句讲图书角。");
  expect(passages.map(({ text }) => text).join("")).toContain("The use was recorded.");
  expect(passages.every(({ text }) => text.length <= 720)).toBe(true);
  expect(cutPassages([page], { hasPages: false, max: 1 })).toHaveLength(1);
});
