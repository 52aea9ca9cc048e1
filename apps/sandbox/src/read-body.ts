import type { IncomingMessage } from "node:http";

const BODY_MAX_BYTES = 65_536;

/** The body of a request. Throws where it is larger than anybody has reason to send. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) throw new Error("body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
