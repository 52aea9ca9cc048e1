/** BM25 as it is usually set. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
const QUERY_MAX_CHARACTERS = 2000;
const HAN_RUN = /\p{Script=Han}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Places of the texts that have to do with the query, best first (BM25). Chinese is compared by pairs of characters, which needs
 * no dictionary; other scripts by words. Takes time in proportion to all texts together.
 */
export function rankTexts(query: string, texts: readonly string[]): number[] {
  const wanted = new Set(termsOf(query.slice(0, QUERY_MAX_CHARACTERS)));
  const counted = texts.map((text) => countTerms(text, wanted));
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const having = new Map<string, number>();
  for (const { counts } of counted) for (const term of counts.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  const scores = counted.map(({ counts, length }, at) => {
    let score = 0;
    for (const [term, count] of counts) {
      const documents = having.get(term) ?? 0;
      const rarity = Math.log(1 + (texts.length - documents + 0.5) / (documents + 0.5));
      score += (rarity * count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / average));
    }
    return { at, score };
  });
  return scores
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ at }) => at);
}

function countTerms(text: string, wanted: ReadonlySet<string>): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  let length = 0;
  for (const term of termsOf(text)) {
    length += 1;
    if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { counts, length };
}

/** What a text is compared by: pairs of Chinese characters, words of other scripts. */
export function* termsOf(text: string): Generator<string> {
  const folded = text.normalize("NFKC").toLowerCase();
  for (const [run] of folded.matchAll(HAN_RUN)) {
    const characters = [...run];
    for (let at = 1; at < characters.length; at++) yield `${characters[at - 1]}${characters[at]}`;
  }
  for (const [word] of folded.replace(HAN_RUN, " ").matchAll(WORD)) if (word.length > 1) yield word;
}
