import * as decoding from "lib0/decoding";

/** What an update is made of. */
export type UpdateCounts = {
  readonly structs: number;
  /** Clients with structs, and clients with deletions. */
  readonly clients: number;
  readonly deletedRanges: number;
};

/** Values inside values: what is suggested for a text nests by some twenty. */
const VALUE_DEPTH_MAX = 200;
/** An update says itself how many parts it has; each takes this many bytes at least. */
const PART_MIN_BYTES = 2;

/**
 * Counts the parts of a Yjs update (encoding version 1) without making anything of them: linear in its bytes, and ended as soon as
 * there are more than `max`. Throws RangeError for that, and for what is no update.
 */
export function countUpdate(update: Uint8Array, max: UpdateCounts): UpdateCounts {
  const decoder = decoding.createDecoder(update);
  const count = (left: number, name: keyof UpdateCounts): number => {
    const parts = decoding.readVarUint(decoder);
    if (parts > left || parts * PART_MIN_BYTES > update.length - decoder.pos) throw new RangeError(`too many parts: ${name}`);
    return parts;
  };
  let structs = 0;
  const sections = count(max.clients, "clients");
  for (let section = 0; section < sections; section += 1) {
    const own = count(max.structs - structs, "structs");
    structs += own;
    skipNumbers(decoder, 2);
    for (let n = 0; n < own; n += 1) skipStruct(decoder);
  }
  let deletedRanges = 0;
  const deleting = count(max.clients, "clients");
  for (let section = 0; section < deleting; section += 1) {
    skipNumbers(decoder, 1);
    const own = count(max.deletedRanges - deletedRanges, "deletedRanges");
    deletedRanges += own;
    skipNumbers(decoder, 2 * own);
  }
  return { structs, clients: Math.max(sections, deleting), deletedRanges };
}

type Decoder = decoding.Decoder;

/** Bits of a struct's first byte. */
const KIND_BITS = 0b0001_1111;
const HAS_ORIGIN = 0b1000_0000;
const HAS_RIGHT_ORIGIN = 0b0100_0000;
const HAS_PARENT_KEY = 0b0010_0000;
const XML_ELEMENT = 3;
const XML_HOOK = 5;

/** How the content of each kind of struct is stored, by the number of the kind. */
const SKIP_CONTENT: readonly ((decoder: Decoder) => void)[] = [
  (decoder) => skipNumbers(decoder, 1), // collected
  (decoder) => skipNumbers(decoder, 1), // deleted
  (decoder) => repeat(decoder, skipBytes), // JSON
  skipBytes, // binary
  skipBytes, // text
  skipBytes, // embedded
  (decoder) => {
    skipBytes(decoder);
    skipBytes(decoder);
  }, // format
  (decoder) => {
    const type = decoding.readVarUint(decoder);
    if (type === XML_ELEMENT || type === XML_HOOK) skipBytes(decoder);
  }, // type
  (decoder) => repeat(decoder, (each) => skipValue(each, 0)), // values
  (decoder) => {
    skipBytes(decoder);
    skipValue(decoder, 0);
  }, // document
  (decoder) => skipNumbers(decoder, 1), // gap
];
const COLLECTED = 0;
const GAP = 10;

function skipStruct(decoder: Decoder): void {
  const info = decoding.readUint8(decoder);
  const kind = info & KIND_BITS;
  const skipContent = SKIP_CONTENT[kind];
  if (skipContent === undefined) throw new RangeError(`no kind of struct: ${kind}`);
  if (kind !== COLLECTED && kind !== GAP) {
    const hasOrigin = (info & HAS_ORIGIN) !== 0;
    const hasRightOrigin = (info & HAS_RIGHT_ORIGIN) !== 0;
    if (hasOrigin) skipNumbers(decoder, 2);
    if (hasRightOrigin) skipNumbers(decoder, 2);
    if (!hasOrigin && !hasRightOrigin) {
      if (decoding.readVarUint(decoder) === 1) skipBytes(decoder);
      else skipNumbers(decoder, 2);
      if ((info & HAS_PARENT_KEY) !== 0) skipBytes(decoder);
    }
  }
  skipContent(decoder);
}

function skipNumbers(decoder: Decoder, count: number): void {
  for (let n = 0; n < count; n += 1) decoding.readVarUint(decoder);
}

/** Bytes, or a text, with their number before them. */
function skipBytes(decoder: Decoder): void {
  forward(decoder, decoding.readVarUint(decoder));
}

function forward(decoder: Decoder, bytes: number): void {
  if (bytes > decoder.arr.length - decoder.pos) throw new RangeError("longer than the update");
  decoder.pos += bytes;
}

function repeat(decoder: Decoder, skip: (decoder: Decoder) => void): void {
  // A count beyond the bytes ends where the bytes do.
  for (let left = decoding.readVarUint(decoder); left > 0; left -= 1) skip(decoder);
}

/** Bytes of values of one length, by their mark: undefined, null, numbers, false, true. */
const VALUE_BYTES: Readonly<Record<number, number>> = { 127: 0, 126: 0, 124: 4, 123: 8, 122: 8, 121: 0, 120: 0 };
const INTEGER = 125;
const TEXT = 119;
const OBJECT = 118;
const ARRAY = 117;
const BINARY = 116;

function skipValue(decoder: Decoder, depth: number): void {
  if (depth > VALUE_DEPTH_MAX) throw new RangeError("values nested too deeply");
  const mark = decoding.readUint8(decoder);
  const bytes = VALUE_BYTES[mark];
  if (bytes !== undefined) forward(decoder, bytes);
  else if (mark === INTEGER) decoding.readVarInt(decoder);
  else if (mark === TEXT || mark === BINARY) skipBytes(decoder);
  else if (mark === ARRAY) repeat(decoder, (each) => skipValue(each, depth + 1));
  else if (mark === OBJECT) {
    repeat(decoder, (each) => {
      skipBytes(each);
      skipValue(each, depth + 1);
    });
  } else throw new RangeError(`no kind of value: ${mark}`);
}
