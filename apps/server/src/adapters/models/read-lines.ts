import { createByteGatherer } from "../../platform/gather-bytes.ts";

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** Cuts bytes into lines, wherever they are cut themselves. Every byte is looked at once. */
export type LineReader = {
  /** Gives `take` every line that ends in these bytes. Throws RangeError for a line longer than `maxBytes`. */
  push(bytes: Uint8Array, take: (line: string) => void): void;
  /** What came after the last line end. */
  rest(): string;
};

export function createLineReader(maxBytes: number): LineReader {
  /** The beginning of a line whose end has not come. */
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

/** No byte of a longer UTF-8 character is a line end, so a line is decoded by itself. */
function decodeLine(line: Buffer): string {
  const end = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
  return line.toString("utf8", 0, end);
}
