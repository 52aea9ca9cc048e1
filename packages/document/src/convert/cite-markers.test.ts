import { expect, it } from "vitest";
import type { NodeJson } from "../model/document-content.ts";
import { citeMarkers } from "./cite-markers.ts";
import { markdownToBlocks } from "./markdown-to-blocks.ts";

const cited = (markdown: string) => citeMarkers(markdownToBlocks(markdown, { newId: () => "id" }).blocks);
const text = (words: string, marks?: NodeJson["marks"]): NodeJson => ({ type: "text", text: words, ...(marks && { marks }) });
const citation = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });

it("markers of a text become citations, those that stand together one", () => {
  expect(cited("前人已有研究[[R3]]。另有不同看法[[R1]] [[R2]]。")).toEqual([
    { type: "paragraph", content: [text("前人已有研究"), citation("R3"), text("。另有不同看法"), citation("R1,R2"), text("。")] },
  ]);
});

it("also in lists, tables, bold words, and where a paragraph is nothing else", () => {
  const [list, table, alone] = cited("- 甲**乙[[R1, R2]]丙**\n\n| 项[[R4]] |\n| --- |\n\n[[R5]]");
  expect(JSON.stringify(list)).toContain(JSON.stringify(citation("R1,R2")));
  expect(JSON.stringify(list)).toContain(JSON.stringify(text("丙", [{ type: "bold" }])));
  expect(JSON.stringify(table)).toContain(JSON.stringify(citation("R4")));
  expect(alone).toEqual({ type: "paragraph", content: [citation("R5")] });
});

it("nothing else is touched: headings, code, brackets that are no markers", () => {
  const { blocks } = markdownToBlocks("# 题[[R1]]\n\n`[[R1]]` 与 [[别的]] 与 [甲]\n\n```\n[[R1]]\n```\n\n没有引用。");
  const same = citeMarkers(blocks);
  expect(same).toEqual(blocks);
  for (const [at, block] of same.entries()) expect(block).toBe(blocks[at]);
});
