import { takeChartsAlong } from "#features/chart/kept/chart-keeper.ts";
import { sendAllUnsent } from "#features/table/send-unsent.ts";

/** Sends what this browser keeps for the account: charts, and what was done to tables. */
export async function sendKept(): Promise<void> {
  await takeChartsAlong(null);
  await sendAllUnsent();
}
