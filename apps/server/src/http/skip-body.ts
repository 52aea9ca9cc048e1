import type { IncomingMessage } from "node:http";

/** How much of a body nobody wants is still read, and for how long. */
const SKIP_BYTES = 33_554_432;
const SKIP_MS = 5000;

/**
 * Reads on and throws away, so that a client that sends before it reads gets to see the refusal: a connection closed under
 * its hands is a network error to it. Bounded, because it costs the one who refuses.
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
