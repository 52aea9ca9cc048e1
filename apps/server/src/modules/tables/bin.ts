import { WORK } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { assertBinCapacity } from "../bin-capacity.ts";
import type { Db } from "../metering/metering.ts";
import { assertCapacity } from "./capacity.ts";
import type { TableParts } from "./options.ts";
import {
  countRemoved,
  deleteTables,
  findOwned,
  type ListedTable,
  listDue,
  listIds,
  lockUser,
  requireOpenUser,
  setRemoved,
} from "./table.repo.ts";
import type { TableStore } from "./table-store.ts";

/** How long a table that was removed can be brought back. */
const RESTORABLE_MS = WORK.binDays * 86_400_000;
const TABLES_A_BATCH = 20;

type Several = { readonly userId: string; readonly tableIds: readonly string[] };

/** Where removed tables wait. Locks are taken in one order: the user's row, the tables. */
export function createBin(parts: TableParts, store: TableStore) {
  const { db, clock } = parts;

  /** Under the lock of the user's row. Throws table.unknown where one of them is not there, or went by itself. */
  async function own(trx: Db, { userId, tableIds }: Several): Promise<ListedTable[]> {
    await requireOpenUser(trx, userId);
    const ids = [...new Set(tableIds)];
    const now = clock.now();
    const rows = (await findOwned(trx, userId, ids)).filter(
      ({ expires_at, removed_at }) =>
        (expires_at === null || expires_at > now) && (removed_at === null || removed_at > now - RESTORABLE_MS),
    );
    if (rows.length !== ids.length) throw new AppError("table.unknown");
    return rows;
  }

  return {
    async remove(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const rows = (await own(trx, several)).filter(({ removed_at }) => removed_at === null);
        if (rows.length === 0) return;
        const { userId } = several;
        await assertBinCapacity(parts, trx, { userId, has: await countRemoved(trx, userId), more: rows.length });
        await setRemoved(
          trx,
          rows.map(({ id }) => id),
          clock.now(),
        );
      });
    },

    async restore(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const rows = (await own(trx, several)).filter(({ removed_at }) => removed_at !== null);
        if (rows.length === 0) return;
        const kept = rows.filter(({ is_kept }) => is_kept === 1).length;
        const bytes = rows.reduce((sum, row) => sum + Number(row.bytes), 0);
        await assertCapacity(parts, trx, { userId: several.userId, kept, unkept: rows.length - kept, bytes });
        await setRemoved(
          trx,
          rows.map(({ id }) => id),
          null,
        );
      });
    },

    /** Deletes those that were removed, for good, and no other. */
    async erase(several: Several): Promise<void> {
      const keys = await inTransaction(db, async (trx) => {
        const ids = (await own(trx, several)).filter(({ removed_at }) => removed_at !== null).map(({ id }) => id);
        return takeOut(trx, store, ids);
      });
      for (const key of keys) await store.drop(key);
    },

    /** Deletes what waited long enough, and what went by itself; returns how many. */
    async eraseDue(): Promise<number> {
      let erased = 0;
      for (;;) {
        const now = clock.now();
        const removedBefore = now - RESTORABLE_MS;
        const due = await listDue(db, { now, removedBefore, limit: TABLES_A_BATCH });
        for (const { id, user_id } of due) {
          const keys = await inTransaction(db, async (trx) => {
            await lockUser(trx, user_id);
            // It may have been restored, used or deleted meanwhile.
            const [row] = await findOwned(trx, user_id, [id]);
            const isDue = row !== undefined && ((row.removed_at ?? now) <= removedBefore || (row.expires_at ?? now + 1) <= now);
            return isDue ? takeOut(trx, store, [id]) : null;
          });
          if (keys === null) continue;
          erased += 1;
          for (const key of keys) await store.drop(key);
        }
        if (due.length < TABLES_A_BATCH) return erased;
      }
    },

    /** Deletes what a person has removed before its time is over: it takes space they need. */
    async eraseRemoved(userId: string): Promise<void> {
      await eraseTables({ db, store }, await listIds(db, userId, { limit: TABLES_A_BATCH, isRemoved: true }));
    },
  };
}
/** Deletes tables for good, with their answers; the keys of what they had stored, which goes when this is committed. */
async function takeOut(trx: Db, store: TableStore, ids: readonly string[]): Promise<string[]> {
  const keys = await deleteTables(trx, ids);
  await store.release(trx, keys);
  return keys;
}

/** The same, and what they had stored. */
export async function eraseTables({ db, store }: { db: TableParts["db"]; store: TableStore }, ids: readonly string[]): Promise<void> {
  for (const key of await inTransaction(db, (trx) => takeOut(trx, store, ids))) await store.drop(key);
}

export type Bin = ReturnType<typeof createBin>;
