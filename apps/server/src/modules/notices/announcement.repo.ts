import { ANNOUNCEMENT, type Notification } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { AnnouncementTable } from "../../db/schema/notice-tables.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Db } from "../metering/metering.ts";

type AnnouncementRow = Selectable<AnnouncementTable>;

/** Newest first. */
export async function listAnnouncements(db: Db, limit: number): Promise<AnnouncementRow[]> {
  return db.selectFrom("announcement").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** As the pages get them: the newest, whose date is not still to come. */
export async function readAnnouncements(db: Db, now: number): Promise<Notification[]> {
  const rows = await db
    .selectFrom("announcement")
    .selectAll()
    .where("at", "<=", now)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(ANNOUNCEMENT.shown)
    .execute();
  return rows.map(({ title, at, html, url }) => ({ title, date: isoTime(at), info: html, ...(url !== null && { url }) }));
}

/** Keeps an announcement; false where as many are kept as may be. */
export async function addAnnouncement(db: Db, row: AnnouncementRow): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const kept = await trx.selectFrom("announcement").select("id").limit(ANNOUNCEMENT.most).execute();
    if (kept.length >= ANNOUNCEMENT.most) return false;
    await trx.insertInto("announcement").values(row).execute();
    return true;
  });
}

/** false = there is none with this id. */
export async function removeAnnouncement(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("announcement").where("id", "=", id).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
