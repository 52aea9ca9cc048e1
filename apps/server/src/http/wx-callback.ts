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
 * Where the messaging platform pushes its events. Its formats, not the envelope; and outside the bound on people's calls,
 * because all of them come from a few addresses of the platform.
 */
export async function registerWxCallback(app: FastifyInstance, deps: Deps): Promise<void> {
  const { account, identityPlatform: platform, metrics } = deps;
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
      // A token entered wrongly shows here and nowhere else.
      else request.log.warn({ id: request.id, reason, note }, "callback refused");
      return reply.code(status).type("text/plain; charset=utf-8").send(reason);
    });

    // The platform asks this once, when its operator enters the address.
    callback.get(PATH, async (request, reply) => {
      const { call, answer } = platform.verifyAddress(queryOf(request));
      await account.receiveCall(call);
      return reply.type("text/plain; charset=utf-8").send(answer);
    });

    callback.post(PATH, { bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      await account.receiveCall(platform.readCall({ query: queryOf(request), body: String(request.body ?? "") }));
      // Empty and at once: what does not answer within 5 s is sent again, and shown to the person as an error.
      return reply.type("text/plain; charset=utf-8").send("");
    });
  });
}

/** A name given twice is none that the platform sends. */
function queryOf({ query }: FastifyRequest): PushedCall["query"] {
  const given = Object.entries(query as Record<string, string | string[]>);
  return Object.fromEntries(given.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}
