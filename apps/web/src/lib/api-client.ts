import type { ApiPath, InputOf, OutputOf, RouteAt } from "@tangleaf/contract";
import { CALL_TIMEOUT_MS } from "@tangleaf/contract/constants";
import { ApiError, isBlocked, toApiError, unreached } from "./api-error.ts";
import { currentToken } from "./session-store.ts";

/** Browsers let a closing page send this much; a longer body is sent without the promise to arrive. */
const KEEPALIVE_MAX_BYTES = 60_000;

export type CallOptions = {
  signal?: AbortSignal;
  /** The caller shows every error itself: nothing is reported to the page's handler, except a text the content check stops. */
  quiet?: boolean;
  /** The caller offers the appeal itself where the content check stops a text. */
  ownAppeal?: boolean;
  /** How long the answer may take; ten seconds unless said otherwise. */
  timeoutMs?: number;
  /** The page is about to go: the request shall arrive all the same. */
  keepalive?: boolean;
};

let report: (error: ApiError) => void = () => undefined;

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

/** Makes a call of the contract; a form for those that take a file. A refusal of a session that is no longer the page's is not reported. Throws `ApiError`; an abort by the caller's signal throws the abort itself. */
export async function call<P extends ApiPath>(
  path: P,
  input: InputOf<RouteAt<P>> | FormData,
  options: CallOptions = {},
): Promise<OutputOf<RouteAt<P>>> {
  const token = currentToken();
  try {
    return await exchange(path, input, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const apiError = error instanceof ApiError ? error : unreached(error);
    const outdated = apiError.kind === "session" && token !== currentToken();
    const isSaid = isBlocked(apiError) ? options.ownAppeal === true : options.quiet === true;
    if (!isSaid && !outdated) report(apiError);
    throw apiError;
  }
}

async function exchange<P extends ApiPath>(
  path: P,
  input: InputOf<RouteAt<P>> | FormData,
  { signal, timeoutMs = CALL_TIMEOUT_MS, keepalive }: CallOptions,
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
