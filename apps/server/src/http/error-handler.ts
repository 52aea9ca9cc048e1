import { REASONS, type ReasonCode } from "@tangleaf/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import { refusal } from "./envelope.ts";
import { asAppError } from "./error-reason.ts";
import { skipBody } from "./skip-body.ts";

const FIRST_FAULT_STATUS = 500;

/** Every error leaves as an envelope; server faults are logged with the request's id and described in general words. */
export function registerErrorHandler(
  app: FastifyInstance,
  { config, metrics, storageWatch }: Pick<Deps, "config" | "metrics" | "storageWatch">,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = hasLeft(error, reply) ? new AppError("request.aborted") : asAppError(error, request.raw);
    if (known.reason === "body.tooLarge") await skipBody(request.raw);
    metrics.countRefusal(known.reason);
    storageWatch.note(known);
    if (isFault(known.reason)) request.log.error({ id: request.id, err: known.cause ?? error, reason: known.reason }, "call failed");
    const { status, envelope } = refusal(known, config.variant);
    return reply.code(status).type("application/json; charset=utf-8").send(envelope);
  });
}

/** The client left before the first byte of a file: the file's stream is ended then, and says so. One that ends by itself is a fault. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

function isFault(reason: ReasonCode): boolean {
  return REASONS[reason].http >= FIRST_FAULT_STATUS;
}
