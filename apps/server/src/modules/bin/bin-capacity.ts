import { LIMITS, type Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Db, Metering } from "../metering/metering.ts";

/**
 * Throws bin.full where works of one kind in the bin, `has` of them and `more`, are more than the user's level may have there. Nothing
 * is taken out of a bin before its time to make room: what somebody wrote is deleted by them or by its date. Asked under the lock of
 * their row.
 */
export async function assertBinCapacity(
  { metering, variant }: { readonly metering: Pick<Metering, "levelOf">; readonly variant: Variant },
  trx: Db,
  { userId, has, more }: { readonly userId: string; readonly has: number; readonly more: number },
): Promise<void> {
  const { level } = await metering.levelOf(userId, trx);
  const max = LIMITS[variant][level].binWorks;
  if (has + more > max) throw new AppError("bin.full", { params: { max } });
}
