/** First size in bytes; doubled whenever it is full. */
const FIRST_BUFFER_BYTES = 1024;

/** Gathers bytes in one buffer, so that many small pieces cost no more than one large piece. */
export type ByteGatherer = {
  add(bytes: Uint8Array): void;
  /** The bytes so far; valid until the next `add`. */
  readonly bytes: Buffer;
  readonly size: number;
  /** Empties it; the buffer is kept. */
  clear(): void;
};

export function createByteGatherer(): ByteGatherer {
  let buffer = Buffer.alloc(0);
  let size = 0;
  return {
    add(bytes) {
      const needed = size + bytes.byteLength;
      if (needed > buffer.length) {
        const wider = Buffer.allocUnsafe(Math.max(needed, 2 * buffer.length, FIRST_BUFFER_BYTES));
        wider.set(buffer.subarray(0, size));
        buffer = wider;
      }
      buffer.set(bytes, size);
      size = needed;
    },
    get bytes() {
      return buffer.subarray(0, size);
    },
    get size() {
      return size;
    },
    clear() {
      size = 0;
      buffer = Buffer.alloc(0);
    },
  };
}
