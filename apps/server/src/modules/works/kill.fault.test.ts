import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WORK_KINDS } from "@tangleaf/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import { createLog } from "../../platform/log.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";
import { createSearch, createSearchIndexer } from "../search/index.ts";
import { searchWorks } from "./search-works.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
const KILLS = 8;
const RETRY_MS = 25;
/** Saves that are answered before each kill. */
const SAVES_FIRST = 2;
/** Returns the ms between these saves and a kill: spread over saving, answering and indexing. */
const choosePause = (kill: number): number => (kill * 47) % 300;
const FIELDS = { job: "销售", summary: "签了三份合同。", plan: "跟进。", length: 500 };

/** Two characters that no other version has. */
const wordOf = (version: number): string => String.fromCharCode(0x4e00 + (version % 90) * 7, 0x6e00 + Math.floor(version / 90) * 5);
const textOf = (version: number): string => `第一段不变。这一版写的是${wordOf(version)}，没有别的。`;

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "work-kill-"));
});
afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function writtenText(running: ServerProcess, token: string): Promise<string> {
  const input = { kind: "scene", input: { sceneType: "weeklyReport", fields: FIELDS } };
  const { generationId } = (await running.call<{ generationId: string }>("/api/ai/start", input, token)).data;
  const status = async () => (await running.call<{ status: string }>("/api/ai/get", { generationId }, token)).data.status;
  while ((await status()) !== "done") await sleep(RETRY_MS);
  return generationId;
}

async function killWhileSaved(databaseUrl: string | undefined, env: Readonly<Record<string, string>>): Promise<void> {
  const start = async () => (server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_WRITER_SPEED: "0", ...env }));
  let running = await start();
  const { token, user } = (await running.call<{ token: string; user: { id: string } }>("/api/auth/devlogin", { username: "writer" })).data;
  const generationId = await writtenText(running, token);
  let sent = 0;
  let answered = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    let over = false;
    const enough = answered + SAVES_FIRST;
    const save = async () => {
      const { version } = (await running.call<{ version: number }>("/api/ai/get", { generationId }, token)).data;
      for (let base = version; !over; base += 1) {
        sent += 1;
        const mine = sent;
        const { code } = await running.call("/api/ai/update", { generationId, baseVersion: base, text: textOf(mine) }, token);
        if (code !== 0) return;
        answered = mine;
      }
    };
    // Each search makes what it finds behind ready beside its answer.
    const search = async () => {
      while (!over) await running.call("/api/work/list", { q: wordOf(answered) }, token);
    };
    const both = Promise.allSettled([save(), search()]);
    while (answered < enough) await sleep(RETRY_MS);
    await sleep(choosePause(kill));
    await running.kill();
    over = true;
    await both;
    running = await start();
  }
  expect(answered).toBeGreaterThan(KILLS);
  const { text } = (await running.call<{ text: string }>("/api/ai/get", { generationId }, token)).data;
  const stands = Array.from({ length: sent }, (_, n) => n + 1).filter((version) => text === textOf(version));
  // What was answered is there, or what was stored after it and could not be answered any more.
  expect(stands).toHaveLength(1);
  expect(stands[0]).toBeGreaterThanOrEqual(answered);
  const found = async (words: string) =>
    (await running.call<{ list: { draft: { generationId: string } }[] }>("/api/work/list", { q: words }, token)).data.list.length;
  const former = Array.from({ length: sent }, (_, n) => n + 1).filter((version) => version !== stands[0]);
  expect(await found(wordOf(stands[0] ?? 0))).toBe(1);
  for (const version of former) expect(await found(wordOf(version)), wordOf(version)).toBe(0);
  await running.kill();

  // The same once the index has caught up: it alone names where to look.
  const { db, dialect, close } = await openDatabase({ dataDir, databaseUrl });
  const filter = { userId: user.id, place: "all", kinds: WORK_KINDS, now: Date.now(), binFrom: 0 } as const;
  const indexer = createSearchIndexer({ db, dialect });
  await indexer.refresh(user.id);
  expect(await indexer.refresh(user.id)).toBe(0);
  const search = createSearch({ db, dialect, clock: Date, log: createLog({ level: "silent" }), indexer });
  const ask = (words: string) => searchWorks(db, search, { filter, words, cursor: null, limit: 10 });
  expect(await ask(wordOf(stands[0] ?? 0))).toMatchObject([{ entryId: generationId }]);
  expect(await ask(wordOf(former.at(-1) ?? 0))).toEqual([]);
  const entries = await db.selectFrom("work_index").select("no").where("entry_id", "=", generationId).execute();
  expect(entries).toHaveLength(1);
  await close();
}

describe("kill -9 while a text is saved: the search finds what the text says, and nothing it said before", () => {
  it("one process on SQLite", () => killWhileSaved(undefined, {}));

  it.runIf(process.env["TEST_DATABASE_URL"] !== undefined && redisUrl !== undefined)("a process on PostgreSQL and Redis", async () => {
    const database = await createTestDatabaseUrl();
    if (database === null) throw new Error("There is no PostgreSQL.");
    const { databaseUrl, drop } = database;
    await killWhileSaved(databaseUrl, { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? "" });
    await server?.kill();
    await drop();
  });
});
