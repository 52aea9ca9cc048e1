import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { TABLE_NAMES } from "../db/table-keys.ts";
import { insertSampleRows } from "./sample-rows.ts";
import { openTestDatabase, TEST_DATABASE_KINDS } from "./test-database.ts";

describe.each(TEST_DATABASE_KINDS)("a database of a test, on %s", (kind) => {
  test("is empty and migrated, whatever the one before it held", async () => {
    const before = await openTestDatabase(kind);
    await insertSampleRows(before.db, 3);
    await before.close();
    const { db, close } = await openTestDatabase(kind);
    for (const table of TABLE_NAMES) expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await insertSampleRows(db, 1);
    await close();
  });

  test.each([
    ["a table", sql`create table added (id text)`],
    ["a column", sql`alter table setting add column added text`],
    ["an index", sql`create index added on setting (value)`],
    ["a migration", sql`insert into schema_migration (name, checksum, applied_at) values ('9999-added', 'x', 0)`],
  ])("is never one to which a test has added %s", async (_, change) => {
    const before = await openTestDatabase(kind);
    await change.execute(before.db);
    await before.close();
    const { db, close } = await openTestDatabase(kind);
    await change.execute(db);
    await close();
  });

  test("is out of reach for work that was left running", async () => {
    const { db, close } = await openTestDatabase(kind);
    await close();
    await expect(db.insertInto("setting").values({ key: "late", value: "1" }).execute()).rejects.toThrow();
  });
});
