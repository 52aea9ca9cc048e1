import type { InvitationTable } from "../../db/schema/account-tables.ts";
import type { Db } from "../metering/metering.ts";

type Outcome = InvitationTable["outcome"];

export type Inviter = { readonly closes_at: number | null; readonly closed_at: number | null; readonly invited_by: string | null };

/** Locks the inviter's row until the transaction ends. */
export async function lockInviter(trx: Db, inviterId: string): Promise<Inviter | undefined> {
  return trx
    .updateTable("app_user")
    .set((eb) => ({ invite_code: eb.ref("invite_code") }))
    .where("id", "=", inviterId)
    .returning(["closes_at", "closed_at", "invited_by"])
    .executeTakeFirst();
}

/** Case-sensitive. Closed accounts invite nobody. */
export async function findInviterByCode(db: Db, inviteCode: string): Promise<{ nickname: string; headimg: string } | undefined> {
  return db
    .selectFrom("app_user")
    .select(["nickname", "headimg"])
    .where("invite_code", "=", inviteCode)
    .where("closed_at", "is", null)
    .executeTakeFirst();
}

/** Whether the user signed up or ever signed in on one of these browsers. */
export async function usesDevice(db: Db, userId: string, devices: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("sign_up_device", "in", devices),
        eb.exists(
          eb.selectFrom("session").select("session.id").where("session.user_id", "=", userId).where("session.device_hash", "in", devices),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** false = this user has an invitation already. */
export async function insertInvitation(
  trx: Db,
  { userId, inviterId, outcome, now }: { userId: string; inviterId: string; outcome: Outcome; now: number },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("invitation")
    .values({ user_id: userId, inviter_id: inviterId, outcome, created_at: now, settled_at: outcome === "pending" ? null : now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The pending invitation of this user. */
export async function findPending(db: Db, userId: string): Promise<{ inviterId: string; device: string | null } | undefined> {
  return db
    .selectFrom("invitation")
    .innerJoin("app_user", "app_user.id", "invitation.user_id")
    .select(["invitation.inviter_id as inviterId", "app_user.sign_up_device as device"])
    .where("invitation.user_id", "=", userId)
    .where("invitation.outcome", "=", "pending")
    .executeTakeFirst();
}

/** false = it is no longer pending. */
export async function settleInvitation(
  trx: Db,
  { userId, outcome, now }: { userId: string; outcome: Outcome; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("invitation")
    .set({ outcome, settled_at: now })
    .where("user_id", "=", userId)
    .where("outcome", "=", "pending")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function countRewarded(db: Db, { inviterId, since }: { inviterId: string; since: number }): Promise<number> {
  const { n } = await db
    .selectFrom("invitation")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("inviter_id", "=", inviterId)
    .where("settled_at", ">=", since)
    .where("outcome", "=", "rewarded")
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function sumRewards(db: Db, userId: string): Promise<number> {
  const { tokens } = await db
    .selectFrom("token_grant")
    .select((eb) => eb.fn.sum<number | null>("amount").as("tokens"))
    .where("user_id", "=", userId)
    .where("source", "=", "invite")
    .executeTakeFirstOrThrow();
  return Number(tokens ?? 0);
}

type Invited = {
  readonly nickname: string;
  readonly headimg: string;
  readonly createdAt: number;
  readonly outcome: Outcome;
  readonly closed: boolean;
};

export async function listInvited(
  db: Db,
  { inviterId, page, size }: { inviterId: string; page: number; size: number },
): Promise<{ total: number; rows: readonly Invited[] }> {
  const invited = db.selectFrom("invitation").where("invitation.inviter_id", "=", inviterId);
  const { total } = await invited.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await invited
    .innerJoin("app_user", "app_user.id", "invitation.user_id")
    .select(["app_user.nickname", "app_user.headimg", "app_user.created_at as createdAt", "app_user.closed_at", "invitation.outcome"])
    .orderBy("invitation.created_at", "desc")
    .orderBy("invitation.user_id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), rows: rows.map(({ closed_at, ...row }) => ({ ...row, closed: closed_at !== null })) };
}
