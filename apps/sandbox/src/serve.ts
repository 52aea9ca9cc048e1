import type { IncomingMessage, ServerResponse } from "node:http";

const FAULT = 500;

/** An error that is answered with its status only. */
export class RefusedRequest extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers a request by `work`; an error becomes a status, or closes the connection once headers are sent. */
export function serve(work: () => Promise<void>, response: ServerResponse): void {
  work().catch((error: unknown) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(error instanceof RefusedRequest ? error.status : FAULT).end();
  });
}

const BODY_MAX_BYTES = 65_536;
const TOO_LARGE = 413;
const WRONG_TYPE = 415;

/** The raw body of a request. Refuses a compressed or too large one. */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = request.headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity") throw new RefusedRequest(WRONG_TYPE, "body is compressed");
  // A declared length can be answered; a body that turns out too long while it is read ends the connection.
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new RefusedRequest(TOO_LARGE, "body is too large");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RefusedRequest(TOO_LARGE, "body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. */
export async function readBody(request: IncomingMessage, maxBytes = BODY_MAX_BYTES): Promise<string> {
  return (await readBytes(request, maxBytes)).toString("utf8");
}
