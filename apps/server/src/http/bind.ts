import type { OutputOf, ParsedInputOf, Route } from "@tangleaf/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../modules/account/account.ts";
import type { FormFile } from "./form-file.ts";

/** Input of a handler: the validated body, the caller, and the raw request for the few that need it. */
export type Call<R extends Route> = {
  readonly input: ParsedInputOf<R>;
  /** Set when the route's auth is "user"; may be null for "optional"; null for "none". */
  readonly caller: R["auth"] extends "user" ? Caller : Caller | null;
  /** `http(s)://host` the page was opened under. */
  readonly origin: string;
  /** What a multipart call brings; of others there is none, and reading it throws. */
  readonly file: FormFile;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A route with its handler. The result is wrapped in the envelope; stream handlers write the response themselves. */
export type BoundRoute = {
  readonly route: Route;
  // The list holds routes of different types; `bind` has checked each.
  readonly handle: (call: never) => Promise<unknown>;
};

/** Binds a handler to its route; the compiler checks both sides. */
export function bind<R extends Route>(route: R, handle: (call: Call<R> & { caller: Caller }) => Promise<OutputOf<R>>): BoundRoute {
  return { route, handle };
}

/** The same for routes that may be called without a session. */
export function bindOpen<R extends Route>(
  route: R,
  handle: (call: Omit<Call<R>, "caller"> & { caller: Caller | null }) => Promise<OutputOf<R>>,
): BoundRoute {
  return { route, handle };
}

/** For routes that answer with an event stream or bytes: the handler writes them to `reply` itself. */
export function bindStream<R extends Route>(route: R, handle: (call: Call<R> & { caller: Caller }) => Promise<void>): BoundRoute {
  return { route, handle };
}

/** The same for routes that may be called without a session. */
export function bindOpenStream<R extends Route>(
  route: R,
  handle: (call: Omit<Call<R>, "caller"> & { caller: Caller | null }) => Promise<void>,
): BoundRoute {
  return { route, handle };
}
