import type { z } from "zod";

/** Who may call: everybody; everybody, but a token is read when present; only a signed-in user (else code 99). */
export type Auth = "none" | "optional" | "user";

/**
 * A call is one object both sides import: the server validates with it, the page gets its types from it, and `docs/api.md` and
 * the OpenAPI document are generated from it.
 */
export type Route<P extends `/api/${string}` = `/api/${string}`, I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  readonly path: P;
  readonly auth: Auth;
  readonly input: I;
  readonly output: O;
  /** One English sentence for the generated API page. */
  readonly summary: string;
  /** `multipart`: the body is a form with one file, `file`, which is read as it comes; `input` is the fields that stand before it. */
  readonly accepts?: "json" | "multipart";
  /** `stream` answers with `text/event-stream` of `output` events instead of the envelope, `bytes` with a file; refusals are envelopes. */
  readonly answers?: "envelope" | "stream" | "bytes";
};

export function defineRoute<const P extends `/api/${string}`, I extends z.ZodType, O extends z.ZodType>(
  route: Route<P, I, O>,
): Route<P, I, O> {
  return route;
}

/** What a client sends. */
export type InputOf<R extends Route> = z.input<R["input"]>;
/** What a handler receives: defaults filled in. */
export type ParsedInputOf<R extends Route> = z.output<R["input"]>;
export type OutputOf<R extends Route> = z.output<R["output"]>;
