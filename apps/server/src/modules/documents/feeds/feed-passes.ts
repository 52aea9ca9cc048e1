import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../../db/schema/index.ts";
import type { Clock } from "../../../ports/clock.ts";
import { HEAD_MS, HOLE_MS, WATCHED_MARK_MS } from "../constants.ts";
import { markWatched } from "../document.repo.ts";
import { type Feed, sendEvent, toLots } from "./feed.ts";

/** Shortest pause between two passes over the feeds, and how many times the last pass it is at least. */
const PASS_MS = 250;
const PASS_COST_FACTOR = 20;
const IDS_A_QUERY = 500;

type FeedPasses = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  /** The feeds that are open. */
  readonly open: ReadonlyMap<string, Feed>;
  /** Reads the changes a feed is missing. */
  readonly catchUp: (feed: Feed) => Promise<void>;
  /** Compares feeds with the database. */
  readonly lookAt: (documentIds: readonly string[]) => Promise<void>;
};

/** One timer for all feeds: fills holes, forgets pages that are silent, compares heads, marks documents as watched. */
export function createFeedPasses({ db, clock, log, open, catchUp, lookAt }: FeedPasses) {
  let cancelPass: (() => void) | null = null;
  let headsAt = 0;
  let markedAt = 0;

  /** One look at everything. The pause before the next one grows with what this one has cost. */
  async function pass(): Promise<void> {
    const began = performance.now();
    const now = clock.now();
    const late = [...open.values()].filter(({ holeSince }) => holeSince !== null && now - holeSince >= HOLE_MS);
    await Promise.all(late.map(catchUp));
    for (const feed of open.values()) for (const [id, { until }] of feed.presence) if (until <= now) feed.presence.delete(id);
    try {
      if (now - headsAt >= HEAD_MS) {
        headsAt = now;
        await lookAt([...open.keys()]);
        for (const feed of open.values()) sendEvent(feed, { event: "head", id: feed.position, data: {} });
      }
      if (now - markedAt >= WATCHED_MARK_MS) {
        markedAt = now;
        for (const ids of toLots([...open.keys()], IDS_A_QUERY)) await markWatched(db, ids, now);
      }
    } catch (error) {
      log.warn({ err: error }, "the heads of watched documents could not be read");
    }
    cancelPass = null;
    const cost = performance.now() - began;
    if (open.size > 0) cancelPass = clock.after(Math.max(PASS_MS, cost * PASS_COST_FACTOR), pass);
  }

  return {
    begin(): void {
      if (cancelPass !== null) return;
      headsAt = clock.now();
      cancelPass = clock.after(PASS_MS, pass);
    },
    cancel(): void {
      cancelPass?.();
      cancelPass = null;
    },
  };
}
