import type { IncomingMessage } from "node:http";

/** Most bytes and milliseconds spent on a body that is refused. */
const SKIP_BYTES = 33_554_432;
const SKIP_MS = 5000;

/**
 * Reads and discards the rest of a body, so that a client that is still sending can read the refusal: closing the connection
 * earlier would be a network error to it. Bounded.
 */
export async function skipBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return;
  let skipped = 0;
  await new Promise<void>((resolve) => {
    const signal = AbortSignal.timeout(SKIP_MS);
    signal.addEventListener("abort", () => resolve());
    request.on("data", (chunk: Buffer) => {
      skipped += chunk.byteLength;
      if (skipped > SKIP_BYTES) resolve();
    });
    for (const over of ["end", "close", "error"]) request.once(over, () => resolve());
    request.resume();
  });
}
