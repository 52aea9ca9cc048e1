import { describe, expect, it } from "vitest";
import { chineseRoles } from "./chinese-roles.ts";

describe("chineseRoles", () => {
  it("tells the parts of a letter", () => {
    const lines = ["尊敬的领导：", "我因病请假三天。", "此致", "敬礼", "申请人：张三", "2026年11月21日"];
    expect(chineseRoles(lines, { official: false })).toEqual(["salutation", "body", "body", "greeting", "signature", "date"]);
  });

  it("tells the parts of an official document", () => {
    const lines = [
      "各县区教育局，市直各单位：",
      "现将有关事项通知如下：",
      null,
      "特此通知。",
      "附件：1. 表",
      "2. 名单",
      "某市教育局",
      "2026年11月21日",
    ];
    expect(chineseRoles(lines, { official: true })).toEqual([
      "salutation",
      "body",
      "body",
      "body",
      "attachment",
      "attachmentItem",
      "signature",
      "date",
    ]);
  });

  it.each([
    [["本周工作如下：", "甲。"]],
    [["我们完成了任务，现报告：", "甲。"]],
    [[null, "尊敬的领导：", "甲。"]],
    [["会议于2026年11月21日召开", "会议结束。"]],
    [["完成了登录页", "完成了订单列表"]],
  ])("sees only text in %j", (lines) => {
    expect(chineseRoles(lines, { official: false }).filter((role) => role !== "body")).toEqual([]);
  });

  it("reads a date that is still to be filled in", () => {
    expect(chineseRoles(["文。", "【待补充：发文单位】", "【待补充：成文日期】"], { official: true })).toEqual([
      "body",
      "signature",
      "date",
    ]);
    expect(chineseRoles(["文。", "某局", "××××年×月×日"], { official: true })).toEqual(["body", "signature", "date"]);
  });
});
