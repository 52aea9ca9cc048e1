import { type NodeJson, nodeText, readContent, writeContent } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { insertBlocks } from "./insert-blocks.ts";

const text = (words: string): NodeJson[] => [{ type: "text", text: words }];
const paragraph = (words: string): NodeJson => ({ type: "paragraph", ...(words === "" ? {} : { content: text(words) }) });
const heading = (id: string): NodeJson => ({ type: "heading", attrs: { id, level: 1 }, content: text(id) });

function insertInto(blocks: NodeJson[], after?: string): string[] {
  const doc = new Y.Doc();
  writeContent(doc, { title: "", settings: {}, blocks, footnotes: {} });
  insertBlocks(doc, { blocks: [heading("new")], blockId: "new", after });
  return readContent(doc).blocks.map(nodeText);
}

test("what is put at the end stands under the last words without an empty line between, which stays to write on", () => {
  expect(insertInto([paragraph("一"), paragraph("")])).toEqual(["一", "new", ""]);
  expect(insertInto([paragraph("")])).toEqual(["new", ""]);
});

test("nothing is put into a document that would have more than 100,000 nodes", () => {
  const doc = new Y.Doc();
  writeContent(doc, { title: "", settings: {}, blocks: [paragraph("一")], footnotes: {} });
  const row: NodeJson = {
    type: "tableRow",
    content: Array.from({ length: 100 }, (): NodeJson => ({ type: "tableCell", content: [paragraph("1")] })),
  };
  const table: NodeJson = { type: "table", attrs: { id: "new" }, content: Array.from({ length: 340 }, () => row) };
  expect(insertBlocks(doc, { blocks: [table], blockId: "new" })).toBe("tooLarge");
  expect(readContent(doc).blocks.map(nodeText)).toEqual(["一"]);
  expect(insertBlocks(doc, { blocks: [heading("new")], blockId: "new", after: "gone" })).toBe("noPlace");
  expect(insertBlocks(doc, { blocks: [heading("new")], blockId: "new" })).toBeNull();
});

test("so does what is put at the end of a section", () => {
  expect(insertInto([heading("a"), paragraph("一"), paragraph(""), heading("b")], "a")).toEqual(["a", "一", "new", "", "b"]);
});
