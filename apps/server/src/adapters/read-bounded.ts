/** Reads at most `maxBytes`. Throws for more. */
export async function readBounded(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
