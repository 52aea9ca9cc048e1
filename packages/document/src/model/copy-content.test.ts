import { expect, it } from "vitest";
import { copyContent, type DocumentContent, deriveSections, figureFiles, flattenSections } from "./index.ts";

const content: DocumentContent = {
  title: "报告",
  settings: { numbering: "chapters" },
  blocks: [
    { type: "heading", attrs: { id: "h", level: 1, status: "writing" }, content: [{ type: "text", text: "一" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "见" },
        { type: "crossRef", attrs: { targetId: "f", kind: "figure" } },
        { type: "footnote", attrs: { id: "n" } },
      ],
    },
    { type: "heading", attrs: { id: "g", level: 2, status: "done" }, content: [{ type: "text", text: "二" }] },
    { type: "figure", attrs: { id: "f", blobId: "file" } },
    { type: "table", attrs: { id: "t" }, content: [{ type: "tableRow" }] },
    { type: "chart", attrs: { id: "c", tableId: "t" } },
  ],
  footnotes: { n: "脚注" },
};

it("a copy has new ids everywhere, and its references lead to the copy", () => {
  const copy = copyContent(content, new Map([["file", "other"]]));
  const text = JSON.stringify(copy);
  for (const id of ["h", "g", "f", "t", "c", "n"]) expect(text).not.toContain(`"id":"${id}"`);
  const [, paragraph, , figure, table, chart] = copy.blocks;
  expect(paragraph?.content?.[1]?.attrs?.["targetId"]).toBe(figure?.attrs?.["id"]);
  expect(chart?.attrs?.["tableId"]).toBe(table?.attrs?.["id"]);
  expect(copy.footnotes).toEqual({ [String(paragraph?.content?.[2]?.attrs?.["id"])]: "脚注" });
  expect(figureFiles(content.blocks)).toEqual(["file"]);
  expect(figureFiles(copy.blocks)).toEqual(["other"]);
  expect(copy.settings).toEqual(content.settings);
});

it("nothing in a copy is being written", () => {
  expect(flattenSections(deriveSections(copyContent(content).blocks)).map(({ state }) => state)).toEqual([null, "done"]);
});
