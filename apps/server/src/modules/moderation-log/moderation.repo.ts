import type { Insertable } from "kysely";
import type { ModerationFindingTable } from "../../db/schema/moderation-table.ts";
import type { Db } from "../metering/metering.ts";

export async function insertFindings(db: Db, rows: readonly Insertable<ModerationFindingTable>[]): Promise<void> {
  await db
    .insertInto("moderation_finding")
    .values([...rows])
    .execute();
}

/** Findings of a person since a moment, counted up to `most`. */
export async function countFindings(db: Db, { userId, since, most }: { userId: string; since: number; most: number }): Promise<number> {
  const found = db.selectFrom("moderation_finding").select("id").where("user_id", "=", userId).where("created_at", ">=", since);
  return (await found.limit(most).execute()).length;
}

export async function deleteFindingsBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("moderation_finding").where("created_at", "<", before).execute();
}

/** Findings with the name of the person, newest first; with `id` those of a finding or of a text whose id ends so. */
export async function listFindings(
  db: Db,
  { limit, id, username }: { limit: number; id?: string | undefined; username?: string | undefined },
) {
  const all = db
    .selectFrom("moderation_finding")
    .innerJoin("app_user", "app_user.id", "moderation_finding.user_id")
    .selectAll("moderation_finding")
    .select("username")
    .orderBy("moderation_finding.created_at", "desc")
    .orderBy("moderation_finding.id", "desc")
    .limit(limit);
  const ofPerson = username === undefined ? all : all.where("username", "=", username);
  const chosen =
    id === undefined
      ? ofPerson
      : ofPerson.where((where) =>
          where.or([where("moderation_finding.id", "like", `%${id}`), where("moderation_finding.generation_id", "like", `%${id}`)]),
        );
  return chosen.execute();
}
