import { describe, expect, it } from "vitest";
import { gongwenLevel, standardSign } from "./gongwen-levels.ts";

describe("gongwenLevel", () => {
  it.each([
    ["一、检查范围", { level: 1, lead: "一、检查范围", rest: "" }],
    ["（一）加强领导。各单位要重视。", { level: 2, lead: "（一）加强领导。", rest: "各单位要重视。" }],
    ["（二）食品安全", { level: 2, lead: "（二）食品安全", rest: "" }],
    ["1.校车管理。检查证照。", { level: 3, lead: "", rest: "1.校车管理。检查证照。" }],
    ["（1）第四层次。", { level: 4, lead: "", rest: "（1）第四层次。" }],
    ["普通正文。", null],
    ["1.5 倍行距", null],
  ])("reads %j", (line, expected) => {
    expect(gongwenLevel(line)).toEqual(expected);
  });
  it("does not take a long paragraph for a heading", () => {
    expect(gongwenLevel(`一、${"很长的一段话，".repeat(10)}`)).toBeNull();
  });
});

it.each([
  ["(一) 加强领导", "（一）加强领导"],
  ["（一）、加强领导", "（一）加强领导"],
  ["一、 范围", "一、范围"],
  ["1、校车", "1.校车"],
  ["1. 校车", "1.校车"],
  ["1.5 倍", "1.5 倍"],
])("standardSign makes %j into %j", (line, expected) => {
  expect(standardSign(line)).toBe(expected);
});
