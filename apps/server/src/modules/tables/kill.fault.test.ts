import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";

const ROWS = 40_000;
const KILLS = 8;
const UPLOADS_AT_ONCE = 3;
/** Pauses before a kill: spread over receiving, reading, storing and committing. */
const pauseOf = (kill: number): number => 40 + kill * 160;

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "table-kill-"));
});
afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Files on the disk that hold what a table has stored, as their keys. */
const storedKeys = (): string[] =>
  readdirSync(join(dataDir, "blobs"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes("tables"))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, "blobs").length + 1));

it("kill -9 while files are read: what was answered is whole, and of the others nothing is there", async () => {
  const text = `部门,金额\n${Array.from({ length: ROWS }, (_, n) => `部门${n % 97},${n}`).join("\n")}`;
  const answered: string[] = [];
  let token = "";
  const upload = async ({ url }: ServerProcess): Promise<void> => {
    const form = new FormData();
    form.append("file", new File([text], "报销.csv"));
    const answer = await fetch(`${url}/api/table/upload`, { method: "POST", headers: { authorization: token }, body: form });
    const { code, data } = (await answer.json()) as { code: number; data: { tableId: string } };
    if (code === 0) answered.push(data.tableId);
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = await startServerProcess({ DATA_DIR: dataDir });
    server = running;
    token = (await running.call<{ token: string }>("/api/auth/devlogin", { username: "uploader" })).data.token;
    // The kill ends those that are under way: they are not answered.
    const uploads = Promise.allSettled(Array.from({ length: UPLOADS_AT_ONCE }, () => upload(running)));
    await sleep(pauseOf(kill));
    await running.kill();
    await uploads;
  }
  // Some were cut off, or there was nothing to see.
  expect(answered.length).toBeLessThan(KILLS * UPLOADS_AT_ONCE);
  const last = await startServerProcess({ DATA_DIR: dataDir });
  server = last;
  await upload(last);
  for (const tableId of answered)
    expect(await last.call("/api/table/rows", { tableId, from: ROWS - 1, count: 1 }, token)).toMatchObject({
      code: 0,
      data: { total: ROWS, rows: [[`部门${(ROWS - 1) % 97}`, ROWS - 1]] },
    });

  const { db, close } = await openDatabase({ dataDir });
  const [tables, blobs, orphans] = await Promise.all([
    db.selectFrom("data_table").select(["id", "bytes"]).execute(),
    db.selectFrom("data_table_blob").selectAll().execute(),
    db.selectFrom("orphan_blob").select("blob_key").execute(),
  ]);
  await close();
  // One may be stored that was not answered any more; each has its file and its one sheet.
  expect(tables.length).toBeGreaterThanOrEqual(answered.length);
  for (const { id, bytes } of tables) {
    const own = blobs.filter(({ table_id }) => table_id === id);
    expect(own.map(({ sheet_id }) => sheet_id).sort()).toEqual([null, "s1"].sort());
    expect(own.reduce((sum, blob) => sum + blob.bytes, 0)).toBe(bytes);
  }
  // What else is on the disk is noted, and goes with the next round.
  const known = new Set([...blobs, ...orphans].map(({ blob_key }) => blob_key));
  expect(storedKeys().filter((key) => !known.has(key.replace(/\.[^./]*(?:tmp|part)[^/]*$/, "")))).toEqual([]);
  expect(blobs.filter(({ blob_key }) => !storedKeys().includes(blob_key))).toEqual([]);
});
