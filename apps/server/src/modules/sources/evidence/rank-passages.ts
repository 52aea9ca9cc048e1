import { termsOf } from "../../text-sources/index.ts";
import { codeOf, postingsOf, type TermIndex } from "./term-index.ts";

/** BM25 as it is usually set. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
const QUERY_MAX_CHARACTERS = 2000;

/** A passage that has to do with a question: the place of its source in the list, and its own in the source, from 0. */
export type Ranked = { readonly source: number; readonly passage: number; readonly score: number };

/**
 * Passages of these sources that have to do with the query, best first (BM25 over all of them together). Linear in the passages that
 * have terms of the query: sources of a note and their passages are bounded (NOTE_SOURCES_MAX, 4,000 each), so is the query.
 */
export function rankPassages(query: string, indexes: readonly TermIndex[]): Ranked[] {
  const wanted = [...new Set([...termsOf(query.slice(0, QUERY_MAX_CHARACTERS))].map(codeOf))];
  const passages = indexes.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const average = indexes.reduce((sum, { total }) => sum + total, 0) / Math.max(1, passages);
  const places = wanted.map((term) => indexes.map((index) => postingsOf(index, term)));
  const rarities = places.map((of) => {
    const having = of.reduce((sum, [from, to]) => sum + to - from, 0);
    return Math.log(1 + (passages - having + 0.5) / (having + 0.5));
  });
  const ranked: Ranked[] = [];
  for (const [source, index] of indexes.entries()) {
    const scores = new Float64Array(index.lengths.length);
    for (const [at, of] of places.entries()) {
      const [from, to] = of[source] as readonly [number, number];
      for (let posting = from; posting < to; posting++) {
        const value = index.postings[posting] as number;
        const passage = value >>> 8;
        const count = value & 0xff;
        const length = (index.lengths[passage] as number) / average;
        const weight = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length));
        scores[passage] = (scores[passage] as number) + (rarities[at] as number) * weight;
      }
    }
    for (const [passage, score] of scores.entries()) if (score > 0) ranked.push({ source, passage, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.source - b.source || a.passage - b.passage);
}
