const BLOCK_START = /^(?:#{1,6} |\||[-*] |\d+[.、．)）]|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）)/;
/** The mark of a section of a chapter. */
const SECTION_MARK = /^\s*\[\[§/;
const LATIN = /[A-Za-z0-9,.;:!?)'"]$/;

/** The first words of a call put behind what is written: a new part begins a paragraph, a continuation makes no seam. `lines`: every item has its own. */
export function joinChunks(input: { written: string; first: string; goesOn: boolean; lines: boolean }): string {
  const { written, first, goesOn } = input;
  if (written === "") return first.trimStart();
  if (input.lines) return `${written.endsWith("\n") ? "" : "\n"}${first.trimStart()}`;
  if (!goesOn || SECTION_MARK.test(first)) return `${"\n".repeat(Math.max(0, 2 - trailingNewlines(written)))}${first.trimStart()}`;
  if (!endsSentence(written)) return `${needsSpace(written, first) ? " " : ""}${first.trimStart()}`;
  if (/^\s*\n/.test(first)) return first.slice(Math.min(leadingNewlines(first), trailingNewlines(written)));
  if (BLOCK_START.test(first)) return `${"\n".repeat(Math.max(0, (/^\d/.test(first) ? 1 : 2) - trailingNewlines(written)))}${first}`;
  return `${needsSpace(written, first) ? " " : ""}${first.trimStart()}`;
}

function needsSpace(written: string, first: string): boolean {
  return LATIN.test(written) && /^\s*[A-Za-z0-9]/.test(first);
}

function trailingNewlines(text: string): number {
  return /(?<!\n)\n*$/.exec(text)?.[0].length ?? 0;
}

function leadingNewlines(text: string): number {
  return /^\n*/.exec(text)?.[0].length ?? 0;
}

/** Whether a text stops at the end of a sentence or line. */
function endsSentence(text: string): boolean {
  return /[。！？!?；;…."”’」』）)】|]$/.test(text.trimEnd()) || text.slice(text.trimEnd().length).includes("\n");
}
