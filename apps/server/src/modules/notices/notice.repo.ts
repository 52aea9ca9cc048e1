import type { NoticeTells } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { NoticeTable } from "../../db/schema/notice-tables.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";

export type NoticeRow = Selectable<NoticeTable>;

/** `about` names what is told, for its reader unique: a repeat of it tells nothing. */
export type NewNotice = NoticeTells & { readonly userId: string; readonly about: string };

/** Tells somebody something, in the transaction of what it tells. It takes no lock that anybody waits for: it may stand last in any. */
export async function writeNotice(trx: Db, { userId, about, kind, data }: NewNotice, now: number): Promise<void> {
  await trx
    .insertInto("notice")
    .values({ id: newId(now), user_id: userId, kind, about, data: JSON.stringify(data), created_at: now, read_at: null })
    .onConflict((conflict) => conflict.columns(["user_id", "about"]).doNothing())
    .execute();
}

/** Newest first; ids sort by time. */
export async function listNotices(db: Db, input: { userId: string; before: string | undefined; size: number }): Promise<NoticeRow[]> {
  let rows = db.selectFrom("notice").selectAll().where("user_id", "=", input.userId);
  if (input.before !== undefined) rows = rows.where("id", "<", input.before);
  return rows.orderBy("id", "desc").limit(input.size).execute();
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const unread = db.selectFrom("notice").where("user_id", "=", userId).where("read_at", "is", null);
  return Number((await unread.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow()).n);
}

/** Marks a notice of this person and all older ones; false where it is not theirs. */
export async function markRead(db: Db, { userId, noticeId, now }: { userId: string; noticeId: string; now: number }): Promise<boolean> {
  const own = await db.selectFrom("notice").select("id").where("id", "=", noticeId).where("user_id", "=", userId).executeTakeFirst();
  if (own === undefined) return false;
  const unread = db.updateTable("notice").set({ read_at: now }).where("user_id", "=", userId).where("read_at", "is", null);
  await unread.where("id", "<=", noticeId).execute();
  return true;
}

export async function removeOlder(db: Db, before: number): Promise<void> {
  await db.deleteFrom("notice").where("created_at", "<", before).execute();
}

/** Members whose membership ends between two moments, by id, behind `after`. */
export async function listEndingMembers(
  db: Db,
  input: { from: number; to: number; after: string; limit: number },
): Promise<{ id: string; endsAt: number }[]> {
  const rows = await db
    .selectFrom("app_user")
    .select(["id", "vip_to"])
    .where("vip_to", ">", input.from)
    .where("vip_to", "<=", input.to)
    .where("closed_at", "is", null)
    .where("id", ">", input.after)
    .orderBy("id")
    .limit(input.limit)
    .execute();
  return rows.map(({ id, vip_to }) => ({ id, endsAt: vip_to ?? 0 }));
}
