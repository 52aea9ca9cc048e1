import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Database } from "../db/schema/index.ts";

/** Tables in which PostgreSQL is made to say that its disk is full: there is no bound on a database to set. */
const FILLED = ["generation", "file", "ledger", "process", "session"] as const;
const NO_BOUND_PAGES = 1_073_741_823;

/** Leaves no room in a database, as a full disk does: what needs another page is refused. `empty` gives the room back. */
export async function fillStore(db: Kysely<Database>): Promise<{ empty(): Promise<void> }> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    // Pages that migrations have freed would still take rows.
    await sql`vacuum`.execute(db);
    // SQLite takes a smaller bound for the size it has.
    await sql`pragma max_page_count = 1`.execute(db);
    return { empty: async () => void (await sql.raw(`pragma max_page_count = ${NO_BOUND_PAGES}`).execute(db)) };
  }
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  for (const table of FILLED)
    await sql`create trigger no_room before insert or update on ${sql.table(table)} for each row execute function no_room()`.execute(db);
  return { empty: async () => void (await sql`drop function no_room() cascade`.execute(db)) };
}
