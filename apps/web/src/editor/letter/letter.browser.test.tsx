import type { TextLayout } from "@tangleaf/contract";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { openEditor, type TextEditor } from "../core/open-editor.ts";
import prose from "../core/prose.module.css";
import { createStreamView, renderWhole } from "../stream/stream-view.ts";

const LETTER = "# 请假条\n\n尊敬的王老师：\n\n我因病请假三天。\n\n此致\n敬礼\n\n申请人：林小满\n2026年11月21日";
const OFFICIAL =
  "关于购置设备的请示\n\n市教育局：\n\n## 一、缘由\n\n（一）设备清单\n\n妥否，请批示。\n\n附件：1. 清单\n2. 预算\n\n某市第一中学\n2026年11月21日";
const OFFICIAL_LINES = ["title", "salutation", "heading 1", "heading 2", null, "attachment", "attachmentItem", "signature", "date"];
const host = document.body.appendChild(document.createElement("div"));
const open: TextEditor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
  host.replaceChildren();
});

const element = () => host.appendChild(document.createElement("div"));
const markdown = await loadMarkdown();
const linesOf = (root: Element) =>
  [...root.children].map(({ attributes }) => {
    const [line, level] = ["data-line", "data-level"].map((name) => attributes.getNamedItem(name)?.value);
    return line === undefined ? null : level === undefined ? line : `${line} ${level}`;
  });

function edit(text: string, layout: TextLayout) {
  const ignore = () => undefined;
  const editor = openEditor({
    element: element(),
    html: markdown.render(text),
    label: "x",
    layout,
    onChange: ignore,
    onSelection: ignore,
    onBlur: ignore,
  });
  open.push(editor);
  return editor;
}

function streamed(text: string, layout: TextLayout): HTMLElement {
  const article = element();
  const view = createStreamView({ article, markdown, layout });
  for (const letter of text) view.write(letter);
  view.finish();
  return article;
}

function drawn(text: string, layout: TextLayout): HTMLElement {
  const article = element();
  renderWhole(article, markdown, text, { layout });
  return article;
}

test("a letter stands the same drawn, streamed and edited, each line between breaks by itself", () => {
  const lines = ["title", "salutation", null, null, "greeting", "signature", "date"];
  for (const root of [drawn(LETTER, "letter"), streamed(LETTER, "letter"), edit(LETTER, "letter").dom]) {
    expect(linesOf(root)).toEqual(lines);
    expect(root.children[5]?.hasAttribute("data-blank")).toBe(true);
  }
});

test("an official document has its title, levels, attachments and signing, the name centred over the date", () => {
  for (const root of [drawn(OFFICIAL, "gongwen"), streamed(OFFICIAL, "gongwen"), edit(OFFICIAL, "gongwen").dom]) {
    expect(linesOf(root)).toEqual(OFFICIAL_LINES);
    const insets = [...root.children].slice(-2).map((line) => (line as HTMLElement).style.getPropertyValue("--inset"));
    expect(insets).toEqual(["4.5em", "4em"]);
  }
});

test("a text that is no letter stands as it is, its breaks with it", () => {
  expect(linesOf(drawn(LETTER, "none"))).toEqual([null, null, null, null, null]);
  expect(edit(LETTER, "none").dom.querySelectorAll("br").length).toBe(2);
});

test("a line becomes what it says while it is edited, and nothing of that is in the text", () => {
  const editor = edit("我因病请假三天。\n\n王老师收", "letter");
  expect(linesOf(editor.dom)).toEqual([null, null]);
  editor.replaceAll(markdown.render("我因病请假三天。\n\n申请人：林小满"));
  expect(linesOf(editor.dom)).toEqual([null, "signature"]);
  expect(editor.markdown().trimEnd()).toBe("我因病请假三天。\n\n申请人：林小满");
});

test("what goes on behind an edited beginning has no title of its own", () => {
  const article = element();
  const view = createStreamView({ article, markdown, layout: "letter" });
  view.write("第一段。\n\n第二段。\n\n");
  view.takeFinished();
  view.write("# 小标题\n\n尊敬的领导：\n\n");
  view.finish();
  expect(linesOf(article)).not.toContain("title");
  expect(linesOf(article)).not.toContain("salutation");
});

test("on a phone a line that ends early, since a mark goes to the next one, is not torn apart", async () => {
  await page.viewport(390, 844);
  const { documentElement: html } = document;
  onTestFinished(() => html.removeAttribute("lang"));
  html.lang = "zh-CN";
  const sheet = element();
  sheet.className = prose["prose"] ?? "";
  sheet.style.width = "228px";
  renderWhole(sheet, markdown, "- 地区数据按需加载，周三提测。把新组件【待补充：在哪一周】推广到订单页。");
  const text = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT, (node) => (node.nodeValue?.trim() ? 1 : 3)).nextNode() as Text;
  const range = document.createRange();
  const boxes = [...text.data].map((_, at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  });
  const lines = new Set(boxes.map(({ top }) => top)).size;
  expect(lines).toBeGreaterThan(2);
  const size = Number.parseFloat(getComputedStyle(sheet).fontSize);
  const wide = boxes.filter(({ left, top }, at) => boxes[at + 1]?.top === top && (boxes[at + 1]?.left ?? 0) - left > size + 0.5);
  expect(wide).toEqual([]);
});
