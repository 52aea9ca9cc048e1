import { readBounded } from "../../platform/read-bounded.ts";
import type { Clock } from "../../ports/clock.ts";
import { ModelError } from "../../ports/model.ts";

const ERROR_BODY_BYTES = 4096;
/** Milliseconds an error's body is waited for; the status alone is enough to classify it. */
const ERROR_BODY_MS = 2000;

/** A failed try: its cause, whether a retry may help, and the pause the provider asked for. */
export class CallFailure extends Error {
  readonly fault: ModelError;
  readonly again: boolean;
  readonly waitMs: number | null;
  constructor(fault: ModelError, again: boolean, waitMs: number | null) {
    super(fault.message);
    this.name = "CallFailure";
    this.fault = fault;
    this.again = again;
    this.waitMs = waitMs;
  }
}

/** Any error of a call, classified. */
export function asCallFailure(error: unknown, begun: boolean): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error instanceof ModelError) {
    // No retry after a timeout: the next model of the class is faster.
    return new CallFailure(error, error.fault === "cut" || error.fault === "malformed", null);
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return new CallFailure(new ModelError(begun ? "cut" : "connect", `connection: ${code}`, { cause: error }), true, null);
}

/** An error's JSON body; null where it is no JSON, too long, or too late. */
export async function readJson(body: AsyncIterable<Uint8Array>, clock: Clock): Promise<unknown> {
  let cancel = () => {};
  const late = new Promise<null>((resolve) => {
    cancel = clock.after(ERROR_BODY_MS, () => resolve(null));
  });
  const read = readBounded(body, ERROR_BODY_BYTES)
    .then((bytes): unknown => JSON.parse(bytes.toString("utf8")))
    .catch(() => null);
  return Promise.race([read, late]).finally(cancel);
}

/** Resolves early when `signal` is aborted. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancel();
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const cancel = clock.after(ms, finish);
    if (signal.aborted) finish();
    else signal.addEventListener("abort", finish);
  });
}
