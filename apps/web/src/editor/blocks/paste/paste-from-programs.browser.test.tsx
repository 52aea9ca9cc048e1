import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, describe, expect, test } from "vitest";
import { blockMessages } from "#messages/blocks.ts";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";

const { lost } = blockMessages.paste;

afterEach(closeAll);

function paste(html: string): NodeJson[] {
  const { editor } = openBlocks([paragraph("")]);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  editor.commands.setTextSelection(1);
  editor.view.dom.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  return blocksIn(editor);
}

const wordsOf = (node: NodeJson): string => node.text ?? (node.type === "hardBreak" ? "⏎" : (node.content ?? []).map(wordsOf).join(""));
/** Blocks as `type words`; the cells of a table apart. */
function lines(html: string): string[] {
  return paste(html).map((block) => {
    const rows = (block.content ?? []).map((row) => (row.content ?? []).map(wordsOf).join("|"));
    return `${block.type} ${block.type === "table" ? rows.join(" / ") : wordsOf(block)}`.trim();
  });
}

/** A page of Word as it stands on the clipboard, with its comments. */
const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no;} --></style><!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:普通表格;}</style><![endif]--></head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
${body}
<!--EndFragment--></body></html>`;

describe("the clipboard of Word", () => {
  test("keeps the words behind a field", () => {
    const field = `<!--[if supportFields]><span lang=EN-US><span style='mso-element:field-begin'></span> REF _Ref1 \\h <span style='mso-element:field-separator'></span></span><![endif]--><span lang=EN-US>图</span> 1<!--[if supportFields]><span style='mso-element:field-end'></span><![endif]-->`;
    expect(lines(word(`<p class=MsoNormal>见${field}所示。<o:p></o:p></p><p class=MsoNormal>下一段</p>`))).toEqual([
      "paragraph 见图 1所示。",
      "paragraph 下一段",
    ]);
  });

  test("leaves marks for pictures and formulas, and keeps what stands behind them", () => {
    const picture = `<!--[if gte vml 1]><v:shape id="_x0000_i1025" type="#_x0000_t75"><v:imagedata src="file:///C:/a/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/a/clip_image002.jpg" v:shapes="_x0000_i1025"><![endif]>`;
    const formula = `<!--[if gte msEquation 12]><m:oMath><m:r><span>x</span></m:r></m:oMath><![endif]--><![if !msEquation]><span style='position:relative'><img width=9 height=20 src="file:///C:/a/clip_image003.png"></span><![endif]>`;
    expect(lines(word(`<p class=MsoNormal>图${picture}后</p><p class=MsoNormal>由${formula}得</p><p class=MsoNormal>完</p>`))).toEqual([
      `paragraph 图${lost.picture}后`,
      `paragraph 由${lost.formula}得`,
      "paragraph 完",
    ]);
  });

  test("has the signs of its symbol fonts", () => {
    const sign = (font: string, letter: string) =>
      `<span style='font-family:"${font}";mso-ascii-font-family:宋体;mso-char-type:symbol;mso-symbol-font-family:"${font}"'><span style='mso-char-type:symbol;mso-symbol-font-family:"${font}"'>${letter}</span></span>`;
    expect(
      lines(word(`<p class=MsoNormal>性别${sign("Wingdings 2", "R")}男${sign("Wingdings", "\uf0a8")}女，${sign("Symbol", "a")}</p>`)),
    ).toEqual(["paragraph 性别☑男□女，α"]);
  });

  test("has numbers of headings with one blank, and headings of all levels", () => {
    const number = (sign: string) =>
      `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;
    expect(
      lines(
        word(
          `<h1 style='mso-list:l0 level1 lfo1'>${number("第一章")}绪论</h1><p class=MsoHeading7 style='mso-outline-level:7'>七级</p><p class=MsoNormal>文</p>`,
        ),
      ),
    ).toEqual(["heading 第一章 绪论", "heading 七级", "paragraph 文"]);
  });

  test("keeps the words of tables in cells, in order", () => {
    const cell = (content: string) => `<td width=100 style='border:solid windowtext 1.0pt'>${content}</td>`;
    const inner = `<table class=MsoTableGrid><tr>${cell("<p class=MsoNormal>内一</p>")}${cell("<p class=MsoNormal>内二</p>")}</tr></table>`;
    expect(
      lines(
        word(
          `<table class=MsoTableGrid border=1><tr>${cell(`<p class=MsoNormal>外</p>${inner}<p class=MsoNormal>后</p>`)}${cell("<h2>题</h2><p class=MsoNormal>右</p>")}</tr></table><p class=MsoNormal>完</p>`,
        ),
      ),
    ).toEqual(["table 外内一内二后|题右", "paragraph 完"]);
  });
});

describe("the clipboard of Word Online", () => {
  const run = (text: string) =>
    `<span data-contrast="auto" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span>`;
  const outline = (content: string) => `<div class="OutlineElement Ltr SCXW1 BCX0">${content}</div>`;

  test("has headings by their role, and no blank at the end of paragraphs", () => {
    const heading = `<p role="heading" aria-level="2" class="Paragraph SCXW1 BCX0">${run("背景")}</p>`;
    expect(lines(outline(heading) + outline(`<p class="Paragraph SCXW1 BCX0">${run("正文")}</p>`))).toEqual([
      "heading 背景",
      "paragraph 正文",
    ]);
    expect(paste(outline(heading))[0]?.attrs?.["level"]).toBe(2);
  });

  test("has its tables with their words", () => {
    const cell = (text: string) =>
      `<td role="rowheader" class="FirstRow SCXW1" colspan="1" rowspan="1"><div class="TableCellContent">${outline(`<p class="Paragraph">${run(text)}</p>`)}</div></td>`;
    expect(
      lines(
        outline(
          `<div class="TableContainer"><table class="Table Ltr"><tbody><tr role="row">${cell("甲")}${cell("乙")}</tr></tbody></table></div>`,
        ),
      ),
    ).toEqual(["table 甲|乙"]);
  });

  test("leaves a mark for a picture", () => {
    const picture = `<span class="WACImageContainer SCXW1"><img src="data:image/png;base64,iVBORw0KGgo=" width="200" height="100" class="WACImage SCXW1"></span>`;
    expect(lines(outline(`<p class="Paragraph">${picture}${run("图一")}</p>`))).toEqual([`paragraph ${lost.picture}图一`]);
  });
});

describe("the clipboard of WPS", () => {
  const wps = (body: string) =>
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="Generator" content="Microsoft Word 14"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style>\n@font-face{font-family:"Times New Roman";}</style></head><body style="tab-interval:21pt;"><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

  test("has its headings, bold and lists", () => {
    const item = (sign: string, text: string) =>
      `<p class=MsoNormal style="margin-left:21pt;mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="font-family:宋体;"><span style='mso-list:Ignore;'>${sign}<span>&nbsp;</span></span></span><![endif]><span style="mso-spacerun:'yes';font-family:宋体;"><font face="宋体">${text}</font></span></p>`;
    const blocks = paste(
      wps(
        `<h2><b><span style="font-family:黑体;font-weight:bold;">背景</span></b></h2><p class=MsoNormal><b><span style="font-weight:bold;">重</span></b><span>点</span></p>${item("1)", "甲")}${item("2)", "乙")}`,
      ),
    );
    expect(blocks.map(({ type }) => type)).toEqual(["heading", "paragraph", "orderedList"]);
    expect(blocks[1]?.content?.map(({ text, marks }) => [text, marks?.map(({ type }) => type)])).toEqual([
      ["重", ["bold"]],
      ["点", undefined],
    ]);
    expect(blocks[2]?.content).toHaveLength(2);
  });

  test("leaves a mark for a picture of its own folder, and for a drawing", () => {
    const picture = `<img width="553" height="311" src="file:///C:\\Users\\a\\AppData\\Local\\Temp\\ksohtml\\wps1.png"/>`;
    const drawing = `<!--[if gte vml 1]><v:rect><v:textbox><p>框</p></v:textbox></v:rect><![endif]--><![if !vml]><span><img width="120" height="40" src="file:///C:\\Temp\\ksohtml\\wps2.png"></span><![endif]>`;
    expect(lines(wps(`<p class=MsoNormal>见${picture}</p><p class=MsoNormal>${drawing}</p><p class=MsoNormal>完</p>`))).toEqual([
      `paragraph 见${lost.picture}`,
      `paragraph ${lost.picture}`,
      "paragraph 完",
    ]);
  });

  test("has boxes of its forms as signs", () => {
    expect(
      lines(
        wps(
          `<p class=MsoNormal><span style="font-family:'Wingdings 2';">\uf052</span><span>是</span><span style="font-family:Wingdings">¨</span>否</p>`,
        ),
      ),
    ).toHaveLength(1);
    expect(lines(wps(`<p class=MsoNormal><span style="font-family:'Wingdings 2';">\uf052</span><span>是</span></p>`))).toEqual([
      "paragraph ☑是",
    ]);
  });
});

describe("the clipboard of 飞书", () => {
  const lark = (body: string) =>
    `<meta charset="utf-8"><div data-page-id="x" data-lark-html-role="root" data-docx-has-block-data="false">${body}</div><span data-lark-record-data="{}" data-lark-record-format="docx/record" class="lark-record-clipboard"></span>`;

  test("has code with a line in each element, and its language", () => {
    const [block] = paste(
      lark(
        `<pre class="ace-line" style="white-space:pre;"><code class="language-Python" data-lark-language="Python"><div>def f():</div><div>    return 1</div></code></pre>`,
      ),
    );
    expect(block).toMatchObject({ type: "codeBlock", attrs: { language: "python" }, content: [{ text: "def f():\n    return 1" }] });
  });

  test("leaves marks for pictures, boards and what cannot be shown outside", () => {
    const board = `<div class="ace-line"><div data-type="whiteboard"></div></div>`;
    const placeholder = `<div class="ace-line"><span class="block-id-G9 block-type-ISV_BLOCK block-placeholder">暂时无法在飞书文档外展示此内容</span></div>`;
    const picture = `<img src="https://internal-api-drive-stream.feishu.cn/space/api/box/1" data-src-width="1200">`;
    expect(
      lines(
        lark(`<div class="ace-line">前</div><div class="ace-line">${picture}</div>${board}${placeholder}<div class="ace-line">后</div>`),
      ),
    ).toEqual(["paragraph 前", `paragraph ${lost.picture}`, `paragraph ${lost.embedded}`, `paragraph ${lost.embedded}`, "paragraph 后"]);
  });

  test("has merged cells, lines in them, callouts and deep headings in order", () => {
    const table = `<table data-ace-table-col-widths="100;100;"><colgroup><col width="100"><col width="100"></colgroup><tbody><tr><td colspan="2" rowspan="1"><div class="ace-line">合</div></td></tr><tr><td><div class="ace-line">一</div><div class="ace-line">二</div></td><td><ul class="list-bullet1"><li class="ace-line" data-list="bullet"><div>点</div></li></ul></td></tr></tbody></table>`;
    const callout = `<div class="callout-container"><div class="callout-block"><span>💡</span><div class="ace-line">提示</div></div></div>`;
    const deep = `<div role="heading" aria-level="7" class="heading-7 ace-line">七级</div>`;
    expect(lines(lark(`${deep}${callout}${table}<div class="ace-line">完</div>`))).toEqual([
      "heading 七级",
      "paragraph 💡",
      "paragraph 提示",
      "table 合 / 一二|点",
      "paragraph 完",
    ]);
  });
});

describe("the clipboard of Google Docs", () => {
  const google = (body: string) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9a"><p dir="ltr"><span style="font-weight:400">普通</span><span style="font-weight:700">重</span></p>${body}</b><br class="Apple-interchange-newline">`;
  const item = (text: string) =>
    `<li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>${text}</span></p></li>`;

  test("is not bold as a whole, and has no lines for its gaps", () => {
    const blocks = paste(google(`<br /><p dir="ltr"><span>下段</span></p>`));
    expect(blocks.map((block) => `${block.type} ${wordsOf(block)}`)).toEqual(["paragraph 普通重", "paragraph 下段"]);
    expect(blocks[0]?.content?.map(({ marks }) => marks?.length ?? 0)).toEqual([0, 1]);
  });

  test("has lists that stand beside the item they belong to", () => {
    const [, list, last] = paste(google(`<ul>${item("甲")}<ul>${item("甲一")}</ul>${item("乙")}</ul><p dir="ltr"><span>完</span></p>`));
    expect(list?.content?.map(wordsOf)).toEqual(["甲甲一", "乙"]);
    expect(list?.content?.[0]?.content?.map(({ type }) => type)).toEqual(["paragraph", "bulletList"]);
    expect(last && wordsOf(last)).toBe("完");
  });

  test("keeps what is ticked in a list of things to do", () => {
    const task = (text: string, isDone: boolean) =>
      `<li dir="ltr" role="checkbox" aria-checked="${isDone}" style="list-style-type:none" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.6px" height="17.6px" alt="${isDone ? "已选中" : "未选中"}" aria-roledescription="复选框" /><p dir="ltr" role="presentation"><span>${text}</span></p></li>`;
    expect(lines(google(`<ul>${task("甲", true)}${task("乙", false)}</ul>`))).toEqual(["paragraph 普通重", "bulletList ☑ 甲☐ 乙"]);
  });
});

describe("the clipboard of sheets", () => {
  const excel = (rows: string) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:"\\@";}--></style></head><body link=blue><table border=0 cellpadding=0 style='border-collapse:collapse'><!--StartFragment--><col width=72>${rows}<!--EndFragment--></table></body></html>`;
  const sizes = (html: string) => paste(html)[0]?.content?.map((row) => row.content?.map(({ attrs }) => attrs?.["colspan"]));

  test("has no merged cells where Excel writes empty ones together, and no row without height", () => {
    const html = excel(
      `<tr height=20><td height=20>标题很长的一格</td><td colspan=2 style='mso-ignore:colspan'></td></tr><tr height=20><td>甲</td><td align=right>1,200</td><td align=right>3</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72></td><td width=72></td><td width=72></td></tr><![endif]>`,
    );
    expect(lines(html)).toEqual(["table 标题很长的一格|| / 甲|1,200|3"]);
    expect(sizes(html)).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  test("has the numbers of WPS and Google Sheets that had no room", () => {
    expect(lines(excel(`<tr><td>卡号</td><td x:num="5511981918127" align=right>5.51198E+12</td><td x:num="12">####</td></tr>`))).toEqual([
      "table 卡号|5511981918127|12",
    ]);
    const sheets = `<google-sheets-html-origin><table><tbody><tr><td data-sheets-value="{&quot;1&quot;:2}">电话</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:5511981918127}">5.51198E+12</td></tr></tbody></table></google-sheets-html-origin>`;
    expect(lines(sheets)).toEqual(["table 电话|5511981918127"]);
  });

  test("has numbers without the blanks that set them in line, lines in a cell, and merged cells that are meant", () => {
    const html = excel(
      `<tr><td rowspan=2 style='border-bottom:.5pt solid black'>华东<br style='mso-data-placement:same-cell;'>大区</td><td class=xl65><span style='mso-spacerun:yes'>&nbsp;</span>1,200.00<span style='mso-spacerun:yes'>&nbsp;</span></td></tr><tr><td>-</td></tr>`,
    );
    expect(lines(html)).toEqual(["table 华东⏎大区|1,200.00 / -"]);
  });
});

describe("a page of the web", () => {
  test("has formulas in the place of their pictures, emoji as signs, and marks for other pictures", () => {
    const wikipedia = `<span class="mwe-math-element"><span style="display:none"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><img class="mwe-math-fallback-image-inline" src="https://w.example/x.svg" alt="x^2"></span>`;
    const zhihu = `<span class="ztext-math" data-tex="a+b"><img src="https://z.example/equation" alt="a+b"></span>`;
    const [block] = paste(
      `<p>${wikipedia}与${zhihu}<img alt="😀" src="https://e.example/1.png"><img src="https://e.example/p.png"><img width="1" height="1" src="https://e.example/t.gif"></p>`,
    );
    expect(block?.content).toMatchObject([
      { type: "mathInline", attrs: { latex: "x^2" } },
      { text: "与" },
      { type: "mathInline", attrs: { latex: "a+b" } },
      { text: "😀" },
      { text: lost.picture, marks: [{ type: "todo" }] },
    ]);
    expect(block?.content).toHaveLength(5);
  });
});
