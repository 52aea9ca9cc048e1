import { createRandom, hashText } from "./text/random.ts";

const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 6;

/** The text in pieces of 2 to 6 UTF-16 units that never split a surrogate pair. */
export function* streamText(text: string, { seed }: { seed: number | string }): Generator<string, void, undefined> {
  const random = createRandom(hashText(String(seed)));
  let from = 0;
  while (from < text.length) {
    let to = Math.min(text.length, from + SHORTEST_PIECE + random.below(LONGEST_PIECE - SHORTEST_PIECE + 1));
    const last = text.charCodeAt(to - 1);
    const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
    if (isHighSurrogate && to < text.length) to += to - from < LONGEST_PIECE ? 1 : -1;
    yield text.slice(from, to);
    from = to;
  }
}
