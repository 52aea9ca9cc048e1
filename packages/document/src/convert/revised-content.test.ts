import { expect, test } from "vitest";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import type { Suggestion } from "../model/suggestions.ts";
import { type RevisedNode, revisedContent } from "./revised-content.ts";

const text = (words: string, ...marks: "bold"[]): NodeJson => ({
  type: "text",
  text: words,
  ...(marks.length === 0 ? {} : { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: NodeJson[]): NodeJson => ({ type: "paragraph", content });
const contentOf = (...blocks: NodeJson[]): DocumentContent => ({ title: "", settings: {}, blocks, footnotes: {} });
const suggestion = (...passages: Partial<Suggestion["passages"][number]>[]): Suggestion => ({
  ...{ id: "s1", action: "polish", generationId: "g1", headingId: null, at: 1000, asked: "" },
  passages: passages.map((passage) => ({ was: "", becomes: "", anchor: "", ...passage })),
});
/** The words of the blocks: [-gone-], {+new+}. */
function shown(node: RevisedNode): string {
  const words = node.type === "citation" ? "©" : (node.text ?? (node.content ?? []).map(shown).join(""));
  if (node.revision === undefined) return words;
  return node.revision.kind === "inserted" ? `{+${words}+}` : `[-${words}-]`;
}
const taken = (words = "") => words.replaceAll(/\[-.*?-\]/g, "").replaceAll(/\{\+(.*?)\+\}/g, "$1");
const refused = (words = "") => words.replaceAll(/\{\+.*?\+\}/g, "").replaceAll(/\[-(.*?)-\]/g, "$1");
const revised = (content: DocumentContent, ...suggestions: Suggestion[]) => {
  const { content: made, left } = revisedContent(content, suggestions);
  return { words: made.blocks.map(shown), left };
};

test("words that differ stand beside each other; taken they are the new text, refused the old one", () => {
  const content = contentOf(paragraph(text("我们", "bold"), text("进行了讨论。")), paragraph(text("另一段。")));
  const one = suggestion({ was: "我们进行了讨论。", becomes: "我们讨论了方案。" });
  const { words, left } = revised(content, one);
  expect(words.map(taken)).toEqual(["我们讨论了方案。", "另一段。"]);
  expect(words.map(refused)).toEqual(["我们进行了讨论。", "另一段。"]);
  expect(words[0]).toContain("[-");
  expect(left).toBe(0);
  expect(revisedContent(content, [one]).content.blocks[0]?.content?.[0]).toEqual(text("我们", "bold"));
});

test("a citation stays where it is", () => {
  const cite: NodeJson = { type: "citation", attrs: { refIds: "R1" } };
  const content = contentOf(paragraph(text("人次是四百"), cite, text("，很多。")));
  const { words } = revised(content, suggestion({ was: "人次是四百⟦1⟧，很多。", becomes: "人次为四百⟦1⟧，不少。" }));
  expect(taken(words[0])).toBe("人次为四百©，不少。");
  expect(refused(words[0])).toBe("人次是四百©，很多。");
});

test("new paragraphs stand behind the one they go on from, each a revision of its own", () => {
  const { words } = revised(contentOf(paragraph(text("前文。"))), suggestion({ was: "前文。", becomes: "后一段。\n再一段。", behind: 1 }));
  expect(words).toEqual(["前文。", "{+后一段。+}", "{+再一段。+}"]);
});

test("what was changed since, is still being written, or would lose a citation is left out, and counted", () => {
  const content = contentOf(paragraph(text("现在的话。")), paragraph(text("有"), { type: "citation", attrs: { refIds: "R1" } }));
  const { words, left } = revised(
    content,
    suggestion({ was: "以前的话。", becomes: "新话。" }, { was: "现在的话。", becomes: null }, { was: "有⟦1⟧", becomes: "没有" }),
  );
  expect(words).toEqual(["现在的话。", "有©"]);
  expect(left).toBe(3);
});

test("of two equal paragraphs each takes one suggestion, and every revision has a number of its own", () => {
  const content = contentOf(paragraph(text("同一句。")), { type: "blockquote", content: [paragraph(text("同一句。"))] });
  const { content: made } = revisedContent(content, [
    suggestion({ was: "同一句。", becomes: "第一句。" }),
    { ...suggestion({ was: "同一句。", becomes: "第二句。" }), id: "s2" },
  ]);
  const numbers = [...JSON.stringify(made.blocks).matchAll(/"no":(\d+)/g)].map(([, no]) => no);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(made.blocks.map((block) => taken(shown(block)))).toEqual(["第一句。", "第二句。"]);
});

test("what a suggestion cites anew is a citation that is suggested too", () => {
  const content = contentOf(paragraph(text("谁在买旧书。")));
  const passages = [
    { was: "谁在买旧书。", becomes: "学生在买旧书[[R2]]。" },
    { was: "谁在买旧书。", becomes: "接着说[[R3]]。", behind: 1 as const },
  ];
  expect(revised(content, suggestion(...passages)).words).toEqual(["[-谁-]{+学生+}在买旧书{+©+}。", "{+接着说+}{+©+}{+。+}"]);
});
