import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, describe } from "vitest";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import { migrate } from "../db/migrate.ts";
import type { OpenedDatabase } from "../db/open-database.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { openSqlite } from "../db/open-sqlite.ts";

/** Fixed, so that no test depends on the day it runs. */
const MIGRATED_AT_MS = 0;
/** Many test files share one server: enough to run into each other, not enough to exhaust it. */
const TEST_CONNECTIONS = 8;
/** Where set (`postgres://…`), the tests of describeOnEachDatabase run on PostgreSQL too. */
const databaseUrl = process.env["TEST_DATABASE_URL"];

const openers: Partial<Record<DatabaseKind, () => Promise<OpenedDatabase>>> = {
  sqlite: async () => openSqlite(":memory:"),
  ...(databaseUrl && { postgres: openInFreshSchema }),
};

/** An empty, migrated SQLite database in memory, for tests where the database is not the matter. Close it yourself. */
export async function openTestDatabase(kind: DatabaseKind = "sqlite"): Promise<OpenedDatabase> {
  const opener = openers[kind];
  if (opener === undefined) throw new Error("Set TEST_DATABASE_URL to test on PostgreSQL.");
  const opened = await opener();
  await migrate({ db: opened.db, dialect: opened.dialect, now: () => MIGRATED_AT_MS });
  return opened;
}

/**
 * Runs the same tests on SQLite and, where TEST_DATABASE_URL is set, on PostgreSQL. Each `open()` gives an empty, migrated
 * database of its own, closed after the last test.
 */
export function describeOnEachDatabase(name: string, tests: (open: () => Promise<OpenedDatabase>, kind: DatabaseKind) => void): void {
  for (const kind of ["sqlite", "postgres"] as const) {
    if (openers[kind] === undefined) continue;
    describe(`${name} (${kind})`, () => {
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
}

/** An empty schema on the PostgreSQL of TEST_DATABASE_URL, as an address any process can be given; null where there is none. */
export async function createTestDatabaseUrl(): Promise<{ databaseUrl: string; drop(): Promise<void> } | null> {
  if (databaseUrl === undefined) return null;
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(databaseUrl, `create schema ${schema}`);
  const url = new URL(databaseUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  return { databaseUrl: url.href, drop: () => onServer(databaseUrl, `drop schema ${schema} cascade`) };
}

async function openInFreshSchema(): Promise<OpenedDatabase> {
  const fresh = await createTestDatabaseUrl();
  if (fresh === null) throw new Error("TEST_DATABASE_URL is not set.");
  const opened = await openPostgres({ databaseUrl: fresh.databaseUrl, maxConnections: TEST_CONNECTIONS });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await fresh.drop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) });
  await sql.raw(statement).execute(db);
  await db.destroy();
}
