import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { startErrorText } from "../messages/start-error-text.ts";
import { runChild } from "../testing/run-child.ts";
import { loadMigrations } from "./load-migrations.ts";
import { SQLITE_FILE_NAME } from "./open-database.ts";
import { openStorage } from "./open-storage.ts";
import { StartError, type StartErrorReason } from "./start-error.ts";

/** Printed by a process that opened an empty directory and ran every migration. */
const FIRST_OPEN = `open ${(await loadMigrations()).length}`;

/** Child processes start slowly on a busy machine. */
const parent = mkdtempSync(join(tmpdir(), "tangleaf-storage-"));
afterAll(() => rmSync(parent, { recursive: true }));
let made = 0;
const freshPath = () => {
  made += 1;
  return join(parent, `data${made}`);
};
const now = () => 1;

/** Opens storage in a child process, prints "open" or the refusal, and keeps it open until killed. */
function holdStorage(dataDir: string, options: { uid?: number } = {}) {
  const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  return runChild(
    `import { openStorage } from ${module("./open-storage.ts")};
     import { startErrorText } from ${module("../messages/start-error-text.ts")};
     try {
       const storage = await openStorage({ dataDir: ${JSON.stringify(dataDir)}, now: () => 1 });
       console.log("open " + storage.appliedMigrations.length);
       setInterval(() => {}, 1000);
     } catch (error) {
       console.log("refused " + error.reason);
       console.log(startErrorText(error, "zh"));
       process.exitCode = error.exitCode;
     }`,
    options,
  );
}

async function refusal(dataDir: string): Promise<StartErrorReason> {
  const error = await openStorage({ dataDir, now }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartError)) throw new Error(`Not refused as it should be: ${error}`);
  return error.reason;
}

test("a second process on the same data directory ends at once, in the operator's words", async () => {
  const dataDir = freshPath();
  const first = holdStorage(dataDir);
  expect(await first.line("open")).toBe(FIRST_OPEN);
  const second = holdStorage(dataDir);
  expect(await second.ended).toBe(75);
  expect(second.lines[0]).toBe("refused dataDir.locked");
  expect(second.lines[1]).toContain(dataDir);
  expect(second.lines[1]).toMatch(/正被另一个进程使用（pid \d+ @ /);
  first.kill("SIGKILL");
  await first.ended;
});

test("what a killed process leaves behind locks nobody out", async () => {
  const dataDir = freshPath();
  const killed = holdStorage(dataDir);
  await killed.line("open");
  killed.kill("SIGKILL");
  await killed.ended;
  expect(readdirSync(dataDir)).toContain("lock-holder.txt");
  const storage = await openStorage({ dataDir, now });
  expect(storage.appliedMigrations).toEqual([]);
  await storage.close();
  expect(readdirSync(dataDir)).not.toContain("lock-holder.txt");
});

test("four processes that start at once on one directory: one opens it, the others are refused", async () => {
  const dataDir = freshPath();
  const children = [1, 2, 3, 4].map(() => holdStorage(dataDir));
  const lines = await Promise.all(children.map((child) => Promise.any([child.line("open"), child.line("refused")])));
  expect(lines.sort()).toEqual([FIRST_OPEN, "refused dataDir.locked", "refused dataDir.locked", "refused dataDir.locked"]);
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(children.map((child) => child.ended));
});

test("a commit is answered only once the disk has it, and references are checked", async () => {
  const storage = await openStorage({ dataDir: freshPath(), now });
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(storage.db)).rows[0] ?? {})[0];
  const FULL = 2;
  expect(await Promise.all(["journal_mode", "synchronous", "foreign_keys"].map(pragma))).toEqual(["wal", FULL, 1]);
  await storage.close();
});

test("a data directory that cannot be made is refused", async () => {
  const file = freshPath();
  writeFileSync(file, "a file, not a folder");
  expect(await refusal(join(file, "data"))).toBe("dataDir.unwritable");
});

// Root ignores file permissions, so the test drops its user id.
const NOBODY_UID = 65_534;
test("a data directory or file without permission is refused and not touched", async () => {
  const dataDir = freshPath();
  await (await openStorage({ dataDir, now })).close();
  const asOther = process.getuid?.() === 0 ? { uid: NOBODY_UID } : {};
  chmodSync(parent, 0o755);
  chmodSync(dataDir, 0o555);
  const bytes = readFileSync(join(dataDir, SQLITE_FILE_NAME));
  const noFolder = holdStorage(dataDir, asOther);
  expect(await noFolder.line("refused")).toBe("refused dataDir.unwritable");
  expect(await noFolder.ended).toBe(78);
  chmodSync(dataDir, 0o777);
  chmodSync(join(dataDir, "lock"), 0o666);
  chmodSync(join(dataDir, SQLITE_FILE_NAME), 0o444);
  const noFile = holdStorage(dataDir, asOther);
  expect(await Promise.any([noFile.line("refused"), noFile.line("open")])).toBe("refused database.unwritable");
  expect(readFileSync(join(dataDir, SQLITE_FILE_NAME)).equals(bytes)).toBe(true);
});

test("a file that is no database, or a broken one, is refused byte for byte as it was", async () => {
  const whole = freshPath();
  await (await openStorage({ dataDir: whole, now })).close();
  const foreign = freshPath();
  mkdirSync(foreign);
  writeFileSync(join(foreign, SQLITE_FILE_NAME), "this is not a database, but somebody's notes".repeat(100));
  const broken = freshPath();
  mkdirSync(broken);
  copyFileSync(join(whole, SQLITE_FILE_NAME), join(broken, SQLITE_FILE_NAME));
  const spoilt = readFileSync(join(broken, SQLITE_FILE_NAME));
  spoilt.fill(0xff, 100, 4096);
  writeFileSync(join(broken, SQLITE_FILE_NAME), spoilt);
  for (const dataDir of [foreign, broken]) {
    const before = readFileSync(join(dataDir, SQLITE_FILE_NAME));
    expect(await refusal(dataDir)).toBe("database.damaged");
    expect(readFileSync(join(dataDir, SQLITE_FILE_NAME)).equals(before)).toBe(true);
  }
});

test("a database with one overwritten page is refused byte for byte as it was, also with a log that a kill left", async () => {
  const whole = freshPath();
  await (await openStorage({ dataDir: whole, now })).close();
  const storage = await openStorage({ dataDir: whole, now });
  const found = await sql<{ rootpage: number }>`select rootpage from sqlite_master where name = 'ledger'`.execute(storage.db);
  const { page_size: size } = (await sql<{ page_size: number }>`pragma page_size`.execute(storage.db)).rows[0] ?? { page_size: 0 };
  await storage.db.insertInto("setting").values({ key: "in the log", value: "only" }).execute();
  const dataDir = freshPath();
  mkdirSync(dataDir);
  const names = [SQLITE_FILE_NAME, `${SQLITE_FILE_NAME}-wal`];
  for (const name of names) copyFileSync(join(whole, name), join(dataDir, name));
  await storage.close();
  const spoilt = readFileSync(join(dataDir, SQLITE_FILE_NAME));
  const page = found.rows[0]?.rootpage ?? 0;
  spoilt.fill(0xab, (page - 1) * size, page * size);
  writeFileSync(join(dataDir, SQLITE_FILE_NAME), spoilt);
  const bytes = () => names.map((name) => readFileSync(join(dataDir, name)).toString("base64"));
  const before = bytes();
  expect(await refusal(dataDir)).toBe("database.damaged");
  expect(bytes().map((one, at) => one === before[at])).toEqual([true, true]);
});

test("data of a newer program is refused byte for byte as it was, and the lock let go", async () => {
  const dataDir = freshPath();
  const storage = await openStorage({ dataDir, now });
  await sql`insert into schema_migration (name, checksum, applied_at) values ('9999-future', 'x', 1)`.execute(storage.db);
  await storage.close();
  const before = readFileSync(join(dataDir, SQLITE_FILE_NAME));
  expect(await refusal(dataDir)).toBe("database.newer");
  expect(await refusal(dataDir)).toBe("database.newer");
  expect(readFileSync(join(dataDir, SQLITE_FILE_NAME)).equals(before)).toBe(true);
});

test("a database that cannot be reached, or an address that is none, is named without its password", async () => {
  const opening = openStorage({ dataDir: freshPath(), databaseUrl: "mysql://root:secret@db/x", now });
  const error = await opening.catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error(String(error));
  expect(startErrorText(error, "en")).toBe(
    "DATABASE_URL cannot be understood: mysql. Its form is postgres://user:password@host:port/name.",
  );
});
