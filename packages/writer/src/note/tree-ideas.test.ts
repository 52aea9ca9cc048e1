import { ideaKey, readIdeas } from "@tangleaf/document/tree";
import { describe, expect, it } from "vitest";
import { IDEA_FRAMES } from "./idea-frames.ts";
import { draftTree, suggestIdeas, type TreeIdeasInput } from "./tree-ideas.ts";

const ASKED: TreeIdeasInput = { path: ["老城旧书店", "谁还在买"], known: [], want: 8, how: "diverge", attempt: 0, language: "zh" };
const ideas = (asked: Partial<TreeIdeasInput>) =>
  suggestIdeas({ ...ASKED, ...asked })
    .split("\n")
    .filter((line) => line !== "");
const WAYS = Object.keys(IDEA_FRAMES.zh) as (keyof typeof IDEA_FRAMES.zh)[];

describe("ideas of the sample writer", () => {
  it.each(WAYS)("go on by the way asked for, none twice and none that is known: %s", (how) => {
    for (const language of ["zh", "en"] as const) {
      const known: string[] = [];
      for (;;) {
        const more = ideas({ how, language, known, attempt: known.length });
        const keys = [...known, ...more].map(ideaKey);
        expect(new Set(keys).size).toBe(keys.length);
        if (more.length === 0) break;
        known.push(...more);
      }
      expect(known.length).toBeGreaterThanOrEqual(6);
    }
  });

  it("fit what the node is called", () => {
    expect(ideas({ path: ["旧书店", "年轻人"], want: 3 })).toEqual(["年轻人最在意什么", "年轻人平时怎么做", "年轻人之间有什么不同"]);
    expect(ideas({ path: ["How to plan a trip"], language: "en", want: 1 })).toEqual(["Time and money it takes"]);
    expect(ideas({ path: ["x".repeat(60)], how: "ask", want: 1 })).toEqual(["这里的关键词各指什么？"]);
  });

  it("take no question as a name", () => {
    expect(ideas({ path: ["旧书店", "谁在买书"], want: 2 })).toEqual(["牵涉到哪些人", "从哪里来的"]);
    expect(ideas({ path: ["Why do people buy?"], language: "en", want: 1 })).toEqual(["Who is involved"]);
  });

  it("are fewer where no more fit, and never filled up", () => {
    const all = ideas({ want: 100 });
    expect(ideas({ known: all.slice(1), want: 8 })).toEqual(all.slice(0, 1));
    expect(ideas({ known: all, want: 8 })).toEqual([]);
  });

  it("state no fact: no frame has a figure or a name", () => {
    const frames = Object.values(IDEA_FRAMES).flatMap((ways) => Object.values(ways).flatMap((list) => list.map(({ say }) => say)));
    expect(frames.length).toBeGreaterThan(100);
    expect(frames.filter((say) => /\d/.test(say))).toEqual([]);
  });
});

describe("a tree of the sample writer", () => {
  it("is divided as such texts are, within depth and breadth, with the sentences of the material as nodes", () => {
    const material = "走访了11家旧书店。年轻人占两成七。原因：租金一年涨了两成。";
    const text = draftTree({ topic: "老城旧书店生存调查", material, depth: 2, breadth: 4, attempt: 1, language: "zh" });
    const tree = readIdeas(text, { isWhole: true });
    expect(tree.length).toBeLessThanOrEqual(4);
    expect(tree.some(({ kids }) => kids.length > 0)).toBe(true);
    expect(tree.flatMap(({ kids }) => kids).every(({ kids }) => kids.length === 0)).toBe(true);
    expect(text).toContain("老城旧书店");
  });

  it("has the parts its material numbers, and below each what it says of it, in the material's own words", () => {
    const material =
      "筹备会纪要\n一、场地：操场北侧，下雨改活动中心。\n二、预算：场租 800 元；物料 500 元。\n1. 谁出钱\n2. 谁记账\n三、下周再定\n";
    const text = draftTree({ topic: "筹备会", material, depth: 3, breadth: 9, attempt: 1, language: "zh" });
    expect(text.split("\n")).toEqual([
      "场地",
      "  操场北侧",
      "  下雨改活动中心",
      "预算",
      "  场租 800 元",
      "  物料 500 元",
      "  谁出钱",
      "  谁记账",
      "下周再定",
    ]);
    expect(draftTree({ topic: "筹备会", material, depth: 1, breadth: 2, attempt: 1, language: "zh" })).toBe("场地\n预算");
  });

  it("of material that numbers no parts is as without them", () => {
    const plain = "一、只有这一条。\n走访了11家旧书店。\n年轻人占两成七。";
    const text = draftTree({ topic: "老城旧书店生存调查", material: plain, depth: 2, breadth: 4, attempt: 1, language: "zh" });
    expect(text).toContain("老城旧书店");
  });

  it("is in the language of its topic", () => {
    const text = draftTree({ topic: "Six days in Dali: a journey", material: "", depth: 2, breadth: 5, attempt: 1, language: "en" });
    expect(/\p{Script=Han}/u.test(text)).toBe(false);
    expect(text.split("\n").length).toBeGreaterThan(3);
  });
});
