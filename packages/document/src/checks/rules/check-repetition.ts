import type { PlacedToken } from "../../metrics/tokens-of.ts";
import { type CheckedDocument, type CheckedText, type Language, placeIn } from "../checked-document.ts";
import { createStreams, equalRuns } from "../equal-runs.ts";
import { type FindingOf, finding, type Place } from "../finding.ts";
import { normalised, placedSentences, type Sentence, withoutEdgeMarks } from "../pieces-of.ts";

/** A shorter sentence said twice is a set phrase. Characters of Chinese, words of English, marks aside. */
const SENTENCE_MIN_TOKENS: Readonly<Record<Language, number>> = { zh: 10, en: 6 };
/** Shorter equal passages in two sections are names of things. */
const PASSAGE_MIN_TOKENS: Readonly<Record<Language, number>> = { zh: 20, en: 12 };
const WORD = /[\p{Script=Han}]|[\p{L}\p{N}]+/gu;

/** Sentences that stand in the document a second time. */
export function checkRepeatedSentences(document: CheckedDocument): FindingOf<"repeatedSentence">[] {
  return repeatedSentences(document).map(({ text, sentence, first }) =>
    finding("repeatedSentence", placeIn(text, sentence.from, sentence.to), { sentence: sentence.text, first }),
  );
}

/** Passages that stand in an earlier section as well. Sentences said twice are named as such and left out here. */
export function checkRepeatedPassages(document: CheckedDocument): FindingOf<"repeatedPassage">[] {
  const { prose, proseTokens } = document;
  const cuts = new Map<CheckedText, Sentence[]>();
  for (const { text, sentence } of repeatedSentences(document)) {
    const named = cuts.get(text);
    if (named === undefined) cuts.set(text, [sentence]);
    else named.push(sentence);
  }
  const stream = createStreams()(
    proseTokens().map((tokens, owner) => tokensOutside(tokens, cuts.get(prose[owner] as CheckedText) ?? [], owner)),
  );
  const sectionOf = (token: number): string => prose[stream.owners[token] ?? -1]?.sectionId ?? "";
  const runs = equalRuns(stream, stream, (here, there) => there < here && sectionOf(here) !== sectionOf(there));
  return runs.flatMap(({ from, to, there }) => {
    const text = prose[stream.owners[from] ?? -1];
    const other = prose[stream.owners[there] ?? -1];
    if (text === undefined || other === undefined || to - from < PASSAGE_MIN_TOKENS[text.language]) return [];
    const [start, end] = withoutEdgeMarks(text.text, stream.froms[from] ?? 0, stream.tos[to - 1] ?? 0);
    const first = placeIn(other, stream.froms[there], stream.tos[there + to - from - 1]);
    return [finding("repeatedPassage", placeIn(text, start, end), { passage: text.text.slice(start, end), characters: to - from, first })];
  });
}

type Repeated = { readonly text: CheckedText; readonly sentence: Sentence; readonly first: Place };

function repeatedSentences({ prose }: CheckedDocument): Repeated[] {
  const seen = new Map<string, Place>();
  const found: Repeated[] = [];
  for (const text of prose) {
    for (const sentence of placedSentences(text.text)) {
      const key = normalised(sentence.text);
      if (countUpTo(key, SENTENCE_MIN_TOKENS[text.language]) < SENTENCE_MIN_TOKENS[text.language]) continue;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, placeIn(text, sentence.from, sentence.to));
      else found.push({ text, sentence, first });
    }
  }
  return found;
}

function countUpTo(words: string, limit: number): number {
  let count = 0;
  for (const _ of words.matchAll(WORD)) if (++count >= limit) break;
  return count;
}

/** Tokens of a text; a sentence that is named elsewhere leaves a token nobody else has, so that no run crosses it. */
function tokensOutside(tokens: readonly PlacedToken[], sentences: readonly Sentence[], owner: number): readonly PlacedToken[] {
  if (sentences.length === 0) return tokens;
  let next = 0;
  return tokens.map((token) => {
    while ((sentences[next]?.to ?? Number.POSITIVE_INFINITY) <= token.from) next += 1;
    const sentence = sentences[next];
    return sentence !== undefined && token.from >= sentence.from ? { ...token, token: `\u0000${owner} ${token.from}` } : token;
  });
}
