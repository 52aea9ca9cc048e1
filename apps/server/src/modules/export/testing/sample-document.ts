import { crc32, deflateSync } from "node:zlib";
import type { DocumentContent, MarkJson, NodeJson } from "@tangleaf/document/model";

export const text = (words: string, ...marks: readonly MarkJson[]): NodeJson => ({
  type: "text",
  text: words,
  ...(marks.length === 0 ? {} : { marks }),
});
export const say = (words: string, attrs?: NodeJson["attrs"]): NodeJson => ({
  type: "paragraph",
  ...(attrs === undefined ? {} : { attrs }),
  content: [text(words)],
});
export const heading = (level: number, id: string, words: string, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "heading",
  attrs: { level, id, ...attrs },
  content: [text(words)],
});
export const item = (...content: readonly NodeJson[]): NodeJson => ({ type: "listItem", content });
export const bullets = (...content: readonly NodeJson[]): NodeJson => ({ type: "bulletList", content });
export const ordered = (start: number, ...content: readonly NodeJson[]): NodeJson => ({ type: "orderedList", attrs: { start }, content });
const spans = { colspan: 1, rowspan: 1 };
export const cell = (words: string, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "tableCell",
  attrs: { ...spans, ...attrs },
  content: [say(words)],
});
export const head = (words: string, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "tableHeader",
  attrs: { ...spans, ...attrs },
  content: [say(words)],
});
export const row = (...content: readonly NodeJson[]): NodeJson => ({ type: "tableRow", content });
export const table = (attrs: NodeJson["attrs"], ...content: readonly NodeJson[]): NodeJson => ({
  type: "table",
  ...(attrs === undefined ? {} : { attrs }),
  content,
});
export const math = (latex: string): NodeJson => ({ type: "mathInline", attrs: { latex } });
export const formula = (id: string, latex: string, isNumbered = true): NodeJson => ({
  type: "mathBlock",
  attrs: { id, latex, ...(isNumbered ? { numbered: 1 } : {}) },
});
export const refer = (targetId: string, kind?: string): NodeJson => ({
  type: "crossRef",
  attrs: { targetId, ...(kind === undefined ? {} : { kind }) },
});

/** A PNG of one colour. */
function png(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    const sum = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([200, 40, 40]))]);
  const lines = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))]));
}

/** A red picture. */
export const PICTURE: Uint8Array = png(200, 100);

/** A report with everything a document can hold. */
export const REPORT: DocumentContent = {
  title: "校园食堂满意度调查报告",
  settings: { language: "zh", numbering: "chapters" },
  blocks: [
    say("本报告调查了三所食堂。", { kind: "abstract" }),
    say("食堂；满意度；调查", { kind: "keywords" }),
    heading(1, "h000000001", "绪论"),
    {
      type: "paragraph",
      content: [
        text("普通"),
        text("加粗", { type: "bold" }),
        text("斜体", { type: "italic" }),
        text("下划线", { type: "underline" }),
        text("删除", { type: "strike" }),
        text("code", { type: "code" }),
        text("下标", { type: "sub" }),
        text("上标", { type: "sup" }),
        text("高亮", { type: "highlight" }),
        text("红色", { type: "color", attrs: { color: "red" } }),
        text("待补充", { type: "todo" }),
        text("链接", { type: "link", attrs: { href: "https://example.com/a?b=1&c=2" } }),
        text("全都有", { type: "bold" }, { type: "italic" }, { type: "underline" }, { type: "color", attrs: { color: "leaf" } }),
      ],
    },
    {
      type: "paragraph",
      content: [
        text("见"),
        refer("t000000001"),
        text("、"),
        refer("f000000001"),
        text("和式"),
        refer("e000000001"),
        text("，以及"),
        refer("h000000002"),
        text("。"),
        { type: "footnote", attrs: { id: "n000000001" } },
        text("换行"),
        { type: "hardBreak" },
        text("之后。"),
      ],
    },
    heading(2, "h000000002", "背景"),
    say("居中", { align: "center" }),
    say("右对齐", { align: "right" }),
    say("顶格", { noIndent: 1 }),
    heading(3, "h000000003", "方法"),
    bullets(
      item(say("一")),
      item(say("二"), bullets(item(say("二之一"), say("续段")), item(say("二之二"), ordered(3, item(say("三")), item(say("四")))))),
      item(say("三")),
    ),
    ordered(1, item(say("甲")), item(say("乙"), { type: "codeBlock", attrs: { language: "ts" }, content: [text("const a = 1;\n\tb();")] })),
    ordered(5, item(say("戊"))),
    { type: "blockquote", content: [say("引用一"), say("引用二"), bullets(item(say("引用里的列表")))] },
    { type: "codeBlock", attrs: { language: "python" }, content: [text("def f(x):\n    return x <  1\n")] },
    heading(1, "h000000004", "结果"),
    table(
      { id: "t000000001", kind: "three-line", caption: "各食堂得分", source: "资料来源：问卷" },
      row(head("食堂", { rowspan: 2 }), head("得分", { colspan: 2, align: "center" })),
      row(head("早餐"), head("午餐")),
      row(cell("一食堂"), cell("4.1", { align: "right" }), cell("3.9", { align: "right" })),
    ),
    table(
      { id: "t000000002" },
      row(cell("合并", { rowspan: 2, colspan: 2, colwidth: "100,80" }), cell("甲", { colwidth: "120" })),
      row(cell("乙", { colwidth: "120" })),
      row(cell("丙", { colwidth: "100" }), cell("丁", { colwidth: "80" }), cell("戊", { colwidth: "120" })),
    ),
    { type: "figure", attrs: { id: "f000000001", blobId: "b1", alt: "满意度的图", width: 60, caption: "满意度", source: "自绘" } },
    formula("e000000001", "\\bar{x}=\\frac{1}{n}\\sum_{i=1}^{n} x_i"),
    formula("e000000002", "E=mc^2", false),
    { type: "paragraph", content: [text("其中 "), math("\\bar x"), text(" 是均值，"), math("\\unknowncommand{x}"), text("未知。")] },
    { type: "horizontalRule" },
    { type: "pageBreak" },
    heading(1, "h000000005", "参考文献", { unnumbered: 1 }),
    say("[1] 张三. 食堂研究[J]. 2024."),
  ],
  footnotes: { n000000001: "问卷于十月发放。\n共 300 份。" },
};
