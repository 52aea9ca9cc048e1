import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { describe, expect, it } from "vitest";
import { continueText } from "./continue-text.ts";
import { editPassage } from "./edit-passage.ts";
import { reviseText } from "./revise-text.ts";
import { streamText } from "./sample-task.ts";
import { writeScene } from "./write-scene.ts";

const scene = findScene("weeklyReport");
if (!scene) throw new Error("no scene");
const fields = { job: "运营专员", summary: "完成活动页面上线，新增用户120人。客服响应明显改善。", plan: "下周整理用户反馈。" };
const text = writeScene({ scene, fields, target: 600, language: "zh", attempt: 0 });
const revise = (instruction: string) => reviseText({ scene, text, instruction, target: null, language: "zh", attempt: 0 });

describe("reviseText", () => {
  it("shortens by about a third and keeps the figures", () => {
    const shorter = revise("再短一点");
    expect(countCharacters(shorter)).toBeLessThan(countCharacters(text) * 0.8);
    expect(shorter).toContain("120人");
  });
  it("lengthens when more is wished", () => {
    expect(countCharacters(revise("写长一点，再详细些"))).toBeGreaterThan(countCharacters(text) * 1.25);
  });
  it("marks claims that lack figures when data is asked for", () => {
    expect(revise("补上数据")).toContain("客服响应明显改善【待补充：对应的数据与来源】。");
  });
  it("gives another opening and leaves the rest", () => {
    const changed = revise("换个开头");
    expect(changed).not.toBe(text);
    expect(changed).toContain("新增用户120人");
  });
  it("replaces, removes and marks in the user's own words", () => {
    expect(revise("把“活动页面”改成“会员页面”")).toContain("会员页面上线");
    expect(revise("删除客服响应")).not.toContain("客服响应");
    expect(revise("加上感谢同事的内容")).toContain("【待补充：感谢同事的内容】");
  });
  it("writes colloquial words in their written form when formality is wished", () => {
    expect(
      reviseText({
        scene: null,
        text: "我们马上搞定这件事，大家觉得挺好！",
        instruction: "更正式",
        target: null,
        language: "zh",
        attempt: 0,
      }),
    ).toBe("我们立即完成这件事，各位认为良好。");
  });
});

describe("continueText", () => {
  it("returns exactly the rest of a stopped draft", () => {
    const cut = text.slice(0, Math.floor(text.length / 3));
    expect(cut + continueText({ scene, fields, text: cut, target: 600, language: "zh", attempt: 0 })).toBe(text);
  });
  it("adds only the sections another author's text does not have", () => {
    const rest = continueText({
      scene,
      fields,
      text: "## 本周概览\n\n一切顺利\n\n## 重点工作与结果\n\n完成活动页面上线，新增用户120人",
      target: 600,
      language: "zh",
      attempt: 0,
    });
    expect(rest.startsWith("。\n\n")).toBe(true);
    expect(rest).toContain("下周计划");
    expect(rest).not.toContain("本周概览");
  });
});

describe("editPassage", () => {
  const selection = "因为时间很紧，所以我们进行了讨论。目前现在的问题是人手不足。新方案已经提交，等待审核。";
  it("polishes wordiness", () => {
    expect(editPassage({ action: "polish", selection, language: "zh", attempt: 0 })).toContain("我们讨论");
  });
  it("rewrites, expands and condenses without losing or inventing figures", () => {
    expect(editPassage({ action: "rewrite", selection, language: "zh", attempt: 0 })).not.toBe(selection);
    const expanded = editPassage({ action: "expand", selection, language: "zh", attempt: 0 });
    expect(expanded.startsWith(selection)).toBe(true);
    expect(countCharacters(expanded)).toBeGreaterThan(countCharacters(selection));
    expect(countCharacters(editPassage({ action: "condense", selection, language: "zh", attempt: 0 }))).toBeLessThan(
      countCharacters(selection),
    );
  });
});

describe("streamText", () => {
  it("gives pieces of two to six units that join to the text and never cut a pair", () => {
    const source = `${"𠮷野家😀".repeat(40)}abc。`;
    const pieces = [...streamText(source, { seed: 7 })];
    expect(pieces.join("")).toBe(source);
    expect(pieces.slice(0, -1).every((piece) => piece.length >= 2 && piece.length <= 6)).toBe(true);
    expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  });
});
