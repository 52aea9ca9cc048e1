import type { Db } from "../../metering/metering.ts";

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
