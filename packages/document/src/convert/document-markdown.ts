import type { MarkdownIt } from "markdown-it";
import { createMarkdown } from "../markdown/create-markdown.ts";
import { footnoteRule } from "./footnote-rule.ts";

let shared: MarkdownIt | undefined;

/** The product's Markdown dialect with footnotes, as documents are read and written. */
export function documentMarkdown(): MarkdownIt {
  shared ??= createMarkdown().use(footnoteRule);
  return shared;
}
