import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../testing/test-database.ts";
import { splitStatements } from "./load-migrations.ts";
import { migrate } from "./migrate.ts";

const now = () => 1;

describeOnEachDatabase("migrations", (open) => {
  test("applying them again changes nothing", async () => {
    const { db, dialect } = await open();
    expect(await migrate({ db, dialect, now })).toEqual({ applied: [] });
  });

  test("a database with a migration this program does not know is refused", async () => {
    const { db, dialect } = await open();
    await sql`insert into schema_migration (name, checksum, applied_at) values ('9999-future', 'x', 1)`.execute(db);
    await expect(migrate({ db, dialect, now })).rejects.toMatchObject({ reason: "database.newer", params: { name: "9999-future" } });
  });

  test("a migration that was applied with another text is refused", async () => {
    const { db, dialect } = await open();
    await sql`update schema_migration set checksum = 'x'`.execute(db);
    await expect(migrate({ db, dialect, now })).rejects.toMatchObject({ reason: "database.changed" });
  });

  test("a migration that fails half-way leaves nothing behind", async () => {
    const { db, dialect } = await open();
    const { loadMigrations } = await import("./load-migrations.ts");
    const broken = { name: "0002-broken", checksum: "x", statements: ["create table half (id text)", "create table app_user (id text)"] };
    await expect(migrate({ db, dialect, now, migrations: [...(await loadMigrations()), broken] })).rejects.toMatchObject({
      reason: "database.notMigrated",
      params: { cause: expect.stringContaining("app_user") },
    });
    expect(await dialect.tableExists(db, "half")).toBe(false);
    expect(await migrate({ db, dialect, now })).toEqual({ applied: [] });
  });

  test("two that start at once apply each migration once", async () => {
    const { db, dialect } = await open();
    const { loadMigrations } = await import("./load-migrations.ts");
    const migrations = [...(await loadMigrations()), { name: "0002-more", checksum: "x", statements: ["create table more (id text)"] }];
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate({ db, dialect, now, migrations })));
    expect(results.flatMap((result) => result.applied)).toEqual(["0002-more"]);
  });
});

test("statements are split at semicolons outside quotes and comments", () => {
  expect(splitStatements("-- a; b\ncreate table a (x text default 'it''s; -- fine');\n\ninsert into a values (1 - 2); ")).toEqual([
    "create table a (x text default 'it''s; -- fine')",
    "insert into a values (1 - 2)",
  ]);
});
