import { nodeText } from "../model/derive-sections.ts";
import { documentMarkdown } from "./document-markdown.ts";
import { readInlines } from "./read-inlines.ts";
import { sayableInlines } from "./sayable-inlines.ts";

/** The plain text of a footnote: marks are dropped, formulas are their LaTeX. */
export function footnoteText(markdown: string): string {
  const nodes = readInlines(documentMarkdown().parseInline(markdown, {})[0]?.children ?? [], () => null);
  return sayableInlines(nodes, { oneLine: false, textOnly: false, label: () => "" })
    .map(nodeText)
    .join("");
}
