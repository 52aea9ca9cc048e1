/** Files the product made and keeps for their owner. Keys are `/`-separated, made by us, never by a user. */
export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** null where there is none. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}
