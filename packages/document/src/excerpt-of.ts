import { parseMarkdown } from "./blocks/parse-markdown.ts";
import { blocksToText } from "./blocks/plain-text.ts";

/** Markdown characters read per character of the excerpt: marks, links and tables shrink to a fraction of their source. */
const SOURCE_PER_CHARACTER = 8;
const ELLIPSIS = "…";

/** The first `length` characters of a Markdown text without its marks, on one line; ends with … when something was left out. */
export function excerptOf(text: string, length: number): string {
  const source = text.slice(0, length * SOURCE_PER_CHARACTER);
  const characters = Array.from(blocksToText(parseMarkdown(source)).replace(/\s+/g, " ").trim());
  if (characters.length <= length && source.length === text.length) return characters.join("");
  return characters.slice(0, length).join("").trimEnd() + ELLIPSIS;
}
