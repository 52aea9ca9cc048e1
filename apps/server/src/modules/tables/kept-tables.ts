import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { eraseTables } from "./bin.ts";
import { assertCapacity, expiryOf, limitsOf } from "./capacity.ts";
import type { TableParts } from "./options.ts";
import { titleColumns } from "./read-table.ts";
import { changeTable, findTable, listIds, lockTable, requireOpenUser, sumBytes, type TableRow } from "./table.repo.ts";
import type { TableStore } from "./table-store.ts";

/** A table that is used counts as used again after this long: not every look is a change of its row. */
const TOUCH_AFTER_MS = 600_000;
/** So many removed tables make way at once. */
const MAKE_WAY = 20;

type Own = { readonly userId: string; readonly tableId: string };

/** Tables as their owner opens and keeps them. */
export function createKept(parts: TableParts, store: TableStore) {
  const { db, clock } = parts;

  return {
    /** The user's table, which stays longer for being used. Throws table.unknown. */
    async open({ userId, tableId }: Own): Promise<TableRow> {
      const now = clock.now();
      const row = await findTable(db, { userId, tableId, now });
      if (row === undefined) throw new AppError("table.unknown");
      if (now - row.used_at < TOUCH_AFTER_MS) return row;
      const used = { used_at: now, expires_at: row.is_kept === 1 ? null : await expiryOf(parts, db, userId) };
      // One that is kept meanwhile stays kept.
      await changeTable(db, { tableId, is_kept: row.is_kept }, used);
      return { ...row, ...used };
    },

    /** Throws table.tooMany where nothing more can be read; what is removed makes way where it takes too much space. */
    async assertSpace(userId: string): Promise<void> {
      await assertCapacity(parts, db, { userId, unkept: 1, bytes: 1 });
      const { storedTableBytes } = await limitsOf(parts, db, userId);
      if ((await sumBytes(db, userId)) > storedTableBytes)
        await eraseTables({ db, store }, await listIds(db, userId, { limit: MAKE_WAY, isRemoved: true }));
    },

    /** Keeps a table, and gives it a title. Throws table.tooMany. */
    async keep({ userId, tableId, title }: Own & { title: string | undefined }): Promise<TableRow> {
      return inTransaction(db, async (trx) => {
        await requireOpenUser(trx, userId);
        const now = clock.now();
        const row = await lockTable(trx, { userId, tableId, now });
        if (row === undefined) throw new AppError("table.unknown");
        if (row.is_kept === 0) await assertCapacity(parts, trx, { userId, kept: 1 });
        const kept = { is_kept: 1 as const, expires_at: null, used_at: now, ...(title !== undefined && titleColumns(title)) };
        await changeTable(trx, { tableId }, kept);
        return { ...row, ...kept };
      });
    },
  };
}
