import { findScene } from "@tangleaf/catalogue";
import { expect, test } from "vitest";
import type { WritingTask } from "../../ports/model.ts";
import { expectedCharacters } from "./estimate-tokens.ts";

const common = { language: "zh", attempt: 1 } as const;
const edit = (action: "rewrite" | "polish" | "expand" | "condense", selection: string): WritingTask => ({
  kind: "edit",
  action,
  selection,
  ...common,
});
const revise = (instruction: string, text: string, target: number | null = null): WritingTask => ({
  kind: "revise",
  sceneType: "weeklyReport",
  text,
  instruction,
  target,
  ...common,
});
const expected = (task: WritingTask) => expectedCharacters(task, findScene("weeklyReport"));

test("a reworked passage is reckoned by what its kind of work makes of its length", () => {
  const selection = "字".repeat(500);
  expect((["rewrite", "polish", "expand", "condense"] as const).map((action) => expected(edit(action, selection)))).toEqual([
    500, 500, 800, 300,
  ]);
});

test("a few words are reckoned as a sentence, whatever is done with them", () => {
  expect(expected(edit("condense", "三个字"))).toBe(60);
  expect(expected(revise("语气再正式一些", "三个字"))).toBe(60);
  const task: WritingTask = { kind: "scene", sceneType: "proofread", fields: { content: "三个字" }, target: null, ...common };
  expect(expectedCharacters(task, findScene("proofread"))).toBe(60);
});

test("a text to be made longer is reckoned longer, and a few words as a few paragraphs", () => {
  expect(expected(revise("写得更详细一些", "字".repeat(1000)))).toBe(1600);
  expect(expected(revise("写得更详细一些", "三个字"))).toBe(300);
  expect(expected(revise("精简一些，不要详细", "字".repeat(1000)))).toBe(1000);
});

test("a length that was asked for is what is reckoned, however short the source", () => {
  expect(expected(revise("改成20字", "字".repeat(1000), 20))).toBe(20);
});
