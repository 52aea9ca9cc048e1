import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { DatabaseDialect } from "./dialects/database-dialect.ts";
import type { Migration } from "./load-migrations.ts";
import { loadMigrations } from "./load-migrations.ts";
import type { Database } from "./schema/index.ts";
import { StartError } from "./start-error.ts";

export type AppliedMigration = { name: string; checksum: string };

/**
 * Brings the database to this program's schema: all missing migrations in one transaction, under a lock, so that any
 * number of processes may start at once and a failing migration leaves nothing behind.
 * Throws StartError database.newer / database.changed before anything is touched, database.notMigrated with all taken back.
 */
export async function migrate(input: {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  now: () => number;
  migrations?: readonly Migration[];
}): Promise<{ applied: readonly string[] }> {
  const { db, dialect, now } = input;
  const migrations = input.migrations ?? (await loadMigrations());
  // Checked without the lock first: most starts find an up-to-date database and only read.
  if (missingFrom(await readApplied(db, dialect), migrations).length === 0) return { applied: [] };
  return dialect
    .exclusively(db, "migrate", (trx) => applyMissing(trx, { dialect, now, migrations }))
    .catch((error: unknown) => {
      if (error instanceof StartError) throw error;
      // Full disk, missing rights, data that does not fit: the operator reads the cause.
      throw new StartError("database.notMigrated", { cause: error instanceof Error ? error.message : String(error) }, { cause: error });
    });
}

async function applyMissing(
  trx: Kysely<Database>,
  { dialect, now, migrations }: { dialect: DatabaseDialect; now: () => number; migrations: readonly Migration[] },
): Promise<{ applied: readonly string[] }> {
  const missing = missingFrom(await readApplied(trx, dialect), migrations);
  await sql`create table if not exists schema_migration (name text primary key, checksum text not null, applied_at bigint not null)`.execute(
    trx,
  );
  for (const { name, checksum, statements } of missing) {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await sql`insert into schema_migration (name, checksum, applied_at) values (${name}, ${checksum}, ${now()})`.execute(trx);
  }
  return { applied: missing.map(({ name }) => name) };
}

/** Names applied to this database, in order; empty before the first migration. */
export async function readApplied(db: Kysely<Database>, dialect: DatabaseDialect): Promise<readonly AppliedMigration[]> {
  if (!(await dialect.tableExists(db, "schema_migration"))) return [];
  const { rows } = await sql<AppliedMigration>`select name, checksum from schema_migration order by name`.execute(db);
  return rows;
}

function missingFrom(applied: readonly AppliedMigration[], migrations: readonly Migration[]): readonly Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (migration === undefined) throw new StartError("database.newer", { name });
    if (migration.checksum !== checksum) throw new StartError("database.changed", { name });
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}
