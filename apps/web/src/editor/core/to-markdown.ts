import type { NodeJson } from "@tangleaf/document/model";
import { blocksToMarkdown } from "@tangleaf/document/write-markdown";
import type { JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";

/** Blocks of the editor never change, a changed one is another: what was written of them is kept as long as they are. */
const nodes = new WeakMap<Node, NodeJson>();
const written = new WeakMap<NodeJson, string>();

/**
 * Markdown of an edited document, in the product's dialect (`@tangleaf/document/markdown`): reading it back gives the same page. Only
 * blocks that are new since the last time are written: a long text is read several times a second while somebody types.
 */
export function toMarkdown(document: Node): string {
  return blocksToMarkdown({ blocks: document.children.map(nodeOf), footnotes: {} }, { written });
}

function nodeOf(block: Node): NodeJson {
  const known = nodes.get(block);
  if (known !== undefined) return known;
  const made = toNode(block.toJSON());
  nodes.set(block, made);
  return made;
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
