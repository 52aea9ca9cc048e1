import { expect, it } from "vitest";
import { createMarkdown } from "./create-markdown.ts";
import { markQuantities } from "./mark-quantities.ts";

const md = createMarkdown().use(markQuantities);
const listCells = (markdown: string) =>
  [...md.render(markdown).matchAll(/<(t[hd]\b[^<>]*)>([^<]*)/g)].map(([, tag, words]) => `${tag} ${words}`);

it("quantities are marked with their heading; years, ids and words are not", () => {
  const table = "| 城市 | 年份 | 编号 | 销售额 |\n| --- | --- | --- | --- |\n| 杭州 | 2023 | 001 | 1,200 |\n| 上海 | 2024 | 002 | — |\n";
  expect(listCells(table)).toEqual([
    "th 城市",
    "th 年份",
    "th 编号",
    'th class="quantity" 销售额',
    "td 杭州",
    "td 2023",
    "td 001",
    'td class="quantity" 1,200',
    "td 上海",
    "td 2024",
    "td 002",
    'td class="quantity" —',
  ]);
});

it("what a table says of its alignment stays, and a list of numbers is no table", () => {
  expect(listCells("| 数 | 值 |\n| :-: | --- |\n| 12 | 3 |\n")).toEqual([
    'th style="text-align:center" 数',
    'th class="quantity" 值',
    'td style="text-align:center" 12',
    'td class="quantity" 3',
  ]);
  expect(md.render("- 12\n- 3\n")).not.toContain("quantity");
});
