import { describe, expect, it } from "vitest";
import { surroundingsOf } from "./surroundings-of.ts";

describe("what stands around a passage", () => {
  it("is found though the draft has markup that the passage has not", () => {
    const text = "# 周报\n\n本周**完成**了评审。\n\n- 下周推进设计\n- 周五发布\n";
    expect(surroundingsOf(text, "完成了评审")).toEqual({ before: "# 周报\n\n本周**", after: "。\n\n- 下周推进设计\n- 周五发布\n" });
    expect(surroundingsOf(text, "下周推进设计\n周五发布")).toEqual({ before: "# 周报\n\n本周**完成**了评审。\n\n- ", after: "\n" });
  });

  it("is 300 on either side at most, and whole characters", () => {
    const text = `${"甲😀".repeat(200)}要改的话${"乙😀".repeat(200)}`;
    const { before, after } = surroundingsOf(text, "要改的话");
    expect([before.length, after.length]).toEqual([300, 300]);
    expect(before.isWellFormed() && after.isWellFormed()).toBe(true);
  });

  it.each([
    ["not in the draft", "别处的话"],
    ["there twice", "好"],
    ["only marks", "，。"],
  ])("is unknown where the passage is %s", (_what, passage) => {
    expect(surroundingsOf("好，很好。", passage)).toEqual({ before: "", after: "" });
  });
});
