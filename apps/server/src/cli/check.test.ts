import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startObjectStore } from "@tangleaf/sandbox";
import { sql } from "kysely";
import { afterAll, describe, expect, test, vi } from "vitest";
import { systemClock } from "../adapters/system-clock.ts";
import { openDatabase, SQLITE_FILE_NAME } from "../db/open-database.ts";
import { openStorage } from "../db/open-storage.ts";
import { TABLE_NAMES } from "../db/table-keys.ts";
import { parseConfig } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { insertSampleRows } from "../testing/sample-rows.ts";
import { createTestDatabaseUrl } from "../testing/test-database.ts";
import { runAdmin } from "./run-admin.ts";

vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = 3;
/** All tables but the list of living processes. */
const TABLES = TABLE_NAMES.length - 1;
const PAGE_BYTES = 4096;
/** First byte of a SQLite page with index entries. */
const INDEX_LEAF = 0x0a;
const parent = mkdtempSync(join(tmpdir(), "tangleaf-check-"));
afterAll(() => rmSync(parent, { recursive: true }));
const clock = createManualClock();

async function check(dataDir: string, env: Record<string, string> = {}, at: Clock = clock) {
  const lines: string[] = [];
  const config = parseConfig({ APP_ENV: "test", DATA_DIR: dataDir, ...env });
  const exitCode = await runAdmin({ typed: ["check"], config, clock: at, print: (line) => lines.push(line) });
  return { exitCode, lines };
}

/** People with a sound ledger and a file of three bytes each. */
async function fill(store: { dataDir: string; databaseUrl?: string | undefined }) {
  const { db, close } = await openStorage({ ...store, now: clock.now });
  await insertSampleRows(db, PEOPLE);
  await db.updateTable("balance").set({ available: 7000, held: 0 }).execute();
  await db.updateTable("ledger").set({ amount: 7000 }).execute();
  await close();
  mkdirSync(join(store.dataDir, "blobs", "a"), { recursive: true });
  for (let n = 0; n < PEOPLE; n++) {
    writeFileSync(join(store.dataDir, "blobs", "a", `b${n}`), "abc");
    mkdirSync(join(store.dataDir, "blobs", "tables", `dt${n}`), { recursive: true });
    writeFileSync(join(store.dataDir, "blobs", "tables", `dt${n}`, "b"), "t");
  }
}

async function change(store: { dataDir: string; databaseUrl?: string | undefined }, statements: readonly string[]) {
  const { db, close } = await openDatabase(store);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await close();
}

describe("npm run admin -- check", () => {
  test("passes sound data, and names a lost file, one cut short, and books that do not agree", async () => {
    const dataDir = join(parent, "sound");
    await fill({ dataDir });
    expect(await check(dataDir)).toEqual({ exitCode: 0, lines: [`${TABLES} 张表完好，3 个账号账目相符，6 个文件都在。`] });
    rmSync(join(dataDir, "blobs", "a", "b0"));
    writeFileSync(join(dataDir, "blobs", "a", "b1"), "a");
    await change({ dataDir }, ["update balance set available = 1 where available = (select max(available) from balance)"]);
    const { exitCode, lines } = await check(dataDir);
    expect(exitCode).toBe(1);
    expect(lines).toEqual(expect.arrayContaining(["  少了文件 a/b0", "  文件 a/b1 应有 3 字节，实有 1 字节"]));
    expect(lines.some((line) => line.includes("账目合计 7000，余额 1"))).toBe(true);
  });

  test("names a row that refers to nobody", async () => {
    const dataDir = join(parent, "loose");
    await fill({ dataDir });
    await change({ dataDir }, ["pragma foreign_keys = off", "update identity set user_id = 'nobody' where provider = 'Wx'"]);
    const { exitCode, lines } = await check(dataDir, { DEPLOY_ENV: "cloud" });
    expect(exitCode).toBe(1);
    expect(lines[0]).toMatch(/^ {2}row \S+ of table identity refers to a row of app_user that is not there$/);
  });

  test("names an index that no longer fits its table, which a start does not notice", async () => {
    const dataDir = join(parent, "index");
    await fill({ dataDir });
    const path = join(dataDir, SQLITE_FILE_NAME);
    const bytes = readFileSync(path);
    const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, n) => bytes.subarray(n * PAGE_BYTES, (n + 1) * PAGE_BYTES));
    const leaf = pages.find((page) => page[0] === INDEX_LEAF && page.includes("user2"));
    leaf?.write("user9", leaf.indexOf("user2"));
    writeFileSync(path, bytes);
    const { exitCode, lines } = await check(dataDir);
    expect({ exitCode, first: lines[0] }).toEqual({
      exitCode: 1,
      first: expect.stringMatching(/^ {2}数据库：.*missing from index sqlite_autoindex_app_user/),
    });
    await (await openStorage({ dataDir, now: clock.now })).close();
  });

  test("looks into the object store where files lie there", async () => {
    const dataDir = join(parent, "store");
    await fill({ dataDir });
    const store = await startObjectStore({ accessKey: "k", secretKey: "s", region: "r", bucket: "b" });
    const blobUrl = `${store.url.replace("http://", "s3+http://k:s@")}/b?region=r`;
    expect((await check(dataDir, { BLOB_URL: blobUrl }, systemClock)).lines).toEqual(
      expect.arrayContaining(["  少了文件 a/b0", "  少了文件 a/b2"]),
    );
    await store.close();
  });
});

const fresh = await createTestDatabaseUrl();
afterAll(() => fresh?.drop());
test.runIf(fresh !== null)("check reads all of PostgreSQL, and says what it cannot see there", async () => {
  const dataDir = join(parent, "postgres");
  const databaseUrl = fresh?.databaseUrl ?? "";
  await fill({ dataDir, databaseUrl });
  const sound = await check(dataDir, { DATABASE_URL: databaseUrl });
  expect(sound.exitCode).toBe(0);
  expect(sound.lines.at(-1)).toBe(`${TABLES} 张表完好，3 个账号账目相符，6 个文件都在。`);
  expect(sound.lines).toContainEqual(expect.stringContaining("data_checksums"));
});
