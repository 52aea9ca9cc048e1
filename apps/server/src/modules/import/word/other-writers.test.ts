import { nodeText } from "@tangleaf/document/model";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { createPicture, createWordFile, field, headed, paragraph, readBody, run } from "../testing/word-file.ts";
import { readWord } from "./read-word.ts";

const mark = (name: string, content: string) => `<w:bookmarkStart w:id="1" w:name="${name}"/>${content}<w:bookmarkEnd w:id="1"/>`;
const picture = `<w:r><w:drawing><wp:inline><a:blip r:embed="p1"/></wp:inline></w:drawing></w:r>`;
const withPicture = { relationships: { p1: "media/a.png" }, files: { "word/media/a.png": createPicture() } };

describe("references of a Word file", () => {
  const figure =
    paragraph(picture) +
    headed(
      "Caption",
      mark(
        "_RefWhole",
        mark("_RefLabel", run("图 ") + mark("_RefNumber", field("STYLEREF 1 \\s", "2") + run("-") + field("SEQ 图", "1"))) +
          run(" ") +
          mark("_RefWords", run("系统结构")),
      ),
    );
  const wordsOf = (instruction: string, shown: string, before = "见") => {
    const { content } = readBody(figure + paragraph(run(before) + field(instruction, shown) + run("。")), withPicture);
    return (content.blocks[1]?.content ?? []).map(({ type, text }) => (type === "crossRef" ? "→" : text)).join("|");
  };

  it("to a caption keep what they show beside its number", () => {
    expect(wordsOf("REF _RefLabel \\h", "图 2-1")).toBe("见|→|。");
    expect(wordsOf("REF _RefWhole \\h", "图 2-1 系统结构")).toBe("见|→| 系统结构。");
    expect(wordsOf("REF _RefWords \\h", "系统结构")).toBe("见系统结构。");
  });

  it("to the number of a caption take over the word before them", () => {
    expect(wordsOf("REF _RefNumber \\h", "2-1", "如图")).toBe("如|→|。");
    expect(wordsOf("REF _RefNumber \\h", "2-1", "如 图 ")).toBe("如 |→|。");
  });

  it("to a caption that is a number alone are the words they show, and the number stays below its figure", () => {
    const body = paragraph(picture) + headed("Caption", mark("_Ref7", run("图 ") + field("SEQ 图", "1")));
    expect(readBody(body + paragraph(run("见") + field("REF _Ref7 \\h", "图 1")), withPicture).lines).toEqual([
      "figure",
      "paragraph 图 1",
      "paragraph 见图 1",
    ]);
  });

  it("that say where something stands are the words they show", () => {
    const body = headed("1", mark("_Ref1", run("引言"))) + paragraph(run("见") + field("REF _Ref1 \\p \\h", "上方"));
    expect(readBody(body).lines).toEqual(["heading 引言", "paragraph 见上方"]);
  });

  it("to a place on a page of the web keep the place", () => {
    const links = strToU8(
      '<Relationships><Relationship Id="h" Type="x/hyperlink" Target="https://e.com/p" TargetMode="External"/></Relationships>',
    );
    const { content } = readBody(
      paragraph(
        `<w:hyperlink r:id="h" w:anchor="s2">${run("一")}</w:hyperlink>${field('HYPERLINK "https://e.com/q" \\l "s3"', "二")}${field('HYPERLINK \\l "_Toc1"', "三")}`,
      ),
      { files: { "word/_rels/document.xml.rels": links } },
    );
    expect(content.blocks[0]?.content?.map(({ text, marks }) => [text, marks?.[0]?.attrs?.["href"]])).toEqual([
      ["一", "https://e.com/p#s2"],
      ["二", "https://e.com/q#s3"],
      ["三", undefined],
    ]);
  });
});

describe("a Word file of another writer", () => {
  it("is read by the namespaces it declares, whatever their prefixes", () => {
    const parts = unzipSync(createWordFile(headed("1", "标题") + paragraph(run("正文", "<w:b/>"))));
    const rename = (name: string) =>
      strToU8(
        strFromU8(parts[name] ?? new Uint8Array())
          .replace(/(<\/?|\s)w:/g, "$1ns0:")
          .replace(/<ns0:(document|styles)>/, '<ns0:$1 xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main">'),
      );
    const file = zipSync({ ...parts, "word/document.xml": rename("word/document.xml"), "word/styles.xml": rename("word/styles.xml") });
    const reading = readWord(file);
    if (!("content" in reading)) throw new Error(reading.refusal);
    expect(reading.content.blocks.map((block) => `${block.type} ${nodeText(block)}`)).toEqual(["heading 标题", "paragraph 正文"]);
    expect(reading.content.blocks[1]?.content?.[0]?.marks).toEqual([{ type: "bold" }]);
  });

  it("has its lengths read with their units, as the strict kind writes them", () => {
    const indented = paragraph("甲", '<w:ind w:start="0pt" w:firstLine="24pt"/>') + paragraph("乙", '<w:ind w:firstLine="0.85cm"/>');
    expect(readBody(indented + paragraph("丙", '<w:ind w:firstLine="0pt"/>')).content).toMatchObject({
      settings: { language: "zh" },
      blocks: [{}, {}, { attrs: { noIndent: 1 } }],
    });
    expect(readBody(indented).content.settings).toEqual({ language: "zh" });
  });

  it("has a large first letter in its paragraph", () => {
    const letter = paragraph("从", '<w:framePr w:dropCap="drop" w:lines="3"/>');
    expect(readBody(letter + paragraph("前有一座山。")).lines).toEqual(["paragraph 从前有一座山。"]);
  });

  it("has cells merged sideways as older programs say it", () => {
    const cell = (text: string, merge = "") => `<w:tc><w:tcPr>${merge}</w:tcPr>${paragraph(text)}</w:tc>`;
    const { content } = readBody(
      `<w:tbl><w:tr>${cell("合", '<w:hMerge w:val="restart"/>')}${cell("", "<w:hMerge/>")}${cell("右")}</w:tr><w:tr>${cell("a")}${cell("b")}${cell("c")}</w:tr></w:tbl>`,
    );
    expect(content.blocks[0]?.content?.map((row) => row.content?.map(({ attrs }) => attrs?.["colspan"]))).toEqual([
      [2, 1],
      [1, 1, 1],
    ]);
  });

  it("keeps every row of a very long table", () => {
    const row = (at: number) => `<w:tr><w:tc>${paragraph(String(at))}</w:tc></w:tr>`;
    const { content } = readBody(`<w:tbl>${Array.from({ length: 5003 }, (_, at) => row(at)).join("")}</w:tbl>`);
    expect(content.blocks[0]?.content).toHaveLength(5003);
  });

  it("has bold and italic of a character style of its own, unless a run says otherwise", () => {
    const styles = `<w:style w:type="character" w:styleId="S"><w:name w:val="样式1"/><w:rPr><w:b/><w:i/></w:rPr></w:style>`;
    const styled = (text: string, properties = "") => run(text, `<w:rStyle w:val="S"/>${properties}`);
    const { content } = readBody(paragraph(styled("重") + styled("轻", '<w:b w:val="0"/>')), { styles });
    expect(content.blocks[0]?.content?.map(({ marks }) => marks?.map(({ type }) => type))).toEqual([["bold", "italic"], ["italic"]]);
  });

  it("leaves no mark for a text box that only goes on with another one", () => {
    const box = (content: string) => `<w:r><w:drawing><wps:wsp>${content}</wps:wsp></w:drawing></w:r>`;
    const first = box(`<wps:txbx id="1"><w:txbxContent>${paragraph("一")}</w:txbxContent></wps:txbx>`);
    expect(readBody(paragraph(first) + paragraph(box('<wps:linkedTxbx id="1" seq="1"/>'))).lines).toEqual(["paragraph 一"]);
  });
});
