import { inflateRawSync } from "node:zlib";

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** Entries of a zip as text, by path. Small on purpose: tests should not trust the library that wrote the file. */
export function readZipText(bytes: Uint8Array): ReadonlyMap<string, string> {
  const zip = Buffer.from(bytes);
  let end = zip.length - END_BYTES;
  while (zip.readUInt32LE(end) !== END_SIGNATURE) end--;
  const entries = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const local = zip.readUInt32LE(at + 42);
    const data = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(data, data + zip.readUInt32LE(at + 20));
    entries.set(name, (zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(stored) : stored).toString("utf8"));
    at += ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
