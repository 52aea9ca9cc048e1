import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { passTurns } from "../testing/pass-turns.ts";
import { describeOnEachDatabase, openTestDatabase } from "../testing/test-database.ts";
import { inTransaction } from "./in-transaction.ts";
import { migrate } from "./migrate.ts";
import { parseWholeNumber } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema/index.ts";

describeOnEachDatabase("transactions", (open) => {
  test("two that read, wait and write never mix", async () => {
    const { db, dialect } = await open();
    await db.insertInto("setting").values({ key: "count", value: "0" }).execute();
    const addOne = () =>
      db.transaction().execute(async (trx) => {
        const { value } = await dialect
          .lockRows(trx.selectFrom("setting").selectAll().where("key", "=", "count"))
          .executeTakeFirstOrThrow();
        await passTurns();
        await trx
          .updateTable("setting")
          .set({ value: String(Number(value) + 1) })
          .where("key", "=", "count")
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect(await db.selectFrom("setting").select("value").executeTakeFirst()).toEqual({ value: "20" });
  });

  test("a query beside an open transaction sees nothing of it until it commits", async () => {
    const { db } = await open();
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto("setting").values({ key: "a", value: "1" }).execute();
      await passTurns();
      throw new Error("rolled back");
    });
    const reading = db.selectFrom("setting").selectAll().execute();
    await expect(writing).rejects.toThrow("rolled back");
    expect(await reading).toEqual([]);
    expect(await db.selectFrom("setting").selectAll().execute()).toEqual([]);
  });

  test("work joins the transaction it is given", async () => {
    const { db } = await open();
    const both = db.transaction().execute(async (outer) => {
      await inTransaction(outer, (inner) => inner.insertInto("setting").values({ key: "a", value: "1" }).execute());
      throw new Error("taken back");
    });
    await expect(both).rejects.toThrow("taken back");
    expect(await db.selectFrom("setting").selectAll().execute()).toEqual([]);
  });

  test("work is claimed once, by one of many", async () => {
    const { db, dialect } = await open();
    const jobs = Array.from({ length: 12 }, (_, n) => ({ key: `job${n}`, value: "free" }));
    await db.insertInto("setting").values(jobs).execute();
    const claim = () =>
      db.transaction().execute(async (trx) => {
        const free = trx.selectFrom("setting").select("key").where("value", "=", "free").orderBy("key").limit(3);
        const keys = (await dialect.claimRows(free).execute()).map(({ key }) => key);
        await passTurns();
        if (keys.length > 0) await trx.updateTable("setting").set({ value: "taken" }).where("key", "in", keys).execute();
        return keys;
      });
    const claimed = (await Promise.all([claim(), claim(), claim(), claim()])).flat();
    expect(claimed.sort()).toEqual(jobs.map(({ key }) => key).sort());
  });

  test("search takes % and _ as they are", async () => {
    const { db, dialect } = await open();
    const found = async (text: string) => {
      const query = sql<{
        n: number;
      }>`select count(*) as n from (select '100%_的 周报' as body) as t where ${dialect.contains(sql.ref("body"), text)}`;
      return (await query.execute(db)).rows[0]?.n;
    };
    expect(await Promise.all(["%_的", "周报", "1_0", "%x"].map(found))).toEqual([1, 1, 0, 0]);
  });

  test("a refused duplicate is told from other failures", async () => {
    const { db, dialect } = await open();
    const insert = () => db.insertInto("setting").values({ key: "a", value: "1" }).execute();
    await insert();
    expect(dialect.isUniqueViolation(await insert().catch((error: unknown) => error))).toBe(true);
    const wrong = await sql`select * from no_such_table`.execute(db).catch((error: unknown) => error);
    expect(dialect.isUniqueViolation(wrong)).toBe(false);
  });

  test("a row that points to nobody is refused", async () => {
    const { db } = await open();
    const row = { user_id: "nobody", available: 0, held: 0, last_seq: 0, updated_at: 0 };
    await expect(db.insertInto("balance").values(row).execute()).rejects.toThrow(/foreign key/i);
  });

  test("large whole numbers and their sums come back as numbers", async () => {
    const { db } = await open();
    await db
      .insertInto("process")
      .values({ id: "a", roles: "", started_at: Number.MAX_SAFE_INTEGER - 1, beat_at: 1 })
      .execute();
    const row = await db
      .selectFrom("process")
      .select((eb) => [eb.fn.sum<number>("started_at").as("sum"), eb.fn.countAll<number>().as("count")])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ sum: Number.MAX_SAFE_INTEGER - 1, count: 1 });
  });
});

test("on SQLite a transaction keeps an operator's command in another process waiting from its first word on", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "tangleaf-turn-")), "turn.db");
  const ours = openSqlite(path);
  await migrate({ db: ours.db, dialect: ours.dialect, now: () => 1 });
  const theirs = new SqliteDatabase(path, { timeout: 0 });
  await ours.db.transaction().execute(async (trx) => {
    await trx.selectFrom("setting").selectAll().execute();
    expect(() => theirs.exec("begin immediate")).toThrow(/locked/);
  });
  theirs.exec("begin immediate; rollback");
  theirs.close();
  await ours.close();
  rmSync(dirname(path), { recursive: true });
});

test("a full disk is told as such, and the next transaction goes on", async () => {
  const { db, dialect, close } = await openTestDatabase();
  const fill = (trx: Kysely<Database>) =>
    trx
      .insertInto("setting")
      .values({ key: "big", value: "x".repeat(1_000_000) })
      .execute();
  await sql`pragma max_page_count = 1`.execute(db);
  await expect(db.transaction().execute(fill)).rejects.toThrow("full");
  await expect(dialect.exclusively(db, "fill", fill)).rejects.toThrow("full");
  await sql`pragma max_page_count = 1000000`.execute(db);
  await db.transaction().execute(fill);
  await close();
});

test("nothing of a transaction stays that goes on after a full disk has taken it back", async () => {
  const { db, close } = await openTestDatabase();
  const insert = (trx: Kysely<Database>, key: string, value: string) => trx.insertInto("setting").values({ key, value }).execute();
  const goesOn = db.transaction().execute(async (trx) => {
    await insert(trx, "before", "1");
    await sql`pragma max_page_count = 1`.execute(trx);
    await expect(insert(trx, "big", "x".repeat(1_000_000))).rejects.toThrow("full");
    await insert(trx, "after", "1");
  });
  await expect(goesOn).rejects.toThrow("rolled back");
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await db.selectFrom("setting").selectAll().execute()).toEqual([]);
  await db.transaction().execute((trx) => insert(trx, "next", "1"));
  expect(await db.selectFrom("setting").select("key").execute()).toEqual([{ key: "next" }]);
  await close();
});

test("a number that JavaScript cannot hold is an error, not a wrong balance", () => {
  expect(parseWholeNumber("9007199254740991")).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => parseWholeNumber("9007199254740993")).toThrow(RangeError);
});
