import type { Blobs } from "../ports/blobs.ts";

/** Files in memory. */
export function createMemoryBlobs(): Blobs {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    size: async (key) => kept.get(key)?.byteLength ?? null,
    remove: async (key) => void kept.delete(key),
  };
}
