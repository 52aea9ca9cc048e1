import { AppError } from "../../platform/errors.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Entitlement } from "./entitlement.ts";
import { extendMembership } from "./entitlement.ts";
import { readMembership, setMembership } from "./order.repo.ts";

const DAY_MS = 86_400_000;

export type Credit = { readonly tokens: number; readonly member_from: number | null; readonly member_to: number | null };

/**
 * Gives a person what an order holds, inside the transaction that marks the order as paid and under the buyer's lock: both
 * happen or neither. The grant's reference is the order's number, so it cannot be given twice.
 */
export async function credit(
  trx: Db,
  metering: Metering,
  input: { userId: string; orderId: string; entitlement: Entitlement; now: number },
): Promise<Credit> {
  const { userId, orderId, entitlement, now } = input;
  if ("tokens" in entitlement) {
    const { tokens, validDays } = entitlement;
    await metering.grant({ userId, source: "package", ref: orderId, tokens, expiresAt: now + validDays * DAY_MS }, trx);
    return { tokens, member_from: null, member_to: null };
  }
  const present = await readMembership(trx, userId);
  if (present === undefined) throw new AppError("session.invalid");
  const { added, ...span } = extendMembership(present, entitlement.membership, now);
  await setMembership(trx, userId, span);
  return { tokens: 0, member_from: added.from, member_to: added.to };
}
