import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readDocx } from "./index.ts";

const STYLES = `<?xml version="1.0"?><w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="2"><w:name w:val="heading 2"/></w:style><w:style w:styleId="Own"><w:name w:val="节标题"/><w:basedOn w:val="2"/></w:style>
  <w:style w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:styleId="Loop"><w:name w:val="x"/><w:basedOn w:val="Loop"/></w:style></w:styles>`;
const paragraph = (words: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const wordFile = (...paragraphs: string[]) =>
  zipSync({
    "word/document.xml": strToU8(`<w:document xmlns:w="w"><w:body>${paragraphs.join("")}<w:sectPr/></w:body></w:document>`),
    "word/styles.xml": strToU8(STYLES),
  });

test("headings of a Word file are read by their styles, those built on them and outline levels, and nothing else is", () => {
  const file = wordFile(
    paragraph("盘点研究", style("T")),
    paragraph("第一章 绪论 &amp; 问题", style("1")),
    paragraph("正文不是标题"),
    paragraph("背景", style("2")),
    paragraph("意义", style("Own")),
    paragraph("方法", '<w:outlineLvl w:val="0"/>'),
    paragraph("看起来像标题", `${style("1")}<w:outlineLvl w:val="9"/>`),
    `<w:p><w:pPr>${style("2")}</w:pPr><w:r><w:t>Two</w:t></w:r><w:r><w:t xml:space="preserve"> runs </w:t></w:r><w:hyperlink><w:r><w:t>and a link</w:t></w:r></w:hyperlink></w:p>`,
    paragraph("", style("1")),
  );
  expect(readDocx(file)).toEqual({
    title: "盘点研究",
    dropped: 0,
    items: [
      {
        title: "第一章 绪论 & 问题",
        children: [
          { title: "背景", children: [] },
          { title: "意义", children: [] },
        ],
      },
      { title: "方法", children: [{ title: "Two runs and a link", children: [] }] },
    ],
  });
});

test("a style that is built on itself ends, and what is no Word file says so", () => {
  expect(readDocx(wordFile(paragraph("x", style("Loop"))))).toMatchObject({ items: [] });
  expect(readDocx(zipSync({ "a.txt": strToU8("a") }))).toEqual({ problem: "outline.unreadable" });
  expect(readDocx(strToU8("no archive"))).toEqual({ problem: "outline.unreadable" });
  expect(readDocx(zipSync({ "word/document.xml": strToU8('<!DOCTYPE x [<!ENTITY a "b">]><w:document/>') }))).toEqual({
    problem: "outline.unreadable",
  });
});
