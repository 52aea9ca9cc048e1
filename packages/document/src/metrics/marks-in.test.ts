import { expect, test } from "vitest";
import { blankMarks, countLength } from "./marks-in.ts";

test.each([
  ["完成了评审。【待补充：通过的条数】", 6],
  ["Done [To add: how many passed] today", 2],
  ["【待补充：谁】", 0],
  ["【重要】通知", 6],
  ["没写完的【待补充：", 9],
])("the marks of what is missing have no part in the length of %s", (text, length) => {
  expect(countLength(text)).toBe(length);
});

test("what stands beside a mark stays where it is", () => {
  const text = "甲【待补充：乙】丙";
  expect(blankMarks(text)).toHaveLength(text.length);
  expect(blankMarks(text).indexOf("丙")).toBe(text.indexOf("丙"));
});
