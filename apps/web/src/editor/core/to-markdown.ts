import type { NodeJson } from "@tangleaf/document/model";
import { blocksToMarkdown } from "@tangleaf/document/write-markdown";
import type { JSONContent } from "@tiptap/core";

/** Markdown of an edited document, in the product's dialect (`@tangleaf/document/markdown`): reading it back gives the same page. */
export function toMarkdown(document: JSONContent): string {
  return blocksToMarkdown({ blocks: (document.content ?? []).map(toNode), footnotes: {} });
}

/** A node of this editor as one of a document: they differ in formulas only, which here may be large inside a line. */
function toNode({ type, attrs, content, text, marks }: JSONContent): NodeJson {
  const { tex, display, ...rest } = attrs ?? {};
  return {
    type,
    attrs: tex === undefined ? rest : { latex: tex, ...(display === true ? { display: 1 } : {}) },
    ...(content === undefined ? {} : { content: type === "codeBlock" ? codeOf(content) : content.map(toNode) }),
    ...(text === undefined ? {} : { text }),
    ...(marks === undefined ? {} : { marks }),
  } as NodeJson;
}

/** The page's code ends with a line break that is no part of it. */
function codeOf(content: readonly JSONContent[]): NodeJson[] {
  const code = content.map(({ text }) => text ?? "").join("");
  return [{ type: "text", text: code.replace(/\n$/, "") }];
}
