import { findScene } from "@tangleaf/catalogue";
import { countCharacters, marksIn } from "@tangleaf/document";
import { expect, test } from "vitest";
import { type ScenePartInput, writeScenePart } from "./write-scene-part.ts";

const scene = findScene("kepu");
if (scene === null) throw new Error("no scene of popular science");
const SAID = "河水把岩石里的盐带进海；很多人以为海水是被晒咸的；孩子爱问喝海水为什么更渴";
const part = (of: string, more: Partial<ScenePartInput> = {}) =>
  writeScenePart({
    scene,
    fields: { topic: "海水为什么是咸的", target: "小学生", style: "平实", keyword: "海盐", content: SAID },
    part: of,
    intent: "回到开头的问题",
    written: [],
    target: 300,
    total: 1500,
    language: "zh",
    attempt: 1,
    ...more,
  });

test("each sentence of the author stands in the one section it belongs in", () => {
  const parts = scene.recipe.structure.map(({ zh }) => [zh, part(zh)] as const);
  const placeOf = (words: string) => parts.filter(([, text]) => text.includes(words)).map(([zh]) => zh);
  expect(placeOf("岩石里的盐")).toEqual(["原理讲解"]);
  expect(placeOf("被晒咸")).toEqual(["常见误区"]);
  expect(placeOf("更渴")).toEqual(["生活现象引入"]);
});

test("a section nothing is known of asks for it, and no section is empty or too long", () => {
  for (const { zh } of scene.recipe.structure) {
    const text = part(zh, { fields: { topic: "海水为什么是咸的" } });
    expect(marksIn(text).length, zh).toBeGreaterThan(0);
    expect(countCharacters(text)).toBeLessThanOrEqual(300);
  }
  expect(part("没有这一节", { fields: {} })).toBe("【待补充：回到开头的问题】");
});

test("what sections before it say is not said again", () => {
  expect(part("原理讲解", { written: ["河水把岩石里的盐带进海。"] })).not.toContain("岩石");
});
