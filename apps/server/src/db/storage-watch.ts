import type { Kysely } from "kysely";
import { isStorageFull } from "../platform/storage-full.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Clock } from "../ports/clock.ts";
import type { Database } from "./schema/index.ts";

/** A write that failed for lack of room is told for this long: it may have needed more than the probe does. */
const FULL_TOLD_MS = 60_000;
/** Anybody may ask: the answer is looked up no more often than this. */
const PROBE_EVERY_MS = 5000;
const PROBE_KEY = "probe";
const PROBE_BYTES = 4096;

export type StorageWatch = {
  /** Notes why a call failed, where it was for lack of room. */
  note(error: unknown): void;
  /** Whether there is no room to store anything. Throws what the database says when it does not answer. */
  isFull(): Promise<boolean>;
};

/** Finds out by writing: free space alone says nothing of quotas, nor of a database on another machine. `blobs` null = not ours to watch. */
export function createStorageWatch({ db, blobs, clock }: { db: Kysely<Database>; blobs: Blobs | null; clock: Clock }): StorageWatch {
  let fullAt = Number.NEGATIVE_INFINITY;
  let last = { at: Number.NEGATIVE_INFINITY, full: Promise.resolve(false) };

  return {
    note(error) {
      if (isStorageFull(error)) fullAt = clock.now();
    },
    async isFull() {
      const now = clock.now();
      if (within(now - fullAt, FULL_TOLD_MS)) return true;
      if (!within(now - last.at, PROBE_EVERY_MS)) last = { at: now, full: probe() };
      return last.full;
    },
  };

  async function probe(): Promise<boolean> {
    try {
      // Changes nothing and is written all the same; one row, so that no two processes wait for each other in a circle.
      await db
        .updateTable("process")
        .set((eb) => ({ beat_at: eb.ref("beat_at") }))
        .where("id", "=", (eb) => eb.selectFrom("process").select((one) => one.fn.min("id").as("id")))
        .execute();
    } catch (error) {
      if (isStorageFull(error)) return true;
      throw error;
    }
    try {
      await blobs?.put(PROBE_KEY, new Uint8Array(PROBE_BYTES), "application/octet-stream");
      await blobs?.remove(PROBE_KEY);
      return false;
    } catch (error) {
      return isStorageFull(error);
    }
  }
}

/** A clock that was set back begins anew. */
function within(ago: number, ms: number): boolean {
  return ago >= 0 && ago < ms;
}
