import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors.ts";

/** Off, because Node would answer a request without Host with an empty body; the hook below answers with the envelope. */
export const NODE_HTTP_OPTIONS = { requireHostHeader: false } as const;

/** Answers in the envelope what Node would otherwise refuse with an empty body. */
export function registerNodeRefusals(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    const isHostMissing = request.headers.host === undefined && request.raw.httpVersion === "1.1";
    done(isHostMissing ? new AppError("request.malformed") : undefined);
  });
  // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node's own answer would be an empty 417.
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
}
