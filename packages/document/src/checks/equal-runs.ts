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
 * Runs of tokens of `here` that stand in `there` as well, from the left, each token in one run at most. Where grams stand in `there`
 * more than once, the first place is taken. Every step looks up one gram or goes on by one token, so the time is linear whatever the
 * texts are.
 */
export function equalRuns(here: TokenStream, there: TokenStream, isAllowed: (here: number, there: number) => boolean = () => true): Run[] {
  const firstPlaceOf = indexGrams(there.ids);
  const runs: Run[] = [];
  let at = 0;
  while (at + GRAM_TOKENS <= here.ids.length) {
    const start = firstPlaceOf(here.ids, at);
    if (start === null || !isAllowed(at, start)) {
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

const FREE = -1;

/** Where a gram stands first, from a table of places with open addressing: a map of so many numbers costs five times as much. */
function indexGrams(ids: readonly number[]): (gramIds: readonly number[], at: number) => number | null {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, ids.length * 2))) - 1;
  const places = new Int32Array(mask + 1).fill(FREE);
  /** The slot that holds the gram, or a free one. */
  const slotOf = (gramIds: readonly number[], at: number, hash: number): number => {
    let slot = hash & mask;
    while (places[slot] !== FREE && !isEqualGram(gramIds, at, ids, places[slot] ?? 0)) slot = (slot + 1) & mask;
    return slot;
  };
  for (let at = 0; at + GRAM_TOKENS <= ids.length; at++) {
    const hash = hashOf(ids, at);
    if (hash === null) continue;
    const slot = slotOf(ids, at, hash);
    if (places[slot] === FREE) places[slot] = at;
  }
  return (gramIds, at) => {
    const hash = hashOf(gramIds, at);
    const place = hash === null ? FREE : (places[slotOf(gramIds, at, hash)] ?? FREE);
    return place === FREE ? null : place;
  };
}

/** null where a barrier is among the tokens. */
function hashOf(ids: readonly number[], at: number): number | null {
  let hash = 17;
  for (let i = at; i < at + GRAM_TOKENS; i++) {
    const id = ids[i] ?? BARRIER;
    if (id === BARRIER) return null;
    hash = Math.imul(hash ^ id, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

function isEqual(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && a !== BARRIER && a === b;
}

function isEqualGram(here: readonly number[], at: number, there: readonly number[], start: number): boolean {
  for (let i = 0; i < GRAM_TOKENS; i++) if (!isEqual(here[at + i], there[start + i])) return false;
  return true;
}
