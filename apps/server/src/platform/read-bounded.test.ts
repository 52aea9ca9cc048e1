import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { readBounded } from "./read-bounded.ts";

const BYTES = 500_000;
/** Keeping each piece separately takes a hundred times as many bytes, which do not fit. */
const HEAP_MB = 16;

async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

test("a body is read to its bound and not a byte further", async () => {
  expect((await readBounded(pieces("abcdefghij", 3), 10)).toString()).toBe("abcdefghij");
  expect(await readBounded(pieces("", 3), 10)).toHaveLength(0);
  await expect(readBounded(pieces("abcdefghijk", 3), 10)).rejects.toThrow("too large");
});

test("a body that comes byte by byte is not kept as so many pieces", async () => {
  const code = `import(${JSON.stringify(new URL("./read-bounded.ts", import.meta.url).href)}).then(async ({ readBounded }) => {
    async function* drip() {
      for (let n = 0; n < ${BYTES}; n++) yield new Uint8Array([n % 256]);
    }
    const { length } = await readBounded(drip(), ${BYTES});
    require("node:worker_threads").parentPort.postMessage(length);
  });`;
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  expect(await once(worker, "message")).toEqual([BYTES]);
});
