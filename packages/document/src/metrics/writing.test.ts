import { describe, expect, it } from "vitest";
import { fillerIn } from "./filler.ts";
import { hasDeepHeadings, isSigned, sectionsFound } from "./form-of.ts";
import { marksIn } from "./marks-in.ts";
import { strayDigits, strayNames } from "./strays.ts";

describe("set phrases", () => {
  it("are found as they stand, in their order", () => {
    expect(fillerIn("首先，我们不仅完成了任务，而且助力了团队。总之，受益匪浅。", "zh")).toEqual([
      "首先",
      "不仅完成了任务，而且",
      "助力",
      "总之",
      "受益匪浅",
    ]);
    expect(fillerIn("In conclusion, we leverage it; it is worth noting that not only A but also B.", "en")).toEqual([
      "In conclusion",
      "leverage",
      "it is worth noting",
      "not only A but also",
    ]);
  });
  it("are not what plain texts say", () => {
    expect(fillerIn("最后一班车九点开。先写首页，其次的事不急。不仅要快。", "zh")).toEqual([]);
    expect(fillerIn("The first draft was late. A lever moves it.", "en")).toEqual([]);
  });
});

it("marks are counted in the brackets of both languages", () => {
  expect(marksIn("定在【待补充：日期】。See [To add: place] and 【To add: who】, not [this] or [1].")).toEqual([
    "【待补充：日期】",
    "[To add: place]",
    "【To add: who】",
  ]);
});

describe("what was not given", () => {
  it("is told of digits, but not of numbers in front of lists", () => {
    expect(strayDigits("1. 卖出 30 份\n2. 成本 12 元，【待补充：2025 年的数】", "卖出 30 份")).toEqual(["12"]);
    expect(strayDigits("## 2.1 现状\n（1）没有", "")).toEqual([]);
  });
  it("is told of people, works and institutions", () => {
    expect(strayNames("感谢李明教授和王芳老师，读了《活着》，去了北海大学，在我们医院。", "李明\n《活着》")).toEqual(["王芳", "北海大学"]);
    expect(strayNames("# Big Plans Here\nWe met John Smith of Acme Labs. Dear Anna Lee.", "anna lee")).toEqual(["John Smith of Acme Labs"]);
  });
});

describe("the form of a text", () => {
  it("has the sections that stand as headings, in whatever words are nearly theirs", () => {
    const text = "# 周报\n\n## 本周概况\n写了。\n\n**下周计划**\n再写。";
    expect(sectionsFound(text, ["本周概览", "重点工作与结果", "下周计划"])).toBeCloseTo(2 / 3);
    expect(sectionsFound("## Key results\nDone.", ["Key work and results", "Next week"])).toBeCloseTo(1 / 2);
    expect(sectionsFound("随便", [])).toBe(1);
  });
  it("is signed by a date, a given name or a mark, on a line of its own at the end", () => {
    expect(isSigned("正文。\n\n此致\n敬礼\n\n张三\n2026年5月4日", "")).toBe(true);
    expect(isSigned("Body.\n\nYours,\nAnna Lee", "Anna Lee\nsomething")).toBe(true);
    expect(isSigned("正文。\n申请人：【待补充：姓名】", "")).toBe(true);
    expect(isSigned("会在2026年5月4日办完。", "")).toBe(false);
  });
  it("has no third level", () => {
    expect(hasDeepHeadings("## 二\n### 三")).toBe(true);
    expect(hasDeepHeadings("# 一\n## 二")).toBe(false);
  });
});
