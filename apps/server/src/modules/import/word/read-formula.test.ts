import { describe, expect, it } from "vitest";
import { field, headed, paragraph, readBody, run } from "../testing/word-file.ts";

const m = (text: string, properties = "") => `<m:r>${properties}<m:t>${text}</m:t></m:r>`;
const BOLD = '<m:rPr><m:sty m:val="b"/></m:rPr>';
const sub = (base: string, index: string) => `<m:sSub><m:e>${base}</m:e><m:sub>${index}</m:sub></m:sSub>`;
const math = (content: string) => `<m:oMath>${content}</m:oMath>`;
const block = (content: string) => `<m:oMathPara>${math(content)}</m:oMathPara>`;
const COBALT = math(sub(m("Co", BOLD), m("2", BOLD)) + m("Z", BOLD));
const fraction = math(`<m:f><m:num>${m("a+b")}</m:num><m:den>${m("2")}</m:den></m:f>`);

describe("a formula in a place that holds none", () => {
  it("is its letters in a heading, lowered ones lowered", () => {
    const { content, lines, left } = readBody(headed("1", COBALT + run("铁氧体的性质")));
    expect(lines).toEqual(["heading Co2Z铁氧体的性质"]);
    expect(content.blocks[0]?.content?.[1]).toEqual({ type: "text", text: "2", marks: [{ type: "sub" }] });
    expect(left).toEqual({});
    expect(readBody(headed("1", run("求") + fraction)).lines).toEqual(["heading 求(a+b)/2"]);
    expect(readBody(headed("1", run("求") + fraction)).left).toEqual({ headingParts: 1 });
  });

  it("is its letters in a title, a caption and a note too, and a formula in the text", () => {
    const styles = `<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>`;
    const table = `<w:tbl><w:tr><w:tc>${paragraph("格")}</w:tc></w:tr></w:tbl>`;
    const { content } = readBody(
      headed("T", COBALT + run("研究")) + headed("Caption", run("表 1 ") + COBALT + run("的参数")) + table + paragraph(COBALT + run("有")),
      { styles },
    );
    expect(content.title).toBe("Co2Z研究");
    expect(content.blocks[0]?.attrs).toMatchObject({ caption: "Co2Z的参数" });
    expect(content.blocks[1]?.content?.[0]?.attrs).toEqual({ latex: "\\mathbf{Co}_{\\mathbf{2}}\\mathbf{Z}" });
  });

  it("is what a reference to it showed, in a heading as in the text", () => {
    expect(readBody(headed("1", run("由") + field("REF _Ref9 \\h", "式(1)") + run("得"))).lines).toEqual(["heading 由式(1)得"]);
  });
});

describe("a formula with a number in it", () => {
  const char = (type: string) => `<m:r><w:fldChar w:fldCharType="${type}"/></m:r>`;
  const counter = (code: string) => char("begin") + code + char("separate") + m("1") + char("end");
  const brackets = (content: string) => `<m:d><m:e>${content}</m:e></m:d>`;
  const array = (content: string) => `<m:eqArr><m:eqArrPr><m:maxDist m:val="1"/></m:eqArrPr><m:e>${content}</m:e></m:eqArr>`;
  const ENERGY = "E=mc";

  it.each([
    ["the code as code", array(m(`${ENERGY}#`) + brackets(counter("<m:r><w:instrText> SEQ Eq \\* ARABIC </w:instrText></m:r>")))],
    ["the code as letters of the formula", array(m(ENERGY) + m("#") + brackets(counter(m("SEQ E q") + m("1"))))],
    ["no code", array(m(`${ENERGY}#(2-1)`))],
    ["no place for the number", m(ENERGY) + m("(") + counter(m("SEQ E q1")) + m(")")],
  ])("is numbered and has neither number nor code: %s", (_, content) => {
    const { content: document } = readBody(paragraph(block(content)));
    expect(document.blocks).toMatchObject([{ type: "mathBlock", attrs: { latex: ENERGY, numbered: 1 } }]);
  });

  it("keeps a # that is no number", () => {
    expect(readBody(paragraph(block(array(m("a#b"))))).content.blocks[0]?.attrs).toMatchObject({ latex: expect.stringContaining("\\#") });
  });

  it("is what references to its bookmark mean", () => {
    const marked = `<w:bookmarkStart w:id="1" w:name="_Ref1"/>${m("1")}<w:bookmarkEnd w:id="1"/>`;
    const { content } = readBody(
      paragraph(block(array(m(`${ENERGY}#`) + brackets(marked)))) + paragraph(run("见") + field("REF _Ref1", "1")),
    );
    expect(content.blocks[1]?.content?.[1]).toMatchObject({ type: "crossRef", attrs: { targetId: content.blocks[0]?.attrs?.["id"] } });
  });
});

describe("a formula that was changed while changes were kept", () => {
  it("is as it is when they are accepted", () => {
    const changed = `${m("a+")}<w:del>${m("b")}</w:del><w:ins>${m("c")}</w:ins><w:bookmarkStart w:name="x"/><w:commentRangeStart/>`;
    const { content, left } = readBody(paragraph(run("若") + math(changed)));
    expect(content.blocks[0]?.content?.[1]?.attrs).toEqual({ latex: "a+c" });
    expect(left).toEqual({ revisions: 1 });
  });

  it("keeps its signs, and the drawings in it behind it", () => {
    const drawn = `<m:r><w:sym w:font="Symbol" w:char="F061"/></m:r><m:r><w:object><o:OLEObject ProgID="Equation.3"/></w:object></m:r>`;
    const { content } = readBody(paragraph(run("若") + math(drawn)));
    expect(content.blocks[0]?.content?.map(({ text, attrs }) => text ?? attrs?.["latex"])).toEqual(["若", "\\alpha", "【待补充：公式】"]);
  });
});
