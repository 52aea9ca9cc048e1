import type { Selectable } from "kysely";
import type { InvitationTable } from "../../../db/schema/account-tables.ts";
import type { GenerationTable } from "../../../db/schema/generation-table.ts";
import type { LedgerTable } from "../../../db/schema/metering-tables.ts";
import type { PayOrderTable } from "../../../db/schema/pay-order-table.ts";
import type { Db } from "../../metering/metering.ts";

/** Place in a list that is read page by page, oldest first. */
export type After = { readonly createdAt: number; readonly id: string };
export const FROM_THE_START: After = { createdAt: -1, id: "" };

type Page = { readonly userId: string; readonly after: After; readonly limit: number };

/** Texts of the user that they have not removed. */
export async function readTexts(db: Db, { userId, after, limit }: Page): Promise<Selectable<GenerationTable>[]> {
  return db
    .selectFrom("generation")
    .selectAll()
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .where((eb) =>
      eb.or([eb("created_at", ">", after.createdAt), eb.and([eb("created_at", "=", after.createdAt), eb("id", ">", after.id)])]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Rows of the ledger after `seq`. */
export async function readLedger(
  db: Db,
  { userId, afterSeq, limit }: { userId: string; afterSeq: number; limit: number },
): Promise<Selectable<LedgerTable>[]> {
  return db
    .selectFrom("ledger")
    .selectAll()
    .where("user_id", "=", userId)
    .where("seq", ">", afterSeq)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export async function readOrders(db: Db, userId: string): Promise<Selectable<PayOrderTable>[]> {
  return db.selectFrom("pay_order").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id").execute();
}

/** Whom the user invited, under the names they have now. */
export async function readInvitations(
  db: Db,
  userId: string,
): Promise<(Pick<Selectable<InvitationTable>, "outcome" | "created_at"> & { nickname: string })[]> {
  return db
    .selectFrom("invitation")
    .innerJoin("app_user", "app_user.id", "invitation.user_id")
    .select(["invitation.outcome", "invitation.created_at", "app_user.nickname"])
    .where("invitation.inviter_id", "=", userId)
    .orderBy("invitation.created_at")
    .execute();
}

/** Ways the user signs in by; what they prove is nobody's to carry around. */
export async function readWaysIn(db: Db, userId: string): Promise<{ provider: string; created_at: number }[]> {
  return db.selectFrom("identity").select(["provider", "created_at"]).where("user_id", "=", userId).orderBy("created_at").execute();
}

/**
 * Lets one archive of a user begin in any process and keeps the next one out until `until`: 0 = it may begin, else the
 * moment to wait for.
 */
export async function claimArchive(db: Db, input: { userId: string; now: number; until: number }): Promise<number> {
  const { now, until } = input;
  // Longer than twice the pause: set while the clock was ahead.
  const latest = until + (until - now);
  const key = keyOf(input.userId);
  const claimed = await db
    .insertInto("throttle")
    .values({ key, failures: 0, wait_until: until, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ wait_until: until, updated_at: now })
        .where((eb) => eb.or([eb("throttle.wait_until", "<=", now), eb("throttle.wait_until", ">", latest)])),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed !== undefined) return 0;
  const row = await db.selectFrom("throttle").select("wait_until").where("key", "=", key).executeTakeFirst();
  return row?.wait_until ?? until;
}

/** An archive that was not made does not count. */
export async function giveArchiveBack(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("throttle").where("key", "=", keyOf(userId)).execute();
}

function keyOf(userId: string): string {
  return `archive:${userId}`;
}
