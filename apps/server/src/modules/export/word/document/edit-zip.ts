import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;
const VERSION = 20;
/** Names are UTF-8; sizes stand before the data. */
const FLAGS = 0x0800;
/** 1980-01-01, the first day a zip knows. */
const NO_DATE = 0x0021;

type Entry = { readonly name: Buffer; readonly method: number; readonly crc: number; readonly size: number; readonly data: Buffer };

/**
 * A zip with some of its text files changed and others added, as text or as bytes. What is not changed is copied as it is packed: the text of a book
 * is neither unpacked nor packed again.
 */
export function editZip(
  zip: Uint8Array,
  edits: ReadonlyMap<string, (text: string) => string | Uint8Array>,
  added: ReadonlyMap<string, string | Uint8Array>,
): Uint8Array {
  const entries = readEntries(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)).map((entry) => {
    const edit = edits.get(entry.name.toString());
    return edit === undefined ? entry : pack(entry.name, edit(unpack(entry).toString()));
  });
  return writeEntries([...entries, ...[...added].map(([name, text]) => pack(Buffer.from(name), text))]);
}

/** A zip of these files. */
export function writeZip(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  return writeEntries([...files].map(([name, content]) => pack(Buffer.from(name), content)));
}

function readEntries(zip: Buffer): Entry[] {
  let end = zip.length - END_BYTES;
  while (zip.readUInt32LE(end) !== END_SIGNATURE) end--;
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [nameBytes, extraBytes, commentBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const entry = {
      name: zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      size: zip.readUInt32LE(at + 24),
      data: zip.subarray(begin, begin + zip.readUInt32LE(at + 20)),
    };
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
    return entry;
  });
}

const unpack = ({ method, data }: Entry): Buffer => (method === DEFLATED ? inflateRawSync(data) : data);

function pack(name: Buffer, content: string | Uint8Array): Entry {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return { name, method: DEFLATED, crc: crc32(bytes), size: bytes.length, data: deflateRawSync(bytes) };
}

function writeEntries(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, method, crc, size, data } of entries) {
    // What both headers have, from the version to the length of the name.
    const common = Buffer.alloc(26);
    for (const [at, value] of [
      [0, VERSION],
      [2, FLAGS],
      [4, method],
      [8, NO_DATE],
      [22, name.length],
    ] as const)
      common.writeUInt16LE(value, at);
    for (const [at, value] of [
      [10, crc],
      [14, data.length],
      [18, size],
    ] as const)
      common.writeUInt32LE(value, at);
    parts.push(number(LOCAL_SIGNATURE, 4), common, name, data);
    directory.push(number(ENTRY_SIGNATURE, 4), number(VERSION, 2), common, Buffer.alloc(10), number(offset, 4), name);
    offset += 4 + common.length + name.length + data.length;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = [number(entries.length, 2), number(entries.length, 2)];
  const end = [number(END_SIGNATURE, 4), Buffer.alloc(4), ...counts, number(directoryBytes, 4), number(offset, 4), Buffer.alloc(2)];
  return new Uint8Array(Buffer.concat([...parts, ...directory, ...end]));
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
