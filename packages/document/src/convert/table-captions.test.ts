import { describe, expect, it } from "vitest";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { applyNoteChanges } from "./apply-note-changes.ts";
import { blocksToMarkdown } from "./blocks-to-markdown.ts";
import { deriveParagraphs } from "./derive-paragraphs.ts";
import { markdownToBlocks } from "./markdown-to-blocks.ts";
import { numberDocument } from "./number-document.ts";

const TABLE = "| 组别 | 人数 |\n| --- | --- |\n| 甲 |  |";
const ids = () => {
  let next = 0;
  return () => `n${next++}`;
};
const read = (markdown: string) => markdownToBlocks(markdown, { newId: ids() }).blocks;
const tables = (blocks: readonly NodeJson[]) => blocks.filter(({ type }) => type === "table");
const references = (blocks: readonly NodeJson[]): unknown[] =>
  blocks.flatMap((block) => [...(block.type === "crossRef" ? [block.attrs?.["targetId"]] : []), ...references(block.content ?? [])]);
const words = (block: NodeJson | undefined): string => block?.text ?? (block?.content ?? []).map(words).join("");

describe("the caption of a table in Markdown", () => {
  it("is the line above it that begins with 表：or Table:, and is no paragraph then", () => {
    for (const [line, caption] of [
      ["表：各组人数", "各组人数"],
      ["表: 各组人数", "各组人数"],
      ["Table: Pupils by group", "Pupils by group"],
    ]) {
      const blocks = read(`前文。\n\n${line}\n\n${TABLE}\n\n后文。`);
      expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "table", "paragraph"]);
      expect(blocks[1]?.attrs).toMatchObject({ caption, kind: "three-line" });
    }
  });

  it("is not made of a line that says something else, or stands elsewhere", () => {
    for (const source of [
      `见下表：\n\n${TABLE}`,
      `表：\n\n${TABLE}`,
      `表 3：人数\n\n${TABLE}`,
      "表：各组人数\n\n后文。",
      `${TABLE}\n\n表：各组人数`,
    ]) {
      expect(tables(read(source)).filter(({ attrs }) => attrs?.["caption"] !== undefined)).toEqual([]);
    }
  });

  it("is given a number, which a reference to it shows", () => {
    const blocks = read(`# 绪论\n\n# 结果\n\n人数列于[[表：各组人数]]。\n\n表：各组人数\n\n${TABLE}`);
    const { tables: labels, references: shown } = numberDocument({ blocks, settings: { numbering: "chapters", language: "zh" } });
    const [target] = references(blocks);
    expect(labels.get(String(target))).toBe("表 2-1");
    expect(shown.get(String(target))).toBe("表 2-1");
  });

  it("leaves words where a reference has no table", () => {
    expect(words(read("见[[表：各组人数]]。")[0])).toBe("见表“各组人数”。");
    expect(words(read("See [[Table: Pupils by group]].")[0])).toBe("See table “Pupils by group”.");
    expect(words(read("`[[表：各组人数]]`")[0])).toBe("[[表：各组人数]]");
  });

  it("is written so that reading it gives the same", () => {
    for (const source of [
      `人数列于[[表：各组人数]]。\n\n表：各组人数\n\n${TABLE}`,
      `See [[Table: Pupils by group]].\n\nTable: Pupils by group\n\n${TABLE}`,
    ]) {
      const blocks = read(source);
      expect(references(blocks)).toEqual([tables(blocks)[0]?.attrs?.["id"]]);
      expect(read(blocksToMarkdown({ blocks, footnotes: {} }))).toEqual(blocks);
    }
  });
});

describe("a section whose text is written anew", () => {
  const newId = ids();
  const text = `人数列于[[表：各组人数]]。\n\n表：各组人数\n\n${TABLE}`;
  const before: DocumentContent = {
    title: "",
    settings: {},
    footnotes: {},
    blocks: [
      { type: "heading", attrs: { level: 1, id: "h" }, content: [{ type: "text", text: "结果" }] },
      ...markdownToBlocks(text, { newId }).blocks,
    ],
  };
  const changed = (next: string): readonly NodeJson[] => {
    const after = applyNoteChanges(before, [{ op: "update", id: "h", text: next }], newId);
    if ("problem" in after) throw new Error(after.problem);
    return after.blocks;
  };
  const id = tables(before.blocks)[0]?.attrs?.["id"];

  it("keeps caption and reference of what its owner did not touch", () => {
    const [section] = deriveParagraphs(before);
    expect(section?.text).toContain("人数列于[[表：各组人数]]。");
    expect(section?.text).not.toMatch(/^表：/m);
    const blocks = changed(`${section?.text.replace("人数列于", "各组的人数列于")}`);
    expect(tables(blocks)[0]?.attrs).toMatchObject({ id, caption: "各组人数" });
    expect(references(blocks)).toEqual([id]);
  });

  it("takes the caption the new text gives, with the reference to it", () => {
    for (const table of [TABLE, TABLE.replace("甲", "乙")]) {
      const blocks = changed(`成绩列于[[表：各组成绩]]。\n\n表：各组成绩\n\n${table}`);
      expect(tables(blocks)[0]?.attrs).toMatchObject({ id, caption: "各组成绩" });
      expect(references(blocks)).toEqual([id]);
    }
  });
});
