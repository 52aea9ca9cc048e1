/** Files the product made and keeps for their owner. Keys are `/`-separated and made by us, never by a user. */
export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The whole content; null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Its length in bytes; null where there is none. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
}
