import { findScene } from "@tangleaf/catalogue";
import { expect, it } from "vitest";
import { frames } from "./frame.ts";
import { partLines } from "./part-lines.ts";
import type { PromptCall } from "./prompt-lines.ts";

const part = { label: "", sections: [], goal: 1000, index: 2, of: 3 };
const call: PromptCall = {
  scene: findScene("workPlan"),
  part,
  ask: 1000,
  total: 3000,
  written: "## 一、背景\n\n去年完成续约42家。\n\n## 二、目标\n\n今年再进一步。",
  goOn: false,
  frame: frames.zh,
  fence: (text) => `<<<${text}>>>`,
};
const fields = { content: "去年完成续约42家。新人3名。没有数字的一句。", length: 3000 };

it("a part of a long text is told the headings, the facts that are used, and where the whole stands", () => {
  const [headings, target, ...used] = partLines(call, fields);
  expect(headings).toContain("背景、目标");
  expect(target).toContain("全文 3000 字，已写 24 字，这次写到 1024 字为止");
  expect(used.at(-1)).toBe("<<<去年完成续约42家。>>>");
  expect(partLines({ ...call, frame: frames.en }, fields)[1]).toContain("3000 words");
});

it("a text in one part is told nothing, nor is a call that only goes on", () => {
  expect(partLines({ ...call, part: { ...part, index: 1, of: 1 } }, fields)).toEqual([]);
  expect(partLines({ ...call, goOn: true }, fields)).toEqual([]);
});

it("a document is asked for its title first", () => {
  const first = { ...call, written: "", part: { ...part, index: 1 } };
  expect(partLines({ ...first, scene: findScene("openingReport") }, fields)).toEqual(["先写标题：单独一行，以 # 开头。"]);
  expect(partLines(first, fields)).toEqual([]);
});
