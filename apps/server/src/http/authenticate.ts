import type { Auth } from "@tangleaf/contract";
import type { FastifyRequest } from "fastify";
import type { Account, Caller } from "../modules/account/account.ts";
import { AppError } from "../platform/errors.ts";

const BEARER = /^Bearer\s+/i;

/** The token of a call: `Authorization: <token>` or `Authorization: Bearer <token>`. Cookies are never read, so a
 * foreign page cannot act for a person. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(BEARER, "").trim();
  return header ? header : null;
}

/** The caller, as the route's auth asks for. Throws session.invalid. */
export async function authenticate(auth: Auth, request: FastifyRequest, account: Account): Promise<Caller | null> {
  if (auth === "none") return null;
  const token = tokenOf(request);
  const caller = token === null ? null : await account.resolve(token);
  if (caller === null && auth === "user") throw new AppError("session.invalid");
  return caller;
}

/** The device's own description; shown to its owner in the list of sessions. */
export function userAgentOf(request: FastifyRequest): string {
  return request.headers["user-agent"] ?? "";
}
