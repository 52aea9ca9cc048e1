import { WORK } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { createBin } from "../bin/bin.ts";
import type { Db } from "../metering/metering.ts";
import { assertCapacity } from "./capacity.ts";
import type { TableParts } from "./options.ts";
import { deleteTables, findOwned, type ListedTable, listExpired } from "./table.repo.ts";
import type { TableStore } from "./table-store.ts";

/** A table that was removed goes when it can no longer be brought back, one that is not kept when it was not used for long. */
const RESTORABLE_MS = WORK.binDays * 86_400_000;

const isGone = ({ expires_at, removed_at }: ListedTable, now: number): boolean =>
  (expires_at !== null && expires_at <= now) || (removed_at !== null && removed_at <= now - RESTORABLE_MS);

/** Bin of tables. */
export function createTableBin(parts: TableParts, store: TableStore) {
  const { db } = parts;
  return createBin(parts, {
    table: { name: "data_table", id: "id" },
    days: WORK.binDays,
    unknown: () => new AppError("table.unknown"),
    readId: ({ id }) => id,
    find: findOwned,
    assertCapacity(trx, userId, rows) {
      const kept = rows.filter(({ is_kept }) => is_kept === 1).length;
      const bytes = rows.reduce((sum, row) => sum + Number(row.bytes), 0);
      return assertCapacity(parts, trx, { userId, kept, unkept: rows.length - kept, bytes });
    },
    async erase(trx, _userId, rows) {
      const keys = await takeOut(
        trx,
        store,
        rows.map(({ id }) => id),
      );
      return () => dropAll(store, keys);
    },
    goesByItself: { list: (now, limit) => listExpired(db, now, limit), isGone },
  });
}

/** Deletes tables for good, with their answers; the keys of what they had stored, which goes when this is committed. */
async function takeOut(trx: Db, store: TableStore, ids: readonly string[]): Promise<string[]> {
  const keys = await deleteTables(trx, ids);
  await store.release(trx, keys);
  return keys;
}

async function dropAll(store: TableStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await store.drop(key);
}

/** Deletes tables for good with all they had stored. */
export async function eraseTables({ db, store }: { db: TableParts["db"]; store: TableStore }, ids: readonly string[]): Promise<void> {
  await dropAll(store, await inTransaction(db, (trx) => takeOut(trx, store, ids)));
}
