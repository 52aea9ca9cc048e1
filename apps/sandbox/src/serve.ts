import type { ServerResponse } from "node:http";

const FAULT = 500;

/** A request that is answered with a status and nothing else. */
export class RefusedRequest extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers a request by `work`; what goes wrong in it becomes a status, or the end of the connection in mid-answer. */
export function serve(work: () => Promise<void>, response: ServerResponse): void {
  work().catch((error: unknown) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(error instanceof RefusedRequest ? error.status : FAULT).end();
  });
}
