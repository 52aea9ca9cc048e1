import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { readBounded } from "./read-bounded.ts";

const BYTES = 200_000;
/** Bytes; keeping each piece separately took thirty times as much. */
const MOST_HELD_BYTES = 20 * BYTES;

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

test("a body is read to its bound and not a byte further", async () => {
  expect((await readBounded(pieces("abcdefghij", 3), 10)).toString()).toBe("abcdefghij");
  expect(await readBounded(pieces("", 3), 10)).toHaveLength(0);
  await expect(readBounded(pieces("abcdefghijk", 3), 10)).rejects.toThrow("too large");
});

test("a body that comes byte by byte is not kept as so many pieces", async () => {
  let held = 0;
  async function* drip(): AsyncGenerator<Uint8Array> {
    const before = usedAfterCollecting();
    for (let n = 0; n < BYTES; n++) yield new Uint8Array([n % 256]);
    held = usedAfterCollecting() - before;
  }
  expect(await readBounded(drip(), BYTES)).toHaveLength(BYTES);
  expect(held).toBeLessThan(MOST_HELD_BYTES);
});

function usedAfterCollecting(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
