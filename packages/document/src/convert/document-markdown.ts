import type { MarkdownIt } from "markdown-it";
import { createMarkdown } from "../markdown/create-markdown.ts";
import { citationRule } from "./citation-rule.ts";
import { footnoteRule } from "./footnote-rule.ts";

let shared: MarkdownIt | undefined;

/**
 * The product's Markdown dialect with footnotes and citations, as documents are read and written. Definitions of links keep their
 * tokens: one that no link uses is words.
 */
export function documentMarkdown(): MarkdownIt {
  if (shared === undefined) {
    shared = createMarkdown().use(footnoteRule).use(citationRule);
    shared.core.ruler.disable("strip_references");
  }
  return shared;
}
