import type { Selectable } from "kysely";
import type { EssayLedgerTable } from "../../db/schema/essay-tables.ts";
import type { Db } from "../metering/metering.ts";

type LedgerRow = Selectable<EssayLedgerTable>;

export async function findLedger(db: Db, essayId: string): Promise<LedgerRow | undefined> {
  return db.selectFrom("essay_ledger").selectAll().where("essay_id", "=", essayId).executeTakeFirst();
}

/** Stores a ledger over `version` (0 = none); false where another was stored since. */
export async function storeLedger(trx: Db, { version, ...row }: Omit<LedgerRow, "version"> & { version: number }): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("essay_ledger")
      .values({ ...row, version: 1 })
      .onConflict((conflict) => conflict.column("essay_id").doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }
  const { numUpdatedRows } = await trx
    .updateTable("essay_ledger")
    .set({ entries: row.entries, updated_at: row.updated_at, version: version + 1 })
    .where("essay_id", "=", row.essay_id)
    .where("version", "=", version)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
