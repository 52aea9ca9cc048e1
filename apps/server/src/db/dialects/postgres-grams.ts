import { sql } from "kysely";
import type { GramStore } from "./gram-store.ts";

/** Arrays under a GIN index. Both are of PostgreSQL itself; pg_trgm would need a right a self-hoster may not have, and finds no two characters. */
export const postgresGrams: GramStore = {
  async prepare(trx) {
    await sql`create table if not exists work_grams (no bigint primary key, grams integer[] not null)`.execute(trx);
    // Kept with their rows: the planner counts a table's own pages only, and would read every array instead of the index.
    await sql`alter table work_grams alter column grams set storage main`.execute(trx);
    // Without a list of what is still to be put in order, which every search would read and the planner shuns.
    await sql`create index if not exists work_grams_by_gram on work_grams using gin (grams) with (fastupdate = off)`.execute(trx);
  },
  async isEmpty(trx) {
    const { rows } = await sql`select no from work_grams limit 1`.execute(trx);
    return rows.length === 0;
  },
  async put(trx, entries) {
    for (const { no, grams } of entries) {
      await sql`insert into work_grams (no, grams) values (${no}, ${arrayOf(grams)}::integer[])
        on conflict (no) do update set grams = excluded.grams`.execute(trx);
    }
  },
  async measure(db) {
    await sql`analyze work_grams`.execute(db);
  },
  async drop(trx, nos) {
    if (nos.length > 0) await sql`delete from work_grams where no in (${sql.join(nos)})`.execute(trx);
  },
  holding(alternatives) {
    const held = alternatives.map((grams) => sql`grams @> ${arrayOf(grams)}::integer[]`);
    return sql`select no from work_grams where ${sql.join(held, sql` or `)}`;
  },
};

/** As PostgreSQL reads an array from a text. */
function arrayOf(grams: readonly number[]): string {
  return `{${grams.join(",")}}`;
}
