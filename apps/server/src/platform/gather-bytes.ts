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
  return new Gatherer();
}

/** A class, because its size is asked with every piece of an answer: objects that each define a getter share no shape. */
class Gatherer implements ByteGatherer {
  #buffer = Buffer.alloc(0);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#size);
  }

  add(bytes: Uint8Array): void {
    const needed = this.#size + bytes.byteLength;
    if (needed > this.#buffer.length) {
      const wider = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length, FIRST_BUFFER_BYTES));
      wider.set(this.bytes);
      this.#buffer = wider;
    }
    this.#buffer.set(bytes, this.#size);
    this.#size = needed;
  }

  clear(): void {
    this.#size = 0;
    this.#buffer = Buffer.alloc(0);
  }
}
