import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Database } from "../db/schema/index.ts";

const NO_BOUND_PAGES = 1_073_741_823;

/** Makes a database behave as on a full disk: whatever needs a new page is refused. `empty` makes room again. */
export async function fillStore(db: Kysely<Database>): Promise<{ empty(): Promise<void> }> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    // Pages freed by migrations could still take rows.
    await sql`vacuum`.execute(db);
    // SQLite raises a limit below its size to its size.
    await sql`pragma max_page_count = 1`.execute(db);
    return { empty: async () => void (await sql.raw(`pragma max_page_count = ${NO_BOUND_PAGES}`).execute(db)) };
  }
  const setTrigger = (body: string) =>
    sql.raw(`create or replace function no_room() returns trigger language plpgsql as $$ begin ${body} end $$`).execute(db);
  await setTrigger("raise exception 'could not extend file: No space left on device' using errcode = '53100';");
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of rows)
    await sql`create trigger no_room before insert or update on ${sql.table(name)} for each row execute function no_room()`.execute(db);
  // Dropping the triggers would lock all tables, and deadlock with a transaction that writes to several.
  return { empty: async () => void (await setTrigger("return new;")) };
}
