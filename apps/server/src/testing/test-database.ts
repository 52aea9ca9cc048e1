import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { afterAll, describe } from "vitest";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import { sqliteDialect } from "../db/dialects/sqlite.ts";
import { migrate } from "../db/migrate.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import type { OpenedDatabase } from "../db/opened-database.ts";
import type { Database } from "../db/schema/index.ts";
import { createSchema, onTestServer, openKeptSchema } from "./kept-schemas.ts";

/** Fixed, so that no test depends on the day it runs. */
const migratedAt = () => 0;

/** Where set (`postgres://…`), the tests of describeOnEachDatabase and testOnEachDatabase run on PostgreSQL too. */
const databaseUrl = process.env["TEST_DATABASE_URL"];

/** The databases available on this machine. */
export const TEST_DATABASE_KINDS: readonly DatabaseKind[] = databaseUrl === undefined ? ["sqlite"] : ["sqlite", "postgres"];

/** An empty, migrated database: SQLite in memory by default. Close it yourself. */
export async function openTestDatabase(kind: DatabaseKind = "sqlite"): Promise<OpenedDatabase> {
  if (kind === "sqlite") return openSqlite(await sqliteTemplate());
  if (databaseUrl === undefined) throw new Error("Set TEST_DATABASE_URL to test on PostgreSQL.");
  return openKeptSchema(databaseUrl, migratedAt);
}

type DatabaseTests = (open: () => Promise<OpenedDatabase>, kind: DatabaseKind) => void;

/**
 * Tests of rules that live in code or in the HTTP layer, on SQLite alone. Each `open()` gives an empty, migrated database of
 * its own, closed after the last test.
 */
export function describeOnSqlite(name: string, tests: DatabaseTests): void {
  describeOn("sqlite", name, tests);
}

/** Tests of SQL, locks, races, transactions and types: on SQLite and, where TEST_DATABASE_URL is set, on PostgreSQL. */
export function describeOnEachDatabase(name: string, tests: DatabaseTests): void {
  for (const kind of TEST_DATABASE_KINDS) describeOn(kind, `${name} (${kind})`, tests);
}

function describeOn(kind: DatabaseKind, name: string, tests: DatabaseTests): void {
  describe(name, () => {
    const opened: OpenedDatabase[] = [];
    afterAll(async () => {
      await Promise.all(opened.map((one) => one.close()));
    });
    tests(async () => {
      const one = await openTestDatabase(kind);
      opened.push(one);
      return one;
    }, kind);
  });
}

/** An empty schema on the PostgreSQL of TEST_DATABASE_URL, as an address for any process; null without PostgreSQL. */
export async function createTestDatabaseUrl(): Promise<{ databaseUrl: string; drop(): Promise<void> } | null> {
  if (databaseUrl === undefined) return null;
  const fresh = await createSchema(databaseUrl);
  const drop = async () => void (await onTestServer(databaseUrl, `drop schema ${fresh.name} cascade`));
  return { databaseUrl: fresh.databaseUrl, drop };
}

let template: Promise<Buffer> | undefined;

/** The bytes of an empty, migrated database: opening them takes 1 ms, migrating 16 ms. */
function sqliteTemplate(): Promise<Buffer> {
  template ??= (async () => {
    const sqlite = new SqliteDatabase(":memory:");
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
    await migrate({ db, dialect: sqliteDialect, now: migratedAt });
    const bytes = sqlite.serialize();
    await db.destroy();
    return bytes;
  })();
  return template;
}
