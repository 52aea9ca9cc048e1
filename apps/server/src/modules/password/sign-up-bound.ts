import { AppError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/ids.ts";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { networkOf } from "./network-of.ts";
import { countUpTo } from "./throttle.repo.ts";

/**
 * Counts a new account of an address in the transaction that creates it, so a rolled-back one is not counted. Throws
 * account.tooManyNew above `perDay` per network and Asia/Shanghai day; 0 = unlimited.
 */
export async function countSignUp(trx: Db, clock: Clock, { address, perDay }: { address: string; perDay: number }): Promise<void> {
  if (perDay === 0) return;
  const now = clock.now();
  const key = `signUp:${shanghaiDate(shanghaiDay(now))}:${hashToken(networkOf(address))}`;
  if (!(await countUpTo(trx, { key, most: perDay, now }))) throw new AppError("account.tooManyNew");
}
