import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { describe, expect, it } from "vitest";
import { continueText } from "./continue-text.ts";
import { editParagraph, editPassage } from "./edit-passage.ts";
import { reviseText } from "./revise-text.ts";
import { streamText } from "./sample-task.ts";
import { writeScene } from "./write-scene.ts";

const scene = findScene("weeklyReport");
if (!scene) throw new Error("no scene");
const fields = { job: "运营专员", summary: "完成活动页面上线，新增用户120人。客服响应明显改善。", plan: "下周整理用户反馈。" };
const text = writeScene({ scene, fields, target: 600, language: "zh", attempt: 0 });
const revise = (instruction: string) => reviseText({ scene, text, instruction, target: null, language: "zh", attempt: 0 });

describe("reviseText", () => {
  it("shortens by about a third: what is still to be filled in goes first, figures stay", () => {
    const shorter = revise("再短一点");
    expect(countCharacters(shorter)).toBeLessThan(countCharacters(text) * 0.8);
    expect(shorter).toContain("120人");
    expect(shorter).toContain("下周整理用户反馈");
  });
  it("leaves the text as it is where more words or another opening are wished: that takes a model", () => {
    expect(revise("写长一点，再详细些")).toBe(text);
    expect(revise("换个开头")).toBe(text);
  });
  it("takes the marks away with what held nothing else", () => {
    const plain = revise("去掉待补充的地方");
    expect(plain).not.toMatch(/【|^- *$/m);
    expect(plain).not.toContain("本周概览");
    expect(plain).toContain("新增用户120人");
  });
  it("marks claims that lack figures when data is asked for", () => {
    expect(revise("补上数据")).toContain("客服响应明显改善【待补充：对应的数据与来源】。");
  });
  it("replaces, removes and marks in the user's own words", () => {
    expect(revise("把“活动页面”改成“会员页面”")).toContain("会员页面上线");
    expect(revise("删除客服响应")).not.toContain("客服响应");
    expect(revise("加上感谢同事的内容")).toContain("【待补充：感谢同事的内容】");
  });
  it.each([
    ["我们马上搞定这件事，大家觉得挺好！", "我们立即完成这件事，大家觉得很好。"],
    ["暂时没有数据。", "暂时没有数据。"],
    ["这是没有人看的环节，还没有收到回复。", "这是没有人看的环节，还未收到回复。"],
    ["他说马上就会期末考试了呀。", "他说马上就会期末考试了。"],
    ["大家以后有东西都放这里啦", "大家以后有东西都放这里了"],
  ])("changes a word to a written one only where the sentence stays grammatical: %s", (before, after) => {
    expect(reviseText({ scene: null, text: before, instruction: "更正式", target: null, language: "zh", attempt: 0 })).toBe(after);
  });
  it("does so in English", () => {
    expect(
      reviseText({
        scene: null,
        text: "We don't know. It's lots of work!",
        instruction: "more formal",
        target: null,
        language: "en",
        attempt: 0,
      }),
    ).toBe("We do not know. It is lots of work.");
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
    expect(editPassage({ action: "polish", selection, language: "zh", attempt: 0 })).toContain("所以我们讨论了");
  });
  it("keeps the capital letter a sentence begins with", () => {
    const wordy = "The majority of questions came early. At this point in time we wait.";
    expect(editPassage({ action: "polish", selection: wordy, language: "en", attempt: 0 })).toBe("Most questions came early. Now we wait.");
  });
  it("keeps a paragraph where a citation in it would be lost or moved", () => {
    const common = { language: "zh", attempt: 0 } as const;
    const cited = "因为时间很紧⟦1⟧，所以我们进行了讨论⟦2⟧。目前现在的问题是人手不足。";
    expect(editParagraph({ action: "polish", selection: cited, ...common })).toBe(
      "因为时间很紧⟦1⟧，所以我们进行了讨论⟦2⟧。目前的问题是人手不足。",
    );
    for (const action of ["rewrite", "condense"] as const)
      expect(editParagraph({ action, selection: cited, ...common }).match(/⟦\d⟧/g)).toEqual(["⟦1⟧", "⟦2⟧"]);
  });
  it("rewrites by clause order, condenses, and leaves a passage that only a model could expand", () => {
    expect(editPassage({ action: "rewrite", selection, language: "zh", attempt: 0 })).toContain("我们讨论了，这是因为时间很紧");
    expect(editPassage({ action: "expand", selection, language: "zh", attempt: 0 })).toBe(selection);
    expect(countCharacters(editPassage({ action: "condense", selection, language: "zh", attempt: 0 }))).toBeLessThan(
      countCharacters(selection),
    );
  });
  it.each([
    ["他认真的检查了一遍，跑的很快。", "他认真地检查了一遍，跑得很快。"],
    ["这是认真的态度，他的学生都来了。", "这是认真的态度，他的学生都来了。"],
    ["积极的工作态度很重要", "积极的工作态度很重要"],
    ["价格涨了,库存不够;先别卖!!", "价格涨了，库存不够；先别卖！"],
    ["大约20天左右能好。", "大约20天能好。"],
  ])("sets 的, 地, 得 and marks by rule, and only there: %s", (before, after) => {
    expect(editPassage({ action: "polish", selection: before, language: "zh", attempt: 0 })).toBe(after);
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
