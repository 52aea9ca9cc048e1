import type { Kysely } from "kysely";
import type { AnswerCache } from "../ports/bibliography.ts";
import type { Clock } from "../ports/clock.ts";
import type { Database } from "./schema/index.ts";

/** Rows that are kept; an answer of twenty works with abstracts is 30 KB. */
const ROWS_MAX = 3000;
/** Rows that are removed at once: more than one, so that a smaller bound is reached in time. */
const ROWS_PER_REMOVAL = 50;

/** Answers of bibliography sources as rows, which all processes share. At most `rowsMax`, the oldest go. */
export function createBibliographyCache({
  db,
  clock,
  rowsMax = ROWS_MAX,
}: {
  db: Kysely<Database>;
  clock: Clock;
  rowsMax?: number;
}): AnswerCache {
  return {
    async read(key) {
      const row = await db
        .selectFrom("bibliography_cache")
        .select("answer")
        .where("key", "=", key)
        .where("expires_at", ">", clock.now())
        .executeTakeFirst();
      return row?.answer ?? null;
    },

    async write(key, answer, keptMs) {
      const now = clock.now();
      const value = { answer, answered_at: now, expires_at: now + keptMs };
      await db
        .insertInto("bibliography_cache")
        .values({ key, ...value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(value))
        .execute();
      await db.deleteFrom("bibliography_cache").where("expires_at", "<=", now).execute();
      const tooOld = db
        .selectFrom("bibliography_cache")
        .select("key")
        .orderBy("answered_at", "desc")
        .orderBy("key")
        .limit(ROWS_PER_REMOVAL)
        .offset(rowsMax);
      // The bound holds after every write, up to what others write at the same moment.
      await db.deleteFrom("bibliography_cache").where("key", "in", tooOld).execute();
    },
  };
}
