import type { FastifyRequest } from "fastify";

/** The device's own description; shown to its owner in the list of sessions. */
export function userAgentOf(request: FastifyRequest): string {
  return request.headers["user-agent"] ?? "";
}
