import { CHART, LIMITS } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { assertBinCapacity } from "../bin-capacity.ts";
import type { Db } from "../metering/metering.ts";
import { type ChartSummaryRow, countCharts, deleteCharts, deleteExpired, findCharts, requireOpenUser, setRemoved } from "./chart.repo.ts";
import type { ChartOptions } from "./options.ts";

const BIN_MS = CHART.binDays * 86_400_000;

type Several = { readonly userId: string; readonly chartIds: readonly string[] };

/** Throws chart.tooMany where `more` charts outside the bin are more than the user's level may have. Under the lock of their row. */
export async function assertCapacity(
  { metering, variant }: Pick<ChartOptions, "metering" | "variant">,
  trx: Db,
  userId: string,
  more: number,
): Promise<void> {
  const { level } = await metering.levelOf(userId, trx);
  const max = LIMITS[variant][level].storedCharts;
  if ((await countCharts(trx, userId, "all")) + more > max) throw new AppError("chart.tooMany", { params: { max } });
}

/** Where removed charts wait. */
export function createBin(options: ChartOptions) {
  const { db, clock } = options;
  const idsOf = (rows: readonly ChartSummaryRow[], inBin: boolean): string[] =>
    rows.filter(({ removed_at }) => (removed_at !== null) === inBin).map(({ id }) => id);

  /** The user's charts under the lock of their row. */
  async function own(trx: Db, { userId, chartIds }: Several): Promise<ChartSummaryRow[]> {
    await requireOpenUser(trx, userId);
    const ids = [...new Set(chartIds)];
    const rows = await findCharts(trx, userId, ids);
    if (rows.length !== ids.length) throw new AppError("chart.unknown");
    return rows;
  }

  return {
    async remove(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const ids = idsOf(await own(trx, several), false);
        if (ids.length === 0) return;
        const { userId } = several;
        await assertBinCapacity(options, trx, { userId, has: await countCharts(trx, userId, "bin"), more: ids.length });
        await setRemoved(trx, ids, clock.now());
      });
    },
    async restore(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const ids = idsOf(await own(trx, several), true);
        if (ids.length === 0) return;
        await assertCapacity(options, trx, several.userId, ids.length);
        await setRemoved(trx, ids, null);
      });
    },
    async erase(several: Several): Promise<void> {
      await inTransaction(db, async (trx) => {
        const ids = idsOf(await own(trx, several), true);
        if (ids.length > 0) await deleteCharts(trx, ids);
      });
    },
    /** Deletes what has waited long enough; returns how many. */
    eraseExpired: (): Promise<number> => deleteExpired(db, clock.now() - BIN_MS),
  };
}
