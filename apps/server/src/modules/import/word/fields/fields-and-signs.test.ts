import { nodeText } from "@tangleaf/document/model";
import { describe, expect, it } from "vitest";
import { field, paragraph, readBody, run } from "../../testing/word-file.ts";

const sign = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
const wordsOf = (...content: readonly string[]) => {
  const { content: document, left } = readBody(paragraph(content.join("")));
  return { words: document.blocks.map(nodeText).join("|"), left };
};
const MARK = "【待补充：符号】";

describe("signs of a Word file", () => {
  it("are the characters they show, by the table of their font", () => {
    const forms = [
      sign("Wingdings 2", "0052"),
      sign("Wingdings 2", "F0A3"),
      sign("Wingdings", "F0FE"),
      sign("Wingdings", "F0A8"),
      sign("wingdings", "00FC"),
    ];
    expect(wordsOf(run("性别"), ...forms)).toEqual({ words: "性别☑□☑□✓", left: {} });
    const letters = [
      sign("Symbol", "F061"),
      sign("Symbol", "0062"),
      sign("Symbol", "F0B1"),
      sign("Symbol", "F0DE"),
      sign("Wingdings 3", "F070"),
    ];
    expect(wordsOf(...letters)).toEqual({ words: "αβ±⇒▲", left: {} });
  });

  it("are their own character below F000 in other fonts, and a mark where nobody knows them", () => {
    const { words, left } = wordsOf(
      sign("宋体", "2460"),
      sign("", "4E00"),
      sign("宋体", "F0FE"),
      sign("Webdings", "0061"),
      sign("Symbol", "XYZ"),
    );
    expect(words).toBe(`①一${MARK}${MARK}${MARK}`);
    expect(left).toEqual({ symbols: 3 });
  });

  it("are signs too where letters are set in their font", () => {
    const set = (font: string, text: string) => run(text, `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`);
    expect(
      wordsOf(set("Symbol", "a"), set("Wingdings 2", "R"), set("Wingdings", "\uf0a8"), set("Symbol", "角度a"), set("宋体", "a")),
    ).toEqual({
      words: "α☑□角度αa",
      left: {},
    });
  });

  it("are read from a SYMBOL field however its code is given", () => {
    const fields = [
      'SYMBOL 254 \\f "Wingdings" \\s 12',
      "SYMBOL 0x61 \\f Symbol",
      "SYMBOL 9312 \\u",
      "SYMBOL 61692 \\f Wingdings",
      "SYMBOL 177",
    ];
    expect(wordsOf(run("勾"), ...fields.map((instruction) => field(instruction)), run("完"))).toEqual({ words: "勾☑α①✓±完", left: {} });
    expect(wordsOf(field('SYMBOL 97 \\f "Webdings"'))).toEqual({ words: MARK, left: { symbols: 1 } });
  });
});

describe("fields of a Word file", () => {
  const begin = (form = "") => `<w:r><w:fldChar w:fldCharType="begin">${form}</w:fldChar></w:r>`;
  const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const separate = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';

  it("of a form show what is ticked and chosen", () => {
    const box = (state: string) =>
      `${begin(`<w:ffData><w:checkBox>${state}</w:checkBox></w:ffData>`)}${instruction(" FORMCHECKBOX ")}${end}`;
    const list = `<w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="本科"/><w:listEntry w:val="硕士"/></w:ddList></w:ffData>`;
    expect(
      wordsOf(
        box('<w:default w:val="0"/><w:checked/>'),
        run("男"),
        box('<w:default w:val="0"/>'),
        run("女，"),
        begin(list),
        instruction("FORMDROPDOWN"),
        end,
      ),
    ).toEqual({ words: "☑男☐女，硕士", left: {} });
    expect(wordsOf(begin(), instruction("MACROBUTTON NoMacro 点此填写"), end).words).toBe("点此填写");
  });

  it("that show nothing leave nothing, and those nobody knows leave a mark", () => {
    expect(wordsOf(run("甲"), begin(), instruction('XE "词条"'), end, run("乙"), begin(), instruction("ADDIN EN.CITE.DATA"), end)).toEqual({
      words: "甲乙",
      left: {},
    });
    expect(wordsOf(run("第"), begin(), instruction("LISTNUM"), end, run("项"))).toEqual({
      words: "第【待补充：域】项",
      left: { fields: 1 },
    });
  });

  it("stay in their paragraphs where they go on over several, as lists of references do", () => {
    const { lines } = readBody(
      paragraph(begin() + instruction("ADDIN ZOTERO_BIBL {}") + separate + run("[1] 甲")) +
        paragraph("[2] 乙") +
        paragraph(run("[3] 丙") + end + run("。")),
    );
    expect(lines).toEqual(["paragraph [1] 甲", "paragraph [2] 乙", "paragraph [3] 丙。"]);
  });

  it("inside the instruction of another are not shown twice", () => {
    expect(wordsOf(begin(), instruction("= "), field("PAGE", "5"), instruction(" - 1"), separate, run("4"), end).words).toBe("4");
  });
});
