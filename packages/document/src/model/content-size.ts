import type { DocumentContent, NodeJson } from "./document-content.ts";

/** Nodes of a document of all kinds, texts and cells included. A book has a tenth of that; each costs every reader of the document time. */
export const CONTENT_NODES_MAX = 100_000;
/** UTF-16 units of all words of a document. */
const CONTENT_UNITS_MAX = 4_000_000;

/** Whether a document made of something else is no larger than one may be. */
export function isContentWithin(
  content: DocumentContent,
  { nodes, units } = { nodes: CONTENT_NODES_MAX, units: CONTENT_UNITS_MAX },
): boolean {
  let [nodesLeft, unitsLeft] = [nodes, units - content.title.length];
  for (const text of Object.values(content.footnotes)) unitsLeft -= text.length;
  const waiting: (readonly NodeJson[])[] = [content.blocks];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    nodesLeft -= list.length;
    if (nodesLeft < 0 || unitsLeft < 0) return false;
    for (const node of list) {
      unitsLeft -= node.text?.length ?? 0;
      if (node.content !== undefined) waiting.push(node.content);
    }
  }
  return unitsLeft >= 0;
}
