import type { ApiPath, InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { CALL_TIMEOUT_MS } from "@tangleaf/contract/constants";
import { ApiError, isBlocked, toApiError, unreached } from "./api-error.ts";
import type { BackgroundPath } from "./background-calls.ts";
import { currentToken } from "./session-store.ts";

/** Browsers let a closing page send this much; a longer body is sent without the promise to arrive. */
const KEEPALIVE_MAX_BYTES = 60_000;

/**
 * Who says what went wrong. Left out, the page says all of it. Whatever stands here, the page itself answers 99, 97 and 81 (login box,
 * notices, pay box).
 * - `action`: the place of the action says a refusal in the server's words; a fault is the page's to say.
 * - `screen`: what shows the answer of a question says refusals and faults in its place, and offers to ask again.
 */
export type ShownBy = "action" | "screen";

/** What is answered instead of a file: our envelope, or the page of something on the way. */
const NO_FILE = /^(application\/json|text\/html)/;

export type CallOptions<P extends ApiPath = ApiPath> = {
  signal?: AbortSignal;
  shownBy?: ShownBy;
  /** Nobody has asked for it now: nothing is said of it, except that the content check stops a text. Only for paths of `BACKGROUND_CALLS`. */
  background?: P extends BackgroundPath ? true : never;
  /** The caller offers the appeal itself where the content check stops a text. */
  ownAppeal?: boolean;
  /** How long the answer may take; ten seconds unless said otherwise. */
  timeoutMs?: number;
  /** The page is about to go: the request shall arrive all the same. */
  keepalive?: boolean;
};

let report: (error: ApiError) => void = () => undefined;

/** Whether the page says it, or who made the call. */
function isPagesToSay(error: ApiError, { shownBy, background, ownAppeal }: CallOptions): boolean {
  if (isBlocked(error)) return ownAppeal !== true;
  if (background === true) return false;
  if (error.kind === "refused") return shownBy === undefined;
  return error.kind !== "transport" || shownBy !== "screen";
}

/** The page decides what an error opens; this file only knows how to call. */
export function setApiErrorHandler(handler: (error: ApiError) => void): void {
  report = handler;
}

/** Hands an error to the page's handler, for callers that work with `send` themselves. */
export function reportApiError(error: ApiError): void {
  report(error);
}

/** Posts the input and answers with the raw response, whatever its status. Streams are read from it. */
export function send<P extends ApiPath>(
  path: P,
  input: InputOf<RouteAt<P>>,
  { signal, keepalive = false }: Pick<CallOptions, "signal" | "keepalive"> = {},
): Promise<Response> {
  const token = currentToken();
  const body = JSON.stringify(input);
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === null ? {} : { authorization: token }) },
    body,
    keepalive: keepalive && new Blob([body]).size <= KEEPALIVE_MAX_BYTES,
    ...(signal === undefined ? {} : { signal }),
  });
}

function sendForm(path: ApiPath, body: FormData, signal: AbortSignal): Promise<Response> {
  const token = currentToken();
  return fetch(path, { method: "POST", body, signal, ...(token === null ? {} : { headers: { authorization: token } }) });
}

/** Makes a call of the contract; a form for those that take a file. Throws `ApiError`; an abort by the caller's signal throws the abort itself. */
export function call<P extends ApiPath>(
  path: P,
  input: InputOf<RouteAt<P>> | FormData,
  options: CallOptions<NoInfer<P>> = {},
): Promise<OutputOf<RouteAt<P>>> {
  return reported(() => exchange(path, input, options), options);
}

/** Asks for the bytes of a file, and answers with the response they come in. Throws like `call`. */
export function callForBytes<P extends ApiPath>(
  path: P,
  input: InputOf<RouteAt<P>>,
  options: Pick<CallOptions, "shownBy"> = {},
): Promise<Response> {
  return reported(async () => {
    const response = await send(path, input);
    if (response.ok && !NO_FILE.test(response.headers.get("content-type") ?? "")) return response;
    throw toApiError({ status: response.status, body: await response.json().catch(() => null) });
  }, options);
}

/** Does what calls the server, and hands the page what went wrong where it is the page's to say. */
export async function reported<T>(work: () => Promise<T>, options: CallOptions): Promise<T> {
  const token = currentToken();
  try {
    return await work();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const apiError = error instanceof ApiError ? error : unreached(error);
    // Nobody here is signed out by it; and a screen that is open to all shows what it has for those who are not signed in.
    const isNobodys = apiError.kind === "session" && (token !== currentToken() || (token === null && options.shownBy === "screen"));
    if (!isNobodys && isPagesToSay(apiError, options)) report(apiError);
    throw apiError;
  }
}

async function exchange<P extends ApiPath>(
  path: P,
  input: InputOf<RouteAt<P>> | FormData,
  { signal, timeoutMs = CALL_TIMEOUT_MS, keepalive }: Pick<CallOptions, "signal" | "timeoutMs" | "keepalive">,
): Promise<OutputOf<RouteAt<P>>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const both = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const response =
    input instanceof FormData
      ? await sendForm(path, input, both)
      : await send(path, input, { signal: both, ...(keepalive === undefined ? {} : { keepalive }) });
  const body: unknown = await response.json().catch(() => null);
  if (isSuccess<OutputOf<RouteAt<P>>>(body)) return body.data;
  throw toApiError({ status: response.status, body });
}

/** The envelope is trusted for the shape of `data`: page and server are built from one contract. */
function isSuccess<T>(body: unknown): body is { data: T } {
  return typeof body === "object" && body !== null && "code" in body && body.code === 0;
}
