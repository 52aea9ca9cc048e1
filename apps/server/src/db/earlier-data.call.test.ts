import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { auditLedger } from "../modules/metering/index.ts";
import { createTestDatabaseUrl, TEST_DATABASE_KINDS } from "../testing/test-database.ts";
import type { Row } from "./dialects/database-dialect.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import { openStorage } from "./open-storage.ts";
import type { OpenedDatabase } from "./opened-database.ts";
import { restoreBackup } from "./transfer/restore-backup.ts";

const FIXTURES = join(import.meta.dirname, "fixtures");

/** Tables and columns that have been renamed since. */
const TABLES_NOW: Readonly<Record<string, string>> = { loose_blob: "orphan_blob", pay_notice: "pay_notification" };
const COLUMNS_NOW: Readonly<Record<string, string>> = { "pay_order.gives": "entitlement", "file.generation_id": "owner_id" };
const now = () => Date.parse("2026-11-23T00:00:00Z");

const folder = mkdtempSync(join(tmpdir(), "tangleaf-earlier-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const databaseFile = join(folder, "tangleaf.db");
writeFileSync(databaseFile, gunzipSync(readFileSync(join(FIXTURES, "before-plain-names.db.gz"))));
const before = readEarlier(databaseFile);

/** Every row as the earlier version stored it, under today's names. */
function readEarlier(path: string): ReadonlyMap<string, readonly string[]> {
  const earlier = new SqliteDatabase(path, { readonly: true });
  const tables = earlier
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  const kept = tables.filter((name) => name !== "schema_migration" && name !== "process");
  const rowsOf = (table: string) => (earlier.prepare(`select * from "${table}"`).all() as Row[]).map((row) => lineOf(row, table));
  const rows = new Map(kept.map((table) => [TABLES_NOW[table] ?? table, rowsOf(table).sort()]));
  earlier.close();
  return rows;
}

function lineOf(row: Row, table: string): string {
  const named = Object.entries(row).map(([column, value]) => [
    COLUMNS_NOW[`${table}.${column}`] ?? column,
    value === null ? null : String(value),
  ]);
  return JSON.stringify(named.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

/** Columns added later are left out; all others must be equal. */
async function expectUnchanged({ db }: OpenedDatabase): Promise<void> {
  for (const [table, lines] of before) {
    const columns = lines.length === 0 ? [] : (JSON.parse(lines[0] ?? "[]") as [string][]).map(([column]) => column);
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
    const present = rows.map((row) => lineOf(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])), table));
    expect(present.sort(), table).toEqual(lines);
  }
  const audit = await db.transaction().execute((trx) => auditLedger(trx));
  expect(audit).toMatchObject({ users: 8, findings: [] });
}

test("the fixture holds texts, money and orders of every kind", () => {
  const counts = Object.fromEntries([...before].map(([table, rows]) => [table, rows.length]));
  expect(counts).toMatchObject({ app_user: 8, pay_order: 5, pay_notification: 2, file: 1, balance: 8 });
  expect(counts["generation"]).toBeGreaterThanOrEqual(7);
  expect(counts["ledger"]).toBeGreaterThanOrEqual(26);
});

test("a start on the data of an earlier version changes no text, balance or order", async () => {
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined, now });
  try {
    await expectUnchanged(storage);
  } finally {
    await storage.close();
  }
});

test.each(TEST_DATABASE_KINDS)("a backup of an earlier version restores with every text, balance and order (%s)", async (kind) => {
  const url = kind === "postgres" ? await createTestDatabaseUrl() : null;
  const to = url === null ? openSqlite(":memory:") : await openPostgres({ databaseUrl: url.databaseUrl, maxConnections: 2 });
  try {
    const path = join(FIXTURES, "before-plain-names.backup.gz");
    const summary = await restoreBackup({ to, blobsDir: join(folder, "blobs"), path, now, shownTarget: "a new store", replace: false });
    expect(summary.files).toBe(1);
    await expectUnchanged(to);
  } finally {
    await to.close();
    await url?.drop();
  }
});
