import { expect, it } from "vitest";
import { bareTitle, titleKey } from "./bare-title.ts";

it.each([
  ["一、背景", "背景"],
  ["第二章 现状", "现状"],
  ["（三）原因", "原因"],
  ["1.1 起因", "起因"],
  ["2. 经过", "经过"],
  ["Chapter 3: Findings", "Findings"],
  ["## 结语", "结语"],
  ["2024 年的账", "2024 年的账"],
  ["十一家店", "十一家店"],
  ["3.", "3."],
])("the title %s without its number is %s", (title, bare) => {
  expect(bareTitle(title)).toBe(bare);
});

it("titles that differ in numbers, capitals and spaces alone read the same", () => {
  expect(titleKey("1.2 The  Shops")).toBe(titleKey("the shops"));
  expect(titleKey("旧书店")).not.toBe(titleKey("新书店"));
});
