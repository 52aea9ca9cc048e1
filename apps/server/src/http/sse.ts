import { type DocumentEvent, type JobEvent, STREAM_PING_MS, type StreamEvent, type UserEvent } from "@tangleaf/contract";
import type { FastifyReply } from "fastify";
import type { Deps } from "../deps.ts";
import type { Caller } from "../modules/account/account.ts";

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
} as const;
const PING = ": ping\n\n";
/** Sent as the stream opens, so that a page can tell a stream that flows from one that a proxy holds back. */
const OPENED = ": open\n\n";
/** One timer looks at all streams: a line that was silent from one look to the next is pinged, so within STREAM_PING_MS. */
const LOOK_MS = STREAM_PING_MS / 2;
/** A reader that has taken nothing for so many looks (30 s) is disconnected. It comes back with `after` and gets the rest at once. */
const STUCK_LOOKS = 4;

type AnyEvent = StreamEvent | JobEvent | DocumentEvent | UserEvent;

/** The response of an event stream that is open. */
export type EventLine = {
  /** Aborted when the reader leaves, the session ends or the server stops. */
  readonly signal: AbortSignal;
  /** Sends events; null, or what to wait for before more is sent. The same array given to many lines is written out once. */
  put(events: readonly AnyEvent[]): Promise<void> | null;
};

/**
 * Sends events to a caller as long as their session lasts and the server runs. `of`: whose events, for the log. Throws stream.tooMany before
 * anything is sent.
 */
export type SendToSession = (input: {
  reply: FastifyReply;
  caller: Caller;
  of: Readonly<Record<string, string>>;
  /** It ends at once, so it takes no place. */
  isBrief?: boolean;
  /** Ends the stream after so long, so that a proxy which holds it back lets go of what it has. */
  lastingMs?: number | undefined;
  /** Gives the line its events; the stream ends when it resolves. */
  run: (line: EventLine) => Promise<void>;
}) => Promise<void>;

type OpenLine = EventLine & { look(): void; end(): void };

/** Headers of event streams. */
export type StreamDeps = Pick<Deps, "account" | "clock" | "stopping" | "log" | "streamPlaces">;

/** Event streams (`text/event-stream`) of one group of calls. */
export function createEventStreams({ account, clock, stopping, log, streamPlaces }: StreamDeps): SendToSession {
  const lines = new Set<OpenLine>();
  let stopLooking = () => {};

  function add(line: OpenLine): void {
    lines.add(line);
    if (lines.size > 1) return;
    stopLooking = clock.every(LOOK_MS, () => {
      for (const each of lines) each.look();
    });
  }

  function remove(line: OpenLine): void {
    lines.delete(line);
    if (lines.size === 0) stopLooking();
  }

  return async ({ reply, caller, of, isBrief = false, lastingMs, run }) => {
    const release = isBrief ? null : streamPlaces.take(caller.userId);
    const session = account.followSession(caller);
    const partOver = new AbortController();
    const stopTimer = lastingMs === undefined ? null : clock.after(lastingMs, () => partOver.abort());
    const line = openLine(reply, [stopping.signal, session.ended, partOver.signal]);
    add(line);
    try {
      await run(line);
    } catch (error) {
      // Headers have been sent, so no envelope can follow. The page reconnects.
      log.error({ err: error, ...of }, "event stream broken off");
    } finally {
      stopTimer?.();
      remove(line);
      line.end();
      session.release();
      release?.();
    }
  };
}

/** `endings`: whichever is aborted first ends the stream. */
function openLine(reply: FastifyReply, endings: readonly AbortSignal[]): OpenLine {
  const response = reply.raw;
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  response.on("close", leave);
  response.on("error", leave);
  for (const ending of endings) {
    ending.addEventListener("abort", leave);
    if (ending.aborted) leave();
  }

  reply.hijack();
  // The raw response does not get the headers set on `reply`.
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, HEADERS);
  response.write(OPENED);

  let isSilent = false;
  let stuckLooks = 0;
  let draining: Promise<void> | null = null;

  function untilDrained(): Promise<void> {
    draining ??= new Promise<void>((resolve) => {
      const end = () => {
        response.off("drain", end);
        leaving.signal.removeEventListener("abort", end);
        draining = null;
        stuckLooks = 0;
        resolve();
      };
      response.on("drain", end);
      leaving.signal.addEventListener("abort", end);
      if (leaving.signal.aborted) end();
    });
    return draining;
  }

  return {
    signal: leaving.signal,
    put(events) {
      if (response.destroyed || response.writableEnded || events.length === 0) return null;
      isSilent = false;
      return response.write(encodeEvents(events)) ? null : untilDrained();
    },
    look() {
      if (draining !== null) {
        if (++stuckLooks >= STUCK_LOOKS) response.destroy();
      } else if (isSilent && !response.writableEnded) response.write(PING);
      isSilent = true;
    },
    end() {
      for (const ending of endings) ending.removeEventListener("abort", leave);
      response.end();
    },
  };
}

/** Sends what a source gives, no faster than it is read. */
export async function sendAll(line: EventLine, events: AsyncIterable<AnyEvent>): Promise<void> {
  for await (const event of events) await line.put([event]);
}

let lastEvents: readonly AnyEvent[] | null = null;
let lastBytes: Buffer;

/** The bytes of events. The last ones are kept: all watchers of a text are given the same array, one after the other. */
function encodeEvents(events: readonly AnyEvent[]): Buffer {
  if (events === lastEvents) return lastBytes;
  lastBytes = Buffer.from(events.map(encodeEvent).join(""));
  lastEvents = events;
  return lastBytes;
}

function encodeEvent({ event, id, data }: AnyEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What a browser says by itself when it reconnects. */
export function lastEventId(header: string | string[] | undefined): number {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
