import { createByteGatherer } from "./gather-bytes.ts";

/** Reads at most `maxBytes` into one buffer. Throws for more. */
export async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const gathered = createByteGatherer();
  for await (const chunk of body) {
    if (gathered.size + chunk.byteLength > maxBytes) throw new Error("too large");
    gathered.add(chunk);
  }
  return gathered.bytes;
}
