import { headingLine } from "@tangleaf/document/plain";

const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/;

/** Markdown as it is read: headings apart from what follows, without the marks of emphasis. */
export function markdownLines(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const [, heading] = HEADING.exec(line) ?? [];
      return (heading === undefined ? line : headingLine(heading)).replace(/\*\*|__|`/g, "");
    })
    .join("\n");
}
