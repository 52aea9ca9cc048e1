import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Caller } from "./account.ts";
import { listLiveAmong } from "./session.repo.ts";

/**
 * A stream outlives its session by no more than this, also where nobody told this process: an operator's command ended it, or
 * the message was lost.
 */
const RECHECK_MS = 800;
/** Sessions asked about in one query. */
const SESSIONS_A_QUERY = 500;
const CHANNEL = "account:signed-out";

type Followed = { readonly userId: string; readonly streams: Set<AbortController> };

/** Ends open event streams with the sessions they were opened under. The database says which live; messages say when to look. */
export type OpenStreams = {
  /** `ended` is aborted once the session is over. `release` when the stream is. */
  follow(caller: Caller): { readonly ended: AbortSignal; release(): void };
  /** Has every process look at the streams of a user now. Called once what ended a session is committed. */
  signedOut(userId: string): void;
};

export function createOpenStreams(parts: { db: Kysely<Database>; clock: Clock; broker: Broker; log: Pick<Logger, "warn"> }): OpenStreams {
  const { db, clock, broker, log } = parts;
  const followed = new Map<string, Followed>();
  let stopLooking: (() => void) | null = null;
  let isLooking = false;
  let isListening = false;
  let isAway = false;

  function end(sessionId: string): void {
    const { streams = [] } = followed.get(sessionId) ?? {};
    followed.delete(sessionId);
    for (const stream of streams) stream.abort();
  }

  /** Streams go on while the database is away: nobody can say that their session is over. */
  async function look(sessionIds: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < sessionIds.length; from += SESSIONS_A_QUERY) {
        const asked = sessionIds.slice(from, from + SESSIONS_A_QUERY);
        const live = await listLiveAmong(db, asked, clock.now());
        for (const id of asked) if (!live.has(id)) end(id);
      }
      isAway = false;
    } catch (error) {
      // Once, and not every second of it.
      if (!isAway) log.warn({ err: error }, "could not look whether the sessions of open streams still live");
      isAway = true;
    }
  }

  /** All sessions with a stream in this process, in a few queries however many there are. */
  async function lookAtAll(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await look([...followed.keys()]);
    isLooking = false;
  }

  function begin(): void {
    stopLooking ??= clock.every(RECHECK_MS, lookAtAll);
    if (isListening) return;
    isListening = true;
    // Nobody waits for it: what is missed meanwhile, the next look finds.
    void broker.subscribe(CHANNEL, (userId) => void look([...followed].filter(([, of]) => of.userId === userId).map(([id]) => id)));
  }

  return {
    follow({ userId, sessionId }) {
      const stream = new AbortController();
      const session = followed.get(sessionId) ?? { userId, streams: new Set() };
      followed.set(sessionId, session);
      session.streams.add(stream);
      begin();
      return {
        ended: stream.signal,
        release() {
          session.streams.delete(stream);
          if (session.streams.size === 0 && followed.get(sessionId) === session) followed.delete(sessionId);
          if (followed.size > 0) return;
          stopLooking?.();
          stopLooking = null;
        },
      };
    },
    signedOut: (userId) => broker.publish(CHANNEL, userId),
  };
}
