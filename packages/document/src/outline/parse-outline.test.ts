import fc from "fast-check";
import { expect, it, test } from "vitest";
import { NUMBERING_STYLES, numberHeadings } from "./number-headings.ts";
import { OUTLINE_LEVELS, type OutlineItem, outlineToMarkdown, parseOutline } from "./parse-outline.ts";

const item = (title: string, ...children: OutlineItem[]): OutlineItem => ({ title, children });
const WANTED = [item("绪论", item("研究背景", item("现状")), item("研究意义")), item("结论")];

test.each([
  ["Markdown", "# 绪论\n## 研究背景\n### 现状\n## 研究意义\n# 结论"],
  ["a list", "- 绪论\n  - 研究背景\n    - 现状\n  - 研究意义\n- 结论"],
  ["indented lines", "绪论\n\t研究背景\n\t\t现状\n\t研究意义\n结论"],
  ["full-width spaces", "绪论\n　　研究背景\n　　　　现状\n　　研究意义\n结论"],
  ["numbers as in official texts", "一、绪论\n（一）研究背景\n1.现状\n（二）研究意义\n二、结论"],
  ["chapters", "第一章 绪论\n1.1 研究背景\n1.1.1 现状\n1.2 研究意义\n第二章 结论"],
  ["decimals", "1 绪论\n1.1 研究背景\n1.1.1 现状\n1.2 研究意义\n2 结论"],
  ["indented numbers and blank lines", "一、绪论\r\n\r\n  （一）研究背景\r\n    1、现状\r\n  （二）研究意义\r\n\r\n二、结论\r\n"],
  ["an outline as in English essays", "I. 绪论\nA. 研究背景\n1. 现状\nB. 研究意义\nII. 结论"],
  ["chapters in English", "Chapter 1 绪论\n1.1 研究背景\n1.1.1 现状\n1.2 研究意义\nChapter 2 结论"],
])("an outline is read from %s", (_form, text) => {
  expect(parseOutline(text)).toEqual(WANTED);
});

it("takes years, quantities and dates at the beginning of a title for words", () => {
  expect(parseOutline("2024年工作总结\n3人小组\n100%的覆盖")).toEqual([item("2024年工作总结"), item("3人小组"), item("100%的覆盖")]);
});

it("keeps numbers that count something, and those no other heading goes with", () => {
  const lines = ["3.5 万人次", "1.2亿元投资", "10 个要点", "25 年来的变化", "7.3 里氏震级"];
  expect(parseOutline(lines.join("\n")).map(({ title }) => title)).toEqual(lines);
  expect(parseOutline("2.3 方法\n2.3.1 样本\n2.4 结果")).toEqual([item("方法", item("样本")), item("结果")]);
});

it("has no page numbers of a table of contents, and what has no number beside the chapters", () => {
  const contents = "摘要\tI\n第一章 绪论\t1\n1.1 研究背景\t1\n1.2 研究意义........3\n第二章 文献综述 …………… 5\n参考文献\t40\n附录A\t42\n";
  expect(parseOutline(contents).map(({ title }) => title)).toEqual(["摘要", "绪论", "文献综述", "参考文献", "附录A"]);
  expect(parseOutline("张三\t90\n李四\t85\n王五\t88").map(({ title }) => title)).toEqual(["张三\t90", "李四\t85", "王五\t88"]);
});

it("keeps a line that is nothing but a number", () => {
  expect(parseOutline("1.\n\n2.")).toEqual([item("1."), item("2.")]);
});

it("has no more levels than a document", () => {
  const lines = Array.from({ length: 10 }, (_, depth) => `${"  ".repeat(depth)}标题${depth}`).join("\n");
  const depthOf = (items: readonly OutlineItem[]): number =>
    items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)));
  expect(depthOf(parseOutline(lines))).toBe(OUTLINE_LEVELS);
});

const titles = fc.stringMatching(/^[\u4e00-\u9fa5a-z]{1,12}$/).filter((title) => parseOutline(title)[0]?.title === title);
const tree = fc.letrec<{ items: OutlineItem[] }>((tie) => ({
  items: fc.array(fc.record({ title: titles, children: fc.oneof({ depthSize: "small", maxDepth: 5 }, fc.constant([]), tie("items")) }), {
    minLength: 1,
    maxLength: 4,
  }),
})).items;
const depthWithin = (items: readonly OutlineItem[], left: number): boolean =>
  left >= 0 && items.every(({ children }) => children.length === 0 || depthWithin(children, left - 1));

it("reads back what it writes as Markdown, and what is numbered in any style", () => {
  fc.assert(
    fc.property(
      tree.filter((items) => depthWithin(items, OUTLINE_LEVELS - 1)),
      fc.constantFrom(...NUMBERING_STYLES),
      (items, style) => {
        expect(parseOutline(outlineToMarkdown(items))).toEqual(items);
        const flat = flatten(items, 1);
        const numbers = numberHeadings(
          flat.map(({ level }) => ({ level, numbered: true })),
          style,
          "zh",
        );
        const text = flat.map(({ level, title }, at) => `${"  ".repeat(level - 1)}${numbers[at]} ${title}`).join("\n");
        expect(parseOutline(text)).toEqual(items);
      },
    ),
  );
});

it("makes an outline of any text, and loses no line that says something", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const count = (items: readonly OutlineItem[]): number => items.reduce((sum, { children }) => sum + 1 + count(children), 0);
      const lines = text
        .replace(/\r\n?/g, "\n")
        .split("\n")
        .filter((line) => line.trim() !== "");
      expect(count(parseOutline(text))).toBe(lines.length);
    }),
  );
});

function flatten(items: readonly OutlineItem[], level: number): { title: string; level: number }[] {
  return items.flatMap(({ title, children }) => [{ title, level }, ...flatten(children, level + 1)]);
}
