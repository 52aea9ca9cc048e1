import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openStorage } from "../db/open-storage.ts";
import { TABLE_NAMES } from "../db/table-keys.ts";
import { parseConfig } from "../platform/config.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { insertSampleRows } from "../testing/sample-rows.ts";
import { runAdmin } from "./run-admin.ts";

const PEOPLE = 12;
/** Tables with one row per person; the list of living processes is left out. */
const TABLES = TABLE_NAMES.filter((name) => name !== "process").length;

const parent = mkdtempSync(join(tmpdir(), "tangleaf-admin-"));
afterAll(() => rmSync(parent, { recursive: true }));
const clock = createManualClock();

async function admin(dataDir: string, typed: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const config = parseConfig({ APP_ENV: "test", DATA_DIR: dataDir, ...env });
  const exitCode = await runAdmin({ typed, config, clock, print: (line) => lines.push(line) });
  return { exitCode, said: lines.join("\n") };
}

async function storeWithPeople(name: string): Promise<string> {
  const dataDir = join(parent, name);
  const storage = await openStorage({ dataDir, now: clock.now });
  await insertSampleRows(storage.db, PEOPLE);
  await storage.close();
  mkdirSync(join(dataDir, "blobs", "a"), { recursive: true });
  for (let n = 0; n < PEOPLE; n++) {
    writeFileSync(join(dataDir, "blobs", "a", `b${n}`), "abc");
    mkdirSync(join(dataDir, "blobs", "tables", `dt${n}`), { recursive: true });
    writeFileSync(join(dataDir, "blobs", "tables", `dt${n}`, "b"), "t");
  }
  return dataDir;
}

describe("npm run admin", () => {
  test("without a command, or with --help, it lists every command in the language of the deployment", async () => {
    const zh = await admin(parent, []);
    const en = await admin(parent, ["backup", "--help"], { DEPLOY_ENV: "cloud" });
    for (const name of [
      "backup",
      "restore <file>",
      "move-data",
      "grant <username>",
      "user find",
      "user grant",
      "user level",
      "user sessions",
    ]) {
      expect(zh.said).toContain(`  ${name}`);
      expect(en.said).toContain(`  ${name}`);
    }
    expect(zh).toMatchObject({ exitCode: 0, said: expect.stringContaining("用法") });
    expect(en).toMatchObject({ exitCode: 0, said: expect.stringContaining("Usage") });
    expect(en.said).not.toMatch(/\p{Script=Han}/u);
  });

  test("what it does not understand ends with 64 and touches nothing", async () => {
    const missing = join(parent, "never-made");
    const wrong = [
      ["fly"],
      ["toString"],
      ["restore"],
      ["grant", "bob"],
      ["grant", "bob", "-5"],
      ["grant", "bob", "1.5"],
      ["grant", "bob", "100000001"],
      // A date beyond the range of Date: reading the balance would fail.
      ["grant", "bob", "5", "--days", "100000000000"],
      ["backup", "--fast"],
      ["move-data"],
    ];
    for (const typed of wrong) expect((await admin(missing, typed)).exitCode, typed.join(" ")).toBe(64);
  });

  test("a data directory without a database is named, not made", async () => {
    const missing = join(parent, "not-there");
    for (const typed of [["backup"], ["grant", "bob", "5"], ["user", "find", "bob"]]) {
      expect(await admin(missing, typed)).toMatchObject({ exitCode: 78, said: expect.stringContaining(missing) });
    }
  });

  test("beside a running server one may back up, look up and grant, but not restore or move", async () => {
    const dataDir = await storeWithPeople("running");
    const server = await openStorage({ dataDir, now: clock.now });
    const file = join(parent, "running.gz");
    expect(await admin(dataDir, ["backup", "--out", file])).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining(`${TABLES} 张表、${TABLES * PEOPLE} 行`),
    });
    expect(await admin(dataDir, ["user", "find", "user1"])).toMatchObject({
      exitCode: 0,
      said: expect.stringMatching(/user1[\s\S]*user10/),
    });
    const given = await admin(dataDir, ["grant", "user3", "500", "--days", "3"]);
    expect(given).toEqual({ exitCode: 0, said: "已发放 500 token 给 user3，可用余额 500" });
    const row = await server.db.selectFrom("token_grant").selectAll().where("source", "=", "operator").executeTakeFirstOrThrow();
    expect(row).toMatchObject({ amount: 500, expires_at: clock.now() + 3 * 86_400_000 });
    expect((await admin(dataDir, ["restore", file, "--replace"])).exitCode).toBe(75);
    expect((await admin(dataDir, ["move-data", "--to", join(parent, "elsewhere")])).exitCode).toBe(75);
    await server.close();
  });

  test("a backup goes into DATA_DIR/backups unless told where, and a place it cannot go to is named", async () => {
    const dataDir = await storeWithPeople("where");
    expect((await admin(dataDir, ["backup"])).said).toContain(join(dataDir, "backups", "tangleaf-2026-11-20-040000.gz"));
    expect(readdirSync(join(dataDir, "backups"))).toEqual(["tangleaf-2026-11-20-040000.gz"]);
    const refused = await admin(dataDir, ["backup", "--out", join(dataDir, "tangleaf.db", "x.gz")]);
    expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining("tangleaf.db") });
    expect((await admin(dataDir, ["backup", "--out", dataDir])).exitCode).toBe(1);
    expect(readdirSync(parent).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  test("a nickname cannot steer the operator's terminal", async () => {
    const dataDir = await storeWithPeople("terminal");
    const storage = await openStorage({ dataDir, now: clock.now });
    await storage.db.updateTable("app_user").set({ nickname: "\u001b[2J\nroot" }).where("username", "=", "user3").execute();
    await storage.close();
    expect((await admin(dataDir, ["user", "find", "user3"])).said).toMatch(/user3　 \[2J root　/);
  });

  test("a backup comes back into an empty directory only, unless told to replace", async () => {
    const dataDir = await storeWithPeople("kept");
    const file = join(parent, "kept.gz");
    await admin(dataDir, ["backup", "--out", file]);
    const fresh = join(parent, "fresh");
    expect(await admin(fresh, ["restore", file])).toMatchObject({ exitCode: 0, said: expect.stringContaining(`${TABLES * PEOPLE} 行`) });
    expect(await admin(fresh, ["restore", file], { DEPLOY_ENV: "cloud" })).toMatchObject({
      exitCode: 1,
      said: expect.stringContaining("already holds data"),
    });
    expect((await admin(fresh, ["restore", file, "--replace"])).exitCode).toBe(0);
    expect((await admin(fresh, ["restore", join(parent, "no-such-file")])).exitCode).toBe(1);
  });

  test("a backup of which a file is lost is written whole, names it and ends with 1", async () => {
    const dataDir = await storeWithPeople("lost");
    rmSync(join(dataDir, "blobs", "a", "b3"));
    const file = join(parent, "lost.gz");
    const { exitCode, said } = await admin(dataDir, ["backup", "--out", file]);
    expect(exitCode).toBe(1);
    expect(said).toMatch(/23 个文件 → [\s\S]*少了文件 a\/b3\n备份已写好，但有 1 个文件/);
    expect((await admin(join(parent, "lost-restored"), ["restore", file])).exitCode).toBe(0);
  });

  test("data does not move onto itself", async () => {
    const dataDir = await storeWithPeople("self");
    expect((await admin(dataDir, ["move-data", "--to", dataDir])).said).toContain("同一份数据");
  });

  test("the audit passes a sound ledger and ends with 1 on others", async () => {
    const dataDir = await storeWithPeople("books");
    const unsound = await admin(dataDir, ["audit"]);
    expect(unsound).toMatchObject({ exitCode: 1, said: expect.stringContaining("账目冻结 0，余额冻结 1000") });
    const storage = await openStorage({ dataDir, now: clock.now });
    await storage.db.updateTable("balance").set({ available: 7000, held: 0 }).execute();
    await storage.db.updateTable("ledger").set({ amount: 7000 }).execute();
    await storage.close();
    expect(await admin(dataDir, ["audit"])).toEqual({ exitCode: 0, said: "核对了 12 个账号、12 行账目，全部相符。" });
  });

  test("nobody by that name is said, not guessed", async () => {
    const dataDir = await storeWithPeople("names");
    expect(await admin(dataDir, ["grant", "USER1", "5"])).toMatchObject({ exitCode: 1, said: expect.stringContaining("USER1") });
    expect((await admin(dataDir, ["user", "find", "%"])).said).toContain("没有找到「%」");
  });
});
