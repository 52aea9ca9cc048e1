import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import {
  bullets,
  cell,
  formula,
  head,
  heading,
  item,
  math,
  ordered,
  REPORT,
  refer,
  row,
  say,
  table,
  text,
} from "../../export/testing/sample-document.ts";

const document = (settings: DocumentContent["settings"], ...blocks: readonly NodeJson[]): DocumentContent => ({
  title: "",
  settings,
  blocks,
  footnotes: {},
});
const paragraph = (...content: readonly NodeJson[]): NodeJson => ({ type: "paragraph", content });
const code = (words: string, language?: string): NodeJson => ({
  type: "codeBlock",
  ...(language === undefined ? {} : { attrs: { language } }),
  content: [text(words)],
});
const quote = (...content: readonly NodeJson[]): NodeJson => ({ type: "blockquote", content });
const ZH = { language: "zh" } as const;
const LEVELS = [1, 2, 3, 3, 2, 1, 3, 2, 4, 5, 6, 1] as const;
const headings = LEVELS.map((level, index) => heading(level, `h00000000${index.toString(36)}`, `第${index}个标题`));
const span = (colspan: number, rowspan: number) => ({ colspan, rowspan });

/** Documents that must come back from Word as they went: each about one part of what a document can hold. */
export const GOLDEN_DOCUMENTS: Readonly<Record<string, DocumentContent>> = {
  "everything at once": REPORT,
  "headings of six levels, some skipped, as chapters": document(
    { ...ZH, numbering: "chapters" },
    ...headings,
    heading(1, "ha00000000", "致谢", { unnumbered: 1 }),
    heading(2, "hb00000000", "没有编号的下级"),
    heading(1, "hc00000000", "又有编号"),
  ),
  "sections with what is planned for them": document(
    { ...ZH, numbering: "none" },
    heading(1, "h000000001", "一", { status: "done", target: 800, locked: 1, points: "写背景，\n引用 <年鉴> 与 “数据”&\t结论" }),
    say("正文"),
    heading(2, "h000000002", "二", { status: "failed", target: 0 }),
    heading(2, "h000000003", "三", { status: "stopped", points: "只有要点" }),
    heading(1, "h000000004", "四", { unnumbered: 1 }),
  ),
  "English without an indent": document({ language: "en", noIndent: 1 }, say("A paragraph.")),
  "headings in Chinese numbers": document({ ...ZH, numbering: "chinese" }, ...headings),
  "headings in decimals, in English": document(
    { language: "en", numbering: "decimal" },
    ...headings.map((one, index) => ({ ...one, content: [text(`Heading ${index}`)] })),
    say("A paragraph of English words."),
    paragraph(text("See "), refer("h000000001"), text(" and "), refer("f000000009"), text(".")),
    { type: "figure", attrs: { id: "f000000009", blobId: "b1", caption: "A picture" } },
  ),
  "headings without numbers, marks in them": document(
    ZH,
    {
      type: "heading",
      attrs: { level: 2, id: "h000000001" },
      content: [text("普通"), text("加粗", { type: "bold" }), text("下标", { type: "sub" })],
    },
    say("正文"),
    { type: "heading", attrs: { level: 1, id: "h000000002" } },
  ),
  "lists in lists, beginning anywhere": document(
    ZH,
    bullets(
      item(
        say("一"),
        bullets(item(say("二"), bullets(item(say("三"), bullets(item(say("四"), bullets(item(say("五")))))))), item(say("六"))),
      ),
      item(say("七")),
    ),
    bullets(item(say("另一个列表"))),
    ordered(3, item(say("三"), ordered(1, item(say("一"))), say("回到上一层"), ordered(7, item(say("七")))), item(say("四"))),
    ordered(0, item(say("零"))),
    say("中间"),
    ordered(1, item(paragraph()), item(say("空的之后"), code("x", "js"), formula("e000000001", "a^2", false))),
  ),
  "quotes and code, in each other and side by side": document(
    ZH,
    quote(say("一")),
    quote(say("二"), quote(say("引用里的引用")), ordered(2, item(say("引用里的列表"), say("续"), quote(say("列表里的引用"))))),
    code("第一段"),
    code("第二段\n\n空行之后\n", "c++"),
    say("正文"),
    code("\tif (a < b && c) {\n\t}\n"),
    bullets(item(say("项"), quote(say("项里的引用"), code("y")), code("z"))),
  ),
  "tables merged in every way": document(
    ZH,
    table(
      { id: "t000000001", kind: "three-line", caption: "三线表", source: "来源：年鉴" },
      row(head("甲", span(1, 2)), head("乙", span(2, 1)), head("丙", span(1, 2))),
      row(head("乙一"), head("乙二")),
      row(cell("1", span(1, 3)), cell("2"), cell("3"), cell("4")),
      row(cell("5", span(2, 2)), cell("6", { align: "right" })),
      row(cell("7", { align: "center" })),
    ),
    table({ id: "t000000002", kind: "grid" }, row(head("头"), cell("值")), row(head("头二"), cell("值二"))),
    table({ id: "t000000003", caption: "只有一格" }, row(cell("格"))),
    table(
      { id: "t000000004" },
      row(
        {
          type: "tableCell",
          attrs: { ...span(1, 1), widths: "60" },
          content: [say("段一"), say("段二", { align: "center" }), bullets(item(say("格里的列表"))), code("格里的代码")],
        },
        cell("宽", { widths: "90" }),
      ),
      row(cell("窄", { widths: "60" }), cell("宽", { widths: "90" })),
    ),
  ),
  "figures with and without words": document(
    { ...ZH, numbering: "chapters" },
    heading(1, "h000000001", "一"),
    { type: "figure", attrs: { id: "f000000001", blobId: "b1", alt: "有说明 <&>", width: 50, caption: "题注：一", source: "自绘" } },
    { type: "figure", attrs: { id: "f000000002", blobId: "b1" } },
    heading(1, "h000000002", "二"),
    { type: "figure", attrs: { id: "f000000003", blobId: "b1", width: 100, caption: "第二章的图" } },
    paragraph(text("见"), refer("f000000003"), text("与"), refer("f000000001", "page"), text("页")),
    bullets(item(say("列表里"), { type: "figure", attrs: { id: "f000000004", blobId: "b1", caption: "列表里的图" } })),
  ),
  "formulas as they were typed": document(
    ZH,
    ...[
      "\\frac12",
      "\\frac{1}{2}",
      "\\dfrac{1}{2}",
      "\\begin{align} a &= b \\\\ &= c \\end{align}",
      "\\left( \\sum_{i=1}^{n} x_i^2 \\right)^{\\frac{1}{2}}",
      "x<0 \\& y>0",
      "\\text{速度}=\\frac{s}{t}",
      "\\notacommand{x}",
    ].flatMap((latex, index) => [
      formula(`e00000000${index}`, latex, index % 2 === 0),
      paragraph(text("行内 "), math(latex), text(" 公式")),
    ]),
    paragraph(text("由"), refer("e000000000"), text("和"), refer("e000000002"), text("得")),
  ),
  "footnotes, references, breaks": {
    title: "脚注",
    settings: ZH,
    blocks: [
      paragraph(text("甲"), { type: "footnote", attrs: { id: "n000000001" } }, text("乙"), {
        type: "footnote",
        attrs: { id: "n000000002" },
      }),
      { type: "pageBreak" },
      say("另一页"),
      { type: "pageBreak" },
      bullets(item(paragraph(text("项"), { type: "footnote", attrs: { id: "n000000003" } }))),
      { type: "horizontalRule" },
      paragraph(text("一"), { type: "hardBreak" }, { type: "hardBreak" }, text("二")),
      { type: "pageBreak" },
      heading(2, "h000000001", "新页的标题"),
      paragraph(),
      paragraph(text("见"), refer("h000000001")),
    ],
    footnotes: { n000000001: "注一", n000000002: "注二\n第二行", n000000003: "项的注 <b>" },
  },
  "paragraphs, aligned and not, without an indent": {
    ...document(
      { ...ZH, noIndent: 1 },
      ...(["left", "center", "right", "justify"] as const).map((align) => say(align, { align })),
      say("摘要", { kind: "abstract" }),
      say("关键词", { kind: "keywords" }),
      say("来源", { kind: "source" }),
      paragraph(text(" 前后有空格 "), text("“引号”——……", { type: "bold" }), text("ⅣⅤ①\t制表")),
      paragraph(
        text("链接", { type: "link", attrs: { href: "mailto:a@b.cn" } }),
        text("粗链接", { type: "link", attrs: { href: 'https://a.cn/?q=1&r="2"' } }, { type: "bold" }),
        text("灰", { type: "color", attrs: { color: "grey" } }),
        text("橙", { type: "color", attrs: { color: "orange" } }, { type: "highlight" }),
        text("x", { type: "italic" }, { type: "code" }),
        text("2", { type: "sup" }, { type: "strike" }),
      ),
    ),
    title: "标题 <&> “引号”",
  },
};
