import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import { citationText, citeReferences } from "./cite-references.ts";

const references = [1, 2, 3, 4, 7].map((number) => ({ id: `R${number}`, number, text: `第 ${number} 条` }));
const said = (text: string, marks?: NodeJson["marks"]): NodeJson => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks === undefined ? {} : { marks }) }],
});
const contentOf = (...blocks: readonly NodeJson[]): DocumentContent => ({ title: "", settings: {}, blocks, footnotes: {} });
/** Words and ids of the first paragraph. */
function cited(text: string): (string | undefined)[] {
  const [paragraph] = citeReferences(contentOf(said(text)), references).content.blocks;
  return (paragraph?.content ?? []).map((node) => (node.type === "citation" ? String(node.attrs?.["refIds"]) : node.text));
}

test("markers side by side, or parted by a comma, become one citation, and spaces before it go", () => {
  expect(cited("甲[[R1]][[R3]]乙 [[R2]]、[[R4]]。")).toEqual(["甲", "R1,R3", "乙", "R2,R4", "。"]);
  expect(cited("[[R1]] 与[[R2]]")).toEqual(["R1", " 与", "R2"]);
});

test("numbers that follow each other are joined, in their order, each once", () => {
  expect(citationText([3, 1])).toBe("[1,3]");
  expect(citationText([7, 2, 1, 3, 2])).toBe("[1-3,7]");
  expect(citationText([2, 1])).toBe("[1-2]");
  expect(citationText([])).toBe("");
});

test("what is in no list is left out and named once", () => {
  const { content, unknown } = citeReferences(contentOf(said("甲[[R9]]乙[[R1]][[R8]]丙[[R9]]")), references);
  expect(content.blocks[0]?.content?.map(({ type, text }) => text ?? type)).toEqual(["甲", "乙", "citation", "丙"]);
  expect(unknown).toEqual(["R9", "R8"]);
});

test("markers in code, and brackets that are no marker, stay as they are", () => {
  const code: NodeJson = { type: "codeBlock", content: [{ type: "text", text: "a[[R1]]" }] };
  const blocks = [code, said("x[[R1]]", [{ type: "code" }]), said("[[note]] [R1] [[r1]]")];
  expect(citeReferences(contentOf(...blocks), references)).toEqual({ content: contentOf(...blocks), unknown: [] });
});

test("citations inside lists, tables, captions and footnotes are found, and marks of the words around them stay", () => {
  const list: NodeJson = { type: "bulletList", content: [{ type: "listItem", content: [said("项[[R1]]", [{ type: "bold" }])] }] };
  const table: NodeJson = { type: "table", attrs: { caption: "成绩[[R2]][[R3]]" }, content: [] };
  const content = { ...contentOf(list, table), footnotes: { n1: "见[[R7]][[R5]]" } };
  const made = citeReferences(content, references);
  expect(made.content.blocks[0]?.content?.[0]?.content?.[0]?.content).toEqual([
    { type: "text", text: "项", marks: [{ type: "bold" }] },
    { type: "citation", attrs: { refIds: "R1" } },
  ]);
  expect(made.content.blocks[1]?.attrs?.["caption"]).toBe("成绩[2-3]");
  expect(made.content.footnotes["n1"]).toBe("见[7]");
  expect(made.unknown).toEqual(["R5"]);
});

test("citation nodes keep the references that are in the list", () => {
  const node: NodeJson = { type: "paragraph", content: [{ type: "citation", attrs: { refIds: "R1, R9", locator: "p. 3" } }] };
  const { content, unknown } = citeReferences(contentOf(node), references);
  expect(content.blocks[0]?.content).toEqual([{ type: "citation", attrs: { refIds: "R1", locator: "p. 3" } }]);
  expect(unknown).toEqual(["R9"]);
});
