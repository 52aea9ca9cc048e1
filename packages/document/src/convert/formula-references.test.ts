import { describe, expect, it } from "vitest";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { applyNoteChanges } from "./apply-note-changes.ts";
import { blocksToMarkdown } from "./blocks-to-markdown.ts";
import { deriveParagraphs } from "./derive-paragraphs.ts";
import { markdownToBlocks } from "./markdown-to-blocks.ts";
import { numberDocument } from "./number-document.ts";

const SOURCE = "$$\nr=a/b\n$$\n\n[[式]]中，r 为比值。\n\n$$\nx=1\n$$";
const ids = () => {
  let next = 0;
  return () => `n${next++}`;
};
const read = (markdown: string) => markdownToBlocks(markdown, { newId: ids() }).blocks;
const formulas = (blocks: readonly NodeJson[]) => blocks.filter(({ type }) => type === "mathBlock");
const references = (blocks: readonly NodeJson[]): unknown[] =>
  blocks.flatMap((block) => [...(block.type === "crossRef" ? [block.attrs?.["targetId"]] : []), ...references(block.content ?? [])]);
const words = (block: NodeJson | undefined): string => block?.text ?? (block?.content ?? []).map(words).join("");

describe("a reference to a formula in Markdown", () => {
  it("is to the last display formula before it, which has a number by its chapter; others have none", () => {
    const blocks = read(`# 绪论\n\n# 分析\n\n${SOURCE}`);
    const [first, second] = formulas(blocks);
    const { equations, references: shown } = numberDocument({ blocks, settings: { numbering: "chapters", language: "zh" } });
    expect(references(blocks)).toEqual([first?.attrs?.["id"]]);
    expect(equations.get(String(first?.attrs?.["id"]))).toBe("(2-1)");
    expect(shown.get(String(first?.attrs?.["id"]))).toBe("式 (2-1)");
    expect(equations.has(String(second?.attrs?.["id"]))).toBe(false);
  });

  it("is to the first one where none stands before it", () => {
    const blocks = read("The formula is [[Eq]].\n\n$$\nr=a/b\n$$");
    expect(references(blocks)).toEqual([formulas(blocks)[0]?.attrs?.["id"]]);
  });

  it("is words where there is no formula, and stays as it is in code", () => {
    expect(words(read("[[式]]中，r 为比值。")[0])).toBe("公式中，r 为比值。");
    expect(words(read("In [[Eq]], r is a ratio.")[0])).toBe("In the formula, r is a ratio.");
    expect(words(read("`[[Eq]]`\n\n$$\nx\n$$")[0])).toBe("[[Eq]]");
  });

  it("is written so that reading it gives the same", () => {
    for (const source of [SOURCE, "The formula is [[Eq]].\n\n$$\nr=a/b\n$$"]) {
      const blocks = read(source);
      expect(read(blocksToMarkdown({ blocks, footnotes: {} }))).toEqual(blocks);
    }
  });

  it("points at the formula in its place where a section is written anew", () => {
    const heading: NodeJson = { type: "heading", attrs: { level: 1, id: "h" }, content: [{ type: "text", text: "分析" }] };
    const newId = ids();
    const plain = markdownToBlocks("$$\nr=a/b\n$$", { newId }).blocks;
    const before: DocumentContent = { title: "", settings: {}, footnotes: {}, blocks: [heading, ...plain] };
    for (const text of [SOURCE, SOURCE.replace("a/b", "c/d")]) {
      const after = applyNoteChanges(before, [{ op: "update", id: "h", text }], newId);
      if ("problem" in after) throw new Error(after.problem);
      const [first] = formulas(after.blocks);
      expect(first?.attrs).toMatchObject({ id: plain[0]?.attrs?.["id"], numbered: 1 });
      expect(references(after.blocks)).toEqual([first?.attrs?.["id"]]);
      expect(deriveParagraphs(after)[0]?.text).toBe(text);
    }
  });
});
