import { inflateSync } from "node:zlib";

/** The tables of a font by their tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SIGNATURE = "wOFF";

/** Unpacks a WOFF file. */
export function readWoff(file: Buffer): FontTables {
  if (file.toString("latin1", 0, 4) !== SIGNATURE) throw new Error("this is no WOFF file");
  const tables = new Map<string, Buffer>();
  for (let at = 0; at < file.readUInt16BE(12); at += 1) {
    const entry = HEADER_BYTES + at * ENTRY_BYTES;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.subarray(offset, offset + file.readUInt32BE(entry + 8));
    const length = file.readUInt32BE(entry + 12);
    tables.set(file.toString("latin1", entry, entry + 4), packed.length < length ? inflateSync(packed) : packed);
  }
  return tables;
}
