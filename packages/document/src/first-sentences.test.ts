import { expect, test } from "vitest";
import { firstSentences } from "./first-sentences.ts";

test.each([
  ["月末由店员盘点。店长只在系统里确认。", 12, "月末由店员盘点。"],
  ["他说：“月末盘点。”店长只在系统里确认。", 14, "他说：“月末盘点。”"],
  ["Shops count the stock. They miss 0.3 percent of it.", 40, "Shops count the stock."],
  ["第一段没有句号\n\n第二段也没有", 12, "第一段没有句号"],
  ["没有一个句号的一长段话", 5, "没有一个句"],
  ["够短的。", 4, "够短的。"],
  ["够短的一句\n", 20, "够短的一句"],
])("%j within %i units begins with %j", (text, units, begin) => {
  expect(firstSentences(text, units)).toBe(begin);
});
