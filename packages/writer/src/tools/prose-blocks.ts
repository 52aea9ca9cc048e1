/** Lines that a tool must leave as they are: headings, tables, tags, quotes. */
const FIXED_LINE = /^\s*(?:#|\||>|```|---)/;

export function splitBlocks(text: string): string[] {
  return text.split(/\n{2,}/);
}

export function isProse(block: string): boolean {
  return block.trim() !== "" && !FIXED_LINE.test(block) && !/^\s*\*\*[^*]+\*\*\s*$/.test(block);
}

/** Applies a change to every prose block of a Markdown text. */
export function mapProse(text: string, change: (block: string) => string): string {
  return splitBlocks(text)
    .map((block) => (isProse(block) ? change(block) : block))
    .filter((block) => block.trim() !== "")
    .join("\n\n");
}

/** Sentences of a block with their marks and line breaks kept. */
export function sentencesOf(block: string, language: "zh" | "en"): string[] {
  return block
    .split(language === "zh" ? /(?<=[。！？][”』）]?)(?![”』）])|(?<=\n)/ : /(?<=[.!?]["”)]?\s)|(?<=\n)/)
    .filter((sentence) => sentence !== "");
}
