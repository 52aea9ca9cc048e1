import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, type Transaction } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passTurns } from "../testing/pass-turns.ts";
import { groupedSqliteDialect } from "./grouped-sqlite.ts";

type Tables = { word: { id: number; text: string } };

const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** Where the header of a frame says how long the file is after a commit; 0 in the middle of one. */
const COMMIT_MARK_BYTE = 4;

let folder: string;
let sqlite: SqliteDatabase.Database;
let theirs: SqliteDatabase.Database;
let db: Kysely<Tables>;
/** What the database does instead of its next commit. */
let insteadOfCommit: (() => void) | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tangleaf-groups-"));
  sqlite = new SqliteDatabase(join(folder, "groups.db"));
  sqlite.exec("pragma journal_mode = wal; create table word (id integer primary key, text text not null)");
  theirs = new SqliteDatabase(join(folder, "groups.db"));
  insteadOfCommit = null;
  db = new Kysely({
    dialect: groupedSqliteDialect({
      close: () => sqlite.close(),
      prepare(text) {
        const fails = text === "commit" ? insteadOfCommit : null;
        if (fails === null) return sqlite.prepare(text);
        insteadOfCommit = null;
        return Object.assign(sqlite.prepare("select 1"), { run: fails });
      },
      get inTransaction() {
        return sqlite.inTransaction;
      },
    }),
  });
});

afterEach(async () => {
  await db.destroy();
  theirs.close();
  rmSync(folder, { recursive: true });
});

function commits(): number {
  const wal = readFileSync(join(folder, "groups.db-wal"));
  const frame = FRAME_HEADER_BYTES + Number(sqlite.pragma("page_size", { simple: true }));
  let count = 0;
  for (let at = WAL_HEADER_BYTES; at < wal.length; at += frame) if (wal.readUInt32BE(at + COMMIT_MARK_BYTE) > 0) count += 1;
  return count;
}

const insert = (id: number, on: Kysely<Tables> | Transaction<Tables> = db) =>
  on
    .insertInto("word")
    .values({ id, text: `word ${id}` })
    .execute();
const add = (id: number) => db.transaction().execute((trx) => insert(id, trx));
/** What another process finds. */
const kept = () => theirs.prepare<[], number>("select id from word order by id").pluck().all();

test("what comes together is committed together, and each is answered only when it is kept", async () => {
  const before = commits();
  const keptAtAnswer = await Promise.all(Array.from({ length: 20 }, (_, id) => add(id).then(() => kept().includes(id))));
  expect(keptAtAnswer).toEqual(keptAtAnswer.map(() => true));
  expect(commits() - before).toBe(1);
});

test("one that fails is rolled back alone", async () => {
  const first = add(1);
  const failing = db.transaction().execute(async (trx) => {
    await insert(100, trx);
    throw new Error("taken back");
  });
  const refused = db.transaction().execute(async (trx) => {
    await insert(101, trx);
    await insert(1, trx);
  });
  const all = await Promise.allSettled([first, failing, add(2), refused, add(3)]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
  expect(kept()).toEqual([1, 2, 3]);
});

test("where the first of a group fails the others are kept, also those that begin after it", async () => {
  const failing = db.transaction().execute(async (trx) => {
    await insert(100, trx);
    throw new Error("taken back");
  });
  const second = add(1);
  await expect(failing).rejects.toThrow("taken back");
  await Promise.all([second, add(2)]);
  expect(kept()).toEqual([1, 2]);
});

test("after many commits the log is written back in a quiet moment, with nobody's commit", async () => {
  for (let id = 1; id <= 60; id++) await add(id);
  const keptWithoutLog = () => {
    copyFileSync(join(folder, "groups.db"), join(folder, "copy.db"));
    const copy = new SqliteDatabase(join(folder, "copy.db"));
    try {
      return copy.prepare("select count(*) from word").pluck().get();
    } catch {
      return 0;
    } finally {
      copy.close();
    }
  };
  expect(keptWithoutLog()).toBe(0);
  await vi.waitUntil(() => keptWithoutLog() === 60);
});

test("where all fail nothing is committed", async () => {
  const before = commits();
  await expect(
    db.transaction().execute(async (trx) => {
      await insert(1, trx);
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  expect([commits() - before, kept()]).toEqual([0, []]);
  await add(2);
  expect(kept()).toEqual([2]);
});

test("a statement beside a group is answered with it: nobody reads what is not kept", async () => {
  const adding = add(1);
  const read = db.selectFrom("word").select("id").execute();
  const keptWhenRead = read.then((rows) => ({ rows, kept: kept() }));
  const written = insert(2).then(() => kept());
  await adding;
  expect(await keptWhenRead).toEqual({ rows: [{ id: 1 }], kept: [1, 2] });
  expect(await written).toEqual([1, 2]);
});

test("a group that cannot be kept fails for each of its transactions; statements beside it run again", async () => {
  insteadOfCommit = () => {
    throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
  };
  const all = Promise.allSettled([add(1), add(2)]);
  const read = db.selectFrom("word").select("id").execute();
  const written = insert(3);
  expect((await all).map((one) => (one.status === "rejected" ? one.reason.code : one))).toEqual(["SQLITE_IOERR", "SQLITE_IOERR"]);
  expect(await read).toEqual([]);
  await written;
  expect(kept()).toEqual([3]);
  await add(4);
  expect(kept()).toEqual([3, 4]);
});

test("a full disk takes the whole group back, and nothing of a transaction stays that goes on after it", async () => {
  const before = add(1);
  const goesOn = db.transaction().execute(async (trx) => {
    sqlite.pragma("max_page_count = 1");
    const big = { id: 100, text: "x".repeat(1_000_000) };
    await expect(trx.insertInto("word").values(big).execute()).rejects.toThrow("full");
    sqlite.pragma("max_page_count = 1000000");
    await insert(101, trx);
  });
  const [first, second] = await Promise.allSettled([before, goesOn]);
  expect(first).toMatchObject({ status: "rejected", reason: { code: "SQLITE_FULL" } });
  expect(second).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("rolled back") } });
  expect(kept()).toEqual([]);
  await add(2);
  expect(kept()).toEqual([2]);
});

test("one that waits for something else keeps nobody waiting longer than itself", async () => {
  const slow = db.transaction().execute(async (trx) => {
    await insert(2, trx);
    await passTurns();
  });
  const after = add(3).then(() => kept());
  await add(1);
  await slow;
  expect(await after).toEqual([1, 2, 3]);
});

test("rows that are read one by one, and what may not stand in a transaction, end the group first", async () => {
  const adding = add(1);
  const vacuumed = db.executeQuery({ ...db.selectFrom("word").select("id").compile(), sql: "vacuum" });
  const again = add(2);
  await Promise.all([adding, vacuumed, again]);
  const third = add(3);
  const seen: number[] = [];
  for await (const { id } of db.selectFrom("word").select("id").orderBy("id").stream()) seen.push(id);
  await third;
  expect(seen).toEqual([1, 2, 3]);
});
