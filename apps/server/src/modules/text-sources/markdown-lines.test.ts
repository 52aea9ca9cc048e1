import { headingLine, sourceText } from "@tangleaf/document/plain";
import { expect, test } from "vitest";
import { plainText } from "./cut-passages.ts";
import { markdownLines } from "./markdown-lines.ts";

test("a heading ends with a colon of its language, unless it ends with a mark already", () => {
  expect(["城市观察", "Findings", "为什么？", ""].map(headingLine)).toEqual(["城市观察：", "Findings:", "为什么？", ""]);
});

test("headings of Markdown stay apart from the text below them, and emphasis leaves no marks", () => {
  expect(plainText(markdownLines("# 城市观察\n\n旧书店的**年轻顾客**在变多。\n## 租金 ##\n涨了。"))).toBe(
    "城市观察：旧书店的年轻顾客在变多。租金：涨了。",
  );
});

test("headings of a document stay apart from the text below them", () => {
  const text = (words: string) => [{ type: "text" as const, text: words }];
  const blocks = [
    { type: "heading" as const, attrs: { level: 1, id: "h" }, content: text("城市观察") },
    { type: "paragraph" as const, content: text("顾客在变多。") },
  ];
  expect(plainText(sourceText({ blocks, footnotes: {} }))).toBe("城市观察：顾客在变多。");
});

test.each([
  ["# 一 # 二", "一 # 二："],
  ["### 一 ## #", "一 ##"],
  ["   ##\t一\u3000##  ", "一："],
  ["# C#", "C:"],
  ["# ###", ""],
  ["#一", "#一"],
  ["    # 一", "    # 一"],
])("of %j the signs at the ends of a heading go, and those in it stay", (line, read) => {
  expect(markdownLines(line)).toBe(read);
});

test("a heading with a million blanks in it is read", () => {
  expect(markdownLines(`# a${" ".repeat(1_000_000)}b`)).toHaveLength(1_000_003);
});
