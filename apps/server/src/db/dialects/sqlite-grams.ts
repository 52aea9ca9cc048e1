import { sql } from "kysely";
import type { GramStore } from "./gram-store.ts";

/** FTS5 without a copy of what it indexes and without places: a few bytes for each pair. */
export const sqliteGrams: GramStore = {
  async prepare(trx) {
    await sql`create virtual table if not exists work_grams using fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(
      trx,
    );
  },
  async isEmpty(trx) {
    const { rows } = await sql`select rowid from work_grams limit 1`.execute(trx);
    return rows.length === 0;
  },
  async put(trx, entries) {
    await sqliteGrams.drop(
      trx,
      entries.map(({ no }) => no),
    );
    for (const { no, grams } of entries) {
      await sql`insert into work_grams (rowid, grams) values (${no}, ${grams.map(wordOf).join(" ")})`.execute(trx);
    }
  },
  // FTS5 is always asked through its own index.
  async measure() {},
  async drop(trx, nos) {
    for (const no of nos) await sql`delete from work_grams where rowid = ${no}`.execute(trx);
  },
  holding(alternatives) {
    const asked = alternatives.map((grams) => `(${grams.map((gram) => `"${wordOf(gram)}"`).join(" AND ")})`).join(" OR ");
    return sql`select rowid from work_grams where work_grams match ${asked}`;
  },
};

/** A pair as FTS5 splits it from the next: letters and digits. */
function wordOf(gram: number): string {
  return (gram >>> 0).toString(36);
}
