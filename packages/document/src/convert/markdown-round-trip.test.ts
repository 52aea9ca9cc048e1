import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { NodeJson } from "../model/document-content.ts";
import { nodeFromJson, nodeToJson } from "../model/node-json.ts";
import { arbitraryBlocks, arbitraryText } from "../testing/arbitrary-blocks.ts";
import { HOSTILE_MARKDOWN } from "../testing/hostile-markdown.ts";
import { blocksToMarkdown } from "./blocks-to-markdown.ts";
import { type MarkdownBlocks, markdownToBlocks } from "./markdown-to-blocks.ts";
import { markdownToContent } from "./markdown-to-content.ts";

const read = (markdown: string): MarkdownBlocks => {
  let next = 0;
  return markdownToBlocks(markdown, { newId: () => `n${next++}`, resolveImage: (address) => address });
};
const text = (value: string, ...marks: string[]) => ({
  type: "text",
  text: value,
  ...(marks.length === 0 ? {} : { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });

describe("Markdown as blocks", () => {
  it("reads headings, marks, formulas and links", () => {
    expect(read("# 一 $x$\n普通**粗*斜粗***~~删~~`码` [链](https://a.cn) $x$\n下一行").blocks).toEqual([
      { type: "heading", attrs: { level: 1, id: "n0" }, content: [text("一 x")] },
      paragraph(
        text("普通"),
        text("粗", "bold"),
        text("斜粗", "bold", "italic"),
        text("删", "strike"),
        text("码", "code"),
        text(" "),
        { type: "text", text: "链", marks: [{ type: "link", attrs: { href: "https://a.cn" } }] },
        text(" "),
        { type: "mathInline", attrs: { latex: "x" } },
        { type: "hardBreak" },
        text("下一行"),
      ),
    ]);
  });

  it("reads footnotes as plain text, once for each mark; those nobody refers to stay", () => {
    expect(read("甲[^a]乙[^a]丙[^b]\n\n[^a]: 见**此**\n  与 \\(x\\)\n[^c]: 无人")).toEqual({
      blocks: [
        paragraph(
          text("甲"),
          { type: "footnote", attrs: { id: "n0" } },
          text("乙"),
          { type: "footnote", attrs: { id: "n1" } },
          text("丙[^b]"),
        ),
        paragraph(text("[^c]: 无人")),
      ],
      footnotes: { n0: "见此\n与 x", n1: "见此\n与 x" },
    });
  });

  it("makes figures of images it has a file for, and keeps the words of others", () => {
    const { blocks } = markdownToBlocks('前![图甲](a.png "题")后![图乙](https://a.cn/b.png)', {
      newId: () => "n",
      resolveImage: (address) => (address === "a.png" ? "blob1" : null),
    });
    expect(blocks).toEqual([
      paragraph(text("前")),
      { type: "figure", attrs: { id: "n", blobId: "blob1", alt: "图甲", caption: "题" } },
      paragraph(text("后图乙")),
    ]);
    expect(markdownToBlocks("![图](a.png)").blocks).toEqual([paragraph(text("图"))]);
  });

  it("lifts out of lists and quotes what cannot stand there", () => {
    const types = (source: string) =>
      read(source).blocks.map(({ type, attrs }) => (attrs?.["start"] === undefined ? type : `${type} ${attrs["start"]}`));
    expect(types("1. 一\n\n   | a |\n   |---|\n2. 二")).toEqual(["orderedList 1", "table", "orderedList 2"]);
    expect(types("> 引\n>\n> | a |\n> |---|\n>\n> 文")).toEqual(["blockquote", "table", "blockquote"]);
    expect(read("> # 题").blocks).toEqual([{ type: "blockquote", content: [paragraph(text("题", "bold"))] }]);
  });

  it("reads boxes of tasks as characters, and writes them as boxes", () => {
    const source = "- [ ] 买纸\n- [x] 写信\n";
    expect(JSON.stringify(read(source).blocks)).toMatch(/☐ 买纸.*☑ 写信/);
    expect(blocksToMarkdown(read(source))).toBe(source);
  });

  it.each(HOSTILE_MARKDOWN)("keeps only harmless links of %j", (hostile) => {
    for (const [, href] of JSON.stringify(read(hostile).blocks).matchAll(/"href":"([^"]*)"/g))
      expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
  });
});

describe("blocks as Markdown", () => {
  it("is what a person would write", () => {
    const source =
      "# 周报\n\n本周**完成**：\n\n- 接口\n  - 联调\n- 发布\n\n| 项 | 数 |\n| --- | ---: |\n| 甲 | 1 |\n\n> 引文\n\n$$\nE=mc^2\n$$\n\n注[^1]。\n\n---\n\n```ts\nlet a;\n```\n\n[^1]: 出处\n";
    expect(blocksToMarkdown(read(source))).toBe(source);
  });

  it("escapes a bracket only where a link would come of it", () => {
    const line = (words: string) =>
      blocksToMarkdown({ blocks: [{ type: "paragraph", content: [{ type: "text", text: words }] }], footnotes: {} });
    expect(line("见 [1]、[a](b) 与 [2](https://c.cn)")).toBe("见 [1]、\\[a](b) 与 \\[2](https://c.cn)\n");
  });

  it("writes merged cells as a cell and empty ones, and captions as lines", () => {
    const cell = (words: string, colspan: number, rowspan: number): NodeJson => ({
      type: "tableCell",
      attrs: { colspan, rowspan },
      content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
    });
    const row = (...content: NodeJson[]): NodeJson => ({ type: "tableRow", content });
    const rows = [row(cell("甲", 2, 1), cell("乙", 1, 2)), row(cell("丙", 1, 1), cell("丁", 1, 1))];
    const table: NodeJson = { type: "table", attrs: { caption: "人数", source: "年鉴" }, content: rows };
    expect(blocksToMarkdown({ blocks: [table], footnotes: {} })).toBe(
      "表：人数\n\n| 甲 |  | 乙 |\n| --- | --- | --- |\n| 丙 | 丁 |  |\n\n年鉴\n",
    );
  });

  it.each([{ type: "hardBreak" }, { type: "text", text: " " }] as const)(
    "does not add the marker of an item of %j alone to the line above",
    (nothing) => {
      const item = (...content: NodeJson[]): NodeJson => ({ type: "listItem", content });
      const line = (content: NodeJson): NodeJson => ({ type: "paragraph", content: [content] });
      const inner: NodeJson = { type: "bulletList", content: [item(line(nothing)), item(line({ type: "text", text: "乙" }))] };
      const blocks: NodeJson[] = [{ type: "bulletList", content: [item(line({ type: "text", text: "甲" }), inner)] }];
      expect(plainOf(read(blocksToMarkdown({ blocks, footnotes: {} })))).toBe("甲乙");
    },
  );

  it("gives up marks of words that would be read as the address of a reference", () => {
    const marks = [{ type: "link" as const, attrs: { href: "https://a.cn" } }, { type: "code" as const }];
    const blocks: NodeJson[] = [{ type: "paragraph", content: [{ type: "text", text: "]:https://b.cn中", marks }] }];
    expect(plainOf(read(blocksToMarkdown({ blocks, footnotes: {} })))).toBe("]:https://b.cn中");
  });

  it("says what it can of blocks nobody could have written", () => {
    fc.assert(
      fc.property(arbitraryBlocks, arbitraryText, (blocks, note) => {
        const footnotes = footnotesOf(blocks, note);
        const once = read(blocksToMarkdown({ blocks, footnotes }));
        expect(plainOf(once)).toBe(plainOf({ blocks, footnotes }));
      }),
    );
  });
});

test("blocks read from Markdown are the same after writing and reading, and obey the schema", () => {
  fc.assert(
    fc.property(arbitraryBlocks, arbitraryText, (blocks, note) => {
      const once = read(blocksToMarkdown({ blocks, footnotes: footnotesOf(blocks, note) }));
      expect(once.blocks.map((block) => nodeToJson(nodeFromJson(block)))).toEqual(once.blocks);
      expect(read(blocksToMarkdown(once))).toEqual(once);
    }),
  );
});

test("any Markdown is read, and reads the same after it is written", () => {
  const piece = fc.constantFrom(
    "[[R1]]",
    "[[R2, R10]]",
    ..."中a1，。 *_~`$\\[]()<>!|#+-=.:&^\n",
    ...'\n\n|# |- |> |1. |   |\t|```|$$|\\[|\\]|**|[^1]|[^1]: |![a](b "c")|[a](https://b.cn)|&nbsp;|&#32;|---|[ ] |　'.split("|"),
    "| a |\n|---|\n| b |\n",
    "\n\n",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const once = read(pieces.join(""));
      expect(once.blocks.map((block) => nodeToJson(nodeFromJson(block)))).toEqual(once.blocks);
      expect(read(blocksToMarkdown(once))).toEqual(once);
    }),
    {
      examples: [[["| a |\n|---|\n| b |\n", "\\[", "$$", "\\]", "[[R1]]"]], [["$$", "1. ", "\n", "[[R1]]", "$$"]]],
    },
  );
});

test.each(["\\(", "$$\n", "![", "[", "[](", "> ", "- ", "**a", "|", "a\n", "**a\n**", "[^1]", "| a |\n"])(
  "50,000 characters of %j are read and written",
  (unit) => {
    const written = blocksToMarkdown(markdownToBlocks(unit.repeat(Math.floor(50_000 / unit.length))));
    expect(written).toBeTypeOf("string");
  },
);

test("the only heading of its level at the beginning is the title, and the others close up", () => {
  const shape = (source: string) => {
    const { title, blocks } = markdownToContent(source);
    return [title, ...blocks.map(({ attrs }) => attrs?.["level"])];
  };
  expect(shape("# 题\n## 一\n#### 二\n## 三")).toEqual(["题", 1, 2, 1]);
  expect(shape("# 一\n# 二")).toEqual(["", 1, 1]);
  expect(shape("### 题\n### 二")).toEqual(["", 1, 1]);
});

function footnotesOf(blocks: readonly NodeJson[], note: string): Record<string, string> {
  return Object.fromEntries([...JSON.stringify(blocks).matchAll(/"id":"(f\d+)"/g)].map(([, id]) => [id, note]));
}

/** Every character but spaces: what may change is where they stand. */
function plainOf({ blocks, footnotes }: { blocks: readonly NodeJson[]; footnotes: Readonly<Record<string, string>> }): string {
  const visit = (node: NodeJson): string =>
    node.type === "footnote"
      ? `(${footnotes[String(node.attrs?.["id"])]})`
      : `${node.text ?? ""}${String(node.attrs?.["latex"] ?? "")}${String(node.attrs?.["alt"] ?? "")}${(node.content ?? []).map(visit).join("")}`;
  return blocks
    .map(visit)
    .join("")
    .replace(/\s/g, "")
    .replace(/\[[xX]\]/g, "☑")
    .replaceAll("[]", "☐");
}
