import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOSTILE_MARKDOWN } from "../testing/hostile-markdown.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { blocksToText } from "./plain-text.ts";

const text = (value: string, marks: object = {}) => ({ kind: "text", text: value, ...marks });

describe("parseMarkdown", () => {
  it("reads headings with their level", () => {
    expect(parseMarkdown("# 一\n### 二 **三**")).toEqual([
      { kind: "heading", level: 1, inlines: [text("一")] },
      { kind: "heading", level: 3, inlines: [text("二 "), text("三", { bold: true })] },
    ]);
  });

  it("reads every inline mark and joins neighbours", () => {
    expect(parseMarkdown("普通**粗*斜粗*** ~~删~~`码` [链](https://a.cn) $x$\n下一行")).toEqual([
      {
        kind: "paragraph",
        inlines: [
          text("普通"),
          text("粗", { bold: true }),
          text("斜粗", { bold: true, italic: true }),
          text(" "),
          text("删", { strike: true }),
          text("码", { code: true }),
          text(" "),
          text("链", { href: "https://a.cn" }),
          text(" "),
          { kind: "math", tex: "x" },
          { kind: "break" },
          text("下一行"),
        ],
      },
    ]);
  });

  it("reads nested lists with their first number", () => {
    const paragraph = (value: string) => ({ kind: "paragraph", inlines: [text(value)] });
    expect(parseMarkdown("3. 三\n   - 甲\n   - 乙\n4. 四")).toEqual([
      {
        kind: "list",
        ordered: true,
        start: 3,
        items: [
          [paragraph("三"), { kind: "list", ordered: false, start: 1, items: [[paragraph("甲")], [paragraph("乙")]] }],
          [paragraph("四")],
        ],
      },
    ]);
  });

  it("reads tables with alignments and ragged rows", () => {
    expect(parseMarkdown("| 项 | 数 |\n|---|--:|\n| 甲 | 1 |\n| 乙 |")).toEqual([
      {
        kind: "table",
        alignments: [undefined, "right"],
        header: [[text("项")], [text("数")]],
        rows: [
          [[text("甲")], [text("1")]],
          [[text("乙")], []],
        ],
      },
    ]);
  });

  it("reads quotes, code, rules and formulas", () => {
    expect(parseMarkdown("> 引 $$a$$ 文\n\n```ts\nlet a;\n```\n\n---\n\n\\[ b \\]")).toEqual([
      {
        kind: "quote",
        blocks: [
          { kind: "paragraph", inlines: [text("引")] },
          { kind: "math", tex: "a" },
          { kind: "paragraph", inlines: [text("文")] },
        ],
      },
      { kind: "code", language: "ts", text: "let a;" },
      { kind: "rule" },
      { kind: "math", tex: "b" },
    ]);
  });

  it("drops an indent typed with ideographic spaces", () => {
    expect(parseMarkdown("　　正文。")).toEqual([{ kind: "paragraph", inlines: [text("正文。")] }]);
  });

  it.each(HOSTILE_MARKDOWN)("keeps only harmless links of %j", (hostile) => {
    for (const [, href] of JSON.stringify(parseMarkdown(hostile)).matchAll(/"href":"([^"]*)"/g))
      expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
  });

  it("never throws, and loses no Chinese character of plain text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("中", "文", "\n", "\n\n", "# ", "- ", "1. ", "> ", "**", "，", "$", "\\[", "|", "```\n")),
        (pieces) => {
          const source = pieces.join("");
          const plain = blocksToText(parseMarkdown(source));
          // The word after ``` is the language, not text.
          if (!source.includes("```")) expect(plain.replace(/[^中文]/g, "").length).toBe(source.replace(/[^中文]/g, "").length);
        },
      ),
    );
  });

  it("reads a very deep nest", () => {
    expect(() => blocksToText(parseMarkdown(`${"> ".repeat(5000)}深`))).not.toThrow();
    expect(() => blocksToText(parseMarkdown(`${"- ".repeat(5000)}深`))).not.toThrow();
  });
});

describe("blocksToText", () => {
  it("writes what a person would type", () => {
    const source = "# 周报\n\n本周**完成**：\n\n1. 接口\n   - 联调\n2. 发布\n\n| 项 | 数 |\n|--|--|\n| 甲 | 1 |\n\n---\n\n> 引文";
    expect(blocksToText(parseMarkdown(source))).toBe("周报\n\n本周完成：\n\n1. 接口\n  • 联调\n2. 发布\n\n项\t数\n甲\t1\n\n引文");
  });
});
