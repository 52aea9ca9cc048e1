import { expect, it } from "vitest";
import type { NodeJson } from "../model/document-content.ts";
import { numberDocument } from "./number-document.ts";

const heading = (id: string, level: number, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "heading",
  attrs: { id, level, ...attrs },
  content: [{ type: "text", text: `标题${id}` }],
});
const table = (id: string, caption = "数据"): NodeJson => ({ type: "table", attrs: { id, caption }, content: [{ type: "tableRow" }] });
const figure = (id: string): NodeJson => ({ type: "figure", attrs: { id, caption: "照片" } });
const formula = (id: string): NodeJson => ({ type: "mathBlock", attrs: { id, latex: "x", numbered: 1 } });
const note = (id: string): NodeJson => ({ type: "paragraph", content: [{ type: "footnote", attrs: { id } }] });
const BLOCKS = [
  figure("f0"),
  heading("a", 1),
  figure("f1"),
  table("t1"),
  note("n2"),
  heading("b", 2),
  formula("e1"),
  heading("c", 1),
  table("t2"),
  table("t3", ""),
  note("n1"),
  heading("d", 1, { unnumbered: 1 }),
  figure("f2"),
];

it("counts by chapter where chapters are numbered", () => {
  const numbering = numberDocument({ settings: { numbering: "chapters" }, blocks: BLOCKS });
  expect(Object.fromEntries(numbering.headings)).toEqual({ a: "第一章", b: "1.1", c: "第二章" });
  expect(Object.fromEntries(numbering.figures)).toEqual({ f0: "图 1", f1: "图 1-1", f2: "图 2" });
  expect(Object.fromEntries(numbering.tables)).toEqual({ t1: "表 1-1", t2: "表 2-1" });
  expect(Object.fromEntries(numbering.equations)).toEqual({ e1: "(1-1)" });
  expect(Object.fromEntries(numbering.footnotes)).toEqual({ n2: 1, n1: 2 });
  expect(["a", "d", "t1", "e1", "gone"].map((id) => numbering.references.get(id))).toEqual([
    "第一章",
    "“标题d”",
    "表 1-1",
    "式 (1-1)",
    undefined,
  ]);
});

it("counts through the text otherwise, and knows English", () => {
  const numbering = numberDocument({ settings: { language: "en" }, blocks: BLOCKS });
  expect(numbering.headings.size).toBe(0);
  expect([...numbering.figures.values(), ...numbering.tables.values(), ...numbering.equations.values()]).toEqual([
    "Figure 1",
    "Figure 2",
    "Figure 3",
    "Table 1",
    "Table 2",
    "(1)",
  ]);
  expect(numberDocument({ settings: { numbering: "chinese" }, blocks: BLOCKS }).references.get("a")).toBe("一");
});
