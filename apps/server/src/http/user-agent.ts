import type { FastifyRequest } from "fastify";

/** What the device says it is; shown to its owner in the list of sessions. */
export function userAgentOf(request: FastifyRequest): string {
  return request.headers["user-agent"] ?? "";
}
