import { termsOf } from "../../text-sources/index.ts";

/** Passages are told apart by so many bits beside the code of a term; both together are exact in a double. */
const PASSAGE_PLACES = 4096;
const COUNT_MAX = 255;
/** Between so many passages other calls run. */
const PASSAGES_A_TURN = 100;

/** Where the terms of one source stand. Sources never change, so an index holds as long as its source. */
export type TermIndex = {
  /** Terms of each passage. */
  readonly lengths: Uint32Array;
  readonly total: number;
  /** Codes of terms, ascending; the postings of terms[i] are from starts[i] to starts[i + 1]. */
  readonly terms: Uint32Array;
  readonly starts: Uint32Array;
  /** Place of the passage × 256 + how often it has the term. */
  readonly postings: Uint32Array;
};

export async function buildIndex(texts: readonly string[]): Promise<TermIndex> {
  if (texts.length > PASSAGE_PLACES) throw new RangeError(`${texts.length} passages are too many for an index`);
  const lengths = new Uint32Array(texts.length);
  const found: number[] = [];
  for (const [at, text] of texts.entries()) {
    if (at % PASSAGES_A_TURN === PASSAGES_A_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
    for (const term of termsOf(text)) {
      found.push(codeOf(term) * PASSAGE_PLACES + at);
      lengths[at] = (lengths[at] ?? 0) + 1;
    }
  }
  const sorted = Float64Array.from(found).sort();
  const terms: number[] = [];
  const starts: number[] = [];
  const postings: number[] = [];
  for (let at = 0; at < sorted.length; ) {
    const value = sorted[at] as number;
    let end = at + 1;
    while (sorted[end] === value) end++;
    const term = Math.floor(value / PASSAGE_PLACES);
    if (terms.at(-1) !== term) {
      terms.push(term);
      starts.push(postings.length);
    }
    postings.push((value % PASSAGE_PLACES) * (COUNT_MAX + 1) + Math.min(end - at, COUNT_MAX));
    at = end;
  }
  starts.push(postings.length);
  return {
    lengths,
    total: sorted.length,
    terms: Uint32Array.from(terms),
    starts: Uint32Array.from(starts),
    postings: Uint32Array.from(postings),
  };
}

export const bytesOfIndex = ({ lengths, terms, starts, postings }: TermIndex): number =>
  lengths.byteLength + terms.byteLength + starts.byteLength + postings.byteLength;

/** A pair of Chinese characters by itself; of other words a hash (FNV-1a), which two words share once in millions. */
export function codeOf(term: string): number {
  if (term.length === 2) return ((term.charCodeAt(0) << 16) | term.charCodeAt(1)) >>> 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The postings of a term as a piece of `postings`; none: an empty one. */
export function postingsOf({ terms, starts }: TermIndex, term: number): readonly [from: number, to: number] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as number) < term) low = middle + 1;
    else high = middle;
  }
  return terms[low] === term ? [starts[low] as number, starts[low + 1] as number] : [0, 0];
}
