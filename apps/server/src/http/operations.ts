import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { tokenOf } from "./authenticate.ts";

/** Health, readiness and metrics for load balancers and monitors; not in the envelope. */
export function registerOperations(
  app: FastifyInstance,
  { config, db, metrics, storageWatch, leaving }: Pick<Deps, "config" | "db" | "metrics" | "storageWatch" | "leaving">,
): void {
  const quiet = { logLevel: "silent" as const };

  app.get("/healthz", quiet, (_, reply) => reply.type("text/plain").send("ok"));

  app.get("/readyz", quiet, async (request, reply) => {
    if (leaving.signal.aborted) return reply.code(503).type("text/plain").send("leaving");
    try {
      await sql`select 1`.execute(db);
      if (await storageWatch.isFull()) return reply.code(503).type("text/plain").send("storage is full");
      return reply.type("text/plain").send("ready");
    } catch (error) {
      request.log.error({ err: error }, "database does not answer");
      return reply.code(503).type("text/plain").send("database does not answer");
    }
  });

  app.get("/metrics", quiet, async (request, reply) => {
    const allowed = config.metricsToken === undefined ? config.env !== "production" : tokenOf(request) === config.metricsToken;
    if (!allowed) throw new AppError("path.unknown");
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
