import type { Language } from "./language.ts";
import { bareSentence, endSentence, splitSentences } from "./text/split-sentences.ts";
import { rankSentences } from "./tools/condense-text.ts";
import { withoutNotes } from "./without-notes.ts";

/** Lines that say nothing by themselves: headings, tables, code, quotes, rules. */
const NOT_PROSE = /^\s*(?:#|\||>|```|---)/;

/** A salutation or a signature is no statement. */
const SHORTEST_CHARACTERS = 10;

export type Summary = { readonly gist: string; readonly points: readonly string[] };

/** The text's own sentences: the weightiest one as its gist, up to `points` more in their order. Invents nothing. */
export function summarizeText(input: { readonly text: string; readonly language: Language; readonly points: number }): Summary {
  const { text, language, points } = input;
  const prose = withoutNotes(text)
    .split("\n")
    .filter((line) => !NOT_PROSE.test(line))
    .join("\n")
    .replace(/[*_`]+/g, "");
  const all = [...new Set(splitSentences(prose))];
  const stating = all.filter((sentence) => bareSentence(sentence).length >= SHORTEST_CHARACTERS);
  const sentences = stating.length > 0 ? stating : all.length > 0 ? all : [text.trim()];
  const [first, ...others] = rankSentences(sentences, language);
  const chosen = (others.length > 0 ? others.slice(0, points) : [first]).flatMap((ranked) => ranked ?? []);
  return {
    gist: endSentence(first?.sentence ?? text.trim(), language),
    points: chosen.sort((a, b) => a.index - b.index).map(({ sentence }) => bareSentence(sentence)),
  };
}
