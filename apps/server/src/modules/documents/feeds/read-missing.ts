import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../../../db/schema/index.ts";
import type { Clock } from "../../../ports/clock.ts";
import { listUpdates } from "../update.repo.ts";
import { type Feed, sendReady, toUpdateEvent } from "./feed.ts";

const ROWS_A_QUERY = 500;

type MissingChanges = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  /** The log does not go back that far: the document has to be opened again. */
  readonly onGone: (feed: Feed) => void;
};

/** Reads the changes a feed is missing from the log, and sends them; one reading at a time. */
export async function readMissing(feed: Feed, { db, clock, log, onGone }: MissingChanges): Promise<void> {
  if (feed.isReading) return;
  feed.isReading = true;
  try {
    for (;;) {
      const rows = await listUpdates(db, { documentId: feed.documentId, after: feed.position, limit: ROWS_A_QUERY });
      if (!feed.isOpen) return;
      const first = rows[0];
      if (first !== undefined && first.seq > feed.position + 1) return onGone(feed);
      for (const row of rows) feed.ahead.set(row.seq, toUpdateEvent(row.seq, row.client_id, row.data));
      sendReady(feed, clock.now());
      if (rows.length < ROWS_A_QUERY) return;
    }
  } catch (error) {
    log.warn({ err: error, documentId: feed.documentId }, "changes of a document could not be read for its watchers");
  } finally {
    feed.isReading = false;
  }
}
