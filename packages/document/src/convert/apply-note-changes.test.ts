import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countNode, deriveSections, type Section } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { nodeFromJson } from "../model/node-json.ts";
import { applyNoteChanges, type NoteChange } from "./apply-note-changes.ts";
import { deriveParagraphs, type Paragraph } from "./derive-paragraphs.ts";

const heading = (id: string, level: number, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "heading",
  attrs: { level, id, ...attrs },
  content: [{ type: "text", text: `标题${id}` }],
});
const say = (words: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const contentOf = (blocks: readonly NodeJson[], footnotes = {}): DocumentContent => ({ title: "", settings: {}, blocks, footnotes });
const ids = () => {
  let next = 0;
  return () => `new${next++}`;
};
const changed = (content: DocumentContent, ...changes: NoteChange[]): DocumentContent => {
  const result = applyNoteChanges(content, changes, ids());
  if ("problem" in result) throw new Error(`${result.problem} ${result.id}`);
  return result;
};

describe("a document by paragraph", () => {
  it("has text, state, counts and the first table and picture of each section", () => {
    const table: NodeJson = {
      type: "table",
      attrs: { id: "t" },
      content: [{ type: "tableRow", content: [{ type: "tableCell", attrs: { colspan: 2, rowspan: 1 }, content: [say("甲")] }] }],
    };
    const blocks = [
      say("开头"),
      heading("a", 1, { target: 800, points: "写现状" }),
      heading("b", 2, { status: "writing" }),
      say("一*二"),
      table,
      { type: "figure", attrs: { id: "f", blobId: "blob1", alt: "图" } } as const,
    ];
    expect(deriveParagraphs(contentOf(blocks))).toEqual([
      { id: "front", level: 1, title: "", text: "开头", status: "done", charCnt: 2, targetCnt: null, subPara: [] },
      {
        id: "a",
        level: 1,
        title: "标题a",
        text: "",
        status: "empty",
        charCnt: 0,
        targetCnt: 800,
        textData: "写现状",
        subPara: [
          {
            id: "b",
            level: 2,
            title: "标题b",
            text: "一\\*二\n\n| 甲 |  |\n| --- | --- |\n\n![图](blob1)",
            status: "writing",
            charCnt: 3,
            targetCnt: null,
            dataTable: [["甲", ""]],
            chartImage: "blob1",
            subPara: [],
          },
        ],
      },
    ]);
    expect(deriveParagraphs(contentOf([{ type: "paragraph" }]))).toEqual([]);
  });
});

describe("a change of a paragraph", () => {
  it("keeps what Markdown cannot say where its words stay", () => {
    const chart: NodeJson = { type: "chart", attrs: { id: "c", option: "{}" } };
    const coloured: NodeJson = {
      type: "paragraph",
      content: [{ type: "text", text: "红", marks: [{ type: "color", attrs: { color: "red" } }] }],
    };
    const formula: NodeJson = { type: "mathBlock", attrs: { id: "m", latex: "x", numbered: 1 } };
    const note: NodeJson = {
      type: "paragraph",
      content: [
        { type: "text", text: "注" },
        { type: "footnote", attrs: { id: "n" } },
      ],
    };
    const content = contentOf([heading("a", 1), coloured, chart, formula, note], { n: "出处" });
    const text = deriveParagraphs(content)[0]?.text ?? "";
    expect(changed(content, { op: "update", id: "a", text })).toEqual(content);
    const other = changed(content, { op: "update", id: "a", text: text.replace("x", "y").replace(/注.*/s, "新") });
    expect(other).toEqual(
      contentOf([heading("a", 1), coloured, chart, { ...formula, attrs: { ...formula.attrs, latex: "y" } }, say("新")]),
    );
  });

  it("may set title, state, points, table and picture", () => {
    const { blocks } = changed(contentOf([heading("a", 1, { points: "旧", status: "failed" })]), {
      op: "update",
      id: "a",
      title: "新\n题",
      status: "empty",
      textData: "",
      dataTable: [["项", "数"], ["甲"]],
      chartImage: "blob1",
    });
    for (const block of blocks) nodeFromJson(block);
    const [paragraph] = deriveParagraphs(contentOf(blocks));
    expect(paragraph).toMatchObject({
      title: "新 题",
      status: "done",
      dataTable: [
        ["项", "数"],
        ["甲", ""],
      ],
      chartImage: "blob1",
    });
    expect(blocks[0]?.attrs).toEqual({ id: "a", level: 1 });
  });

  it("makes sections of headings in a text, below it and beside those that are there", () => {
    const { blocks } = changed(contentOf([heading("a", 1), say("旧"), heading("b", 3)]), {
      op: "update",
      id: "a",
      text: "新\n\n# 小节\n\n## 再小",
    });
    expect(blocks.map(({ type, attrs }) => (type === "heading" ? attrs?.["level"] : type))).toEqual([1, "paragraph", 3, 4, 3]);
  });

  it("writes the front, which has no title and cannot be moved", () => {
    const content = contentOf([heading("a", 1)]);
    expect(changed(content, { op: "update", id: "front", text: "开头" }).blocks[0]).toEqual(say("开头"));
    expect(applyNoteChanges(content, [{ op: "update", id: "front", title: "题" }], ids())).toEqual({
      problem: "paragraph.front",
      id: "front",
    });
    expect(applyNoteChanges(content, [{ op: "move", id: "front", parentId: null }], ids())).toEqual({
      problem: "paragraph.front",
      id: "front",
    });
  });

  it("is not made at all where one of several cannot be", () => {
    const content = contentOf([heading("a", 1), heading("b", 2)]);
    const refused = (change: NoteChange) => applyNoteChanges(content, [{ op: "remove", id: "b" }, change], ids());
    expect(refused({ op: "update", id: "b", text: "x" })).toEqual({ problem: "paragraph.unknown", id: "b" });
    expect(refused({ op: "insert", parentId: null, after: "b", title: "x" })).toEqual({ problem: "paragraph.unknown", id: "b" });
    expect(refused({ op: "move", id: "a", parentId: "a" })).toEqual({ problem: "paragraph.unknown", id: "a" });
    const below: NoteChange = { op: "insert", parentId: null, after: "b", title: "x" };
    expect(applyNoteChanges(content, [below], ids())).toEqual({ problem: "paragraph.unknown", id: "b" });
    expect(content.blocks).toHaveLength(2);
  });

  it("moves a section with all below it, down to level 6", () => {
    const { blocks } = changed(contentOf([heading("a", 5), heading("b", 1), heading("c", 2), heading("d", 3)]), {
      op: "move",
      id: "b",
      parentId: "a",
    });
    expect(blocks.map(({ attrs }) => [attrs?.["id"], attrs?.["level"]])).toEqual([
      ["a", 5],
      ["b", 6],
      ["c", 6],
      ["d", 6],
    ]);
  });
});

type Tree = { id: string; children: Tree[] };
const treeOf = (sections: readonly Section[]): Tree[] => sections.map(({ id, children }) => ({ id, children: treeOf(children) }));
const listOf = (tree: readonly Tree[]): string[] => tree.flatMap(({ id, children }) => [id, ...listOf(children)]);
const find = (tree: readonly Tree[], id: string): Tree | undefined =>
  tree.map((one) => (one.id === id ? one : find(one.children, id))).find((one) => one);

/** The same change made to a tree. */
function expected(tree: Tree[], change: NoteChange, id: string): Tree[] {
  const copy = structuredClone(tree);
  const moved = change.op === "insert" ? { id, children: [] } : find(copy, change.op === "move" || change.op === "remove" ? change.id : "");
  const without = (list: Tree[]): Tree[] => list.filter((one) => one !== moved).map((one) => ({ ...one, children: without(one.children) }));
  const rest = without(copy);
  if (change.op === "remove" || change.op === "update" || moved === undefined) return rest;
  const siblings = change.parentId === null ? rest : (find(rest, change.parentId)?.children ?? []);
  siblings.splice(change.after === undefined ? 0 : siblings.findIndex((one) => one.id === change.after) + 1, 0, moved);
  return rest;
}

test("changes of the document are the same changes of its tree, and lose no words", () => {
  const levels = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 });
  const step = fc.record({ op: fc.constantFrom("insert", "move", "remove"), a: fc.nat(), b: fc.option(fc.nat()), c: fc.option(fc.nat()) });
  fc.assert(
    fc.property(levels, fc.array(step, { maxLength: 6 }), (list, steps) => {
      let content = contentOf(list.flatMap((level, index) => [heading(`h${index}`, level), say("字".repeat(index + 1))]));
      const newId = ids();
      for (const { op, a, b, c } of steps) {
        const tree = treeOf(deriveSections(content.blocks));
        const names = listOf(tree);
        const pick = (at: number) => names[at % Math.max(1, names.length)] ?? "none";
        const parentId = b === null ? null : pick(b);
        const siblings = parentId === null ? tree : (find(tree, parentId)?.children ?? []);
        const after = c === null || siblings.length === 0 ? undefined : siblings[c % siblings.length]?.id;
        const change: NoteChange =
          op === "insert"
            ? { op, parentId, after, title: "新", text: "正文" }
            : op === "move"
              ? { op, id: pick(a), parentId, after }
              : { op: "remove", id: pick(a) };
        const result = applyNoteChanges(content, [change], newId);
        if ("problem" in result) continue;
        const headings = result.blocks.filter(({ type }) => type === "heading");
        const id = headings.map(({ attrs }) => String(attrs?.["id"])).find((one) => !names.includes(one)) ?? "";
        // At the deepest level sections below become siblings.
        if (headings.every(({ attrs }) => Number(attrs?.["level"]) < 6))
          expect(treeOf(deriveSections(result.blocks))).toEqual(expected(tree, change, id));
        if (op === "move") expect(total(result)).toBe(total(content));
        expect(sum(deriveParagraphs(result))).toBe(total(result));
        content = result;
      }
    }),
  );
});

function total({ blocks }: DocumentContent): number {
  return blocks.reduce((sum, block) => sum + (block.type === "heading" ? 0 : countNode(block)), 0);
}

function sum(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((all, { charCnt, subPara }) => all + charCnt + sum(subPara), 0);
}
