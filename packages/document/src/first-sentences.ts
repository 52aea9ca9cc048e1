const SENTENCE_ENDS = /[。！？!?\n]+["”’」』）)】]*|\.\s/g;

/** The first sentences of a text: as many whole ones as fit into `units` of UTF-16, so that no fact is cut in half; else the beginning of the first. */
export function firstSentences(text: string, units: number): string {
  if (text.length <= units) return text.trim();
  const begin = text.slice(0, units);
  const last = [...begin.matchAll(SENTENCE_ENDS)].at(-1);
  return (last === undefined ? begin : begin.slice(0, last.index + last[0].length)).trim().toWellFormed();
}
