import { sql } from "kysely";
import { describe, expect } from "vitest";
import type { DatabaseKind } from "../db/dialects/database-dialect.ts";
import { TABLE_KEYS, type TableName } from "../db/table-keys.ts";
import { insertSampleRows } from "../testing/sample-rows.ts";
import type { TestApp } from "../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../testing/test-on-each-database.ts";
import { readArchive } from "./profile/archive/create-archive.ts";

/** Columns called `user_id`, and those that refer to `app_user` under another name. */
const COLUMNS_OF_PERSONS: Readonly<Record<DatabaseKind, ReturnType<typeof sql<{ table: string }>>>> = {
  sqlite: sql`
    select m.name as "table" from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'user_id'
    union select m.name from sqlite_master m join pragma_foreign_key_list(m.name) f where f."table" = 'app_user'`,
  postgres: sql`
    select table_name as "table" from information_schema.columns where table_schema = current_schema() and column_name = 'user_id'
    union select conrelid::regclass::text from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and confrelid = 'app_user'::regclass`,
};

async function tablesOfPersons({ deps: { db } }: TestApp): Promise<string[]> {
  const kind = (await sql`select version() as v`.execute(db).catch(() => null)) === null ? "sqlite" : "postgres";
  const { rows } = await COLUMNS_OF_PERSONS[kind].execute(db);
  return rows.map(({ table }) => table);
}

function listed({ personalData }: TestApp) {
  return personalData.flatMap(({ module, tables }) =>
    Object.entries(tables).map(([table, of]) => ({ module, table: table as TableName, ...of })),
  );
}

/** Everybody's sample rows, and the one whose account is to end. */
async function fill(app: TestApp): Promise<string> {
  await insertSampleRows(app.deps.db, 2);
  const { id } = await app.deps.db.selectFrom("app_user").select("id").orderBy("invite_code").executeTakeFirstOrThrow();
  await app.deps.db.updateTable("app_user").set({ closes_at: 1 }).where("id", "=", id).execute();
  return id;
}

async function countOf(app: TestApp, table: TableName, userId: string): Promise<number> {
  const column = table === "app_user" ? "id" : "user_id";
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
    app.deps.db,
  );
  return Number(rows[0]?.n);
}

describe("the list of personal data", () => {
  testOnEachDatabase("names every table of the real schema with a person in it, once", async (app) => {
    const names = listed(app).map(({ table }) => table);
    expect(names.toSorted()).toEqual([...new Set([...(await tablesOfPersons(app)), "app_user"])].sort());
  });

  testOnSqlite("says of each table where it is in the archive, or why it is not", async (app) => {
    const userId = await fill(app);
    const paths = new Set<string>();
    for await (const lot of readArchive({ clock: app.clock, variant: "zh", personalData: app.personalData }, userId))
      for (const { path } of lot) paths.add(path);
    for (const { table, archive } of listed(app)) {
      if (archive.startsWith("none: ")) expect(archive.length, table).toBeGreaterThan("none: because".length);
      else expect([...paths], table).toContain(archive);
    }
  });

  testOnEachDatabase("says what is left of each table when an account has ended", async (app) => {
    const userId = await fill(app);
    await app.deps.db.updateTable("login_qr").set({ user_id: userId }).where("id", "=", "q0").execute();
    for (const { table } of listed(app)) expect(await countOf(app, table, userId), `${table} before`).toBe(1);
    expect(await app.deps.accountDeletion.purgeDue()).toBe(1);
    for (const { table, afterDeletion } of listed(app))
      expect(await countOf(app, table, userId), table).toBe(afterDeletion === "deleted" ? 0 : 1);
  });

  testOnSqlite("leaves nothing a person typed in rows that are emptied", async (app) => {
    const userId = await fill(app);
    const typed = { text: "我写的字", title: "我写的字", input: '{"a":"我写的字"}', task: '{"a":"我写的字"}', search_text: "我写的字" };
    await app.deps.db.updateTable("generation").set(typed).where("user_id", "=", userId).execute();
    await app.deps.db.updateTable("app_user").set({ nickname: "我写的字", username: "我写的字" }).where("id", "=", userId).execute();
    await app.deps.accountDeletion.purgeDue();
    const left = await Promise.all(Object.keys(TABLE_KEYS).map((table) => sql`select * from ${sql.table(table)}`.execute(app.deps.db)));
    expect(JSON.stringify(left.map(({ rows }) => rows))).not.toContain("我写的字");
  });
});
