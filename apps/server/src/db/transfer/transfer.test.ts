import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { insertSampleRows } from "../../testing/sample-rows.ts";
import { describeOnEachDatabase, openTestDatabase } from "../../testing/test-database.ts";
import { charactersOf } from "../dialects/database-dialect.ts";
import { migrate } from "../migrate.ts";
import { listNamedBlobs } from "../named-blobs.ts";
import { openPostgres } from "../open-postgres.ts";
import { openSqlite } from "../open-sqlite.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import { TABLE_KEYS, TABLE_NAMES } from "../table-keys.ts";
import { BATCH_ROWS, digestTable } from "./copied-rows.ts";
import { moveData } from "./move-data.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const SAMPLE_USERS = 20;

/** More than one batch of a table. */
const MANY = BATCH_ROWS + 3;
const NOW_MS = 1_763_700_000_000;
const now = () => NOW_MS;
let besides = 0;
const dir = mkdtempSync(join(tmpdir(), "tangleaf-transfer-"));
afterAll(() => rmSync(dir, { recursive: true }));

function digests({ db, dialect }: OpenedDatabase) {
  return db.transaction().execute(async (trx) => {
    const found: Record<string, { rows: number; sha256: string }> = {};
    for (const table of TABLE_NAMES) found[table] = await digestTable(trx, dialect, table);
    return found;
  });
}

/** Some rows of every table, and of one table more than one batch. */
async function insertManyRows(db: OpenedDatabase["db"]): Promise<void> {
  await insertSampleRows(db, SAMPLE_USERS);
  const settings = Array.from({ length: MANY - SAMPLE_USERS }, (_, n) => ({ key: `many ${n}`, value: "1" }));
  await db.insertInto("setting").values(settings).execute();
}

/** Keeps only the files of the first people, under these keys. */
async function nameFiles({ db }: OpenedDatabase, keys: readonly string[]): Promise<void> {
  const ids = keys.map((_, n) => `f${n}`);
  await db.deleteFrom("file").where("id", "not in", ids).execute();
  await db.deleteFrom("data_table_blob").execute();
  for (const [n, id] of ids.entries())
    await db
      .updateTable("file")
      .set({ blob_key: keys[n] ?? "" })
      .where("id", "=", id)
      .execute();
}

async function addFile({ db }: OpenedDatabase, key: string): Promise<void> {
  const like = await db.selectFrom("file").selectAll().where("id", "=", "f0").executeTakeFirstOrThrow();
  await db
    .insertInto("file")
    .values({ ...like, id: key, ticket_hash: key, blob_key: key })
    .execute();
}

/** The server's connection and an operator's, on one database. */
async function openBeside(kind: string, opened: OpenedDatabase): Promise<{ writer: OpenedDatabase; reader: OpenedDatabase }> {
  if (kind === "sqlite") {
    besides += 1;
    const path = join(dir, `beside${besides}.db`);
    const writer = openSqlite(path);
    await migrate({ db: writer.db, dialect: writer.dialect, now });
    return { writer, reader: openSqlite(path, { readOnly: true }) };
  }
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(opened.db);
  const url = new URL(String(process.env["TEST_DATABASE_URL"]));
  url.searchParams.set("options", `-c search_path=${rows[0]?.schema}`);
  return { writer: opened, reader: await openPostgres({ databaseUrl: url.href, readOnly: true }) };
}

/** Simulates a value that is damaged on the way: the ledger row l1 arrives with other parts. */
async function spoilRow({ db }: OpenedDatabase, kind: string): Promise<void> {
  await sql
    .raw(
      kind === "sqlite"
        ? "create trigger spoil after insert on ledger begin update ledger set parts = '[1]' where id = 'l1'; end"
        : "create rule spoil as on insert to ledger where new.id = 'l1' do also update ledger set parts = '[1]' where id = 'l1'",
    )
    .execute(db);
}

describeOnEachDatabase("copying data", (open, kind) => {
  test("the list of tables is complete and names their primary keys", async () => {
    const { db } = await open();
    const tables = await db.introspection.getTables();
    const schemas = new Set(tables.filter(({ name }) => name === "schema_migration").map(({ schema }) => schema));
    if (kind === "sqlite") expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES, "schema_migration"].sort());
    expect(schemas.size).toBeGreaterThan(0);
    for (const table of TABLE_NAMES) {
      const twice = sql`select 1 from ${sql.table(table)} group by ${sql.join(TABLE_KEYS[table].map((key) => sql.ref(key)))} having count(*) > 1`;
      expect((await twice.execute(db)).rows).toEqual([]);
    }
  });

  test("what tables have stored is among the files, except of people who have left", async () => {
    const { db, dialect } = await open();
    await insertSampleRows(db, 3);
    await db.updateTable("data_table_blob").set({ bytes: 7 }).where("table_id", "=", "dt0").execute();
    const [first, second] = await db.selectFrom("data_table_blob").select(["blob_key", "user_id"]).orderBy("blob_key").execute();
    await db
      .updateTable("app_user")
      .set({ closed_at: 1 })
      .where("id", "=", second?.user_id ?? "")
      .execute();
    const named = await listNamedBlobs(db, dialect);
    expect(named.get(first?.blob_key ?? "")).toBe(7);
    expect(named.has(second?.blob_key ?? "")).toBe(false);
  });

  test("everything goes to the other database and back unchanged", async () => {
    const from = await open();
    const there = await open();
    const back = await openTestDatabase("sqlite");
    await insertManyRows(from.db);
    const before = await digests(from);
    const moved = await moveData({ from, to: there, shownTarget: "there", now });
    expect(moved.filter(({ rows }) => rows !== SAMPLE_USERS)).toMatchObject([{ table: "setting", rows: MANY }]);
    await moveData({ from: there, to: back, shownTarget: "back", now });
    expect(await digests(there)).toEqual(before);
    expect(await digests(back)).toEqual(before);
    expect(await digests(from)).toEqual(before);
    await back.close();
  });

  test("a target that holds a single row is refused and left alone", async () => {
    const from = await open();
    const to = await open();
    await insertSampleRows(from.db, 2);
    await to.db.insertInto("setting").values({ key: "theirs", value: "1" }).execute();
    await expect(moveData({ from, to, shownTarget: "there", now })).rejects.toMatchObject({
      reason: "target.notEmpty",
      params: { target: "there", table: "setting" },
    });
    expect(await to.db.selectFrom("setting").selectAll().execute()).toEqual([{ key: "theirs", value: "1" }]);
  });

  test("a row that arrives changed takes the whole move back", async () => {
    const from = await open();
    const to = await open();
    await insertManyRows(from.db);
    await spoilRow(to, kind);
    await expect(moveData({ from, to, shownTarget: "there", now })).rejects.toMatchObject({
      reason: "copy.differs",
      params: { table: "ledger", key: "l1" },
    });
    expect(Object.values(await digests(to)).map(({ rows }) => rows)).toEqual(TABLE_NAMES.map(() => 0));
  });

  test("a backup restored elsewhere is the same, rows and files", async () => {
    const from = await open();
    await insertManyRows(from.db);
    await nameFiles(from, ["a/b1", "空"]);
    await from.db.updateTable("app_user").set({ headimg: "/avatars/0.png" }).where("username", "=", "user0").execute();
    const blobs = join(dir, `${kind}-blobs`);
    for (const folder of ["a", "avatars", ".unfinished"]) mkdirSync(join(blobs, folder), { recursive: true });
    writeFileSync(join(blobs, "a", "b1"), Buffer.alloc(2_000_000, 7));
    writeFileSync(join(blobs, "空"), "");
    writeFileSync(join(blobs, "avatars", "0.png"), "png");
    // Not named by any row.
    writeFileSync(join(blobs, ".unfinished", "half"), "ha");
    writeFileSync(join(blobs, "a", "nobodys"), "x");
    const path = join(dir, `${kind}.backup.gz`);
    const { lost, ...summary } = await writeBackup({ from, blobsDir: blobs, path, createdAt: NOW_MS });
    // The list of running processes is not copied.
    const tables = TABLE_NAMES.length - 1;
    expect({ lost, ...summary }).toEqual({ lost: [], rows: 2 + MANY + SAMPLE_USERS * (tables - 3), tables, files: 3 });
    expect(statSync(path).mode & 0o777).toBe(0o600);

    const to = await open();
    const restored = join(dir, `${kind}-restored`);
    const input = { to, blobsDir: restored, path, shownTarget: "there", replace: false, now };
    expect(await restoreBackup(input)).toEqual(summary);
    expect(await digests(to)).toEqual(await digests(from));
    expect(readFileSync(join(restored, "a", "b1")).equals(Buffer.alloc(2_000_000, 7))).toBe(true);
    expect(readFileSync(join(restored, "空"), "utf8")).toBe("");
    expect(readdirSync(restored, { recursive: true }).sort()).toEqual(["a", "a/b1", "avatars", "avatars/0.png", "空"]);

    await expect(restoreBackup(input)).rejects.toMatchObject({ reason: "target.notEmpty" });
    await to.db.updateTable("app_user").set({ nickname: "changed" }).execute();
    await restoreBackup({ ...input, replace: true });
    expect(await digests(to)).toEqual(await digests(from));
  });

  test("a file that goes with its row while the backup is made is left out, one that is lost is named", async () => {
    const { writer, reader } = await openBeside(kind, await open());
    await insertSampleRows(writer.db, 10);
    await nameFiles(writer, ["a/1", "a/2", "a/3", "a/4"]);
    const blobs = join(dir, `${kind}-going`);
    mkdirSync(join(blobs, "a"), { recursive: true });
    for (const name of ["1", "2", "3"]) writeFileSync(join(blobs, "a", name), name);
    // The second file's row still exists when the file is looked for, and is gone when rows are read again.
    rmSync(join(blobs, "a", "2"));
    let asked = 0;
    const from = {
      ...reader,
      dialect: {
        ...reader.dialect,
        tableExists: async (...found: Parameters<typeof reader.dialect.tableExists>) => {
          // The second query of this kind: the first files are copied, and the snapshot is being taken.
          if (found[1] === "closed_identity" && ++asked === 2) {
            await writer.db.deleteFrom("file").where("blob_key", "in", ["a/2", "a/3"]).execute();
            for (const key of ["a/5", "a/6"]) await addFile(writer, key);
            writeFileSync(join(blobs, "a", "5"), "5");
          }
          return reader.dialect.tableExists(...found);
        },
      },
    };
    const path = join(dir, `${kind}-going.gz`);
    const summary = await writeBackup({ from, blobsDir: blobs, path, createdAt: NOW_MS });
    expect([...summary.lost].sort()).toEqual(["a/4", "a/6"]);
    const to = await open();
    const restored = join(dir, `${kind}-gone`);
    await restoreBackup({ to, blobsDir: restored, path, shownTarget: "there", replace: false, now });
    // The third was copied before it was removed: without a row it is not restored.
    expect(readdirSync(join(restored, "a")).sort()).toEqual(["1", "5"]);
    await reader.close();
    if (kind === "sqlite") await writer.close();
  });

  test("a backup beside a writing server holds one moment, and its reader can write nothing", async () => {
    const { writer, reader } = await openBeside(kind, await open());
    // The loop below commits once for each row read, so few rows are enough.
    await insertSampleRows(writer.db, 40);
    await writer.db
      .insertInto("setting")
      .values([
        { key: "a first", value: "0" },
        { key: "z last", value: "0" },
      ])
      .execute();
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      while (!isOver) {
        written += 1;
        await writer.db
          .updateTable("setting")
          .set({ value: String(written) })
          .where("key", "in", ["a first", "z last"])
          .execute();
        await new Promise(setImmediate);
      }
    })();
    const path = join(dir, `${kind}-beside.gz`);
    await writeBackup({ from: reader, blobsDir: null, path, createdAt: NOW_MS });
    isOver = true;
    await writing;
    const rows = gunzipSync(readFileSync(path))
      .toString("utf8")
      .split("\n")
      .filter((line) => /"(a first|z last)"/.test(line));
    const values = rows.map((line) => JSON.parse(line).row[1]);
    expect(values).toHaveLength(2);
    expect(values[0]).toBe(values[1]);
    expect(written).toBeGreaterThan(Number(values[0]));
    await expect(reader.db.deleteFrom("setting").execute()).rejects.toThrow(/read-?only/i);
    await reader.close();
    if (kind === "sqlite") await writer.close();
  });

  test("a restore that stores something else than the backup says is taken back", async () => {
    const from = await open();
    const to = await open();
    await insertSampleRows(from.db, 3);
    await spoilRow(to, kind);
    const path = join(dir, `${kind}-spoilt.gz`);
    await writeBackup({ from, blobsDir: null, path, createdAt: NOW_MS });
    const restoring = restoreBackup({ to, blobsDir: null, path, shownTarget: "there", replace: false, now });
    await expect(restoring).rejects.toMatchObject({ reason: "copy.differs", params: { table: "ledger" } });
    expect(Object.values(await digests(to)).map(({ rows }) => rows)).toEqual(TABLE_NAMES.map(() => 0));
  });

  test("a damaged backup is refused before anything is touched", async () => {
    const from = await open();
    await insertSampleRows(from.db, 20);
    const path = join(dir, `${kind}-whole.gz`);
    await writeBackup({ from, blobsDir: null, path, createdAt: NOW_MS });
    const lines = gunzipSync(readFileSync(path)).toString("utf8").split("\n");
    const damaged: Record<string, Buffer> = {
      cut: readFileSync(path).subarray(0, 700),
      "cut between lines": gzipSync(lines.slice(0, -3).join("\n")),
      "row missing": gzipSync(lines.filter((_, index) => index !== 5).join("\n")),
      "value changed": gzipSync(lines.join("\n").replace("user7", "user8")),
      "no backup": Buffer.from("hello"),
      empty: Buffer.alloc(0),
      "leads out of the folder": gzipSync([lines[0], '{"file":"../../evil"}', '{"bytes":""}', ...lines.slice(1)].join("\n")),
    };
    const to = await open();
    for (const [name, bytes] of Object.entries(damaged)) {
      const bad = join(dir, "bad.gz");
      writeFileSync(bad, bytes);
      const restoring = restoreBackup({ to, blobsDir: dir, path: bad, shownTarget: "there", replace: false, now });
      await expect(restoring, name).rejects.toMatchObject({ reason: "backup.damaged" });
    }
    expect(Object.values(await digests(to)).map(({ rows }) => rows)).toEqual(TABLE_NAMES.map(() => 0));
  });

  test("a backup of a newer program is refused", async () => {
    const from = await open();
    await sql`insert into schema_migration (name, checksum, applied_at) values ('9999-future', 'x', 1)`.execute(from.db);
    const path = join(dir, `${kind}-future.gz`);
    await writeBackup({ from, blobsDir: null, path, createdAt: NOW_MS });
    const restoring = restoreBackup({ to: await open(), blobsDir: null, path, shownTarget: "there", replace: false, now });
    await expect(restoring).rejects.toMatchObject({ reason: "backup.newer", params: { name: "9999-future" } });
  });

  test("long rows are read few at a time, and short ones many", async () => {
    const { db, dialect } = await open();
    await insertSampleRows(db, 60);
    const batchesOf = (batchCharacters: number) =>
      db.transaction().execute(async (trx) => {
        const sums: number[] = [];
        const read = { table: "note", keys: ["document_id"], batchRows: 500, batchCharacters };
        for await (const batch of dialect.readRows(trx, read)) sums.push(batch.reduce((sum, row) => sum + charactersOf(row), 0));
        return sums;
      });
    expect(await batchesOf(8_000_000)).toHaveLength(1);
    await db
      .updateTable("note")
      .set({ words: "x".repeat(100_000) })
      .where("document_id", "like", "d%5")
      .execute();
    // The row that fills a batch is still in it.
    expect(Math.max(...(await batchesOf(150_000)))).toBeLessThan(2 * 150_000);
    expect((await batchesOf(150_000)).length).toBeGreaterThan(2);
  });

  if (kind === "postgres") {
    test("a database whose server still beats is neither moved nor filled", async () => {
      const from = await open();
      await from.db
        .insertInto("process")
        .values({ id: "p1", roles: "web", started_at: 0, beat_at: NOW_MS - 1000 })
        .execute();
      await expect(moveData({ from, to: await open(), shownTarget: "there", now })).rejects.toMatchObject({ reason: "server.running" });
    });

    test("rows come in byte order also where the database sorts like a dictionary", async () => {
      const { db, dialect } = await open();
      await sql`create table words (id text collate "und-x-icu" primary key)`.execute(db);
      await sql`insert into words values ('b'), ('A'), ('a'), ('ä'), ('Z'), ('一')`.execute(db);
      const order = await db.transaction().execute(async (trx) => {
        const words: unknown[] = [];
        for await (const batch of dialect.readRows(trx, { table: "words", keys: ["id"], batchRows: 4, batchCharacters: 1000 }))
          words.push(...batch.map(({ id }) => id));
        return words;
      });
      expect(order).toEqual(["A", "Z", "a", "b", "ä", "一"]);
    });

    test("SQLite and PostgreSQL give every row the same line and the same order", async () => {
      const from = await openTestDatabase("sqlite");
      const to = await open();
      await insertManyRows(from.db);
      await moveData({ from, to, shownTarget: "there", now });
      expect(await digests(to)).toEqual(await digests(from));
      await from.close();
    });
  }
});
