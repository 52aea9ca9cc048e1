import { REASONS, type ReasonCode, type StreamEvent } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { FEED_LOOK_MS, WATCH_RECHECK_MS, WATCH_REFILL_MS } from "./constants.ts";
import { findOwned, type GenerationRow, listByIds } from "./generation.repo.ts";
import type { Live } from "./live.ts";
import type { GenerationOptions } from "./options.ts";
import type { Runner } from "./runner.ts";
import type { EventReader } from "./watching/feed-members.ts";
import type { Pulse } from "./watching/pulse.ts";
import { createTextFeed, type FeedState, type TextFeed } from "./watching/text-feed.ts";

/** Rows of one statement, when texts nobody says anything of are looked up. */
const ROWS_PER_LOOK = 100;

type WatchInput = { userId: string; generationId: string; after: number; signal: AbortSignal; reader: EventReader };

/** A text that is watched in this process. */
type Watched = {
  readonly feed: TextFeed;
  readonly listening: Promise<() => void>;
  readers: number;
  /** Something was heard of it since the last look. */
  isHeard: boolean;
  /** When it was heard of or looked up last, and since when a piece is missing. */
  heardAt: number;
  gapSince: number;
  /** The run it shows; null before one has begun. */
  epoch: number | null;
};

export type Watching = {
  /** Replays what was written after `after`, then follows to the end, or until `signal` is aborted. Throws generation.unknown. */
  watch(input: WatchInput): Promise<void>;
  close(): void;
};

/**
 * One feed for each text that is watched here, however many watch it. It listens first and reads second, and knows by the
 * offset of every piece what it already has: nothing is missed, nothing comes twice, wherever the run is.
 */
export function createWatching(
  deps: Pick<GenerationOptions, "db" | "clock" | "log" | "messageOf"> & { live: Live; runner: Runner; pulse: Pulse },
): Watching {
  const { db, clock, log, live, runner, pulse } = deps;
  const watched = new Map<string, Watched>();
  let stopLooking: (() => void) | null = null;

  function open(id: string): Watched {
    const feed = createTextFeed({ pulse, onGap: () => look([id]) });
    const listening = live.follow(id, (event) => {
      one.isHeard = true;
      if (event.type === "end") look([id]);
      else feed.take(event);
    });
    const one: Watched = { feed, listening, readers: 0, isHeard: false, heardAt: clock.now(), gapSince: 0, epoch: null };
    watched.set(id, one);
    stopLooking ??= clock.every(FEED_LOOK_MS, lookAtSilent);
    return one;
  }

  async function leave(id: string, one: Watched): Promise<void> {
    one.readers--;
    if (one.readers > 0) return;
    if (watched.get(id) === one) watched.delete(id);
    if (watched.size === 0) close();
    (await one.listening)();
  }

  function close(): void {
    stopLooking?.();
    stopLooking = null;
  }

  function stateOf(row: GenerationRow): FeedState {
    if (isEnded(row)) return { text: row.text, progress: null, ending: (position) => endingOf(deps, row, position) };
    const run = runner.get(row.id);
    run?.takeWaiting();
    return { text: run?.text ?? row.text, progress: run?.progress ?? null, ending: null };
  }

  function learn(one: Watched, row: GenerationRow): void {
    const isFirst = one.epoch === null;
    if (row.status === "writing" && isFirst) one.epoch = row.epoch;
    one.feed.learn(stateOf(row));
    one.heardAt = clock.now();
    if (one.feed.isOver) {
      if (watched.get(row.id) === one) watched.delete(row.id);
      return;
    }
    // The owner has up to half a second more than the database.
    if (row.owner === null || runner.get(row.id) !== undefined || (!isFirst && !one.feed.hasGap)) return;
    one.gapSince = clock.now();
    live.command(row.owner, { type: "send", id: row.id, from: one.feed.known });
  }

  function letGo(id: string, one: Watched): void {
    if (watched.get(id) === one) watched.delete(id);
    one.feed.letGo();
  }

  function look(ids: readonly string[]): void {
    void lookUp(ids).catch((error: unknown) => {
      // The next look tries again.
      for (const id of ids) {
        const one = watched.get(id);
        if (one !== undefined) one.heardAt = 0;
      }
      log.warn({ err: error }, "watched texts could not be looked up");
    });
  }

  async function lookUp(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += ROWS_PER_LOOK) {
      for (const row of await listByIds(db, ids.slice(from, from + ROWS_PER_LOOK))) {
        const one = watched.get(row.id);
        if (one === undefined) continue;
        if (isOfAnotherRun(one.epoch, row)) letGo(row.id, one);
        else learn(one, row);
      }
    }
  }

  function lookAtSilent(): void {
    const now = clock.now();
    const due: string[] = [];
    for (const [id, one] of watched) {
      if (one.isHeard) one.heardAt = now;
      one.isHeard = false;
      const isMissing = one.feed.hasGap && now - one.gapSince >= WATCH_REFILL_MS;
      // A run of this process says everything itself.
      const isSilent = now - one.heardAt >= WATCH_RECHECK_MS && runner.get(id) === undefined;
      if (!isMissing && !isSilent && one.heardAt > 0) continue;
      one.heardAt = now;
      due.push(id);
    }
    if (due.length > 0) look(due);
  }

  return {
    async watch({ userId, generationId: id, after, signal, reader }) {
      const one = watched.get(id) ?? open(id);
      one.readers++;
      try {
        await one.listening;
        const row = await findOwned(db, userId, id);
        if (row === undefined) throw new AppError("generation.unknown");
        // The page comes back, to a feed of that run.
        if (isOfAnotherRun(one.epoch, row)) return letGo(id, one);
        learn(one, row);
        await one.feed.show(reader, after, signal);
      } finally {
        await leave(id, one);
      }
    },
    close,
  };
}

function endingOf(deps: Pick<GenerationOptions, "messageOf">, row: GenerationRow, id: number): StreamEvent[] {
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens, charged, balance_after: balance } = row;
  const events: StreamEvent[] = [{ event: "usage", id, data: { promptTokens, completionTokens, charged, balanceToken: balance ?? 0 } }];
  if (row.status === "failed") {
    const reason = asReason(row.finish_reason);
    events.push({ event: "error", id, data: { code: REASONS[reason].code, message: deps.messageOf(reason), reason } });
  }
  return [...events, { event: "done", id, data: { status: row.status, finishReason: row.finish_reason, chars: row.chars } }];
}

/**
 * Whether a text waits again, or is written by another run than that of `known`, so that it begins anew: what its feed has may not be part
 * of it. A row may have been read before that run took the text and come after it is known: it still waits, with an earlier epoch.
 */
export function isOfAnotherRun(known: number | null, row: Pick<GenerationRow, "status" | "epoch">): boolean {
  if (known === null) return false;
  return row.status === "queued" ? row.epoch >= known : row.status === "writing" && row.epoch > known;
}

function isEnded(row: GenerationRow): boolean {
  return row.status !== "queued" && row.status !== "writing";
}

function asReason(finishReason: string | null): ReasonCode {
  return finishReason !== null && finishReason in REASONS ? (finishReason as ReasonCode) : "model.failed";
}
