import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors.ts";

/** Node refuses a request without a host by itself, with an empty answer: the hook below does it with the envelope. */
export const NODE_HTTP_OPTIONS = { requireHostHeader: false } as const;

/** What Node would answer before any code of ours runs, and without a word. */
export function registerNodeRefusals(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    const isHostMissing = request.headers.host === undefined && request.raw.httpVersion === "1.1";
    done(isHostMissing ? new AppError("request.malformed") : undefined);
  });
  // An expectation nobody knows may be left unmet (RFC 9110, 10.1.1); Node's own answer would be an empty 417.
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
}
