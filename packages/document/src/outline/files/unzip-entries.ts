import { Unzip, UnzipInflate, UnzipPassThrough } from "fflate";
import { OUTLINE_FILE_MAX_UNPACKED_BYTES } from "./outline-file.ts";

const ENTRIES_MAX = 2000;
/** So much is unpacked before the size is looked at: at most a thousand times as much comes out. */
const CHUNK_BYTES = 8 * 1024;

class TooLarge extends Error {}

/**
 * Unpacks the named entries of an archive and no others; no name is ever used as a path. Sizes are counted while unpacking, what the
 * archive says of itself is not believed. "tooLarge" above the limits, null = no archive or damaged.
 */
export function unzipEntries(archive: Uint8Array, names: readonly string[]): Map<string, Uint8Array> | "tooLarge" | null {
  const found = new Map<string, Uint8Array[]>();
  const ended = new Set<string>();
  let entries = 0;
  let bytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > ENTRIES_MAX) throw new TooLarge();
    if (!names.includes(file.name) || found.has(file.name)) return;
    const parts: Uint8Array[] = [];
    found.set(file.name, parts);
    file.ondata = (error, data, final) => {
      if (error !== null) throw error;
      bytes += data.length;
      if (bytes > OUTLINE_FILE_MAX_UNPACKED_BYTES) throw new TooLarge();
      parts.push(data);
      if (final) ended.add(file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < archive.length; at += CHUNK_BYTES)
      unzip.push(archive.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= archive.length);
  } catch (error) {
    return error instanceof TooLarge ? "tooLarge" : null;
  }
  return new Map([...found].filter(([name]) => ended.has(name)).map(([name, parts]) => [name, concat(parts)]));
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
