/** Size of a gatherer that has just begun to fill; it doubles as it fills. */
const FIRST_BUFFER_BYTES = 1024;

/** Bytes gathered in one piece of memory: what comes byte by byte costs no more than what comes whole. */
export type ByteGatherer = {
  add(bytes: Uint8Array): void;
  /** Everything gathered; good until the next `add`. */
  readonly bytes: Buffer;
  readonly size: number;
  /** Begins anew. */
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
