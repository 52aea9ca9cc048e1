import fc from "fast-check";
import { expect, it } from "vitest";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { arbitraryBlocks, arbitraryText } from "../testing/arbitrary-blocks.ts";
import { HOSTILE_MARKDOWN } from "../testing/hostile-markdown.ts";
import { contentToHtml, contentToHtmlPage } from "./content-to-html.ts";
import { markdownToContent } from "./markdown-to-content.ts";

const TAGS =
  /^(?:h[1-6]|p|ul|ol|li|blockquote|pre|code|table|caption|thead|tbody|tr|td|th|figure|figcaption|img|div|hr|br|strong|em|u|s|sub|sup|mark|span|a|section)$/;
const ATTRIBUTES = /^(?:class|id|href|rel|start|colspan|rowspan|src|alt|width|data-latex|data-display)$/;
const VOID = new Set(["br", "hr", "img"]);

/** Every tag and attribute is one we write, and elements end in the order they began. */
function expectClean(html: string): void {
  const open: string[] = [];
  for (const [, closing, tag = "", attributes = ""] of html.matchAll(/<(\/?)([^\s>/]*)([^>]*)>/g)) {
    expect(tag).toMatch(TAGS);
    if (closing === "/") expect(open.pop()).toBe(tag);
    else if (!VOID.has(tag)) open.push(tag);
    for (const [, name = "", value = ""] of attributes.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
      expect(name).toMatch(ATTRIBUTES);
      if (name === "href") expect(value).toMatch(/^(?:https?:|mailto:|#)/i);
      if (name === "src") expect(value).toMatch(/^(?:https:|data:image\/png)/);
    }
    expect(attributes.replace(/\s[^\s=]+="[^"]*"/g, "")).toBe("");
  }
  expect(open).toEqual([]);
  expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
}

const contentOf = (blocks: readonly NodeJson[], title = "", footnotes = {}): DocumentContent => ({
  title,
  settings: {},
  blocks,
  footnotes,
});

it("is semantic, with numbers, captions and footnotes", () => {
  const { blocks, footnotes } = markdownToContent("正文[^1] **重点** $x<1$\n\n[^1]: 出处", { newId: () => "n" });
  const table: NodeJson = {
    type: "table",
    attrs: { id: "t", caption: "人数", kind: "three-line" },
    content: [
      {
        type: "tableRow",
        content: [{ type: "tableHeader", attrs: { colspan: 2, rowspan: 1, align: "center" }, content: [{ type: "paragraph" }] }],
      },
    ],
  };
  const heading: NodeJson = { type: "heading", attrs: { id: "h", level: 1 }, content: [{ type: "text", text: "绪论" }] };
  const figure: NodeJson = { type: "figure", attrs: { id: "f", blobId: "b", alt: "照片", caption: "街景", width: 50 } };
  const html = contentToHtml(
    { title: "报告", settings: { numbering: "chapters" }, blocks: [heading, ...blocks, table, figure], footnotes },
    { images: () => "data:image/png;base64,AA==" },
  );
  expect(html.split("\n")).toEqual([
    "<h1>报告</h1>",
    '<h2 id="h">第一章 绪论</h2>',
    '<p>正文<sup id="note-mark-1"><a href="#note-1">1</a></sup> <strong>重点</strong> <span class="math" data-latex="x&lt;1" data-display="false">x&lt;1</span></p>',
    '<table id="t" class="three-line"><caption>表 1-1　人数</caption><thead><tr><th colspan="2" class="align-center"><p></p></th></tr></thead><tbody></tbody></table>',
    '<figure id="f"><img src="data:image/png;base64,AA==" alt="照片" width="50%"><figcaption>图 1-1　街景</figcaption></figure>',
    '<section class="footnotes"><ol><li id="note-1">出处 <a href="#note-mark-1">↩</a></li></ol></section>',
  ]);
});

it("holds nothing that runs or loads, whatever the text", () => {
  const hostile = fc.constantFrom(...HOSTILE_MARKDOWN);
  fc.assert(
    fc.property(arbitraryBlocks, arbitraryText, hostile, (blocks, words, attack) => {
      const figure: NodeJson = { type: "figure", attrs: { id: attack, blobId: attack, alt: attack, caption: words } };
      const link: NodeJson = {
        type: "text",
        text: attack,
        marks: [
          { type: "link", attrs: { href: attack } },
          { type: "color", attrs: { color: attack } },
        ],
      };
      const more: NodeJson[] = [figure, { type: "paragraph", attrs: { align: attack, kind: attack }, content: [link] }];
      expectClean(contentToHtml(contentOf([...blocks, ...more], attack), { images: (blobId) => blobId }));
    }),
  );
});

it("as a file has its language and style in it, and a title that cannot end it", () => {
  const page = contentToHtmlPage(contentOf([], "</title><script>"));
  expect(page).toMatch(/^<!doctype html>\n<html lang="zh-CN">/);
  expect(page).not.toContain("<script>");
  expect(page).not.toMatch(/<link|@import|url\(/);
});
