import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { assertBodyShape } from "./body-shape.ts";
import { cleanStrings } from "./clean-strings.ts";
import { DATA_CONTENT_POLICY, securityHeaders } from "./security-headers.ts";

const SECOND_MS = 1000;
const API_PREFIX = "/api/";
/** Ordinary answers are counted by the metrics only: a log line for each took a fifth of the call. */
const FIRST_REFUSED_STATUS = 400;
const SLOW_MS = 1000;
const UNKNOWN_PATH = "unknown";

/** Around every request: headers, one log line, one measurement, and refusal while the server stops. */
export function registerRequestHooks(
  app: FastifyInstance,
  { config, log, metrics, stopping, openRequests }: Pick<Deps, "config" | "log" | "metrics" | "stopping" | "openRequests">,
): void {
  const headers = securityHeaders(config);
  const callHeaders = { ...headers, "cache-control": "no-store", "content-security-policy": DATA_CONTENT_POLICY };

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.url.startsWith(API_PREFIX) ? callHeaders : headers);
    reply.header("x-request-id", request.id);
    openRequests.add(reply.raw);
    if (stopping.signal.aborted) {
      reply.header("connection", "close");
      return done(new AppError("server.unavailable"));
    }
    if (isEncoded(request)) {
      reply.header("accept-encoding", "identity");
      return done(new AppError("body.encoded"));
    }
    // Before the body is read: an unknown address is refused whatever was sent.
    done(request.is404 ? new AppError("path.unknown") : undefined);
  });

  app.addHook("onResponse", (request, reply, done) => {
    // The pattern, not the address: a file's address is its secret.
    const path = request.routeOptions.url ?? UNKNOWN_PATH;
    const ms = reply.elapsedTime;
    metrics.observeCall({ path, status: reply.statusCode, seconds: ms / SECOND_MS });
    const level = reply.statusCode >= FIRST_REFUSED_STATUS || ms >= SLOW_MS ? "info" : "debug";
    log[level]({ id: request.id, method: request.method, path, status: reply.statusCode, ms: Math.round(ms) }, "answered");
    done();
  });

  app.addHook("preClose", (done) => {
    stopping.abort();
    done();
  });
}

/** No call needs a compressed body, and 90 bytes of one can unpack to 100 MB. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  return encoding !== "" && encoding !== "identity";
}

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

/** Calls accept JSON only; an empty body means an empty object. */
export function registerBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, raw, done) => {
    if (raw.trim() === "") return done(null, {});
    try {
      assertBodyShape(raw);
    } catch (error) {
      return done(error as AppError);
    }
    // Answers by the callback, so no promise is returned.
    void parseJson(request, raw, (error, parsed) => done(error, error ? undefined : cleanStrings(parsed, raw)));
  });
}
