import { AppError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/ids.ts";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { networkOf } from "./network-of.ts";
import { countUpTo } from "./throttle.repo.ts";

/**
 * Counts an account that is being made from an address, in the transaction that makes it: one that is not made after all
 * counts for nothing. Throws account.tooManyNew once `perDay` were made from its network on this day of Shanghai; 0 = no bound.
 */
export async function countSignUp(trx: Db, clock: Clock, { address, perDay }: { address: string; perDay: number }): Promise<void> {
  if (perDay === 0) return;
  const now = clock.now();
  const key = `signUp:${shanghaiDate(shanghaiDay(now))}:${hashToken(networkOf(address))}`;
  if (!(await countUpTo(trx, { key, most: perDay, now }))) throw new AppError("account.tooManyNew");
}
