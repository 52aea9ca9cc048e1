import { nodeText } from "@tangleaf/document/model";
import { describe, expect, it } from "vitest";
import { field, paragraph, readBody, run } from "../testing/word-file.ts";

const ins = (content: string) => `<w:ins w:id="1">${content}</w:ins>`;
const del = (text: string) => `<w:del w:id="1"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const from = (text: string) => `<w:moveFrom w:id="1">${run(text)}</w:moveFrom>`;
const to = (text: string) => `<w:moveTo w:id="1">${run(text)}</w:moveTo>`;
const marked = (change: string) => `<w:rPr><${change} w:id="1"/></w:rPr>`;
const styled = (style: string) => `<w:pStyle w:val="${style}"/>`;

describe("a Word file with tracked changes is read as if all were accepted", () => {
  it("has inserted, deleted and moved words where they belong", () => {
    const { lines, left } = readBody(
      paragraph(run("样本共") + del("300") + ins(run("320")) + run("份。")) +
        paragraph(from("移走的话。") + run("留下。")) +
        paragraph(run("新：") + to("移走的话。")),
    );
    expect(lines).toEqual(["paragraph 样本共320份。", "paragraph 留下。", "paragraph 新：移走的话。"]);
    expect(Object.keys(left)).toEqual(["revisions"]);
  });

  it("joins paragraphs whose marks were deleted, and those look as the last one", () => {
    const deleted = marked("w:del");
    const { lines } = readBody(
      `${paragraph("一", deleted)}<w:bookmarkStart w:name="b"/>${paragraph("二", `${styled("2")}${deleted}`)}${paragraph("三", styled("1"))}${paragraph("四")}`,
    );
    expect(lines).toEqual(["heading 一二三", "paragraph 四"]);
  });

  it("joins nothing across a table, and loses nothing at an end", () => {
    const table = (content: string) => `<w:tbl><w:tr><w:tc>${content}</w:tc></w:tr></w:tbl>`;
    const deleted = marked("w:del");
    const { lines } = readBody(paragraph("前", deleted) + table(paragraph("格一", deleted) + paragraph("格二")) + paragraph("后", deleted));
    expect(lines).toEqual(["paragraph 前", "table 格一格二", "paragraph 后"]);
  });

  it("has no paragraph left of one that was deleted or moved with its mark", () => {
    const { lines } = readBody(
      paragraph("甲") +
        paragraph(del("删"), marked("w:del")) +
        paragraph(from("移"), marked("w:moveFrom")) +
        paragraph("乙") +
        paragraph(to("移"), marked("w:moveTo")),
    );
    expect(lines).toEqual(["paragraph 甲", "paragraph 乙", "paragraph 移"]);
  });

  it("has inserted fields once, and neither deleted fields nor cells nor rows", () => {
    const code = (text: string) => `<w:r><w:delInstrText>${text}</w:delInstrText></w:r>`;
    const old = `<w:del>${field("HYPERLINK x").replace(/<w:instrText.*?<\/w:instrText>/, "")}${code("HYPERLINK")}</w:del>`;
    const cells = `<w:tc>${paragraph("留")}</w:tc><w:tc><w:tcPr><w:cellDel w:id="1"/></w:tcPr>${paragraph("删格")}</w:tc>`;
    const { lines, content } = readBody(
      paragraph(run("参见") + old + ins(field('HYPERLINK "https://example.com/a"', "数据说明")) + run("。")) +
        `<w:tbl><w:tr>${cells}</w:tr><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc>${paragraph("删行")}</w:tc></w:tr></w:tbl>`,
    );
    expect(lines).toEqual(["paragraph 参见数据说明。", "table 留"]);
    expect(content.blocks[0]?.content?.map(nodeText)).toEqual(["参见", "数据说明", "。"]);
  });
});
