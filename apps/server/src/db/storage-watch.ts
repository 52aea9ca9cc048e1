import type { Kysely } from "kysely";
import { isStorageFull } from "../platform/storage-full.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Clock } from "../ports/clock.ts";
import type { Database } from "./schema/index.ts";

/** After a write failed for lack of space it is reported at least this long: that write may have needed more than the probe. */
const FULL_TOLD_MS = 60_000;
/** Cached this long: readiness can be asked by anybody. */
const PROBE_EVERY_MS = 5000;
const PROBE_KEY = "probe";
const PROBE_BYTES = 4096;

export type StorageWatch = {
  /** Records a call's error where it is a lack of space. */
  note(error: unknown): void;
  /** Whether nothing can be stored. Throws the database's error when it does not answer. */
  isFull(): Promise<boolean>;
};

/** Tests by writing: free space says nothing about quotas, nor about a database on another machine. `blobs` null = not checked. */
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
      // Writes without changing anything; a single row, so that two processes cannot deadlock.
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

/** A cached answer from the future means that the clock was set back: ask again. */
function within(ago: number, ms: number): boolean {
  return ago >= 0 && ago < ms;
}
