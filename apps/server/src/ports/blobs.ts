import type { Readable } from "node:stream";

/** What is stored: bytes at hand, or a stream that is asked for its next chunk only when there is room for it. */
export type BlobSource = Uint8Array | AsyncIterable<Uint8Array>;

/** A stored file, opened. Whoever opens it reads `content` to its end or destroys it. */
export type OpenBlob = { readonly bytes: number; readonly content: Readable };

/** Files the product keeps for their owners. Keys are `/`-separated, made by us, never by a user. */
export interface Blobs {
  /**
   * Stores the source in the place of what was there and returns its length in bytes. Where it fails, or the source throws,
   * what was there stays, and nothing half-stored can be had.
   */
  put(key: string, source: BlobSource, contentType: string): Promise<number>;
  /** null where there is none. */
  get(key: string): Promise<OpenBlob | null>;
  /** Its length in bytes; null where there is none. */
  size(key: string): Promise<number | null>;
  /** Also what a killed process left of one that was being stored, where the store keeps such. */
  remove(key: string): Promise<void>;
}
