import { CHART, LIMITS } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { createBin } from "../bin/bin.ts";
import type { Db } from "../metering/metering.ts";
import { countCharts, deleteCharts, findCharts } from "./chart.repo.ts";
import type { ChartOptions } from "./options.ts";

/** Throws chart.tooMany where `more` charts outside the bin are more than the user's level may have. Under the lock of their row. */
export async function assertCapacity(
  { metering, variant }: Pick<ChartOptions, "metering" | "variant">,
  trx: Db,
  userId: string,
  more: number,
): Promise<void> {
  const { level } = await metering.levelOf(userId, trx);
  const max = LIMITS[variant][level].storedCharts;
  if ((await countCharts(trx, userId)) + more > max) throw new AppError("chart.tooMany", { params: { max } });
}

/** Bin of charts. */
export const createChartBin = (options: ChartOptions) =>
  createBin(options, {
    table: { name: "chart", id: "id" },
    days: CHART.binDays,
    unknown: () => new AppError("chart.unknown"),
    readId: ({ id }) => id,
    find: findCharts,
    assertCapacity: (trx, userId, rows) => assertCapacity(options, trx, userId, rows.length),
    erase: (trx, _userId, rows) =>
      deleteCharts(
        trx,
        rows.map(({ id }) => id),
      ),
  });
