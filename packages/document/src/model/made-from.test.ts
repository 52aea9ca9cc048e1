import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { copyContent } from "./copy-content.ts";
import type { DocumentContent } from "./document-content.ts";
import { droppedParts, isTicked, type MadeFrom, readMadeFrom, storedMadeFrom, withTick } from "./made-from.ts";
import { readContent } from "./read-content.ts";
import { writeContent } from "./write-content.ts";

const MADE: MadeFrom = {
  ...{ pubId: "abcdefghij", version: "12345678", title: "工作嵌入对离职倾向的影响" },
  ...{ checklist: ["假设逐条有检验"], bring: ["量表授权"], frame: ["封面"] },
  parts: [
    { id: "t1", title: "绪论", mistake: null },
    { id: "t2", title: "研究设计", mistake: "没有写样本量怎么定的" },
  ],
};
const heading = (id: string, text: string): DocumentContent["blocks"][number] => ({
  type: "heading",
  attrs: { level: 1, id },
  content: [{ type: "text", text }],
});
const CONTENT: DocumentContent = {
  ...{ title: "我的论文", settings: {}, footnotes: {}, madeFrom: MADE },
  blocks: [heading("t1", "绪论"), heading("t2", "研究设计")],
};

describe("what a document keeps of its template", () => {
  it("stands in the document, and an older version that is restored over it leaves it there", () => {
    const doc = new Y.Doc();
    writeContent(doc, CONTENT);
    expect(readContent(doc).madeFrom).toEqual(MADE);
    const { madeFrom: _none, ...older } = CONTENT;
    writeContent(doc, older);
    expect(readContent(doc).madeFrom).toEqual(MADE);
  });

  it("is in no document that was made of none", () => {
    const doc = new Y.Doc();
    const { madeFrom: _none, ...plain } = CONTENT;
    writeContent(doc, plain);
    expect(readContent(doc)).not.toHaveProperty("madeFrom");
  });

  it("goes along with a copy, whose headings have other ids", () => {
    const copy = copyContent(CONTENT);
    const headings = copy.blocks.map(({ attrs }) => String(attrs?.["id"]));
    expect(copy.madeFrom?.parts.map(({ id }) => id)).toEqual(headings);
    expect(headings).not.toContain("t1");
  });

  it.each([undefined, 7, "", "{", "[]", '{"version":"1"}', `{"pubId":"${"a".repeat(70_000)}"}`])("is nothing where %j stands", (stored) => {
    expect(readMadeFrom(stored)).toBeNull();
  });

  it("leaves out what is not of its form", () => {
    const read = readMadeFrom(JSON.stringify({ ...MADE, checklist: [1, "二"], frame: "封面", parts: [{ id: 1 }, ...MADE.parts] }));
    expect(read).toEqual({ ...MADE, checklist: ["二"], frame: [] });
    expect(readMadeFrom(storedMadeFrom(MADE))).toEqual(MADE);
  });
});

describe("ticks", () => {
  it("are set and taken away line by line, also the last of many", () => {
    const some = withTick(withTick(undefined, 0, true), 29, true);
    expect([isTicked(some, 0), isTicked(some, 1), isTicked(some, 29)]).toEqual([true, false, true]);
    expect(isTicked(withTick(some, 0, false), 0)).toBe(false);
    expect(withTick(some, 0, true)).toBe(some);
  });

  it.each(["x", -1, 1.5, Number.NaN, null])("begin anew where %j stands", (stored) => {
    expect(withTick(stored, 1, true)).toBe(2);
  });
});

describe("parts that were dropped", () => {
  it("are those without their heading, whatever it is called now", () => {
    const renamed = [
      { id: "t1", title: "引言" },
      { id: "own", title: "研究设计 " },
    ];
    expect(droppedParts(MADE, renamed)).toEqual([]);
    expect(droppedParts(MADE, [{ id: "t1", title: "绪论" }])).toEqual([MADE.parts[1]]);
  });
});
