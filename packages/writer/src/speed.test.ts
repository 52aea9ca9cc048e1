import { allScenes, type CatalogueScene, findScene } from "@tangleaf/catalogue";
import { describe, expect, it } from "vitest";
import { continueText } from "./continue-text.ts";
import { editPassage } from "./edit-passage.ts";
import { reviseText } from "./revise-text.ts";
import { familyOf } from "./scene/family-of.ts";
import { FAMILIES } from "./sentences/sentence-types.ts";
import { splitSentences } from "./text/split-sentences.ts";
import { writeScene } from "./write-scene.ts";

/** Comparing this many lines or characters in pairs takes minutes: the runner's limit ends it. No time is measured. */
const LINES = 60_000;
const CHARACTERS = 400_000;

/** Prose without repeated sentences. */
function prose(length: number): string {
  let text = "";
  for (let i = 0; text.length < length; i += 1)
    text += `第${i}组${String.fromCharCode(0x4e00 + ((i * 37) % 6000), 0x4e00 + ((i * 91) % 7000))}完成了走访，因为时间紧，所以部分问题还没有解决。`;
  return text.slice(0, length);
}
const lines = (count: number) => Array.from({ length: count }, (_, index) => `第${index}项完成`).join("\n");
const unbroken = (length: number) => `先${"，".repeat(length / 2)}${" ".repeat(length / 2)}好`;

function sceneOf(key: string): CatalogueScene {
  const scene = findScene(key);
  if (!scene) throw new Error(`no scene ${key}`);
  return scene;
}

function filled(scene: CatalogueScene, text: string): Record<string, string> {
  const areas = scene.form.filter(({ type }) => type === "textarea").map(({ key }) => [key, text]);
  return { topic: "社区走访", name: "林晓雨", job: "运营专员", ...Object.fromEntries(areas) };
}

const language = "zh";
const scene = sceneOf("weeklyReport");
const write = (key: string) => (text: string) =>
  writeScene({ scene: sceneOf(key), fields: filled(sceneOf(key), text), target: 600, language, attempt: 0 });
const revise = (instruction: string) => (text: string) => reviseText({ scene, text, instruction, target: null, language, attempt: 0 });
const edit = (action: "rewrite" | "polish" | "expand" | "condense") => (selection: string) =>
  editPassage({ action, selection, language, attempt: 0 });

const PATHS: readonly (readonly [string, (text: string) => string])[] = [
  ["a report", write("weeklyReport")],
  ["an official request", write("gwRequest")],
  ["rewriting", write("reWrite")],
  ["polishing", write("polishDoc")],
  ["proofreading", write("proofread")],
  ["condensing", write("condenseDoc")],
  ["translating", write("translateDoc")],
  ["continuing", (text) => continueText({ scene, fields: filled(scene, text), text, target: 600, language, attempt: 0 })],
  ...["再短一点", "写长一点", "更正式", "换一种说法", "补上数据", "删除走访", "换个开头"].map(
    (wish) => [`“${wish}”`, revise(wish)] as const,
  ),
  ...(["rewrite", "polish", "expand", "condense"] as const).map((action) => [`passage: ${action}`, edit(action)] as const),
];

describe("the writer comes to an end", () => {
  it.each(PATHS)("with long prose, many short lines, and a field of marks and spaces: %s", (_name, run) => {
    for (const text of [prose(CHARACTERS), lines(LINES), unbroken(CHARACTERS)]) expect(typeof run(text)).toBe("string");
  });

  it.each(FAMILIES)("in a %s with every field full", (family) => {
    const first = allScenes().find((each) => familyOf(each) === family && each.form.some(({ type }) => type === "textarea")) ?? scene;
    const fields = filled(first, prose(CHARACTERS));
    expect(writeScene({ scene: first, fields, target: null, language, attempt: 0 })).not.toBe("");
  });
});

describe("splitSentences", () => {
  it("takes a page without a full stop clause by clause and loses no word", () => {
    const page = prose(3_000).replaceAll("。", "，");
    const sentences = splitSentences(page);
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(400);
    expect(sentences.join("")).toBe(page);
  });
});
