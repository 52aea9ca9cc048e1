import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { OpenedDatabase } from "../opened-database.ts";
import type { Database } from "../schema/index.ts";
import { presentTables, readTable } from "../transfer/copied-rows.ts";

/** Most lines SQLite reports for one file. */
const PROBLEMS_MAX = 100;

export type Damage =
  | { readonly is: "page"; readonly cause: string }
  | { readonly is: "reference"; readonly table: string; readonly row: string; readonly parent: string };

export type DamageReport = {
  readonly damage: readonly Damage[];
  readonly tables: number;
  /** What this database cannot check as it is set up. */
  readonly unseen: readonly ("checksums" | "indexes")[];
};

/** Reads the whole database and reports damage. Changes nothing; the server may be running. */
export async function findDamage(opened: OpenedDatabase): Promise<DamageReport> {
  return opened.kind === "sqlite" ? inSqlite(opened) : inPostgres(opened);
}

async function inSqlite({ db, dialect }: OpenedDatabase): Promise<DamageReport> {
  const checked = await sql<{ integrity_check: string }>`pragma integrity_check(${sql.lit(PROBLEMS_MAX)})`.execute(db);
  const problems = checked.rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== "ok");
  const damage: Damage[] = problems.map((cause) => ({ is: "page", cause }));
  // A damaged tree may hold no rows, and then every reference would be reported.
  if (damage.length === 0) {
    const broken = await sql<{ table: string; rowid: number | null; parent: string }>`pragma foreign_key_check`.execute(db);
    for (const { table, rowid, parent } of broken.rows) damage.push({ is: "reference", table, row: String(rowid), parent });
  }
  return { damage, tables: (await presentTables(db, dialect)).length, unseen: [] };
}

/** PostgreSQL guards references itself; what can be checked from outside is that everything can be read. */
async function inPostgres({ db, dialect }: OpenedDatabase): Promise<DamageReport> {
  const damage: Damage[] = [];
  const note = async (what: string, look: (trx: Kysely<Database>) => Promise<void>) => {
    // A transaction each: after an error PostgreSQL refuses further statements in the same one.
    await db
      .transaction()
      .execute(look)
      .catch((error: unknown) => {
        if (!isDamage(error)) throw error;
        damage.push({ is: "page", cause: `${what}: ${error.message}` });
      });
  };
  const tables = await presentTables(db, dialect);
  for (const table of tables) {
    await note(table, async (trx) => {
      for await (const _rows of readTable(trx, dialect, table));
    });
  }
  const indexes = await listCheckableIndexes(db);
  for (const { check, name } of indexes ?? []) await note(name, async (trx) => void (await sql.raw(check).execute(trx)));
  const checksums = await sql<{ data_checksums: string }>`show data_checksums`.execute(db);
  const hasChecksums = checksums.rows[0]?.data_checksums === "on";
  return {
    damage,
    tables: tables.length,
    unseen: [...(hasChecksums ? [] : ["checksums" as const]), ...(indexes ? [] : ["indexes" as const])],
  };
}

/** Statements of the extension amcheck for each index; null where it is not installed or not allowed. */
async function listCheckableIndexes(db: Kysely<Database>): Promise<{ name: string; check: string }[] | null> {
  const found = await sql<{ schema: string; allowed: boolean }>`
    select n.nspname as schema, has_function_privilege(p.oid, 'execute') as allowed
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    join pg_proc p on p.pronamespace = n.oid and p.proname = 'bt_index_check' and p.pronargs = 2
    where e.extname = 'amcheck'`.execute(db);
  const extension = found.rows[0];
  if (extension?.allowed !== true) return null;
  const indexes = await sql<{ name: string; check: string }>`
    select c.relname as name, format('select %I.bt_index_check(%s::regclass, true)', ${extension.schema}::text, c.oid) as check
    from pg_class c join pg_am a on a.oid = c.relam and a.amname = 'btree'
    where c.relkind = 'i' and c.relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  return indexes.rows;
}

/** Class XX: internal error, damaged data, damaged index. Other classes are not damage. */
function isDamage(error: unknown): error is Error {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("XX");
}
