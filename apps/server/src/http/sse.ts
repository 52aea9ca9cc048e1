import {
  type DocumentEvent,
  type JobEvent,
  STREAM_COALESCE_MS,
  STREAM_PING_MS,
  type StreamEvent,
  type UserEvent,
} from "@tangleaf/contract";
import type { FastifyReply } from "fastify";
import type { Deps } from "../deps.ts";
import type { Caller } from "../modules/account/account.ts";
import type { Clock } from "../ports/clock.ts";

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
  connection: "keep-alive",
} as const;
const PING = ": ping\n\n";
/** Bytes buffered for a slow reader; above this it is disconnected. It reconnects with `after` and gets the rest at once. */
const BACKLOG_MAX_BYTES = 4 * 1024 * 1024;

type OpenEvents = (signal: AbortSignal) => AsyncIterable<StreamEvent | JobEvent | DocumentEvent | UserEvent>;

/**
 * Sends events as `text/event-stream` until they end, the reader leaves, or one of `endings` is aborted. Deltas are gathered
 * for STREAM_COALESCE_MS; the first one and all other events are sent at once. Resolves when the response has ended.
 */
export async function sendEvents(input: {
  reply: FastifyReply;
  clock: Clock;
  /** Aborted when the server stops or the session ends. */
  endings: readonly AbortSignal[];
  open: OpenEvents;
}): Promise<void> {
  const { reply, clock, endings } = input;
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
  response.flushHeaders();

  let waiting: { id: number; text: string } | null = null;
  let cancelFlush: (() => void) | null = null;
  const write = (text: string) => {
    if (response.destroyed || response.writableEnded) return;
    response.write(text);
    if (response.writableLength > BACKLOG_MAX_BYTES) response.destroy();
  };
  const flush = () => {
    cancelFlush?.();
    cancelFlush = null;
    if (waiting === null) return;
    write(frame("delta", waiting.id, { text: waiting.text }));
    waiting = null;
  };
  const gather = (id: number, text: string) => {
    if (cancelFlush !== null) {
      waiting = { id, text: (waiting?.text ?? "") + text };
      return;
    }
    write(frame("delta", id, { text }));
    cancelFlush = clock.after(STREAM_COALESCE_MS, flush);
  };

  const stopPing = clock.every(STREAM_PING_MS, () => write(PING));
  try {
    for await (const event of input.open(leaving.signal)) {
      if (event.event === "delta") {
        gather(event.id, event.data.text);
        continue;
      }
      flush();
      write(frame(event.event, event.id, event.data));
    }
  } finally {
    stopPing();
    flush();
    for (const ending of endings) ending.removeEventListener("abort", leave);
    response.end();
  }
}

/** Sends events to a caller as long as their session lasts and the server runs. `of`: whose events, for the log. */
export async function sendToSession(
  { account, clock, stopping, log }: Pick<Deps, "account" | "clock" | "stopping" | "log">,
  input: { reply: FastifyReply; caller: Caller; of: Readonly<Record<string, string>>; open: OpenEvents },
): Promise<void> {
  const { reply, caller, of, open } = input;
  const session = account.followSession(caller);
  try {
    await sendEvents({ reply, clock, endings: [stopping.signal, session.ended], open });
  } catch (error) {
    // Headers have been sent, so no envelope can follow. The page reconnects.
    log.error({ err: error, ...of }, "event stream broken off");
  } finally {
    session.release();
  }
}

function frame(event: string, id: number, data: unknown): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What a browser says by itself when it reconnects. */
export function lastEventId(header: string | string[] | undefined): number {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
