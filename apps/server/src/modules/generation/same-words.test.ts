import { describe, expect, test } from "vitest";
import { saysTheSame, standsTheSame } from "./same-words.ts";

describe("a revision says the same", () => {
  test.each([
    ["blanks and line ends", "完成了评审。\n\n没有反馈。 ", "完成了评审。没有反馈。"],
    ["the marks of a sentence", "完成了评审！没有反馈…", "完成了评审，没有反馈。"],
    ["English marks", "Done, we met; nobody objected.", "Done. We met, nobody objected".replace("We", "we")],
  ])("where only %s differ", (_what, a, b) => {
    expect(saysTheSame(a, b)).toBe(true);
  });

  test.each([
    ["a word", "完成了评审。", "做完了评审。"],
    ["a number's point", "增长 1.5 倍", "增长 15 倍"],
    ["a ratio", "比例 3：1", "比例 31"],
    ["a question", "你来。", "你来？"],
    ["a blank between words", "every day", "everyday"],
    ["a heading", "# 总结", "总结"],
  ])("but not where %s differs", (_what, a, b) => {
    expect(saysTheSame(a, b)).toBe(false);
  });
});

test("marks and line ends count where the form was asked for", () => {
  expect(standsTheSame("一段\n二段", "一段二段")).toBe(false);
  expect(standsTheSame("好！", "好。")).toBe(false);
  expect(standsTheSame(" 好。 \r\n行", "好。\n行\n")).toBe(true);
});
