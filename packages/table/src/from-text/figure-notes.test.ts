import { expect, test } from "vitest";
import { figureNotes } from "./figure-notes.ts";

const NOTED: readonly (readonly [string, readonly string[]])[] = [
  ["价格在13-15元之间，数量3~5件。", ["range 13-15元", "range 3~5件"]],
  ["增长10%到15%，间隔 1,200 至 1,500 米。", ["range 10%到15%", "range 1,200 至 1,500 米"]],
  ["Between 13 and 15 books, 3 to 5 items.", ["range 13 and 15 books", "range 3 to 5 items"]],
  ["均值为 3.2±0.4 分，产量 3.2±0.4 万吨。", ["deviation ±0.4 分", "deviation 3.2±0.4 万"]],
  ["约 300 元，近3亿元，50% 以上，20余人，100多册。", ["about 约 300 元", "about 近3亿元", "about 50% 以上", "about 20余", "about 100多"]],
  ["about 300 people, at least 5%.", ["about about 300", "about at least 5%"]],
  // Nothing to say: exact figures, what changed, and what is no figure at all.
  ["甲为 1.2 万元，乙为 -3.5%，由 3% 降到 2%，增长12%到1200册。", []],
  ["2023-2025年，第3-5页，ISBN 978-7-302-00000-0，2025-06-01，电话 010-62770334，10～12月。", []],
];

test.each(NOTED)("of %s is said what was left out or read as it is written", (text, notes) => {
  expect(figureNotes(text).map(({ why, words }) => `${why} ${words}`)).toEqual(notes);
  for (const { words, from, to } of figureNotes(text)) expect(text.slice(from, to)).toBe(words);
});
