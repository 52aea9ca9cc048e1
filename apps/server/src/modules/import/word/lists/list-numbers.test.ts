import { describe, expect, it } from "vitest";
import { field, headed, paragraph, readBody, run } from "../../testing/word-file.ts";

type Form = readonly [text: string, format?: string, start?: number];
/** A list of Word with a form for each level. */
const list = (id: number, ...forms: readonly Form[]) => {
  const levels = forms.map(
    ([text, format = "decimal", start = 1], index) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
  );
  return `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
};
const listed = (id: number, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const heading = (level: number, content: string, id?: number) =>
  paragraph(content, `<w:pStyle w:val="${level}"/>${id === undefined ? "" : listed(id, level - 1)}`);
const style = (id: string, properties: string, name = id) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr>${properties}</w:pPr></w:style>`;
const cell = (text: string) => `<w:tbl><w:tr><w:tc>${paragraph(text)}</w:tc></w:tr></w:tbl>`;

describe("numbers that lists give to headings", () => {
  const chapters = list(1, ["第%1章"], ["%1.%2"]);

  it("are the document's own where it counts the same, and not among the words", () => {
    const { lines, content } = readBody(heading(1, "绪论", 1) + heading(2, "背景", 1) + heading(1, "方法", 1) + heading(2, "数据", 1), {
      numbering: chapters,
    });
    expect(lines).toEqual(["heading 绪论", "heading 背景", "heading 方法", "heading 数据"]);
    expect(content.settings.numbering).toBe("chapters");
  });

  it("stay words where a file begins at another number", () => {
    const { lines, content } = readBody(heading(1, "结果", 1) + heading(2, "描述", 1) + heading(1, "讨论", 1), {
      numbering: list(1, ["第%1章", "chineseCountingThousand", 3], ["%1.%2"]),
    });
    expect(lines).toEqual(["heading 第三章 结果", "heading 三.1 描述", "heading 第四章 讨论"]);
    expect(content.settings.numbering).toBeUndefined();
  });

  it("stay words of an appendix beside chapters that are counted", () => {
    const { lines, content } = readBody(heading(1, "绪论", 1) + heading(1, "结论", 1) + heading(1, "问卷", 2) + heading(2, "第一部分", 2), {
      numbering: chapters + list(2, ["附录%1", "upperLetter"], ["%1.%2"]),
    });
    expect(lines).toEqual(["heading 绪论", "heading 结论", "heading 附录A 问卷", "heading A.1 第一部分"]);
    expect(content.blocks.map(({ attrs }) => attrs?.["unnumbered"])).toEqual([undefined, undefined, 1, undefined]);
  });

  it("are decimal where the list says so, and come from the style", () => {
    const legal = list(1, ["第%1章", "chineseCounting", 2], ["%1.%2"]).replace(
      '<w:lvlText w:val="%1.%2"/>',
      '<w:isLgl/><w:lvlText w:val="%1.%2"/>',
    );
    const styles = style("H1", `${listed(1)}<w:outlineLvl w:val="0"/>`) + style("H2", `${listed(1, 1)}<w:outlineLvl w:val="1"/>`);
    expect(readBody(headed("H1", "方法") + headed("H2", "数据"), { numbering: legal, styles }).lines).toEqual([
      "heading 第二章 方法",
      "heading 2.1 数据",
    ]);
  });
});

describe("numbers that lists give to captions and paragraphs", () => {
  const numbering = list(1, ["图2-%1"]) + list(2, ["第%1条", "chineseCounting"]) + list(3, ["[%1]"]) + list(4, ["表%1"]) + list(5, ["%1)"]);

  it("are part of a caption that stands alone, and tell a table from a figure", () => {
    const styles = style("F", listed(1)) + style("T", listed(4));
    const { lines, content } = readBody(
      headed("F", "系统结构") + paragraph("正文") + headed("F", "流程") + headed("T", "参数") + cell("格"),
      { numbering, styles },
    );
    expect(lines).toEqual(["paragraph 图2-1 系统结构", "paragraph 正文", "paragraph 图2-2 流程", "table 格"]);
    expect(content.blocks[3]?.attrs).toMatchObject({ caption: "参数" });
  });

  it("are words of a paragraph where they have words, and a list elsewhere", () => {
    const { lines } = readBody(paragraph("总则", listed(2)) + paragraph("范围", listed(2)) + paragraph("步骤", listed(5)), { numbering });
    expect(lines).toEqual(["paragraph 第一条 总则", "paragraph 第二条 范围", "orderedList 步骤"]);
  });

  it("are words in brackets too, as the text cites them", () => {
    expect(readBody(paragraph("甲文", listed(3)) + paragraph("乙文", listed(3)), { numbering }).lines).toEqual([
      "paragraph [1] 甲文",
      "paragraph [2] 乙文",
    ]);
  });
});

describe("a figure title", () => {
  it("is no heading even if its style has a level of the outline", () => {
    const styles = style("FT", '<w:outlineLvl w:val="3"/>');
    const { lines } = readBody(
      headed("FT", "图 2-1 系统结构") +
        paragraph("正文") +
        headed("FT", "Table 3: Results") +
        headed("FT", "图像处理") +
        headed("3", "表2.1对比"),
      { styles },
    );
    expect(lines).toEqual([
      "paragraph 图 2-1 系统结构",
      "paragraph 正文",
      "paragraph Table 3: Results",
      "heading 图像处理",
      "paragraph 表2.1对比",
    ]);
  });

  it("by its list is none either", () => {
    const styles = style("FT", `${listed(1)}<w:outlineLvl w:val="2"/>`);
    expect(readBody(headed("FT", "系统结构"), { styles, numbering: list(1, ["图2-%1"]) }).lines).toEqual(["paragraph 图2-1 系统结构"]);
  });
});

describe("references of a Word file", () => {
  const mark = (name: string, content: string) => `<w:bookmarkStart w:id="1" w:name="${name}"/>${content}<w:bookmarkEnd w:id="1"/>`;

  it("to a number that stays words show what they showed", () => {
    const body =
      heading(1, mark("_Ref1", run("结果")), 1) +
      paragraph(run("见") + field("REF _Ref1 \\r \\h", "第3章") + run("，题为") + field("REF _Ref1 \\h", "结果"));
    const { content } = readBody(body, { numbering: list(1, ["第%1章", "decimal", 3]) });
    expect(content.blocks[1]?.content).toMatchObject([{ text: "见第3章，题为" }, { type: "crossRef", attrs: { kind: "title" } }]);
  });

  it("to what is not in the file show what they showed, marks and all", () => {
    const { content } = readBody(
      paragraph(run("见") + field("REF _Ref8 \\h", "图 2-1") + run("（第") + field("PAGEREF _Ref8 \\h", "12") + run("页）")),
    );
    expect(content.blocks[0]?.content).toEqual([{ type: "text", text: "见图 2-1（第12页）" }]);
  });
});

describe("lists of a Word file, as Word counts them", () => {
  const counted = (format: string, ...numbers: readonly string[]) => {
    const { lines } = readBody(numbers.map((_, index) => paragraph(`项${index}`, listed(1))).join(""), {
      numbering: list(1, ["条%1", format]),
    });
    expect(lines).toEqual(numbers.map((number, index) => `paragraph 条${number} 项${index}`));
  };

  it.each([
    ["ideographDigital", ..."一 二 三 四 五 六 七 八 九 一〇 一一".split(" ")],
    ["decimalEnclosedParen", "⑴", "⑵"],
    ["decimalEnclosedFullstop", "⒈", "⒉"],
    ["ideographEnclosedCircle", "㊀", "㊁"],
    ["numberInDash", "- 1 -", "- 2 -"],
    ["ordinal", "1st", "2nd", "3rd", "4th"],
  ])("have numbers in the format %s", (format, ...numbers) => counted(format, ...numbers));

  it("have numbers in a format somebody spelled out", () => {
    const numbering = list(1, ["编号%1"]).replace(
      '<w:numFmt w:val="decimal"/>',
      '<mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="001, 002, 003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent>',
    );
    expect(readBody(paragraph("甲", listed(1)), { numbering }).lines).toEqual(["paragraph 编号001 甲"]);
  });

  it("go on below the next chapter where they never begin anew", () => {
    const numbering = list(1, ["第%1章"], ["问题%2"]).replace(
      '<w:lvlText w:val="问题%2"/>',
      '<w:lvlRestart w:val="0"/><w:lvlText w:val="问题%2"/>',
    );
    const body = paragraph("一", listed(1)) + paragraph("甲", listed(1, 1)) + paragraph("二", listed(1)) + paragraph("乙", listed(1, 1));
    expect(readBody(body, { numbering }).lines).toEqual([
      "paragraph 第1章 一",
      "paragraph 问题1 甲",
      "paragraph 第2章 二",
      "paragraph 问题2 乙",
    ]);
  });

  it("have the levels of the style of lists they refer to", () => {
    const linked = list(1, ["%1."], ["%2)"]).replace("</w:abstractNum>", '<w:styleLink w:val="L"/></w:abstractNum>');
    const numbering = `${linked}<w:abstractNum w:abstractNumId="7"><w:numStyleLink w:val="L"/></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="7"/></w:num>`;
    const { content } = readBody(paragraph("甲", listed(7)) + paragraph("乙", listed(7, 1)) + paragraph("丙", listed(7)), { numbering });
    expect(content.blocks.map(({ type }) => type)).toEqual(["orderedList"]);
    expect(content.blocks[0]?.content).toHaveLength(2);
  });

  it("have the level that the list names for a style", () => {
    const numbering = list(1, ["%1."], ["条款%2"]).replace(
      '<w:lvlText w:val="条款%2"/>',
      '<w:pStyle w:val="X"/><w:lvlText w:val="条款%2"/>',
    );
    const styles = style("X", '<w:numPr><w:numId w:val="1"/></w:numPr>', "条款");
    expect(readBody(headed("X", "总则") + headed("X", "范围"), { numbering, styles }).lines).toEqual([
      "paragraph 条款1 总则",
      "paragraph 条款2 范围",
    ]);
  });

  it("keep the boxes of things to do, which say what is done", () => {
    const numbering = list(1, ["☐", "bullet"]) + list(2, ["☑", "bullet"]) + list(3, ["●", "bullet"]);
    const body = paragraph("待办", listed(1)) + paragraph("已办", listed(2)) + paragraph("点", listed(3));
    expect(readBody(body, { numbering }).lines).toEqual(["paragraph ☐ 待办", "paragraph ☑ 已办", "bulletList 点"]);
  });
});
