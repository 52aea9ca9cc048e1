import { createByteGatherer } from "../../platform/gather-bytes.ts";

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** Splits bytes into lines, in linear time, wherever the pieces are cut. */
export type LineReader = {
  /** Calls `take` with every line that ends in these bytes. Throws RangeError for a line longer than `maxBytes`. */
  push(bytes: Uint8Array, take: (line: string) => void): void;
  /** The bytes after the last line end. */
  rest(): string;
};

export function createLineReader(maxBytes: number): LineReader {
  /** The unfinished line. */
  const begun = createByteGatherer();

  function grow(bytes: Buffer): void {
    if (begun.size + bytes.length > maxBytes) throw new RangeError("line too long");
    begun.add(bytes);
  }

  return {
    push(bytes, take) {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let from = 0;
      for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
        let line = piece.subarray(from, end);
        from = end + 1;
        if (begun.size > 0 || line.length > maxBytes) {
          grow(line);
          line = begun.bytes;
          begun.clear();
        }
        take(decodeLine(line));
      }
      if (from < piece.length) grow(piece.subarray(from));
    },
    rest: () => decodeLine(begun.bytes),
  };
}

/** Decodes one line: no byte of a multi-byte UTF-8 character is a line end. */
function decodeLine(line: Buffer): string {
  const end = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
  return line.toString("utf8", 0, end);
}
