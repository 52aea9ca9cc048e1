import { describe, expect, it } from "vitest";
import { inlinesToMarkdown } from "../convert/inlines-to-markdown.ts";
import { markdownToBlocks } from "../convert/markdown-to-blocks.ts";
import type { NodeJson } from "../model/document-content.ts";
import { LONG_TEXTS } from "../testing/long-texts.ts";
import { MARKDOWN_BOUNDS } from "./markdown-bounds.ts";

const blocksOf = (markdown: string) => markdownToBlocks(markdown).blocks;
const typesOf = (markdown: string) => [...new Set(blocksOf(markdown).map(({ type }) => type))];

/** All words of blocks, formulas and footnotes. */
function wordsOf(markdown: string): string {
  const read = ({ text = "", attrs, content = [] }: NodeJson): string =>
    [text, String(attrs?.["latex"] ?? ""), ...content.map(read)].join("");
  const { blocks, footnotes } = markdownToBlocks(markdown);
  return blocks.map(read).join("\n") + Object.values(footnotes).join("\n");
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
const inTableOf = (columns: number, rows: number) =>
  [`${"| a ".repeat(columns)}|`, `${"|-".repeat(columns)}|`, ...Array.from({ length: rows }, () => `${"| b ".repeat(columns)}|`)].join(
    "\n",
  );

describe("what is over a bound is plain text", () => {
  it("a paragraph that is too long keeps its signs and its lines", () => {
    const long = `**a** ${"字".repeat(MARKDOWN_BOUNDS.paragraphCharacters)}\nb`;
    const [paragraph] = blocksOf(long);
    expect(paragraph?.content?.map(({ type }) => type)).toEqual(["text", "hardBreak", "text"]);
    expect(paragraph?.content?.[0]).toEqual({ type: "text", text: long.split("\n")[0] });
    expect(blocksOf(`**a** ${"字".repeat(100)}`)[0]?.content?.[0]?.marks).toEqual([{ type: "bold" }]);
  });

  it("a paragraph that is too long is written so that it reads as itself", () => {
    const inlines = [{ type: "text", text: "a*b_c*".repeat(5000) }, { type: "hardBreak" }, { type: "text", text: "**d**" }] as const;
    expect(blocksOf(inlinesToMarkdown(inlines, "paragraph"))[0]?.content).toEqual(inlines);
  });

  it("a table is one up to its columns and cells", () => {
    expect(typesOf(inTableOf(MARKDOWN_BOUNDS.tableColumns, 2))).toEqual(["table"]);
    expect(typesOf(inTableOf(MARKDOWN_BOUNDS.tableColumns + 1, 2))).toEqual(["paragraph"]);
    expect(typesOf(inTableOf(100, MARKDOWN_BOUNDS.tableCells / 100 - 2))).toEqual(["table"]);
    expect(typesOf(inTableOf(100, MARKDOWN_BOUNDS.tableCells / 100))).toEqual(["paragraph"]);
  });

  it("definitions after the last that is taken are words", () => {
    const definitions = (count: number) => Array.from({ length: count }, (_, at) => `[a${at}]: https://b.example/${at}`).join("\n");
    const linksOf = (count: number) => blocksOf(`${definitions(count)}\n\n[a${count - 1}]`).at(-1)?.content?.[0]?.marks?.length ?? 0;
    expect(linksOf(MARKDOWN_BOUNDS.definitions)).toBe(1);
    expect(linksOf(MARKDOWN_BOUNDS.definitions + 1)).toBe(0);
    expect(wordsOf(definitions(MARKDOWN_BOUNDS.definitions + 1))).toContain(`[a${MARKDOWN_BOUNDS.definitions}]: https`);
  });

  it("what lies too deep stands inside the last quote or list, with its signs", () => {
    const deep = `${"> ".repeat(80)}**a**`;
    const depthOf = (block: NodeJson | undefined): number => (block?.type === "blockquote" ? 1 + depthOf(block.content?.[0]) : 0);
    expect(depthOf(blocksOf(deep)[0])).toBe(MARKDOWN_BOUNDS.nesting);
    expect(wordsOf(deep)).toBe(`${"> ".repeat(80 - MARKDOWN_BOUNDS.nesting)}a`);
    expect(lettersOf(wordsOf("- ".repeat(400).concat("ab")))).toBe("ab");
  });

  it("the blocks after the last that is taken are lines", () => {
    const headings = `${"# a\n".repeat(MARKDOWN_BOUNDS.blockTokens / 3)}# b\n\n- c`;
    expect(blocksOf(headings).at(-1)).toMatchObject({ type: "paragraph", content: [{ text: "# b" }, {}, {}, { text: "- c" }] });
    const list = blocksOf("- a\n".repeat(MARKDOWN_BOUNDS.blockTokens));
    expect(list.map(({ type }) => type)).toEqual(["bulletList", "paragraph"]);
  });
});

/** Footnotes are numbered by their order, and definitions that links use are their addresses. */
const WORDLESS = /^references|\[\^a\]:/;
/** Numbers of list items are counted, not kept. */
const ITEM_NUMBERS = /\b1\b/g;

it.each(LONG_TEXTS.filter(({ name }) => !WORDLESS.test(name)))("$name loses no letter", ({ make }) => {
  const text = make(22_000);
  expect(lettersOf(wordsOf(text)).length).toBeGreaterThanOrEqual(lettersOf(text.replace(ITEM_NUMBERS, "")).length);
});

const SLOW_ONCE = /^(?:paragraphs of (?:!\[|\$a|~~a~~|\[1-|\[)|a table of 2,000 columns|definitions|lines "\\\\\["|blocks "#")$/;
const NOISE_MS = 100;

it.each(LONG_TEXTS.filter(({ name }) => SLOW_ONCE.test(name)))("$name takes time in proportion to its length", ({ make }) => {
  const [text, twice] = [make(100_000), make(200_000)];
  expect(leastCpuMs(() => markdownToBlocks(twice))).toBeLessThan(3.5 * leastCpuMs(() => markdownToBlocks(text)) + NOISE_MS);
});

/** Processor time of the shortest of three runs: what else the machine does only makes one longer. */
function leastCpuMs(work: () => void): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}
