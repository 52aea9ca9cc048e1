import type { ServerResponse } from "node:http";

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
