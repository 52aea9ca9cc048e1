import { REASONS, type ReasonCode } from "@tangleaf/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refusal } from "./envelope.ts";
import { asAppError } from "./error-reason.ts";
import { skipBody } from "./skip-body.ts";

const FIRST_FAULT_STATUS = 500;

/** Every error leaves as an envelope; server faults are logged with the request's id and described in general words. */
export function registerErrorHandler(app: FastifyInstance, { config, metrics, storageWatch }: Deps): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = asAppError(error, request.raw);
    if (known.reason === "body.tooLarge") await skipBody(request.raw);
    metrics.countRefusal(known.reason);
    storageWatch.note(known);
    if (isFault(known.reason)) request.log.error({ id: request.id, err: known.cause ?? error, reason: known.reason }, "call failed");
    const { status, envelope } = refusal(known, config.variant);
    return reply.code(status).type("application/json; charset=utf-8").send(envelope);
  });
}

function isFault(reason: ReasonCode): boolean {
  return REASONS[reason].http >= FIRST_FAULT_STATUS;
}
