import type { Db } from "../metering/metering.ts";

type Marked = "template_star" | "template_use";
type Mark = { readonly userId: string; readonly pubId: string; readonly now: number };

/** Notes that a person has starred or used a template; a second time changes nothing. */
export async function markTemplate(db: Db, table: Marked, { userId, pubId, now }: Mark): Promise<void> {
  await db
    .insertInto(table)
    .values({ user_id: userId, pub_id: pubId, created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "pub_id"]).doNothing())
    .execute();
}

export async function unstarTemplate(db: Db, { userId, pubId }: Omit<Mark, "now">): Promise<void> {
  await db.deleteFrom("template_star").where("user_id", "=", userId).where("pub_id", "=", pubId).execute();
}

/** Templates a person has marked, last first. */
export async function markedTemplates(db: Db, table: Marked, userId: string): Promise<{ pub_id: string; created_at: number }[]> {
  return db
    .selectFrom(table)
    .select(["pub_id", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("pub_id")
    .execute();
}

/** How many people have used each template that anybody has. */
export async function countTemplateUses(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("template_use")
    .select((eb) => ["pub_id", eb.fn.countAll<number>().as("people")])
    .groupBy("pub_id")
    .execute();
  // PostgreSQL counts in bigint, which arrives as text.
  return new Map(rows.map(({ pub_id, people }) => [pub_id, Number(people)]));
}

export async function deleteTemplateMarks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("template_star").where("user_id", "=", userId).execute();
  await db.deleteFrom("template_use").where("user_id", "=", userId).execute();
}
