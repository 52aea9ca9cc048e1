import { expect, test } from "vitest";
import { reportZh } from "../../profiles/report.ts";
import { formula, heading, say } from "../../testing/sample-document.ts";
import { linesOf } from "./block-heights.ts";
import { estimatePages } from "./estimate-pages.ts";

/** A page of 20 lines of 20 characters. */
const profile = {
  ...reportZh,
  bodyPoints: 10,
  pitch: { points: 20 },
  firstLineCharacters: 0,
  page: {
    widthMm: (200 * 25.4) / 72,
    heightMm: (400 * 25.4) / 72,
    marginMm: { top: 0, right: 0, bottom: 0, left: 0, header: 0, footer: 0 },
  },
};
const options = { pictureHeight: () => 300 };
const pages = (...blocks: Parameters<typeof estimatePages>[0]) => estimatePages(blocks, profile, options);
const lines = (count: number) => say("字".repeat(20 * count));

test("a Chinese character is as wide as its type, others are about half of that", () => {
  expect(linesOf("字".repeat(40), 200, 10, 0)).toBe(2);
  expect(linesOf("字".repeat(40), 200, 10, 2)).toBe(3);
  expect(linesOf("word".repeat(20), 200, 10, 0)).toBe(2);
});

test("text fills a page and goes on on the next", () => {
  expect(pages(lines(20), lines(1))).toEqual({ begins: [1, 2], total: 2 });
  expect(pages(lines(50), lines(1))).toEqual({ begins: [1, 3], total: 3 });
});

test("a heading goes to the next page with what it stands above", () => {
  expect(pages(lines(18), heading(2, "h1", "题"), lines(3)).begins).toEqual([1, 2, 2]);
  expect(pages(lines(10), heading(2, "h1", "题"), lines(3)).begins).toEqual([1, 1, 1]);
});

test("a picture and a formula are not cut in two", () => {
  expect(pages(lines(8), { type: "figure", attrs: { id: "f1" } }).begins).toEqual([1, 2]);
  expect(pages(lines(19), formula("e1", "x")).begins).toEqual([1, 2]);
});

test("footnotes take their height on the page of their mark", () => {
  const noted = { ...say("字"), content: [{ type: "footnote" as const, attrs: { id: "n1" } }] };
  const blocks = [noted, lines(18), lines(1)];
  expect(estimatePages(blocks, profile, options).begins).toEqual([1, 1, 1]);
  expect(estimatePages(blocks, profile, { ...options, footnotes: { n1: "注".repeat(60) } }).begins).toEqual([1, 1, 2]);
});
