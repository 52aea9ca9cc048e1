/** Bytes of a text in an encoding of old: every pair of bytes is decoded once. */
export function encodeAs(encoding: "gb18030" | "big5", text: string): Uint8Array {
  const pairs = pairsOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      if (letter.charCodeAt(0) < FIRST_PAIR) return [letter.charCodeAt(0)];
      const pair = pairs.get(letter);
      if (pair === undefined) throw new Error(`${letter} is not in ${encoding}`);
      return pair;
    }),
  );
}

/** Bytes of a text in UTF-16. */
export const encodeUtf16 = (text: string, end: "little" | "big"): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, n) => text.charCodeAt(n)).flatMap((code) =>
      end === "little" ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff],
    ),
  );

const FIRST_PAIR = 0x80;
const known = new Map<string, ReadonlyMap<string, readonly [number, number]>>();

function pairsOf(encoding: string): ReadonlyMap<string, readonly [number, number]> {
  const found = known.get(encoding);
  if (found !== undefined) return found;
  const decoder = new TextDecoder(encoding);
  const pairs = new Map<string, readonly [number, number]>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const letter = decoder.decode(Uint8Array.of(first, second));
      if (letter.length === 1 && letter !== "�" && !pairs.has(letter)) pairs.set(letter, [first, second]);
    }
  known.set(encoding, pairs);
  return pairs;
}
