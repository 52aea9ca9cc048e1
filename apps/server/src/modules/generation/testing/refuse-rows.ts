import { sql } from "kysely";
import type { OpenedDatabase } from "../../../db/opened-database.ts";

/**
 * From now on the database refuses generations whose text contains `text` (where given, of this id only), as it refuses a
 * character it cannot hold. The returned function ends it.
 */
export async function refuseTexts({ db, kind }: OpenedDatabase, text: string, id?: string): Promise<() => Promise<void>> {
  const ofId = id === undefined ? sql`` : sql` and new.id = ${sql.lit(id)}`;
  if (kind === "sqlite") {
    await sql`create trigger refuse_texts before update on generation when instr(new.text, ${sql.lit(text)}) > 0${ofId}
      begin select raise(abort, 'refused'); end`.execute(db);
    return async () => void (await sql`drop trigger refuse_texts`.execute(db));
  }
  await sql`create function refuse_texts() returns trigger language plpgsql as $$
    begin raise exception 'refused' using errcode = '22021'; end $$`.execute(db);
  await sql`create trigger refuse_texts before update on generation for each row
    when (strpos(new.text, ${sql.lit(text)}) > 0${ofId}) execute function refuse_texts()`.execute(db);
  return async () => {
    await sql`drop trigger refuse_texts on generation`.execute(db);
    await sql`drop function refuse_texts()`.execute(db);
  };
}
