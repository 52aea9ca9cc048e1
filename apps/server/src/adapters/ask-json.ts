import type { Logger } from "pino";
import { readBounded } from "../platform/read-bounded.ts";
import { retryAfter } from "../platform/retry-after.ts";
import type { Clock } from "../ports/clock.ts";
import { createPacer, type Pace } from "./bibliography/pace-calls.ts";

/** What a source is built from. */
export type SourceInput = {
  readonly base: string;
  readonly clock: Clock;
  readonly log: Logger;
};

type Question = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};
type Fault = "unavailable" | "timeout" | "limited" | "badAnswer";
/** The error of the port that is served: its note is for the log. */
type Failure = new (fault: Fault, note: string, waitMs?: number | null) => Error & { readonly fault: Fault };
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Waiting for a turn included: the page gives up after ten seconds. */
const TIMEOUT_MS = 8000;
/** Twenty works with long abstracts are a tenth of it. */
const ANSWER_MAX_BYTES = 2_097_152;
/** After "too many calls" that name no time, and at most. */
const REST_MS = 30_000;
const REST_MAX_MS = 600_000;
const SECOND_MS = 1000;
const JSON_BODY = { "content-type": "application/json" };
const [OK, NOT_FOUND, TOO_MANY, UNAVAILABLE] = [200, 404, 429, 503];

/**
 * Asks one source over HTTP, at the pace it takes. The answer is parsed JSON of any shape; null for 404. Addresses and headers
 * may hold a key: no error and no log line quotes them. Throws `Failure`. `what` is failing, in the log.
 */
export function createAsker(
  input: SourceInput & { name: string; what: string; pace: Pace; userAgent: string; Failure: Failure },
): (question: Question) => Promise<unknown> {
  const { name, what, base, clock, log, userAgent, Failure } = input;
  const pacer = createPacer(clock, input.pace);
  let restUntil = 0;

  async function call({ path, query = {}, body, headers }: Question, signal: AbortSignal): Promise<unknown> {
    const url = new URL(base + path);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const { request } = await import("undici");
    const answer = await request(url, {
      signal,
      headers: { accept: "application/json", "user-agent": userAgent, ...headers, ...(body !== undefined && JSON_BODY) },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    pacer.set(paceOf(answer.headers));
    const { statusCode: status } = answer;
    const asked = retryAfter(answer.headers["retry-after"], clock.now());
    const bytes = await readBounded(answer.body, ANSWER_MAX_BYTES).catch((error: Error) => {
      if (error.message === "too large") throw new Failure("badAnswer", "the answer is too large");
      throw error;
    });
    if (status === NOT_FOUND) return null;
    if (status === TOO_MANY || (status === UNAVAILABLE && asked !== null)) {
      const restMs = Math.min(asked ?? REST_MS, REST_MAX_MS);
      restUntil = clock.now() + restMs;
      throw new Failure("limited", `status ${status}`, restMs);
    }
    if (status !== OK) throw new Failure("unavailable", `status ${status}`);
    try {
      return JSON.parse(bytes.toString("utf8"));
    } catch {
      // No cause: a parser's message quotes the answer.
      throw new Failure("badAnswer", "the answer is no JSON");
    }
  }

  function asFailure(error: unknown, isLate: boolean): InstanceType<Failure> {
    if (isLate) return new Failure("timeout", "no whole answer in time");
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return new Failure("unavailable", `connection: ${code}`);
  }

  return async (question) => {
    const restMs = restUntil - clock.now();
    // Longer than the longest rest: the clock was set back.
    if (restMs > 0 && restMs <= REST_MAX_MS) throw new Failure("limited", `${name}: not asked before its time`, restMs);
    const late = new AbortController();
    const cancel = clock.after(TIMEOUT_MS, () => late.abort());
    const signal = AbortSignal.any([question.signal, late.signal]);
    try {
      if (!(await pacer.turn(signal))) {
        if (question.signal.aborted) throw new Failure("unavailable", "nobody waits for the answer");
        throw new Failure("limited", "too many wait for their turn");
      }
      try {
        return await call(question, signal);
      } finally {
        pacer.done();
      }
    } catch (error) {
      const known = error instanceof Failure ? error : asFailure(error, late.signal.aborted);
      if (!question.signal.aborted) log.warn({ source: name, fault: known.fault, note: known.message }, `${what} failed`);
      throw known;
    } finally {
      cancel();
    }
  };
}

/** `x-rate-limit-limit: 50` calls in `x-rate-limit-interval: 1s`, `x-concurrency-limit: 3` at once. Senseless values are not obeyed. */
function paceOf(headers: Headers): Partial<Pace> {
  const calls = numberOf(headers["x-rate-limit-limit"], /^(\d{1,4})$/);
  const spanSeconds = numberOf(headers["x-rate-limit-interval"], /^(\d{1,2})s$/);
  const atOnce = numberOf(headers["x-concurrency-limit"], /^(\d{1,3})$/);
  return {
    ...(calls !== null && spanSeconds !== null && { calls, spanMs: spanSeconds * SECOND_MS }),
    ...(atOnce !== null && { atOnce }),
  };
}

function numberOf(value: string | string[] | undefined, pattern: RegExp): number | null {
  const found = typeof value === "string" ? Number(pattern.exec(value)?.[1] ?? 0) : 0;
  return found > 0 ? found : null;
}
