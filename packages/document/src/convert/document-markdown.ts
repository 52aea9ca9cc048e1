import type { MarkdownIt } from "markdown-it";
import { createMarkdown } from "../markdown/create-markdown.ts";
import { citationRule } from "./citation-rule.ts";
import { footnoteRule } from "./footnote-rule.ts";

let shared: MarkdownIt | undefined;

/** The product's Markdown dialect with footnotes and citations, as documents are read and written. */
export function documentMarkdown(): MarkdownIt {
  shared ??= createMarkdown().use(footnoteRule).use(citationRule);
  return shared;
}
