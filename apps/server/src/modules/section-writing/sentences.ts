/** A sentence reaches no further than this from its figure. UTF-16 units. */
const CLAIM_UNITS = 200;
const SENTENCE_END = /[。！？!?\n]|\.\s/;
const BETWEEN_SENTENCES = /(?<=[。！？!?])|\n+|(?<=\.)\s+/;
/** Lines that are no sentences: tables and their names, formulas, pictures. */
const NO_PROSE = /^(?:\||\$\$|!\[|(?:表|图|Table|Figure)[：:])/;

/** The sentence in which a figure stands. */
export function sentenceAround(text: string, from: number, to: number): string {
  const start =
    text
      .slice(Math.max(0, from - CLAIM_UNITS), from)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  const end = text.slice(to, to + CLAIM_UNITS).split(SENTENCE_END)[0] ?? "";
  return `${start}${text.slice(from, to)}${end}`.trim().toWellFormed();
}

/** The last sentence of a text, where a section states what it shows; "" where it has none. */
export function lastSentence(text: string): string {
  const sentences = text.split(BETWEEN_SENTENCES).map((sentence) => sentence.trim());
  return (sentences.findLast((sentence) => sentence !== "" && !NO_PROSE.test(sentence)) ?? "").slice(0, CLAIM_UNITS).toWellFormed();
}
