import { expect, it } from "vitest";
import { checkEnglish, chineseIn, englishValuesIn } from "./lib/check-english.mjs";

it("finds Chinese punctuation and characters, and lets the marks of a gap pass", () => {
  expect(chineseIn("Couldn't write this，nothing was charged。")).toEqual(["，", "。"]);
  expect(chineseIn("“Name” 【To add: date】 …")).toEqual([]);
});

it("reads the English side of a pair", () => {
  const source = '{ zh: "好，", en: "Fine" }, { "en": ["One，", "Two"] }, then: "再，", en:\n  "A \\"B\\""';
  expect(englishValuesIn(source)).toEqual(['"Fine"', '["One，", "Two"]', '"A \\"B\\""']);
  const table = 'zh: { a: "好" }, en: { a: "Fine}，", b: { c: "No" } }, when: { x: 1 }, en: other';
  expect(englishValuesIn(table)).toEqual(['{ a: "Fine}，", b: { c: "No" } }']);
});

it("finds none in this project", () => {
  expect(checkEnglish()).toEqual([]);
});
