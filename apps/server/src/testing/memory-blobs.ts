import { Readable } from "node:stream";
import { readBounded } from "../platform/read-bounded.ts";
import type { Blobs } from "../ports/blobs.ts";

/** Files that last as long as the test. */
export function createMemoryBlobs(): Blobs & { readonly stored: ReadonlyMap<string, Uint8Array>; lose(key: string): void } {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    lose: (key) => void stored.delete(key),
    async put(key, source) {
      const bytes = source instanceof Uint8Array ? source : new Uint8Array(await readBounded(source, Number.MAX_SAFE_INTEGER));
      stored.set(key, bytes);
      return bytes.byteLength;
    },
    async get(key) {
      const bytes = stored.get(key);
      return bytes === undefined ? null : { bytes: bytes.byteLength, content: Readable.from([bytes]) };
    },
    size: async (key) => stored.get(key)?.byteLength ?? null,
    remove: async (key) => void stored.delete(key),
  };
}
