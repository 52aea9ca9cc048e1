import * as encoding from "lib0/encoding";

/** The id of a part: its client and clock. */
type Id = readonly [client: number, clock: number];
type Struct = (encoder: encoding.Encoder) => void;
type Section = { readonly client: number; readonly clock: number; readonly structs: readonly Struct[] };

const HAS_ORIGIN = 0b1000_0000;
const HAS_RIGHT_ORIGIN = 0b0100_0000;
const TEXT = 4;
const TYPE = 7;
const XML_ELEMENT = 3;

/** An update of any parts, whether Yjs would make them or not. */
function updateOfParts(
  sections: readonly Section[],
  deleted: readonly (readonly [client: number, ranges: readonly Id[]])[] = [],
): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, sections.length);
  for (const { client, clock, structs } of sections) {
    writeNumbers(encoder, structs.length, client, clock);
    for (const write of structs) write(encoder);
  }
  encoding.writeVarUint(encoder, deleted.length);
  for (const [client, ranges] of deleted) {
    writeNumbers(encoder, client, ranges.length);
    for (const range of ranges) writeNumbers(encoder, ...range);
  }
  return encoding.toUint8Array(encoder);
}

const text =
  (origin: Id | null, rightOrigin: Id | null, words = "字"): Struct =>
  (encoder) => {
    writePlace(encoder, TEXT, origin, rightOrigin);
    encoding.writeVarString(encoder, words);
  };

const element =
  (parent: Id | null): Struct =>
  (encoder) => {
    encoding.writeUint8(encoder, TYPE);
    if (parent === null) writeRoot(encoder);
    else writeNumbers(encoder, 0, ...parent);
    encoding.writeVarUint(encoder, XML_ELEMENT);
    encoding.writeVarString(encoder, "blockquote");
  };

const collected: Struct = (encoder) => writeNumbers(encoder, 0, 1);

function writePlace(encoder: encoding.Encoder, kind: number, origin: Id | null, rightOrigin: Id | null): void {
  encoding.writeUint8(encoder, kind | (origin === null ? 0 : HAS_ORIGIN) | (rightOrigin === null ? 0 : HAS_RIGHT_ORIGIN));
  if (origin !== null) writeNumbers(encoder, ...origin);
  if (rightOrigin !== null) writeNumbers(encoder, ...rightOrigin);
  if (origin === null && rightOrigin === null) writeRoot(encoder);
}

/** The parent is a root of the document, named by a text. */
function writeRoot(encoder: encoding.Encoder): void {
  encoding.writeVarUint(encoder, 1);
  encoding.writeVarString(encoder, "body");
}

function writeNumbers(encoder: encoding.Encoder, ...numbers: readonly number[]): void {
  for (const number of numbers) encoding.writeVarUint(encoder, number);
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

/** Parts of two bytes that say nothing. */
export const tinyStructs = (count: number): Uint8Array => updateOfParts([{ client: 5, clock: 0, structs: times(count, () => collected) }]);

/** Parts of one client behind one part, each before another neighbour: Yjs compares each with all before it. */
export function oneOrigin(count: number, client = 1): Uint8Array {
  const run = text(null, null, "字".repeat(count + 1));
  return updateOfParts([{ client, clock: 0, structs: [run, ...times(count, (n) => text([client, 0], [client, n + 1]))] }]);
}

/** Clients with one part each at the front of the document; `from`: the lowest of their ids. */
export const manyClients = (count: number, from: number): Uint8Array =>
  updateOfParts(times(count, (n) => ({ client: from + n, clock: 0, structs: [text(null, null)] })));

/**
 * Two changes, harmless each by itself: a run of parts, and parts of another client behind them that may stand anywhere up to its end.
 * Yjs looks through the rest of the run for each of them.
 */
export const longSearches = (run: number, searches: number): [Uint8Array, Uint8Array] => [
  updateOfParts([{ client: 5, clock: 0, structs: times(run, (n) => text(n === 0 ? null : [5, n - 1], null)) }]),
  updateOfParts([{ client: 6, clock: 0, structs: times(searches, (n) => text([5, n], null)) }]),
];

/** Clients whose parts stand behind parts that never come. */
export const missingParents = (count: number, from: number): Uint8Array =>
  updateOfParts(times(count, (n) => ({ client: from + n, clock: 0, structs: [text([1e9 + from + n, 3], null)] })));

/** Clients whose first parts never come. */
export const clockGaps = (count: number, from: number): Uint8Array =>
  updateOfParts(times(count, (n) => ({ client: from + n, clock: 7, structs: [text(null, null)] })));

/** Elements inside each other. */
export const deepNesting = (depth: number): Uint8Array =>
  updateOfParts([{ client: 5, clock: 0, structs: times(depth, (n) => element(n === 0 ? null : [5, n - 1])) }]);

/** Every second unit of a text is deleted, from its end to its front where `isBackwards`. */
export function bigDeletions(count: number, { isBackwards }: { isBackwards: boolean }): Uint8Array {
  const ranges = times(count, (n): Id => [2 * n, 1]);
  const run = text(null, null, "字".repeat(2 * count));
  return updateOfParts([{ client: 5, clock: 0, structs: [run] }], [[5, isBackwards ? ranges.toReversed() : ranges]]);
}
