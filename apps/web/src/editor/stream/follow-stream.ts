import type { StreamEvent } from "@tangleaf/contract";
import { STREAM_PING_MS } from "@tangleaf/contract/constants";
import { reportApiError } from "#lib/api-client.ts";
import { ApiError, toApiError } from "#lib/api-error.ts";
import { currentToken, useSession } from "#lib/session-store.ts";
import { parseEventStream, type RawEvent } from "./parse-event-stream.ts";

/** Two missed pings: the line is dead although nobody said so (a phone that slept, a network that changed). */
const SILENCE_MS = STREAM_PING_MS * 2 + 5000;
/** A stream opens with a comment: without a byte for so long, a proxy may hold it back. */
const FIRST_BYTE_MS = 5000;
/** How long a part of a held-back stream lasts, so that text comes this often … */
const TEXT_PART_MS = 2000;
/** … and what changes less often: a document others have open, the state of the account. */
export const QUIET_PART_MS = 5000;
/** A part that has not come this long after its end is not coming. */
const PART_LATE_MS = 10_000;
const EVENT_NAMES = new Set(["delta", "reasoning", "progress", "usage", "done", "error"]);

/** Whether the line to the server stands, or waits: for the network, a sign-in, or (`isRefused`) until another page is closed. */
export type LineEvent = { event: "line"; connected: boolean; signedOut?: boolean; isRefused?: boolean };
/** What a follower hears: the server's events, and the state of the line. */
export type FollowEvent = StreamEvent | LineEvent;

/** Where a stream begins, and how long it lasts where a proxy would hold a longer one back. */
export type StreamFrom = { after: number; lastingMs?: number };

export type OpenStream = (from: StreamFrom, signal: AbortSignal) => Promise<Response>;

export type FollowOptions = {
  after: number;
  /** Opens the stream behind `after`. */
  open: OpenStream;
  /** How long a part lasts where a proxy holds the whole back, in ms. */
  partMs?: number;
  /** Asks for a sign-in and resolves once there is one, or when the signal is aborted. */
  waitForSession: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
};

/**
 * Follows the events of one generation until it ends. A lost line is taken up again behind the last character that arrived; the
 * generation itself is never touched, because it lives on the server.
 */
export function followStream(options: FollowOptions): AsyncGenerator<FollowEvent> {
  return followEvents<StreamEvent>(options, {
    read: toStreamEvent,
    reached: (event) => (event.event === "delta" ? event.id : null),
    isLast: ({ event }) => event === "done" || event === "error",
  });
}

type Events<E> = {
  /** undefined: passed over. */
  read: (raw: RawEvent) => E | undefined;
  /** Where the line is taken up again after this event; null = as before. */
  reached: (event: E) => number | null;
  isLast: (event: E) => boolean;
};

/** Whether a proxy holds streams back here; found once for all streams of the page, and until one flows again. */
let streamsAreHeldBack = false;

/**
 * Follows a stream of events until its last one. Some proxies pass an answer on only when it has ended: where no byte comes in time,
 * the stream is asked for in parts that end by themselves. A lost line is taken up again. A session that ended, here or on another device,
 * ends the line as well: it is taken up likewise after the next sign-in, and one more than a person may have once another is closed. Throws `ApiError` when the server refuses to stream.
 */
export async function* followEvents<E>(
  { after, open, partMs = TEXT_PART_MS, waitForSession, signal }: FollowOptions,
  { read, reached: reachedBy, isLast }: Events<E>,
): AsyncGenerator<E | LineEvent> {
  let reached = after;
  let failures = 0;
  let isConnected = false;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const inParts = streamsAreHeldBack;
    const openedAt = performance.now();
    let firstByteAt: number | null = null;
    const silence = createSilenceGuard({ firstMs: inParts ? partMs + PART_LATE_MS : FIRST_BYTE_MS, onSilence: () => attempt.abort() });
    const either = AbortSignal.any([signal, attempt.signal]);
    let signedOut = false;
    let isRefused = false;
    try {
      const response = await open(inParts ? { after: reached, lastingMs: partMs } : { after: reached }, either);
      const body = await requireStream(response);
      if (!isConnected) yield { event: "line", connected: true };
      isConnected = true;
      for await (const raw of parseEventStream(body, either)) {
        silence.heard();
        firstByteAt ??= performance.now();
        failures = 0;
        const event = read(raw);
        if (event === undefined) continue;
        reached = reachedBy(event) ?? reached;
        yield event;
        if (isLast(event)) return;
      }
    } catch (error) {
      signedOut = error instanceof ApiError && error.kind === "session";
      isRefused = error instanceof ApiError && error.reason === "stream.tooMany";
      if (error instanceof ApiError && error.kind !== "transport" && !signedOut && !isRefused) throw error;
    } finally {
      silence.end();
      attempt.abort();
    }
    if (signal.aborted) return;
    if (!inParts && firstByteAt === null && performance.now() - openedAt >= FIRST_BYTE_MS) {
      streamsAreHeldBack = true;
      continue;
    }
    const now = performance.now();
    if (inParts && firstByteAt !== null && now - openedAt >= partMs / 2) {
      // Had it been held back, all of it would have come at its end.
      streamsAreHeldBack = now - firstByteAt < partMs / 2;
      continue;
    }
    isConnected = false;
    yield { event: "line", connected: false, signedOut, isRefused };
    if (signedOut) await waitForSession(signal);
    else await waitForLine({ ms: isRefused ? LAST_BACK_OFF_MS : backOffMs(failures++), signal });
  }
}

async function requireStream(response: Response): Promise<ReadableStream<Uint8Array>> {
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && response.body && type.startsWith("text/event-stream")) return response.body;
  const body: unknown = await response.json().catch(() => null);
  throw toApiError({ status: response.status, body });
}

/** Page and server are built from one contract: the shape of a known event is trusted, an unknown one is passed over. */
function toStreamEvent(raw: RawEvent): StreamEvent | undefined {
  if (!EVENT_NAMES.has(raw.event)) return undefined;
  try {
    return { event: raw.event, id: raw.id ?? 0, data: JSON.parse(raw.data) } as StreamEvent;
  } catch {
    return undefined;
  }
}

function createSilenceGuard({ firstMs, onSilence }: { firstMs: number; onSilence: () => void }): { heard(): void; end(): void } {
  let timer = setTimeout(onSilence, firstMs);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

const FIRST_BACK_OFF_MS = 500;
const LAST_BACK_OFF_MS = 15_000;
const FACTOR = 2;

/** Waiting time before the next attempt: doubles with every failure. */
function backOffMs(failures: number): number {
  return Math.min(FIRST_BACK_OFF_MS * FACTOR ** failures, LAST_BACK_OFF_MS);
}

/** Waits, but no longer than until the network is back or the page is looked at again. */
function waitForLine({ ms, signal }: { ms: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const onVisible = () => {
      if (document.visibilityState === "visible") end();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.("online", end);
    globalThis.document?.addEventListener("visibilitychange", onVisible);
    signal.addEventListener("abort", end);
    function end() {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      globalThis.document?.removeEventListener("visibilitychange", onVisible);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}

/** The session has ended while a stream was followed: asks for a sign-in, unless its owner has just left, and resolves with the next session. */
export async function waitForSession(signal: AbortSignal): Promise<void> {
  // Without a token nothing was taken away: somebody signed out here, on purpose.
  if (currentToken() !== null) reportApiError(new ApiError({ kind: "session", message: "" }));
  if (currentToken() !== null || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      unsubscribe();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const unsubscribe = useSession.subscribe(({ token }) => token !== null && end());
    signal.addEventListener("abort", end);
  });
}
