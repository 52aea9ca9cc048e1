import type { UserState } from "@tangleaf/contract";
import { isoOrNull } from "../../platform/iso-time.ts";
import type { Db } from "../metering/metering.ts";

/** How things stand for these people, by id; an ended account has no state. */
export async function readStates(db: Db, userIds: readonly string[], now: number): Promise<Map<string, Omit<UserState, "announced">>> {
  if (userIds.length === 0) return new Map();
  const [people, unread, jobs] = await Promise.all([
    db
      .selectFrom("app_user")
      .leftJoin("balance", "balance.user_id", "app_user.id")
      .select(["app_user.id", "vip_to", "available"])
      .where("app_user.id", "in", userIds)
      .where("closed_at", "is", null)
      .execute(),
    db
      .selectFrom("notice")
      .select((eb) => ["user_id", eb.fn.countAll<number>().as("n"), eb.fn.max("id").as("newest")])
      .where("user_id", "in", userIds)
      .where("read_at", "is", null)
      .groupBy("user_id")
      .execute(),
    db
      .selectFrom("job")
      .select(["id", "user_id", "kind", "status", "seq"])
      .where("user_id", "in", userIds)
      .where("ended_at", "is", null)
      .orderBy("id")
      .execute(),
  ]);
  const unreadOf = new Map(unread.map((row) => [row.user_id, row]));
  return new Map(
    people.map(({ id, vip_to, available }) => [
      id,
      {
        unread: Number(unreadOf.get(id)?.n ?? 0),
        newest: unreadOf.get(id)?.newest ?? null,
        balance: Number(available ?? 0),
        memberUntil: isoOrNull(vip_to !== null && vip_to > now ? vip_to : null),
        jobs: jobs.filter((job) => job.user_id === id).map(({ id: jobId, kind, status, seq }) => ({ jobId, kind, status, seq })),
      },
    ]),
  );
}

/** The newest announcement whose date is not still to come. */
export async function newestAnnouncement(db: Db, now: number): Promise<string | null> {
  const newest = db.selectFrom("announcement").select("id").where("at", "<=", now).orderBy("at", "desc").orderBy("id", "desc").limit(1);
  return (await newest.executeTakeFirst())?.id ?? null;
}
