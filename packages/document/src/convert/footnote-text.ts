import { nodeText } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";
import { documentMarkdown } from "./document-markdown.ts";
import { readInlines } from "./read-inlines.ts";
import { sayableInlines } from "./sayable-inlines.ts";

const marker = (node: NodeJson): string => (node.type === "citation" ? `[[${String(node.attrs?.["refIds"])}]]` : "");

/** The plain text of a footnote: marks are dropped, formulas are their LaTeX, citations their markers. */
export function footnoteText(markdown: string): string {
  const nodes = readInlines(documentMarkdown().parseInline(markdown, {})[0]?.children ?? [], () => null);
  return sayableInlines(nodes, { oneLine: false, textOnly: false, citesInWords: true, label: marker }).map(nodeText).join("");
}
