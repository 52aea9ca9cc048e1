import { FREE_KINDS } from "@tangleaf/contract";
import type { Insertable } from "kysely";
import type { AdviceTable } from "../../db/schema/advice-tables.ts";
import type { Db } from "../metering/metering.ts";

export { requireOpenUser } from "../../db/lock-user.ts";

export async function insertAdvice(db: Db, row: Insertable<AdviceTable>): Promise<void> {
  await db.insertInto("advice").values(row).execute();
}

/** Opinions with who gave them, newest first. */
export async function listAdvice(db: Db, limit: number) {
  return db
    .selectFrom("advice")
    .leftJoin("app_user", "app_user.id", "advice.user_id")
    .select(["advice.id", "star", "content", "contact", "advice.created_at", "username"])
    .orderBy("advice.created_at", "desc")
    .orderBy("advice.id", "desc")
    .limit(limit)
    .execute();
}

/** Texts of a person that are done, ideas for a mind tree not among them, counted up to `most`. */
export async function countDoneTexts(db: Db, { userId, most }: { userId: string; most: number }): Promise<number> {
  const done = db.selectFrom("generation").select("id").where("user_id", "=", userId).where("status", "=", "done");
  return (await done.where("kind", "not in", FREE_KINDS).limit(most).execute()).length;
}

/** When somebody was asked last, or null. */
export async function lastAsked(db: Db, userId: string): Promise<number | null> {
  const newest = db.selectFrom("nps_question").select("asked_at").where("user_id", "=", userId).orderBy("asked_at", "desc").limit(1);
  return (await newest.executeTakeFirst())?.asked_at ?? null;
}

export async function insertQuestion(db: Db, { userId, now }: { userId: string; now: number }): Promise<void> {
  await db.insertInto("nps_question").values({ user_id: userId, asked_at: now, rate: null, advice: "", answered_at: null }).execute();
}

export async function answerQuestion(
  db: Db,
  { userId, askedAt, rate, advice, now }: { userId: string; askedAt: number; rate: number; advice: string; now: number },
): Promise<void> {
  await db
    .updateTable("nps_question")
    .set({ rate, advice, answered_at: now })
    .where("user_id", "=", userId)
    .where("asked_at", "=", askedAt)
    .execute();
}

/** How often each rate was given since a moment, and how many were asked. */
export async function countRates(db: Db, since: number): Promise<{ rate: number | null; count: number }[]> {
  const rows = await db
    .selectFrom("nps_question")
    .select(["rate", ({ fn }) => fn.countAll<number>().as("count")])
    .where("asked_at", ">=", since)
    .groupBy("rate")
    .execute();
  // PostgreSQL counts in bigint, which arrives as text.
  return rows.map(({ rate, count }) => ({ rate, count: Number(count) }));
}

/** What the unhappiest said, newest first. */
export async function listReasons(db: Db, { since, limit }: { since: number; limit: number }) {
  return db
    .selectFrom("nps_question")
    .select(["rate", "advice", "answered_at"])
    .where("asked_at", ">=", since)
    .where("advice", "!=", "")
    .orderBy("answered_at", "desc")
    .limit(limit)
    .execute();
}
