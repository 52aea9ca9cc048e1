import { createHash } from "node:crypto";
import type { UserEvent, UserState } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Broker } from "../../ports/broker.ts";
import type { Clock } from "../../ports/clock.ts";
import type { UserEvents, UserPlace } from "./user-events.ts";
import { newestAnnouncement, readStates } from "./user-state.repo.ts";

/** Streams of one person in one process: browsers of theirs that are open. */
const STREAMS_MAX = 6;
/** Everybody who watches is looked at this often: what no message said, or was lost, comes so late at most. */
const RECHECK_MS = 10_000;
/** From a message to the look: what it tells is committed by then, and many of them are one look. */
const SETTLE_MS = 300;
const USERS_A_QUERY = 500;
const CHANNEL = "user:changed";

type Stream = { take(state: UserState): void };

/** The user event stream (docs/decisions/073): the database says how things stand, messages only say that it is time to look. */
export function createUserEvents(parts: { db: Kysely<Database>; clock: Clock; broker: Broker; log: Pick<Logger, "warn"> }): UserEvents {
  const { db, clock, broker, log } = parts;
  const streams = new Map<string, Set<Stream>>();
  const places = new Map<string, number>();
  /** People to look at in a moment. */
  const told = new Set<string>();
  let stopLooking: (() => void) | null = null;
  let isListening = false;

  async function stateOf(userIds: readonly string[]): Promise<Map<string, UserState>> {
    const now = clock.now();
    const [states, announced] = await Promise.all([readStates(db, userIds, now), newestAnnouncement(db, now)]);
    return new Map([...states].map(([id, state]) => [id, { ...state, announced }]));
  }

  async function look(userIds: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < userIds.length; from += USERS_A_QUERY) {
        const states = await stateOf(userIds.slice(from, from + USERS_A_QUERY));
        for (const [userId, state] of states) for (const stream of streams.get(userId) ?? []) stream.take(state);
      }
    } catch (error) {
      log.warn({ err: error }, "could not look how things stand for those who watch");
    }
  }

  function lookSoon(userId: string): void {
    if (!streams.has(userId) || told.has(userId)) return;
    told.add(userId);
    clock.after(SETTLE_MS, () => {
      told.delete(userId);
      return look([userId]);
    });
  }

  function follow(userId: string, stream: Stream): () => void {
    const own = streams.get(userId) ?? new Set();
    streams.set(userId, own.add(stream));
    stopLooking ??= clock.every(RECHECK_MS, () => look([...streams.keys()]));
    if (!isListening) {
      isListening = true;
      // Not awaited: a lost message is covered by the periodic look.
      void broker.subscribe(CHANNEL, lookSoon);
    }
    return () => {
      own.delete(stream);
      if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      if (streams.size > 0) return;
      stopLooking?.();
      stopLooking = null;
    };
  }

  async function now(userId: string): Promise<UserState> {
    const state = (await stateOf([userId])).get(userId);
    if (state === undefined) throw new AppError("session.invalid");
    return state;
  }

  async function* watch({ userId, after, once, signal }: Parameters<UserEvents["watch"]>[0]): AsyncGenerator<UserEvent> {
    if (once) {
      yield eventOf(await now(userId));
      return;
    }
    let newest: UserState | null = null;
    let wake = () => {};
    // Listens first and looks second: what changes in between is seen by one of them.
    const leave = follow(userId, {
      take(state) {
        newest = state;
        wake();
      },
    });
    const stop = () => wake();
    signal.addEventListener("abort", stop);
    let sent = after;
    try {
      let state: UserState | null = await now(userId);
      while (!signal.aborted) {
        const event = state === null ? null : eventOf(state);
        if (event !== null && event.id !== sent) {
          sent = event.id;
          yield event;
        }
        if (newest === null && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
        state = newest;
        newest = null;
      }
    } finally {
      signal.removeEventListener("abort", stop);
      leave();
    }
  }

  return {
    take(userId): UserPlace {
      const taken = places.get(userId) ?? 0;
      if (taken >= STREAMS_MAX) throw new AppError("stream.tooMany", { params: { max: STREAMS_MAX } });
      places.set(userId, taken + 1);
      return {
        release() {
          const left = (places.get(userId) ?? 1) - 1;
          if (left === 0) places.delete(userId);
          else places.set(userId, left);
        },
      };
    },
    watch,
    changed: (userId) => broker.publish(CHANNEL, userId),
  };
}

const ID_BYTES = 4;

/** A state's id is made of what it says: the same on every process, and after a restart. */
function eventOf(state: UserState): UserEvent {
  const id = createHash("sha256").update(JSON.stringify(state)).digest().readUIntBE(0, ID_BYTES) >>> 1;
  return { event: "state", id, data: state };
}
