import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import type { Reference } from "@tangleaf/document/references";
import { expect, test } from "vitest";
import { citeInExport } from "./cite-in-export.ts";

const references: readonly Reference[] = [
  { id: "R1", type: "book", title: "统计学", authors: [{ literal: "贾俊平" }], year: "2018", language: "zh", source: "typed", tier: "C" },
  {
    id: "R2",
    type: "book",
    title: "Counting",
    authors: [{ family: "Smith", given: "Ann" }],
    year: "2020",
    language: "en",
    source: "typed",
    tier: "C",
  },
  { id: "R3", type: "book", title: "不引用的书", language: "zh", source: "typed", tier: "C" },
];
const cite = (refIds: string, locator?: string): NodeJson => ({ type: "citation", attrs: { refIds, ...(locator && { locator }) } });
const text = (words: string): NodeJson => ({ type: "text", text: words });
const paragraph = (...content: NodeJson[]): NodeJson => ({ type: "paragraph", content });
const content: DocumentContent = {
  title: "题",
  settings: { language: "zh" },
  blocks: [
    paragraph(text("甲说"), cite("R2", "12"), text("，乙说[[R1]][[R2]]。")),
    paragraph(text("丙说"), cite("R1,R9"), text("。")),
    { type: "codeBlock", content: [text("[[R1]]")] },
    { type: "heading", attrs: { level: 1 }, content: [text("参考文献")] },
    { type: "paragraph" },
  ],
  footnotes: { n: "见[[R1]]" },
};
const wordsOf = ({ blocks }: DocumentContent) =>
  blocks.map(({ content: inlines = [] }) => inlines.map((one) => one.text ?? `<${one.attrs?.["refIds"]}>`).join(""));

test("citations are numbered as they appear, the list follows, and unknown ones are marked", () => {
  const made = citeInExport(content, { references, edition: "2015", system: "numbers" }, { isWord: false });
  expect(wordsOf(made.content)).toEqual([
    "甲说[1]12，乙说[1-2]。",
    "丙说[2]【R9：文献库里没有】。",
    "[[R1]]",
    "参考文献",
    "[1] SMITH A. Counting[M]. 2020.",
    "[2] 贾俊平. 统计学[M]. 2018.",
  ]);
  expect(made.content.footnotes).toEqual({ n: "见[2]" });
  expect(made.list.map(({ id, number }) => [id, number])).toEqual([
    ["R2", 1],
    ["R1", 2],
  ]);
});

test("for Word citations stay nodes, and the list is the file's own part", () => {
  const made = citeInExport(content, { references, edition: "2025", system: "numbers" }, { isWord: true });
  expect(wordsOf(made.content)).toEqual(["甲说<R2>，乙说<R1,R2>。", "丙说<R1>【R9：文献库里没有】。", "[[R1]]"]);
  expect(made.list.map((one) => one.text)).toEqual(["Smith A. Counting[M]. 2020.", "贾俊平. 统计学[M]. 2018."]);
});

test("by author and year citations are words, and the list is sorted without numbers", () => {
  const made = citeInExport(content, { references, edition: "2015", system: "authorYear" }, { isWord: true });
  expect(wordsOf(made.content)[0]).toBe("甲说(Smith, 2020)12，乙说（贾俊平，2018；Smith，2020）。");
  expect(made.list.map(({ id, number }) => [id, number])).toEqual([
    ["R1", null],
    ["R2", null],
  ]);
});

test("an essay that cites nothing gets no list, and keeps its headings", () => {
  const plain = { ...content, blocks: content.blocks.slice(2), footnotes: {} };
  const made = citeInExport(plain, { references, edition: "2015", system: "numbers" }, { isWord: false });
  expect(made.content.blocks).toEqual(plain.blocks);
  expect(made.list).toEqual([]);
});
