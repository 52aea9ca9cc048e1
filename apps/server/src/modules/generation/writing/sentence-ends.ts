const END = /[。！？!?；;…]+["”’」』）)】]*\n*|\.["')\]]*(?=\s)\s*|\n+/g;
const CLAUSE_END = /[，,、：:]/g;
const HEADING = /(?:^|\n)#{1,6} [^\n]*\s*$/;

/** Places in `text` (UTF-16 units) where it may end: after a sentence or a line, but not after a bare heading. `before` is what precedes it. */
export function sentenceEnds(text: string, before = ""): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!HEADING.test(before.slice(-80) + text.slice(0, end))) ends.push(end);
  }
  return ends;
}

/** Places after a comma, for a sentence that is too long to end in time. */
export function clauseEnds(text: string): number[] {
  return [...text.matchAll(CLAUSE_END)].map((match) => match.index);
}

/** Whether a text stops at the end of a sentence or line. */
export function endsSentence(text: string): boolean {
  return /[。！？!?；;…."”’」』）)】|]\s*$/.test(text) || /\n\s*$/.test(text);
}
