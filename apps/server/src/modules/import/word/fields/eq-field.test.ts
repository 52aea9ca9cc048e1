import katex from "katex";
import { describe, expect, it } from "vitest";
import { field, headed, paragraph, readBody, run } from "../../testing/word-file.ts";

const readNodes = (instruction: string) => {
  const { content, left } = readBody(paragraph(run("甲") + field(instruction) + run("乙")));
  const said = content.blocks.flatMap((block) => block.content ?? []).map(({ text, attrs }) => text ?? `$${attrs?.["latex"]}$`);
  return { said: said.join("").replace(/^甲|乙$/g, ""), left };
};

describe("an EQ field of a Word file", () => {
  it.each([
    ["EQ \\f(a,b)", "\\frac{a}{b}"],
    ["eq \\f(1,2;)", "\\frac{1}{2;}"],
    ["EQ \\f(a;b)", "\\frac{a}{b}"],
    ["EQ \\r(3,x)", "\\sqrt[3]{x}"],
    ["eq \\r(2)", "\\sqrt{2}"],
    ["EQ \\f(\\r(x＋1),2\\(y\\))", "\\frac{\\sqrt{x+1}}{2(y)}"],
    ["EQ x\\s\\up5(2)＋a\\s\\do4(1)", "x^{2}+a_{1}"],
    ["EQ x \\s(2,1)", "x ^{2}_{1}"],
    ["EQ \\i \\su(i=1,n,x)", "\\sum_{i=1}^{n}{x}"],
    ["EQ \\i(0,1,f(t)dt)", "\\int_{0}^{1}{f(t)dt}"],
    ["EQ \\b \\bc\\[ (x)", "\\left[x\\right]"],
    ["eq \\b\\lc\\{\\rc\\ (\\a\\vs4\\al\\co1(x＋y＝1,x－y＝2))", "\\left\\{\\begin{matrix}x+y=1 \\\\ x-y=2\\end{matrix}\\right."],
    ["EQ \\a\\co2(1,2,3,4)", "\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}"],
    ["eq \\o(a,\\s\\up6(→))", "\\vec{a}"],
    ["eq \\o(AB,\\s\\up6(→))", "\\overrightarrow{AB}"],
    ["eq \\o(x,\\s\\up6(-))＝3", "\\bar{x}=3"],
    ["eq v\\o\\al(2,0)", "v^{2}_{0}"],
    ["eq \\o(→,\\s\\up7(MnO2))", "\\overset{MnO2}{\\to}"],
    ["EQ \\x\\to(A)", "\\overline{A}"],
    ["EQ \\f(速度,2)", "\\frac{\\text{速度}}{2}"],
  ])("is a formula: %s", (instruction, latex) => {
    expect(readNodes(instruction)).toEqual({ said: `$${latex}$`, left: {} });
    expect(() => katex.renderToString(latex)).not.toThrow();
  });

  it.each([
    ["EQ \\o\\ac(○,1)", "①"],
    [" eq \\o\\ac(○,21)", "㉑"],
    ["eq \\o\\ac(○,A)", "Ⓐ"],
    ["eq \\o\\ac(○,三)", "㊂"],
    ["eq \\o\\ac(○,解)", "(解)"],
    ["eq \\o\\ac(□,√)", "☑"],
    ["eq \\o(\\s\\up 8(合并),\\s\\do 3(字符))", "合并字符"],
    ["eq \\o(=,/)", "≠"],
  ])("is letters: %s", (instruction, words) => {
    expect(readNodes(instruction)).toEqual({ said: words, left: {} });
  });

  it.each([
    ['EQ \\* jc2 \\* "Font:Calibri" \\* hps10 \\o\\ad(\\s\\up 9(chóng),重)', "重"],
    ['EQ \\* jc0 \\* "Font:宋体" \\* hps10 \\o(\\s\\up 9(qìng),庆)', "庆"],
  ])("is the words below a phonetic guide, which is counted: %s", (instruction, words) => {
    expect(readNodes(instruction)).toEqual({ said: words, left: { rubies: 1 } });
  });

  it.each(["EQ \\f(a", "EQ \\f(a)", "EQ", "EQ \\q(1)x\\f", `EQ ${"\\r(".repeat(5000)}`])(
    "leaves a mark where it cannot be read: %s",
    (instruction) => {
      const { said, left } = readNodes(instruction);
      expect(said).toContain("【待补充：域】");
      expect(left).toEqual({ fields: 1 });
    },
  );

  it("is read however its instruction is cut into runs, with the signs and fields in it", () => {
    const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const sign = '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>';
    const { content } = readBody(
      paragraph(mark("begin") + code("EQ \\") + code("f(") + sign + code(",") + field("SEQ n", "3") + code(")") + mark("end")),
    );
    expect(content.blocks[0]?.content).toEqual([{ type: "mathInline", attrs: { latex: "\\frac{\\alpha}{3}" } }]);
  });

  it("is words in a heading", () => {
    expect(readBody(headed("1", run("占") + field("EQ \\f(1,2)") + run("以上"))).lines).toEqual(["heading 占1/2以上"]);
  });
});
