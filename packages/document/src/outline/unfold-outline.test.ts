import { expect, test } from "vitest";
import { parseOutline } from "./parse-outline.ts";
import { unfoldOutline } from "./unfold-outline.ts";

test.each([
  ["一、绪论 二、文献综述 三、结论", ["绪论", "文献综述", "结论"]],
  ["1. Introduction 2. Methods in 3 schools 3. Conclusion", ["Introduction", "Methods in 3 schools", "Conclusion"]],
  ["第一章 绪论 1.1 背景 1.2 意义 第二章 理论", ["绪论", "理论"]],
  ["绪论 2.5% 的增长", ["绪论 2.5% 的增长"]],
  ["1. Growth of 2.5% in 2 years", ["Growth of 2.5% in 2 years"]],
])("numbered headings in a single line are headings of their own: %s", (text, titles) => {
  expect(parseOutline(unfoldOutline(text)).map(({ title }) => title)).toEqual(titles);
});
