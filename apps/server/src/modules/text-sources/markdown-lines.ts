import { headingLine } from "@tangleaf/document/plain";

const HEADING = /^ {0,3}#{1,6}(?=\s)/;
/** The signs that close a heading. */
const CLOSING = /(?<!#)#+$/;

/** Markdown as it is read: headings apart from what follows, without the marks of emphasis. */
export function markdownLines(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [signs] = HEADING.exec(line) ?? [];
      const read = signs === undefined ? line : headingLine(line.slice(signs.length).trim().replace(CLOSING, "").trimEnd());
      return read.replace(/\*\*|__|`/g, "");
    })
    .join("\n");
}
