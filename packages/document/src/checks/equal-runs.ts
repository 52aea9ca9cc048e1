/** Tokens of several texts one after another. A barrier between two of them keeps a run from crossing it. */
export type TokenStream = {
  readonly ids: readonly number[];
  /** By token: its text, and where it stands in it. */
  readonly owners: readonly number[];
  readonly froms: readonly number[];
  readonly tos: readonly number[];
};

export type Run = {
  /** First token and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Where the same tokens begin in the other stream. */
  readonly there: number;
};

type Piece = { readonly token: string; readonly from: number; readonly to: number };

/** A run is found by a gram of this many equal tokens, then followed as far as it goes. */
const GRAM_TOKENS = 8;
const BARRIER = -1;
const HASH_SHIFT = 2 ** 21;

/** Builds streams that can be compared with each other: equal tokens have equal ids in all of them. */
export function createStreams(): (texts: readonly (readonly Piece[])[]) => TokenStream {
  const known = new Map<string, number>();
  const idOf = (token: string): number => {
    const id = known.get(token) ?? known.size;
    known.set(token, id);
    return id;
  };
  return (texts) => {
    const stream = { ids: [] as number[], owners: [] as number[], froms: [] as number[], tos: [] as number[] };
    const push = (id: number, owner: number, from: number, to: number): void => {
      stream.ids.push(id);
      stream.owners.push(owner);
      stream.froms.push(from);
      stream.tos.push(to);
    };
    for (const [owner, pieces] of texts.entries()) {
      for (const { token, from, to } of pieces) push(idOf(token), owner, from, to);
      push(BARRIER, owner, 0, 0);
    }
    return stream;
  };
}

/**
 * Runs of tokens of `here` that stand in `there` as well, longest-first from the left, each token in one run at most. Where grams
 * stand in `there` more than once, the first place is taken. Every step looks up one gram or goes on by one token, so the time is
 * linear whatever the texts are.
 */
export function equalRuns(here: TokenStream, there: TokenStream, isAllowed: (here: number, there: number) => boolean = () => true): Run[] {
  const index = indexGrams(there.ids);
  const runs: Run[] = [];
  let at = 0;
  while (at + GRAM_TOKENS <= here.ids.length) {
    const key = gramKey(here.ids, at);
    const start = key === null ? undefined : index.get(key);
    if (start === undefined || !isAllowed(at, start) || !isEqualGram(here.ids, at, there.ids, start)) {
      at += 1;
      continue;
    }
    let length = GRAM_TOKENS;
    while (isEqual(here.ids[at + length], there.ids[start + length]) && isAllowed(at + length, start + length)) length += 1;
    runs.push({ from: at, to: at + length, there: start });
    at += length;
  }
  return runs;
}

function indexGrams(ids: readonly number[]): Map<number, number> {
  const index = new Map<number, number>();
  for (let at = 0; at + GRAM_TOKENS <= ids.length; at++) {
    const key = gramKey(ids, at);
    if (key !== null && !index.has(key)) index.set(key, at);
  }
  return index;
}

/** Two hashes of eight ids in one number below 2^53; null where a barrier is among them. */
function gramKey(ids: readonly number[], at: number): number | null {
  let low = 17;
  let high = 23;
  for (let i = at; i < at + GRAM_TOKENS; i++) {
    const id = ids[i] ?? BARRIER;
    if (id === BARRIER) return null;
    low = (Math.imul(low, 31) + id) >>> 0;
    high = (Math.imul(high, 65_599) + id) >>> 0;
  }
  return low * HASH_SHIFT + (high % HASH_SHIFT);
}

function isEqual(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && a !== BARRIER && a === b;
}

function isEqualGram(here: readonly number[], at: number, there: readonly number[], start: number): boolean {
  for (let i = 0; i < GRAM_TOKENS; i++) if (!isEqual(here[at + i], there[start + i])) return false;
  return true;
}
