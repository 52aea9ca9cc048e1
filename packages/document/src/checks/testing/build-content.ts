import { blockText } from "../../model/content-text.ts";
import type { DocumentContent, NodeJson } from "../../model/document-content.ts";
import type { DocumentSettings } from "../../model/document-settings.ts";
import { checkDocument } from "../check-document.ts";
import type { CheckOptions } from "../check-options.ts";
import type { Finding } from "../finding.ts";

export const text = (words: string): NodeJson => ({ type: "text", text: words });
export const p = (...content: readonly (string | NodeJson)[]): NodeJson => ({
  type: "paragraph",
  content: content.map((one) => (typeof one === "string" ? text(one) : one)),
});
export const h = (level: number, words: string, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "heading",
  attrs: { level, id: `h ${words}`, ...attrs },
  content: [text(words)],
});
export const figure = (id: string, caption = "流程"): NodeJson => ({ type: "figure", attrs: { id, blobId: "b", caption } });
export const table = (id: string, caption: string, ...cells: readonly string[]): NodeJson => ({
  type: "table",
  attrs: { id, caption },
  content: [
    { type: "tableRow", content: (cells.length === 0 ? ["甲"] : cells).map((words) => ({ type: "tableCell", content: [p(words)] })) },
  ],
});
export const formula = (id: string, latex = "x"): NodeJson => ({ type: "mathBlock", attrs: { id, latex, numbered: 1 } });
export const refer = (targetId: string): NodeJson => ({ type: "crossRef", attrs: { targetId } });
export const cite = (refIds: string): NodeJson => ({ type: "citation", attrs: { refIds } });

/** A document of the blocks; a string is a paragraph. Headings without numbers by default. */
export function content(blocks: readonly (string | NodeJson)[], settings: DocumentSettings = {}): DocumentContent {
  return { title: "", settings, blocks: blocks.map((block) => (typeof block === "string" ? p(block) : block)), footnotes: {} };
}

/** The words a finding points at; empty where it is about a whole block. */
export function wordsAt({ blocks }: DocumentContent, { place: { block, from, to } }: Finding): string {
  const node = blocks[block];
  return node === undefined || from === undefined ? "" : blockText(node).slice(from, to);
}

/** Findings as a test writes them: the rule, then what it points at. */
export function found(document: DocumentContent, options: CheckOptions = {}): string[] {
  return checkDocument(document, options).map((one) => `${one.rule} ${wordsAt(document, one)}`.trim());
}
