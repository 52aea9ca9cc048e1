import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLineReader } from "./read-lines.ts";

const MOST_BYTES = 1_000_000;

function linesOf(text: string, cuts: readonly number[], most = MOST_BYTES): string[] {
  const bytes = Buffer.from(text);
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  const reader = createLineReader(most);
  const lines: string[] = [];
  for (const [index, end] of places.slice(1).entries()) reader.push(bytes.subarray(places[index], end), (line) => lines.push(line));
  return [...lines, reader.rest()];
}

describe("lines of a body", () => {
  it("are the same wherever the bytes are cut, inside a character and between return and line feed too", () => {
    const part = fc.constantFrom("a", "字", "😀", "\n", "\r\n", "\n\n", " ", "data: ");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.array(fc.nat(300), { maxLength: 30 }), (parts, cuts) => {
        const text = parts.join("");
        expect(linesOf(text, cuts)).toEqual(text.split(/\r?\n/));
      }),
    );
  });

  it("are refused when they are too long, ended or not, and not a byte earlier", () => {
    expect(linesOf(`${"x".repeat(10)}\n${"y".repeat(10)}`, [3, 15], 10)).toEqual(["x".repeat(10), "y".repeat(10)]);
    expect(() => linesOf("x".repeat(11), [3], 10)).toThrow(RangeError);
    expect(() => linesOf(`${"x".repeat(11)}\n`, [], 10)).toThrow(RangeError);
    expect(() => linesOf(`${"x".repeat(11)}\n`, [4], 10)).toThrow(RangeError);
  });

  // Quadratic reading takes minutes; the runner ends it.
  it("cost no more when they come byte by byte", () => {
    const reader = createLineReader(MOST_BYTES);
    const byte = Buffer.from("x");
    for (let n = 0; n < MOST_BYTES; n++) reader.push(byte, () => undefined);
    expect(reader.rest()).toHaveLength(MOST_BYTES);
  });
});
