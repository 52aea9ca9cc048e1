import { describe, expect, it } from "vitest";
import { partFor, sectionsIn, splitChapter } from "./chapter-text.ts";

const IDS = ["a1", "b2", "c3"];
const split = (text: string) => Object.fromEntries(splitChapter(text, IDS));

describe("the text of a chapter", () => {
  it("is divided at its marks, whatever stands around them, and keeps the lines between", () => {
    expect(split("[[§a1]]\n一。\n\n二。\n\n[[§b2]]\n三。\n[[§c3]]\n四[[R3]]。")).toEqual({
      a1: "一。\n\n二。",
      b2: "三。",
      c3: "四[[R3]]。",
    });
  });

  it.each(["**[[§b2]]**", "## [[§b2]]", "[[ § b2 ]]", "【§b2】", "[§b2]", "> [[§b2]]："])("knows a mark written as %s", (mark) => {
    expect(split(`[[§a1]]\n一。\n${mark}\n二。`)).toEqual({ a1: "一。", b2: "二。", c3: "" });
  });

  it("gives what stands before the first mark to the first section, and what stands behind a mark to its own", () => {
    expect(split("零。\n[[§a1]]\n一。\n[[§b2]] 二。")).toEqual({ a1: "零。\n\n一。", b2: "二。", c3: "" });
  });

  it("loses nothing: a mark nobody has begins the next section, one that comes again goes on with its own", () => {
    expect(split("[[§a1]]\n一。\n[[§b3]]\n二。\n[[§c3]]\n三。\n[[§a1]]\n四。")).toEqual({ a1: "一。\n\n四。", b2: "二。", c3: "三。" });
    expect(split("没有编号的一段。")).toEqual({ a1: "没有编号的一段。", b2: "", c3: "" });
  });

  it("takes no citation, table or formula for a mark", () => {
    const text = "见[[R3]]与[[表：盘点]]。\n[[R3]]\n$[a]_1$";
    expect(split(text)).toEqual({ a1: text, b2: "", c3: "" });
  });

  it("is in one section its part, and all of a text that is no chapter's", () => {
    expect(sectionsIn("[[§a1]]\n一。\n\n[[§b2]]\n二。")).toEqual(["a1", "b2"]);
    expect(partFor("[[§a1]]\n一。\n\n[[§b2]]\n二。", "b2")).toBe("二。");
    expect(partFor("[[§a1]]\n一。", "b2")).toBe("");
    expect(partFor("一。", "b2")).toBe("一。");
  });
});
