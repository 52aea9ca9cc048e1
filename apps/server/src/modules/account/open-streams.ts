import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Caller } from "./account.ts";
import { listLiveAmong } from "./session.repo.ts";

/**
 * Longest time a stream outlives its session where this process got no message: the session was ended by an operator's
 * command, or the message was lost.
 */
const RECHECK_MS = 800;
/** Sessions per query. */
const SESSIONS_A_QUERY = 500;
const CHANNEL = "account:signed-out";

type Followed = { readonly userId: string; readonly streams: Set<AbortController> };

/** Ends open event streams with their sessions. The database decides which sessions are valid; messages only trigger the check. */
export type OpenStreams = {
  /** `ended` is aborted when the session ends. Call `release` when the stream ends. */
  follow(caller: Caller): { readonly ended: AbortSignal; release(): void };
  /** Makes every process check the streams of a user now. To be called after the transaction that ended a session. */
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

  /** While the database is unreachable, streams go on: nothing says that their sessions have ended. */
  async function look(sessionIds: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < sessionIds.length; from += SESSIONS_A_QUERY) {
        const asked = sessionIds.slice(from, from + SESSIONS_A_QUERY);
        const live = await listLiveAmong(db, asked, clock.now());
        for (const id of asked) if (!live.has(id)) end(id);
      }
      isAway = false;
    } catch (error) {
      // Logged once per outage, not every second.
      if (!isAway) log.warn({ err: error }, "could not look whether the sessions of open streams still live");
      isAway = true;
    }
  }

  /** Checks all sessions with a stream in this process in a few queries. */
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
    // Not awaited: a lost message is covered by the periodic check.
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
