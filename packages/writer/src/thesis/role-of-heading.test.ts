import { describe, expect, test } from "vitest";
import { roleOfHeading } from "./role-of-heading.ts";

describe("what a section is for", () => {
  test.each([
    ["绪论", "introduction"],
    ["第二章 相关概念与理论", "concepts"],
    ["国内外研究现状", "literature"],
    ["研究方法", "procedure"],
    ["问卷设计", "instruments"],
    ["门店存货盘点的现状", "status"],
    ["存在的问题及原因", "causes"],
    ["改进建议", "measures"],
    ["数据库设计", "designing"],
    ["系统测试", "testing"],
    ["实验材料", "materials"],
    ["结果与讨论", "discussion"],
    ["结语", "conclusion"],
    ["Introduction", "introduction"],
    ["Literature Review", "literature"],
    ["Materials and Methods", "materials"],
    ["Participants", "subjects"],
    ["System Design", "designing"],
    ["Results", "results"],
    ["Conclusions", "conclusion"],
  ] as const)("is told from its heading %s", (title, role) => {
    expect(roleOfHeading(title)).toBe(role);
  });

  test.each([
    ["存货盘点的分工", "status"],
    ["岗位职责", "status"],
    ["Division of Labour", "status"],
    ["乡村基础设施现状", "status"],
    ["微信小程序的需求", "requirements"],
    ["医院检验科概况", "status"],
    ["析出相与成分析出", "procedure"],
  ] as const)("is told by whole words, not by what stands in another one: %s", (title, role) => {
    expect(roleOfHeading(title, "procedure")).toBe(role);
  });

  test("is that of the one above where its heading does not say", () => {
    expect(roleOfHeading("叶菜损耗未单列", "problems")).toBe("problems");
    expect(roleOfHeading("短句与停顿")).toBe("analysis");
  });
});
