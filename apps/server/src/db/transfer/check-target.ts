import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { DatabaseDialect } from "../dialects/database-dialect.ts";
import type { Database } from "../schema/index.ts";
import { presentTables } from "./copied-rows.ts";
import { TransferError } from "./transfer-error.ts";

/** A process counts as running for this long after its last heartbeat. */
const HEARTBEAT_FRESH_MS = 30_000;

/** Throws target.notEmpty where any table holds a row. */
export async function assertEmpty(db: Kysely<Database>, dialect: DatabaseDialect, shown: string): Promise<void> {
  for (const table of await presentTables(db, dialect)) {
    const found = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (found.rows.length > 0) throw new TransferError("target.notEmpty", { target: shown, table });
  }
}

/** Throws server.running where a process of this database still has a heartbeat. SQLite is guarded by the lock on DATA_DIR. */
export async function assertNoServer(db: Kysely<Database>, dialect: DatabaseDialect, now: number): Promise<void> {
  if (dialect.kind === "sqlite" || !(await dialect.tableExists(db, "process"))) return;
  const beating = await db
    .selectFrom("process")
    .select("id")
    .where("beat_at", ">", now - HEARTBEAT_FRESH_MS)
    .executeTakeFirst();
  if (beating !== undefined) throw new TransferError("server.running", { process: beating.id });
}
