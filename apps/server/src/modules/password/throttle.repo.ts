import { sql } from "kysely";
import type { Db } from "../metering/metering.ts";
import { LONGEST_WAIT_MS, type ThrottleRule, waitSteps } from "./throttle-rule.ts";

export type Counted = { readonly failures: number; readonly wait_until: number };

/**
 * The latest moment until which one of these keys waits; 0 = none. A wait longer than any rule gives was set by a clock that
 * ran ahead, and is ignored.
 */
export async function waitUntil(db: Db, keys: readonly string[], now: number): Promise<number> {
  const rows = await db
    .selectFrom("throttle")
    .select("wait_until")
    .where("key", "in", keys)
    .where("wait_until", "<=", now + LONGEST_WAIT_MS)
    .execute();
  return Math.max(0, ...rows.map((row) => row.wait_until));
}

/**
 * Counts a failure and sets its wait in one statement, so that concurrent tries are counted as if one by one. Undefined, and
 * nothing counted, while the key waits.
 */
export async function countTry(db: Db, input: { key: string; rule: ThrottleRule; now: number }): Promise<Counted | undefined> {
  const { key, rule, now } = input;
  const forgotten = now - rule.forgetMs;
  const latest = now + LONGEST_WAIT_MS;
  const failures = sql<number>`case when throttle.updated_at <= ${sql.lit(forgotten)} then 1 else throttle.failures + 1 end`;
  const cases = waitSteps(rule).map((step) => sql`when (${failures}) >= ${sql.lit(step.failures)} then ${sql.lit(now + step.waitMs)}`);
  return db
    .insertInto("throttle")
    .values({ key, failures: 1, wait_until: 0, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ failures, wait_until: sql<number>`case ${sql.join(cases, sql` `)} else 0 end`, updated_at: now })
        .where((eb) => eb.or([eb("throttle.wait_until", "<=", now), eb("throttle.wait_until", ">", latest)])),
    )
    .returning(["failures", "wait_until"])
    .executeTakeFirst();
}

/** Adds one to a counter, up to `most`; false, and nothing counted, where it is reached. */
export async function countUpTo(db: Db, { key, most, now }: { key: string; most: number; now: number }): Promise<boolean> {
  const counted = await db
    .insertInto("throttle")
    .values({ key, failures: 1, wait_until: 0, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => ({ failures: eb("throttle.failures", "+", 1), updated_at: now }))
        .where("throttle.failures", "<", most),
    )
    .returning("key")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Takes one failure back with the wait it set; waits set by other failures stay. */
export async function uncountTry(db: Db, key: string, { wait_until }: Counted): Promise<void> {
  await db
    .updateTable("throttle")
    .set((eb) => ({
      failures: eb("failures", "-", 1),
      wait_until: eb.case().when("wait_until", "=", wait_until).then(0).else(eb.ref("wait_until")).end(),
    }))
    .where("key", "=", key)
    .where("failures", ">", 0)
    .execute();
}

export async function forgetKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom("throttle").where("key", "=", key).execute();
}

export async function forgetTriesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("throttle").where("updated_at", "<", before).execute();
}
