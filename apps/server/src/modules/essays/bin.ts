import { NOTE_BIN_DAYS } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { assertBinCapacity } from "../bin-capacity.ts";
import type { Db } from "../metering/metering.ts";
import {
  countEssays,
  deleteEssays,
  type EssayListRow,
  findEssays,
  listExpired,
  lockUser,
  requireOpenUser,
  setRemoved,
} from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";

const BIN_MS = NOTE_BIN_DAYS * 86_400_000;
const ESSAYS_A_BATCH = 20;

type Several = { readonly userId: string; readonly essayIds: readonly string[] };

/** Where removed essays wait. Locks are taken in one order: the user's row, the documents, the essays. */
export function createBin(options: Pick<EssayOptions, "db" | "clock" | "documents" | "exporter" | "references" | "metering" | "variant">) {
  const { db, clock, documents, exporter, references } = options;

  async function own(trx: Db, { userId, essayIds }: Several, inBin: boolean): Promise<EssayListRow[]> {
    await requireOpenUser(trx, userId);
    const ids = [...new Set(essayIds)];
    const rows = await findEssays(trx, userId, ids);
    if (rows.length !== ids.length) throw new AppError("document.unknown", { field: "essayIds" });
    return rows.filter(({ removed_at }) => (removed_at !== null) === inBin);
  }

  /** Those before the stage of writing have no document. */
  const documentsOf = (rows: readonly EssayListRow[]) => rows.filter(({ stage }) => stage === "content").map(({ id }) => id);

  async function erase(trx: Db, rows: readonly EssayListRow[]): Promise<void> {
    if (rows.length === 0) return;
    await documents.erase(trx, documentsOf(rows));
    const ids = rows.map(({ id }) => id);
    // Titles and outlines are files before there is a document.
    await exporter.removeOf(trx, "document", ids);
    await references.erase(trx, ids);
    await deleteEssays(trx, ids);
  }

  async function move(several: Several, removedAt: number | null): Promise<void> {
    await inTransaction(db, async (trx) => {
      const rows = await own(trx, several, removedAt === null);
      if (rows.length === 0) return;
      const { userId } = several;
      if (removedAt !== null)
        await assertBinCapacity(options, trx, { userId, has: await countEssays(trx, userId, { bin: true }), more: rows.length });
      await documents.setAvailable(trx, documentsOf(rows), removedAt === null);
      await setRemoved(
        trx,
        rows.map(({ id }) => id),
        removedAt,
      );
    });
  }

  return {
    async remove({ forever = false, ...several }: Several & { forever?: boolean | undefined }): Promise<void> {
      if (!forever) return move(several, clock.now());
      await inTransaction(db, async (trx) => erase(trx, await own(trx, several, true)));
    },

    restore: (several: Several): Promise<void> => move(several, null),

    /** Deletes what has waited long enough; returns how many. */
    async eraseExpired(): Promise<number> {
      let erased = 0;
      for (;;) {
        const before = clock.now() - BIN_MS;
        const due = await listExpired(db, before, ESSAYS_A_BATCH);
        for (const { id, user_id } of due) {
          erased += await inTransaction(db, async (trx) => {
            await lockUser(trx, user_id);
            // It may have been restored, or deleted, meanwhile.
            const rows = (await findEssays(trx, user_id, [id])).filter(({ removed_at }) => removed_at !== null && removed_at <= before);
            await erase(trx, rows);
            return rows.length;
          });
        }
        if (due.length < ESSAYS_A_BATCH) return erased;
      }
    },
  };
}
