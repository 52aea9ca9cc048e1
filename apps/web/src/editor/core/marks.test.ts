import { expect, test } from "vitest";
import { marksOf, withoutMarks } from "./marks.ts";

test("marks of both languages are found with what they ask for, English ones also as they used to be written", () => {
  const text = "定在【待补充：日期】。It was [To add: place], then 【To add: who】, then [To add: place]; see [1].";
  expect(marksOf(text)).toEqual([
    { text: "【待补充：日期】", hint: "日期", nth: 0 },
    { text: "[To add: place]", hint: "place", nth: 0 },
    { text: "【To add: who】", hint: "who", nth: 0 },
    { text: "[To add: place]", hint: "place", nth: 1 },
  ]);
  expect(withoutMarks(text)).toBe("定在。It was , then , then ; see [1].");
});
