import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTILE_MARKDOWN } from "../testing/hostile-markdown.ts";
import { createMarkdown } from "./create-markdown.ts";

const md = createMarkdown();
const mathOf = (text: string) => [...md.render(text).matchAll(/data-tex="([^"]*)" data-display="(\w+)"/g)].map((m) => [m[1], m[2]]);

describe("the four math delimiters", () => {
  it.each([
    ["质能 $E=mc^2$ 方程", [["E=mc^2", "false"]]],
    ["质能 \\(E=mc^2\\) 方程", [["E=mc^2", "false"]]],
    ["$$\nE=mc^2\n$$", [["E=mc^2", "true"]]],
    ["\\[\nE=mc^2\n\\]", [["E=mc^2", "true"]]],
    ["\\[ E=mc^2 \\]", [["E=mc^2", "true"]]],
    ["由 $$E=mc^2$$ 可知", [["E=mc^2", "true"]]],
    ["\\[ a\n+ b \\]", [["a\n+ b", "true"]]],
    [
      "- 项 $a_1$ 与 \\(b_*c_*\\)",
      [
        ["a_1", "false"],
        ["b_*c_*", "false"],
      ],
    ],
    [
      "$x$、$y$",
      [
        ["x", "false"],
        ["y", "false"],
      ],
    ],
    ["$5\\text{元}$", [["5\\text{元}", "false"]]],
    [
      "| $a$ | b |\n|--|--|\n| $c$ | d |",
      [
        ["a", "false"],
        ["c", "false"],
      ],
    ],
  ])("reads %j", (text, expected) => {
    expect(mathOf(text)).toEqual(expected);
  });

  it.each([
    "价格 $5 到 $6",
    "US$5/US$6",
    "从$5到$6",
    "花了$5，还剩$",
    "only $5 and $10 left",
    "$$ 没有收尾",
    "\\[ 没有收尾",
    "\\( 没有收尾",
    "$$\n\n$$",
    "`$a$`",
    "\\$a$",
  ])("leaves %j as text", (text) => {
    expect(mathOf(text)).toEqual([]);
  });

  it("does not let an unclosed display formula eat the next paragraph", () => {
    expect(md.render("$$\na\n\n正文")).toContain("<p>正文</p>");
  });
});

describe("Chinese text", () => {
  it("ends bold at full-width marks", () => {
    expect(md.render("**中文，**后文**“引号”**测")).toBe("<p><strong>中文，</strong>后文<strong>“引号”</strong>测</p>\n");
  });
  it("keeps a paragraph indented by spaces a paragraph, and a rule under a line a rule", () => {
    expect(md.render("    缩进的段落")).toBe("<p>缩进的段落</p>\n");
    expect(md.render("一行\n---")).toBe("<p>一行</p>\n<hr>\n");
  });
  it("keeps single line breaks", () => {
    expect(md.render("此致\n敬礼")).toBe("<p>此致<br>\n敬礼</p>\n");
  });
});

describe("safety", () => {
  it("opens links in a new page without a referrer", () => {
    expect(md.render("[文](https://a.cn/b)")).toBe(
      '<p><a href="https://a.cn/b" rel="noopener noreferrer nofollow" target="_blank">文</a></p>\n',
    );
  });
  it("shows an image as its alternative text", () => {
    expect(md.render('看![柱状图](https://a.cn/b.png "t")和![b][r]\n\n[r]: https://a.cn/c.png')).toBe("<p>看柱状图和b</p>\n");
  });
  it.each(HOSTILE_MARKDOWN)("renders %j without anything that runs or loads", (text) => {
    const html = md.render(text);
    for (const [, tag, attributes = ""] of html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)) {
      expect(tag).toMatch(/^(?:p|a|br|hr|h[1-6]|ul|ol|li|strong|em|s|code|pre|blockquote|table|thead|tbody|tr|th|td|span|div)$/);
      for (const [, name = "", value = ""] of attributes.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
        expect(name).toMatch(/^(?:href|title|rel|target|class|style|data-tex|data-display)$/);
        if (name === "href") expect(value).toMatch(/^(?:https?:\/\/|mailto:)/i);
        if (name === "style") expect(value).toMatch(/^text-align:(?:left|right|center)$/);
      }
      expect(attributes.replace(/="[^"]*"/g, "")).toMatch(/^[\sa-z-]*$/);
    }
  });
  it("never throws, whatever the text", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("$", "$$", "\\[", "\\]", "\\(", "\\)", "![", "](", ")", "**", "\n", "\n\n", "| ", "> ", "- ", "```", "中"),
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => void md.render(pieces.join(""))));
  });
  it.each(["\\(", "$$", "\\[", "$a", "![", "[", "> ", "$$\n", "- ", "**a", "|"])("reads 50,000 characters of %j", (unit) => {
    expect(md.render(unit.repeat(Math.floor(50_000 / unit.length)))).not.toBe("");
  });
});
