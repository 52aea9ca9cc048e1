import { markdownToBlocks } from "@tangleaf/document/convert";
import { expect, it } from "vitest";
import { sampleEffort, writeSample } from "../sample-task.ts";
import { outlineLeaves } from "./outline-leaves.ts";
import { TOPICS } from "./testing/topics.ts";
import type { ThesisMaterial, ThesisOutline, TitleSuggestion } from "./thesis-types.ts";

/** The material alone: what a worker thread is sent is plain data. */
const materialOf = ({ major, topic, title, keywords, material, level, language }: ThesisMaterial): ThesisMaterial => ({
  major,
  topic,
  title,
  keywords,
  material,
  level,
  language,
});

it("writes a thesis from task to task, as the server asks for it", () => {
  for (const topic of [TOPICS[0], TOPICS[3], TOPICS[33]]) {
    if (topic === undefined) throw new Error("no such topic");
    const material = materialOf(topic);
    const { titles } = JSON.parse(writeSample({ kind: "titles", material, count: 2, attempt: 1 })) as { titles: TitleSuggestion[] };
    expect(titles).toHaveLength(2);
    const outline = JSON.parse(writeSample({ kind: "outline", material, length: 9000, chaptersMax: 6, attempt: 1 })) as ThesisOutline;
    expect(outline.sections.length).toBeLessThanOrEqual(6);
    for (const { path, section } of outlineLeaves(outline)) {
      const text = writeSample({ kind: "section", material, outline, path, written: [], target: section.characters, attempt: 1 });
      const { blocks } = markdownToBlocks(text);
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.some(({ type }) => type === "heading")).toBe(false);
      const tables = blocks.flatMap(({ type }, index) => (type === "table" ? [index] : []));
      expect(tables.length).toBe((text.match(/^\| ---/gm) ?? []).length);
      for (const at of tables) {
        const { id, caption } = blocks[at]?.attrs ?? {};
        expect(caption).toEqual(expect.stringMatching(/\S/));
        expect(JSON.stringify(blocks[at - 1])).toContain(`"crossRef","attrs":{"targetId":"${id}"}`);
      }
    }
    expect(JSON.parse(writeSample({ kind: "abstract", material, outline }))).toMatchObject({
      zh: expect.any(String),
      en: expect.any(String),
    });
    expect(writeSample({ kind: "conclusion", material, outline, target: 400 })).not.toBe("");
  }
});

it("says nothing again that a section before has said", () => {
  const topic = TOPICS[8];
  if (topic === undefined) throw new Error("no such topic");
  const material = materialOf(topic);
  const outline = JSON.parse(writeSample({ kind: "outline", material, length: 12_000, chaptersMax: 9, attempt: 1 })) as ThesisOutline;
  const at = outlineLeaves(outline).find(({ section }) => section.title === "退货无人查原因");
  if (at === undefined) throw new Error("no such section");
  const task = { kind: "section", material, outline, path: at.path, target: 800, attempt: 1 } as const;
  expect(writeSample({ ...task, written: [] })).toContain("退货没有人查原因。");
  expect(writeSample({ ...task, written: ["退货没有人查原因。"] })).not.toContain("退货没有人查原因。");
});

it("refuses a place where no section is to be written", () => {
  const topic = TOPICS[0];
  if (topic === undefined) throw new Error("no such topic");
  const material = materialOf(topic);
  const outline = JSON.parse(writeSample({ kind: "outline", material, length: 9000, chaptersMax: 6, attempt: 1 })) as ThesisOutline;
  expect(() => writeSample({ kind: "section", material, outline, path: [99], written: [], target: 100, attempt: 1 })).toThrow(RangeError);
});

it("takes a long material in a long outline for more work than a short one", () => {
  const topic = TOPICS[0];
  if (topic === undefined) throw new Error("no such topic");
  const material = materialOf(topic);
  const outline = JSON.parse(writeSample({ kind: "outline", material, length: 30_000, chaptersMax: 9, attempt: 1 })) as ThesisOutline;
  const effort = (words: string) =>
    sampleEffort({ kind: "section", material: { ...material, material: words }, outline, path: [0], written: [], target: 400, attempt: 1 });
  expect(effort("短")).toBeLessThan(1000);
  expect(effort("长".repeat(40_000))).toBeGreaterThan(12_000);
});
