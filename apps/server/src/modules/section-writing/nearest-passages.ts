const WORD = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
/** How fast a term that occurs again stops counting, and how much a long passage is held back: the usual values of BM25. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** Words of a text: pairs of Chinese characters, whole words of other scripts. */
export function termsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(WORD)].flatMap(([word]) => {
    if (!/\p{Script=Han}/u.test(word)) return [word];
    const characters = [...word];
    return characters.length === 1 ? characters : characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
}

/** The passages that have most to do with a query, the nearest first (BM25); those that share no word with it are left out. */
export function nearestPassages(query: string, passages: readonly string[], most: number): string[] {
  const wanted = new Set(termsOf(query));
  const counted = passages.map((passage) => {
    const terms = termsOf(passage);
    const counts = new Map<string, number>();
    for (const term of terms) if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { passage, counts, length: terms.length };
  });
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const found = new Map<string, number>();
  for (const { counts } of counted) for (const term of counts.keys()) found.set(term, (found.get(term) ?? 0) + 1);
  const weightOf = (term: string) => {
    const having = found.get(term) ?? 0;
    return Math.log(1 + (counted.length - having + 0.5) / (having + 0.5));
  };
  return counted
    .map(({ passage, counts, length }) => {
      const norm = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / Math.max(1, mean));
      const score = [...counts].reduce((sum, [term, count]) => sum + (weightOf(term) * count * (SATURATION + 1)) / (count + norm), 0);
      return { passage, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ passage }) => passage);
}
