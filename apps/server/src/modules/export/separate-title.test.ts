import { inlinesToText, parseMarkdown } from "@tangleaf/document";
import { describe, expect, it } from "vitest";
import { separateTitle } from "./separate-title.ts";

const titleOf = (text: string, official = false) => separateTitle(parseMarkdown(text), { title: "给定标题", official }).title;

describe("separateTitle", () => {
  it.each([
    ["# 周报\n\n## 完成\n\n文", "周报"],
    ["## 周报\n\n### 完成\n\n### 计划", "周报"],
    ["**请假申请**\n\n尊敬的领导：", "请假申请"],
    ["# 一、完成\n\n# 二、计划", "给定标题"],
    ["## 完成\n\n## 计划", "给定标题"],
    ["## 一、完成\n\n文", "给定标题"],
    ["正文直接开始。", "给定标题"],
    ["**重点：**\n\n文", "给定标题"],
    ["", "给定标题"],
  ])("reads the title of %j", (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it("takes the first line of an official document as its title when it names the kind", () => {
    expect(titleOf("某局关于开展检查的通知\n\n各单位：", true)).toBe("某局关于开展检查的通知");
    expect(titleOf("某局关于开展检查的通知\n\n各单位：", false)).toBe("给定标题");
  });

  it("begins the rest at level 1 and closes gaps", () => {
    const { blocks } = separateTitle(parseMarkdown("# 题\n\n## 甲\n\n#### 乙"), { title: "", official: false });
    expect(blocks.map((block) => (block.kind === "heading" ? [block.level, inlinesToText(block.inlines)] : null))).toEqual([
      [1, "甲"],
      [2, "乙"],
    ]);
  });
});
