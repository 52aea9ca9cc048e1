import { nodeText } from "@tangleaf/document/model";
import { expect, it } from "vitest";
import { createPicture, field, headed, paragraph, readBody, run } from "../testing/word-file.ts";

const picture = paragraph(
  `<w:r><w:drawing><wp:inline><wp:extent cx="100" cy="100"/><wp:docPr id="1"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
);
const parts = { relationships: { p1: "media/a.png" }, files: { "word/media/a.png": createPicture() } };
const cell = (content: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;
const caption = (title: string) => headed("Caption", run("图 ") + field("SEQ 图", "1") + run(` ${title}`));

/** Captions of the figures in a table, and the words of its cells by row. */
function readTableOf(...rows: string[]) {
  const { content, left } = readBody(table(...rows), parts);
  const cells = (content.blocks[0]?.content ?? []).map((one) => one.content ?? []);
  const figures = cells.flat().flatMap((one) => (one.content ?? []).filter(({ type }) => type === "figure"));
  return { captions: figures.map(({ attrs }) => attrs?.["caption"]), words: cells.map((one) => one.map(nodeText)), left };
}

it("captions in the row below belong to the figures above them, column by column", () => {
  expect(readTableOf(row(cell(picture), cell(picture)), row(cell(caption("甲")), cell(caption("乙"))))).toEqual({
    captions: ["甲", "乙"],
    words: [["", ""]],
    left: {},
  });
});

it("a caption across all columns belongs to the last figure above it, labels of its parts between them", () => {
  const across = cell(caption("对比"), '<w:gridSpan w:val="2"/>');
  expect(readTableOf(row(cell(picture), cell(picture)), row(cell(paragraph("(a) 前")), cell(paragraph("(b) 后"))), row(across))).toEqual({
    captions: [undefined, "对比"],
    words: [
      ["", ""],
      ["(a) 前", "(b) 后"],
    ],
    left: {},
  });
});

it("a caption without a figure above it keeps its words and number, and is reported", () => {
  expect(readTableOf(row(cell(paragraph("字")), cell(picture)), row(cell(caption("甲")), cell(paragraph("字"))))).toEqual({
    captions: [undefined],
    words: [
      ["字", ""],
      ["图 1 甲", "字"],
    ],
    left: { captions: 1 },
  });
});
