import type { NodeJson } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { blockMessages } from "#messages/blocks.ts";
import { closeAll } from "../../document/testing/editor-pair.ts";
import { blocksIn, openBlocks, paragraph } from "../testing/open-blocks.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";

afterEach(closeAll);

function paste(data: Record<string, string>, files: File[] = [], into: readonly NodeJson[] = [paragraph("")]) {
  const opened = openBlocks(into);
  const transfer = new DataTransfer();
  for (const [type, value] of Object.entries(data)) transfer.setData(type, value);
  for (const file of files) transfer.items.add(file);
  const texts: number[] = [];
  opened.editor.state.doc.descendants((node, pos) => void (node.isTextblock && texts.push(pos + 1)));
  opened.editor.commands.setTextSelection(texts[0] ?? 0);
  opened.editor.view.dom.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
  return opened;
}

const HOSTILE = [
  "<script>alert(1)</script><p>x</p>",
  "<img src=x onerror=alert(1)>x",
  "<svg/onload=alert(1)>x",
  '<iframe src="javascript:alert(1)"></iframe>x',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  JaVaScRiPt:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>x",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>x</noscript>",
  '<form action="javascript:alert(1)"><button>x</button></form>',
  "<p data-node=figure data-blob='../../x'>x</p><object data=x.swf></object>",
  '<figure data-node="figure" data-blob="&quot;><script>alert(1)</script>" data-alt="<img onerror=alert(1)>"></figure>x',
  '<span data-node="mathInline" data-latex="\\href{javascript:alert(1)}{x}"></span>x',
];

for (const [at, html] of HOSTILE.entries()) {
  test(`hostile HTML ${at} runs nothing and keeps only what the document knows`, () => {
    const { opened } = paste({ "text/html": html });
    const { dom } = opened.view;
    expect(dom.querySelectorAll("script, iframe, object, svg:not(.katex svg), form, style")).toHaveLength(0);
    for (const element of dom.querySelectorAll("*"))
      for (const { name, value } of element.attributes) {
        expect(name.startsWith("on")).toBe(false);
        if (name === "href") expect(value).toMatch(/^(https?:|mailto:)/);
      }
    opened.view.state.doc.check();
  });
}

const kinds = (editor: Parameters<typeof blocksIn>[0]) =>
  blocksIn(editor).map(({ type, content, attrs }) =>
    [type, attrs?.["level"], content?.[0]?.text ?? content?.length].filter(Boolean).join(" "),
  );

test("headings, lists and bold of Word become ours", () => {
  const { editor } = paste({
    "text/html": `<html xmlns:o="urn:o"><body><p class=MsoHeading1 style='mso-outline-level:1'>章</p><p class=MsoNormal><span style='font-weight:700'>重</span>点<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>甲</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)</span>甲一</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>乙</p></body></html>`,
  });
  expect(kinds(editor)).toEqual(["heading 1 章", "paragraph 重", "orderedList 2"]);
  expect(blocksIn(editor)[1]?.content?.[0]?.marks).toEqual([{ type: "bold" }]);
  expect(blocksIn(editor)[2]?.content?.[0]?.content?.map(({ type }) => type)).toEqual(["paragraph", "orderedList"]);
});

test("Markdown comes in formatted with its addresses as links, and one undo leaves it as it was written", () => {
  const text = "## 章\n\n见 https://example.com/x，**重**与 \\*\\*字\\*\\*、`www.a.com`";
  const { editor, opened } = paste({ "text/plain": text });
  expect(blocksIn(editor)[1]?.content).toEqual([
    { type: "text", text: "见 " },
    { type: "text", text: "https://example.com/x", marks: [{ type: "link", attrs: { href: "https://example.com/x" } }] },
    { type: "text", text: "，" },
    { type: "text", text: "重", marks: [{ type: "bold" }] },
    { type: "text", text: "与 **字**、" },
    { type: "text", text: "www.a.com", marks: [{ type: "code" }] },
  ]);
  opened.undo.undo();
  expect(blocksIn(editor)).toEqual(text.split("\n\n").map(paragraph));
  opened.undo.undo();
  expect(blocksIn(editor)).toEqual([paragraph("")]);
});

test("merged cells of Excel and WPS stay merged", () => {
  const { editor } = paste({
    "text/html": `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><style>td{mso-number-format:General}</style><table><col width=72><tr><td colspan=2 class=xl65>合</td></tr><tr><td rowspan=2>左</td><td>右</td></tr><tr><td>下</td></tr></table></html>`,
    "text/plain": "合\t\n左\t右",
  });
  const rows = blocksIn(editor)[0]?.content ?? [];
  expect(rows.map((row) => row.content?.map(({ attrs }) => [attrs?.["colspan"], attrs?.["rowspan"]]))).toEqual([
    [[2, 1]],
    [
      [1, 2],
      [1, 1],
    ],
    [[1, 1]],
  ]);
});

test("Markdown comes in formatted; one undo leaves it as text", () => {
  const { editor, opened } = paste({ "text/plain": "# 题\n\n- 甲\n- 乙\n\n正文**重**" });
  expect(kinds(editor)).toEqual(["heading 1 题", "bulletList 2", "paragraph 正文"]);
  opened.undo.undo();
  expect(blocksIn(editor).map(({ content }) => content?.[0]?.text)).toContain("- 甲");
});

test("plain text is left as it is", () => {
  const { editor } = paste({ "text/plain": "价格 - 5 元\n第二行" });
  expect(blocksIn(editor).every(({ type }) => type === "paragraph")).toBe(true);
});

const linked = (address: string) => ({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] });
const ADDRESSES = "见https://example.com/x，然后看https://example.com/y。（https://example.com/z）";
for (const [type, words] of [
  ["text/plain", ADDRESSES],
  ["text/html", `<p>${ADDRESSES}</p>`],
] as const)
  test(`addresses in pasted ${type} end at Chinese marks`, () => {
    const { editor } = paste({ [type]: words });
    expect(blocksIn(editor)[0]?.content).toEqual([
      { type: "text", text: "见" },
      linked("https://example.com/x"),
      { type: "text", text: "，然后看" },
      linked("https://example.com/y"),
      { type: "text", text: "。（" },
      linked("https://example.com/z"),
      { type: "text", text: "）" },
    ]);
  });

test("pictures of the clipboard are stored and stand in the text", async () => {
  const { editor } = paste({}, [new File(["x"], "a.png", { type: "image/png" })]);
  await expect.poll(() => blocksIn(editor)[0]?.attrs?.["blobId"]).toBe("blob-1");
});

test("all pictures that come at once stand in the text, in their order", async () => {
  const files = ["a.png", "b.png", "c.png"].map((name) => new File([name], name, { type: "image/png" }));
  const { editor } = paste({}, files, [paragraph("前")]);
  expect(blocksIn(editor).map(({ type }) => type)).toEqual(["paragraph", "figure", "figure", "figure", "paragraph"]);
  await expect.poll(() => blocksIn(editor).flatMap(({ attrs }) => attrs?.["blobId"] ?? [])).toEqual(["blob-1", "blob-1", "blob-1"]);
});

const RICH = {
  Markdown: { "text/plain": "# 题\n\n正文**重**\n\n| 甲 | 乙 |\n|---|---|\n| 一 | 二 |" },
  HTML: { "text/html": "<h1>题</h1><p>正文<b>重</b></p><blockquote><p>引</p></blockquote>", "text/plain": "题" },
};
for (const [kind, data] of Object.entries(RICH))
  test(`${kind} with headings that is pasted into a cell stays in it: the table is not torn`, () => {
    const cell = (words: string): NodeJson => ({ type: "tableCell", content: [paragraph(words)] });
    const table: NodeJson = { type: "table", attrs: { id: "t1" }, content: [{ type: "tableRow", content: [cell("左"), cell("右")] }] };
    const { editor } = paste(data, [], [table, paragraph("后")]);
    expect(kinds(editor)).toEqual(["table 1", "paragraph 后"]);
    const [first, second] = blocksIn(editor)[0]?.content?.[0]?.content ?? [];
    expect(JSON.stringify(first)).toMatch(/题.*正文.*重/);
    expect(JSON.stringify(second)).toContain("右");
  });

test("cleaning is idempotent and parses apart from the page", () => {
  const html = '<p>甲<b>乙</b></p><img src="x" onerror="document.title=1">';
  const clean = (given: string) => cleanPastedHtml(given, blockMessages.paste.lost);
  expect(clean(clean(html))).toBe(clean(html));
});

test("formulas of a page we made, and of others, come in as they were typed", () => {
  const mathml = (latex: string, display = "") =>
    `<math xmlns="http://www.w3.org/1998/Math/MathML"${display}><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${latex}</annotation></semantics></math>`;
  const { editor } = paste({
    "text/html": `<p>由 <span class="math">${mathml("a&lt;b")}</span> 得</p>
<div class="math" id="e1"><span class="math">${mathml("\\frac12", ' display="block"')}</span><span class="equation">(1)</span></div>
<div class="math"><span class="math" data-latex="\\frac{1" data-display="true">\\frac{1</span></div>
<p><span class="katex"><span class="katex-mathml">${mathml("c^2")}</span><span class="katex-html" aria-hidden="true">c2</span></span></p>`,
  });
  const found = blocksIn(editor).filter(({ type, content }) => type === "mathBlock" || content !== undefined);
  expect(found).toMatchObject([
    { type: "paragraph", content: [{ text: "由 " }, { type: "mathInline", attrs: { latex: "a<b" } }, { text: " 得" }] },
    { type: "mathBlock", attrs: { latex: "\\frac12", numbered: 1 } },
    { type: "mathBlock", attrs: { latex: "\\frac{1" } },
    { type: "paragraph", content: [{ type: "mathInline", attrs: { latex: "c^2" } }] },
  ]);
});

/** Lists as lines: a sign or number each, deeper ones indented. */
function listLines(nodes: readonly NodeJson[], depth = 0): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "orderedList" && node.type !== "bulletList") return [`${"  ".repeat(depth)}${textOf(node)}`];
    const start = Number(node.attrs?.["start"] ?? 1);
    return (node.content ?? []).flatMap((item, at) => {
      const [first, ...rest] = item.content ?? [];
      const sign = node.type === "orderedList" ? `${start + at}.` : "-";
      return [`${"  ".repeat(depth)}${sign} ${first === undefined ? "" : textOf(first)}`, ...listLines(rest, depth + 1)];
    });
  });
}
const textOf = (node: NodeJson): string => node.text ?? (node.content ?? []).map(textOf).join("");
const pasteLines = (html: string): string[] => listLines(blocksIn(paste({ "text/html": html }).editor));

const online = (tag: "ol" | "ul", level: number, place: number, text: string) =>
  `<div class="ListContainerWrapper"><${tag} role="list"><li data-aria-posinset="${place}" data-aria-level="${level}"><p><span>${text}</span></p></li></${tag}></div>`;

test("items of Word Online, each a list of its own, become one list with their levels and numbers", () => {
  const bullets = [
    online("ul", 1, 1, "甲"),
    online("ul", 1, 2, "乙"),
    online("ul", 2, 1, "乙一"),
    online("ul", 2, 2, "乙二"),
    online("ul", 1, 3, "丙"),
  ];
  expect(pasteLines(bullets.join(""))).toEqual(["- 甲", "- 乙", "  - 乙一", "  - 乙二", "- 丙"]);
  expect(
    pasteLines(`${online("ol", 1, 1, "一")}${online("ol", 1, 2, "二")}<p>中间</p>${online("ol", 1, 3, "三")}${online("ol", 1, 1, "另一")}`),
  ).toEqual(["1. 一", "2. 二", "中间", "3. 三", "1. 另一"]);
});

test("items of 飞书 become lists, with nothing of its record", () => {
  const html = `<div data-lark-html-role="root"><h2 class="heading-2 ace-line">周计划</h2><ul class="list-bullet1"><li class="ace-line" data-list="bullet"><div><b>任务</b>甲</div></li></ul>
<ul class="list-bullet2"><li class="ace-line" data-list="bullet"><div>甲一</div></li></ul><ul class="list-bullet1"><li class="ace-line" data-list="bullet"><div>任务乙</div></li></ul>
<ol class="list-number1" start="1"><li class="ace-line" data-list="number"><div>第一步</div></li></ol><ol class="list-number1" start="2"><li class="ace-line" data-list="number"><div>第二步</div></li></ol>
<div class="ace-line">结尾</div></div><span data-lark-record-data="{&quot;text&quot;:&quot;任务甲&quot;}" class="lark-record-clipboard"></span>`;
  expect(pasteLines(html)).toEqual(["周计划", "- 任务甲", "  - 甲一", "- 任务乙", "1. 第一步", "2. 第二步", "结尾"]);
});

test("lists of Word keep where they start, and signs that are part of the text", () => {
  const item = (sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}</p>`;
  expect(pasteLines(item("3.", "丙") + item("4.", "丁"))).toEqual(["3. 丙", "4. 丁"]);
  expect(pasteLines(item("第一条", "总则") + item("第二条", "范围") + item("①", "甲") + item("l", "点"))).toEqual([
    "第一条 总则",
    "第二条 范围",
    "① 甲",
    "- 点",
  ]);
});

test("vertical tabs and the line signs of Unicode keep lines apart", () => {
  const { editor } = paste({ "text/plain": "地址一行\u000b地址二行\u2028三行\f第二页" });
  expect(blocksIn(editor).map(textOf)).toEqual(["地址一行", "地址二行", "三行", "第二页"]);
  const { editor: rich } = paste({ "text/html": "<p>地址一行\u000b地址二行</p>" });
  expect(blocksIn(rich)[0]?.content?.map(({ type }) => type)).toEqual(["text", "hardBreak", "text"]);
});
