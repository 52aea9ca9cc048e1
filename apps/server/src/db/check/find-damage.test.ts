import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertSampleRows } from "../../testing/sample-rows.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { TABLE_NAMES } from "../table-keys.ts";
import { findDamage } from "./find-damage.ts";

const TABLES = TABLE_NAMES.length - 1;

describeOnEachDatabase("looking for damage", (open, kind) => {
  test("a sound database has none, and nothing is changed", async () => {
    const opened = await open();
    await insertSampleRows(opened.db, 3);
    expect(await findDamage(opened)).toMatchObject({ damage: [], tables: TABLES });
  });

  if (kind === "sqlite") return;

  test("each table that cannot be read is named, and the others are read all the same", async () => {
    const opened = await open();
    const damaged = Object.assign(new Error("invalid page in block 0 of relation base/1/2"), { code: "XX001" });
    const asked: string[] = [];
    const readRows: typeof opened.dialect.readRows = (trx, input) => {
      asked.push(input.table);
      if (input.table === "ledger" || input.table === "file") throw damaged;
      return opened.dialect.readRows(trx, input);
    };
    const { damage } = await findDamage({ ...opened, dialect: { ...opened.dialect, readRows } });
    expect(damage).toEqual(["ledger", "file"].map((table) => ({ is: "page", cause: `${table}: ${damaged.message}` })));
    expect(asked).toHaveLength(TABLES);
  });

  test("a connection that breaks is no damage", async () => {
    const opened = await open();
    const away = Object.assign(new Error("terminating connection"), { code: "57P01" });
    const readRows = () => {
      throw away;
    };
    await expect(findDamage({ ...opened, dialect: { ...opened.dialect, readRows } })).rejects.toBe(away);
  });

  test("indexes are checked where the extension for it is there", async () => {
    const opened = await open();
    await insertSampleRows(opened.db, 3);
    await sql`create extension if not exists amcheck schema public`.execute(opened.db);
    const { damage, unseen } = await findDamage(opened);
    expect(damage).toEqual([]);
    expect(unseen).not.toContain("indexes");
  });
});
