import { REASONS } from "@tangleaf/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import type { PushedCall } from "../ports/identity-platform.ts";
import { asAppError } from "./error-reason.ts";

const PATH = "/api/wx/callback";
/** A message of the platform is below 1 KB. */
const BODY_MAX_BYTES = 65_536;
const FIRST_FAULT_STATUS = 500;

/**
 * Receives the messaging platform's events in its own formats, without the envelope and outside the limit on calls: all of
 * them come from a few addresses of the platform.
 */
export async function registerWxCallback(
  app: FastifyInstance,
  { account, identityPlatform: platform, metrics }: Pick<Deps, "account" | "identityPlatform" | "metrics">,
): Promise<void> {
  if (!platform?.ways.qr) return;
  await app.register(async (callback) => {
    callback.removeAllContentTypeParsers();
    callback.addContentTypeParser<string>(
      ["text/xml", "application/xml"],
      { parseAs: "string", bodyLimit: BODY_MAX_BYTES },
      (_, body, done) => done(null, body),
    );
    callback.setErrorHandler(async (error, request, reply) => {
      const { reason, cause, message: note } = asAppError(error, request.raw);
      const status = REASONS[reason].http;
      metrics.countRefusal(reason);
      if (status >= FIRST_FAULT_STATUS) request.log.error({ id: request.id, err: cause ?? error, reason }, "callback failed");
      // The only place where a wrongly entered token shows.
      else request.log.warn({ id: request.id, reason, note }, "callback refused");
      return reply.code(status).type("text/plain; charset=utf-8").send(reason);
    });

    // Sent once, when the operator enters the address at the platform.
    callback.get(PATH, async (request, reply) => {
      const { call, answer } = platform.verifyAddress(queryOf(request));
      await account.receiveCall(call);
      return reply.type("text/plain; charset=utf-8").send(answer);
    });

    callback.post(PATH, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      await account.receiveCall(platform.readCall({ query: queryOf(request), body: String(request.body ?? "") }));
      // An empty answer at once: after 5 s the platform sends the event again and shows the person an error.
      return reply.type("text/plain; charset=utf-8").send("");
    });
  });
}

/** A parameter given twice is not from the platform. */
function queryOf({ query }: FastifyRequest): PushedCall["query"] {
  const given = Object.entries(query as Record<string, string | string[]>);
  return Object.fromEntries(given.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}
