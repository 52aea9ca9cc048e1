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

/** Changes texts of a zip, by path. `read` returns another text of the zip before any change; "" where there is none. */
export type PartEdits = ReadonlyMap<string, (text: string, read: (path: string) => string) => string | Uint8Array>;

/**
 * A zip with some of its text files changed and others added, as text or as bytes. What is not changed is copied as it is packed: the text of a book
 * is neither unpacked nor packed again.
 */
export function editZip(zip: Uint8Array, edits: PartEdits, added: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const entries = readEntries(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
  const read = (name: string): string => {
    const entry = entries.find((one) => one.name.toString() === name);
    return entry === undefined ? "" : unpack(entry).toString();
  };
  const edited = entries.map((entry) => {
    const edit = edits.get(entry.name.toString());
    return edit === undefined ? entry : pack(entry.name, edit(unpack(entry).toString(), read));
  });
  return writeEntries([...edited, ...[...added].map(([name, text]) => pack(Buffer.from(name), text))]);
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

/** Bytes of both headers from the version to the length of the name. */
const COMMON_BYTES = 24;

function writeEntries(entries: readonly Entry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, method, crc, size, data } of entries) {
    const local = Buffer.alloc(LOCAL_BYTES);
    local.writeUInt32LE(LOCAL_SIGNATURE, 0);
    local.writeUInt16LE(VERSION, 4);
    local.writeUInt16LE(FLAGS, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(NO_DATE, 12);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    parts.push(local, name, data);
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt32LE(ENTRY_SIGNATURE, 0);
    entry.writeUInt16LE(VERSION, 4);
    local.copy(entry, 6, 4, 4 + COMMON_BYTES);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    offset += LOCAL_BYTES + name.length + data.length;
  }
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}
