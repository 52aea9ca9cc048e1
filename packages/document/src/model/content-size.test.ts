import { expect, it } from "vitest";
import { isContentWithin } from "./content-size.ts";
import type { DocumentContent, NodeJson } from "./document-content.ts";

const BOUNDS = { nodes: 5, units: 10 };
const contentOf = (blocks: readonly NodeJson[], more: Partial<DocumentContent> = {}): DocumentContent => ({
  ...{ title: "", settings: {}, blocks, footnotes: {} },
  ...more,
});
const item: NodeJson = { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "12345" }] }] };

it("counts nodes at every depth, and the units of all words", () => {
  expect(isContentWithin(contentOf([{ type: "bulletList", content: [item] }]), BOUNDS)).toBe(true);
  expect(isContentWithin(contentOf([{ type: "bulletList", content: [item, { type: "listItem" }] }]), BOUNDS)).toBe(true);
  expect(isContentWithin(contentOf([{ type: "bulletList", content: [item, item] }]), BOUNDS)).toBe(false);
});

it("counts the title and footnotes among the words", () => {
  expect(isContentWithin(contentOf([item], { title: "12345" }), BOUNDS)).toBe(true);
  expect(isContentWithin(contentOf([item], { title: "12345", footnotes: { a: "6" } }), BOUNDS)).toBe(false);
});

it("takes a long nest of lists without a stack of its own", () => {
  let nested: NodeJson = item;
  for (let depth = 0; depth < 50_000; depth++) nested = { type: "blockquote", content: [nested] };
  expect(isContentWithin(contentOf([nested]))).toBe(true);
});
