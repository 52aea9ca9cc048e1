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
  for (const topic of [TOPICS[0], TOPICS[1], TOPICS[16]]) {
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

it("marks what is missing with [To add: …] in English, and refers to each formula, which has a number then", () => {
  const topic = TOPICS.find(({ language, topic }) => language === "en" && topic.includes("packaging"));
  if (topic === undefined) throw new Error("no such topic");
  const material = materialOf(topic);
  const outline = JSON.parse(writeSample({ kind: "outline", material, length: 12_000, chaptersMax: 9, attempt: 1 })) as ThesisOutline;
  const texts = outlineLeaves(outline).map(({ path, section }) =>
    writeSample({ kind: "section", material, outline, path, written: [], target: section.characters, attempt: 1 }),
  );
  expect(texts.join("\n")).toContain("[To add: ");
  expect(texts.join("\n")).not.toContain("【");
  const formulas = texts.flatMap((text) => markdownToBlocks(text).blocks).filter(({ type }) => type === "mathBlock");
  expect(formulas.length).toBeGreaterThan(1);
  for (const { attrs } of formulas) expect(attrs).toMatchObject({ numbered: 1 });
});

it("says nothing again that a section before has said", () => {
  const topic = TOPICS.find((one) => one.topic === "社区团购前置仓的分拣差错");
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

it.each([
  [
    "zh",
    "我想研究社区生鲜店在月末存货盘点的时候由店员自己盘自己记而没有人复核所造成的账实不符以及损耗没有单独登记导致毛利算不准的问题和怎样用很少的人手把盘点做实做细并且让店长愿意长期坚持下去",
  ],
  [
    "en",
    "I want to find out how the staff of small fresh food stores count their stock at the end of the month on their own, and why nobody checks it",
  ],
  ["en", "x".repeat(500)],
  ["zh", "长".repeat(500)],
] as const)("shortens a topic told in whole sentences where a heading names it: %s", (language, topic) => {
  const material = { major: "会计", topic, title: "", keywords: [], material: "", level: "undergraduate", language };
  const { titles } = JSON.parse(writeSample({ kind: "titles", material, count: 5, attempt: 1 })) as { titles: TitleSuggestion[] };
  const outline = JSON.parse(writeSample({ kind: "outline", material, length: 6000, chaptersMax: 6, attempt: 1 })) as ThesisOutline;
  const headings = outline.sections.flatMap((chapter) => [chapter.title, ...chapter.sections.map(({ title }) => title)]);
  expect([...titles.map(({ title }) => title), ...headings].filter((title) => title.trim() === "" || title.length > 120)).toEqual([]);
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
