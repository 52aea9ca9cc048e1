import { printable } from "./printable.ts";

/** The text as a Markdown file: the label in the front matter, and one more line for the reader. */
export function renderMarkdownFile(input: { title: string; text: string; labelJson: string; visibleLabel: string | null }): Uint8Array {
  const { AIGC } = JSON.parse(input.labelJson) as { AIGC: unknown };
  // A JSON value is valid YAML, whatever the title holds.
  const frontMatter = ["---", `title: ${JSON.stringify(printable(input.title))}`, `AIGC: ${JSON.stringify(AIGC)}`, "---"].join("\n");
  const ending = input.visibleLabel === null ? "" : `\n---\n\n${input.visibleLabel}\n`;
  return new TextEncoder().encode(`${frontMatter}\n\n${printable(input.text).trim()}\n${ending}`);
}
