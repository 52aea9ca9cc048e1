import { LIMITS, MINDTREE } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { assertBinCapacity } from "../bin-capacity.ts";
import type { Db } from "../metering/metering.ts";
import {
  countTrees,
  deleteTrees,
  findTrees,
  listExpired,
  lockUser,
  type MindtreeRow,
  requireOpenUser,
  setRemoved,
} from "./mindtree.repo.ts";
import type { MindtreeOptions } from "./options.ts";

const BIN_MS = MINDTREE.binDays * 86_400_000;
const TREES_A_BATCH = 20;

type Several = { readonly userId: string; readonly mindtreeIds: readonly string[] };

/** Throws mindtree.tooMany where `more` trees outside the bin are more than the user's level may have. Under the lock of their row. */
export async function assertCapacity(
  { metering, variant }: Pick<MindtreeOptions, "metering" | "variant">,
  trx: Db,
  userId: string,
  more: number,
): Promise<void> {
  const { level } = await metering.levelOf(userId, trx);
  const max = LIMITS[variant][level].storedMindtrees;
  if ((await countTrees(trx, userId)).all + more > max) throw new AppError("mindtree.tooMany", { params: { max } });
}

/** Where removed trees wait. Locks are taken in one order: the user's row, the documents, the trees. */
export function createBin(options: MindtreeOptions) {
  const { db, clock, documents, exporter } = options;
  const idsOf = (rows: readonly MindtreeRow[], inBin: boolean): string[] =>
    rows.filter(({ removed_at }) => (removed_at !== null) === inBin).map(({ document_id }) => document_id);

  /** The user's trees under the lock of their row. */
  async function own(trx: Db, { userId, mindtreeIds }: Several): Promise<MindtreeRow[]> {
    await requireOpenUser(trx, userId);
    const ids = [...new Set(mindtreeIds)];
    const rows = await findTrees(trx, userId, ids);
    if (rows.length !== ids.length) throw new AppError("document.unknown");
    return rows;
  }

  async function erase(trx: Db, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await documents.erase(trx, ids);
    await exporter.removeOf(trx, "document", ids);
    await deleteTrees(trx, ids);
  }

  return {
    erase,
    async remove({ forever = false, ...several }: Several & { forever?: boolean | undefined }): Promise<void> {
      await inTransaction(db, async (trx) => {
        const rows = await own(trx, several);
        if (forever) return erase(trx, idsOf(rows, true));
        const ids = idsOf(rows, false);
        if (ids.length === 0) return;
        const { userId } = several;
        await assertBinCapacity(options, trx, { userId, has: (await countTrees(trx, userId)).bin, more: ids.length });
        await documents.setAvailable(trx, ids, false);
        await setRemoved(trx, ids, clock.now());
      });
    },
    async restore(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const ids = idsOf(await own(trx, several), true);
        if (ids.length === 0) return;
        await assertCapacity(options, trx, several.userId, ids.length);
        await documents.setAvailable(trx, ids, true);
        await setRemoved(trx, ids, null);
      });
    },
    /** Deletes what has waited long enough; returns how many. */
    async eraseExpired(): Promise<number> {
      let erased = 0;
      for (;;) {
        const before = clock.now() - BIN_MS;
        const due = await listExpired(db, before, TREES_A_BATCH);
        for (const { document_id, user_id } of due) if (await eraseOne(user_id, document_id, before)) erased++;
        if (due.length < TREES_A_BATCH) return erased;
      }
    },
  };

  /** False where it has been restored, or deleted, meanwhile. */
  function eraseOne(userId: string, id: string, before: number): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await lockUser(trx, userId);
      const [row] = await findTrees(trx, userId, [id]);
      if (row === undefined || row.removed_at === null || row.removed_at > before) return false;
      await erase(trx, [id]);
      return true;
    });
  }
}
