import * as encoding from "lib0/encoding";

// Updates no page would make, beside those of modules/documents/testing/hostile-updates.ts.

const TEXT = 4;
const FORMAT = 6;
const ANY = 8;
const HAS_KEY = 0b0010_0000;
const HAS_ORIGIN = 0b1000_0000;
const INTEGER = 125;

const numbers = (encoder: encoding.Encoder, ...all: readonly number[]): void => {
  for (const one of all) encoding.writeVarUint(encoder, one);
};

/** An update of sections that write themselves, without deletions. */
function updateOf(sections: readonly ((encoder: encoding.Encoder) => void)[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, sections.length);
  for (const write of sections) write(encoder);
  encoding.writeVarUint(encoder, 0);
  return encoding.toUint8Array(encoder);
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** One key of a map set by many clients, none of which knew of another. */
export const oneKey = (clients: number, from: number): Uint8Array =>
  updateOf(
    times(clients, (n) => (encoder) => {
      numbers(encoder, 1, from + n, 0);
      encoding.writeUint8(encoder, ANY | HAS_KEY);
      encoding.writeVarUint(encoder, 1);
      encoding.writeVarString(encoder, "meta");
      encoding.writeVarString(encoder, "title");
      numbers(encoder, 1);
      encoding.writeUint8(encoder, INTEGER);
      encoding.writeVarInt(encoder, n);
    }),
  );

/** A text in each of many roots of names nobody knows. */
export const manyRoots = (count: number): Uint8Array =>
  updateOf([
    (encoder) => {
      numbers(encoder, count, 5, 0);
      for (let n = 0; n < count; n += 1) {
        encoding.writeUint8(encoder, TEXT);
        encoding.writeVarUint(encoder, 1);
        encoding.writeVarString(encoder, `root${n}`);
        encoding.writeVarString(encoder, "字");
      }
    },
  ]);

/** Parts inside themselves, or inside one that comes later. */
export const selfParents = (count: number): Uint8Array =>
  updateOf([
    (encoder) => {
      numbers(encoder, count, 5, 0);
      for (let n = 0; n < count; n += 1) {
        encoding.writeUint8(encoder, TEXT);
        numbers(encoder, 0, 5, n % 2 === 0 ? n : n + 1);
        encoding.writeVarString(encoder, "字");
      }
    },
  ]);

/** A text that begins marks of many names and ends none. */
export const textAttributes = (count: number): Uint8Array =>
  updateOf([
    (encoder) => {
      numbers(encoder, 2 * count, 5, 0);
      for (let n = 0; n < count; n += 1) {
        encoding.writeUint8(encoder, FORMAT | (n === 0 ? 0 : HAS_ORIGIN));
        if (n === 0) {
          encoding.writeVarUint(encoder, 1);
          encoding.writeVarString(encoder, "body");
        } else numbers(encoder, 5, 2 * n - 1);
        encoding.writeVarString(encoder, `mark${n}`);
        encoding.writeVarString(encoder, "{}");
        encoding.writeUint8(encoder, TEXT | HAS_ORIGIN);
        numbers(encoder, 5, 2 * n);
        encoding.writeVarString(encoder, "字");
      }
    },
  ]);
