import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

const BLOCK_BYTES = 65_536;

/** Writes a part of a body as it is, or byte by byte. */
export async function writeBody(response: ServerResponse, text: string, byteDelayMs: number | null): Promise<void> {
  if (byteDelayMs === null) return void response.write(text);
  for (const byte of Buffer.from(text)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await (byteDelayMs === 0 ? nextTurn() : sleep(byteDelayMs, undefined, { ref: false }));
  }
}

/** Writes so many bytes without a line end, respecting back-pressure. */
export async function writeUnbroken(response: ServerResponse, bytes: number, byteDelayMs: number | null): Promise<void> {
  for (let left = bytes; left > 0 && !response.destroyed; left -= BLOCK_BYTES) {
    const block = "x".repeat(Math.min(left, BLOCK_BYTES));
    if (byteDelayMs !== null) await writeBody(response, block, byteDelayMs);
    else if (!response.write(block)) await taken(response);
  }
}

/** Resolves when the write buffer has drained, or the client has disconnected. */
function taken(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
