import { parseOutline } from "@tangleaf/document/outline";
import { expect, test } from "vitest";
import { chaptersOf, readOutlineText, toOutlineInput } from "./read-outline.ts";

const read = (text: string) => toOutlineInput(chaptersOf(readOutlineText(text)).chapters);

test.each([
  ["Chinese numbers", "一、绪论\n（一）背景\n（二）意义\n二、结语"],
  ["chapters", "第一章 绪论\n1.1 背景\n1.2 意义\n第二章 结语"],
  ["decimals", "1. 绪论\n1.1 背景\n1.2 意义\n2. 结语"],
  ["Markdown", "# 绪论\n## 背景\n## 意义\n# 结语"],
  ["indented lines", "绪论\n  背景\n  意义\n结语"],
])("an outline in %s is read with its levels and without its numbers", (_name, text) => {
  expect(read(text)).toMatchObject([{ title: "绪论", subPara: [{ title: "背景" }, { title: "意义" }] }, { title: "结语" }]);
});

test("a heading above all chapters is the title; what was downloaded is the same outline again", () => {
  const text =
    "# 盘点：大纲\n\n## 第一章 绪论（900 字）\n\n### 1.1 背景（900 字）\n\n店里怎么盘点\n\n需要：数据\n\n## 第二章 结语（300 字）\n";
  const { title, chapters } = chaptersOf(readOutlineText(text));
  expect(title).toBe("盘点：大纲");
  expect(toOutlineInput(chapters)).toMatchObject([
    { title: "绪论", targetCnt: 900, subPara: [{ title: "背景", targetCnt: 900, textData: "店里怎么盘点\n需要：数据" }] },
    { title: "结语", targetCnt: 300 },
  ]);
});

test("a chapter's length is shared by its sections where they say nothing of theirs", () => {
  const [chapter] = read("第一章 绪论（900字）\n1.1 背景\n1.2 意义\n1.3 方法\n第二章 结语");
  expect(chapter?.subPara?.map(({ targetCnt }) => targetCnt)).toEqual([300, 300, 300]);
  const [other] = read("一、绪论（900字）\n（一）背景（200字）\n（二）意义\n二、结语");
  expect(other?.subPara?.map(({ targetCnt }) => targetCnt)).toEqual([200, undefined]);
});

test("lines too deep for an essay stand a level higher, in their order", () => {
  const [chapter] = toOutlineInput(parseOutline("a\n  b\n    c\n      d\n        e\n    f"));
  expect(chapter?.subPara?.[0]?.subPara?.map(({ title }) => title)).toEqual(["c", "d", "e", "f"]);
});

test("numbered headings in a single line are headings of their own", () => {
  expect(read("一、绪论 二、文献综述 三、结语").map(({ title }) => title)).toEqual(["绪论", "文献综述", "结语"]);
});
