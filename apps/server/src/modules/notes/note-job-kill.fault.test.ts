import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Note } from "@tangleaf/contract";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import { openDatabase } from "../../db/open-database.ts";
import { openStorage } from "../../db/open-storage.ts";
import type { Database } from "../../db/schema/index.ts";
import { userRow } from "../../testing/rows.ts";
import { type Child, runChild } from "../../testing/run-child.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { auditLedger, createMetering } from "../metering/index.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const PROCESS = new URL("./testing/note-process.ts", import.meta.url).href;
const YEAR_MS = 365 * 86_400_000;
const KILLS = 2;
const MIDDLE_TIMEOUT_MS = 180_000;
const SECTIONS = 12;
/** Slow enough that a kill meets sections in their middle. */
const PIECES = { pieceDelayMs: 10, pieceUnits: 5 };
const USER = "person";
const NOTE_TO_WRITE = JSON.stringify({
  userId: USER,
  requestIds: ["0198a000-0000-7000-8000-000000000010", "0198a000-0000-7000-8000-000000000011"],
  outline: Array.from({ length: SECTIONS }, (_, n) => `${n % 4 === 0 ? `# 第${n / 4 + 1}部分\n\n` : ""}## 第${n + 1}件事`).join("\n\n"),
});
/** A section takes at least 800 ms to come: this long after it was asked for it is in its middle. */
const MIDDLE_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function addPerson(db: Kysely<Database>): Promise<void> {
  const expiresAt = Date.now() + YEAR_MS;
  await db
    .insertInto("app_user")
    .values(userRow({ id: USER, vip_to: expiresAt }))
    .execute();
  const metering = createMetering({ db, clock: systemClock, variant: "zh" });
  await metering.grant({ userId: USER, source: "operator", ref: "1", tokens: 1_000_000, expiresAt });
}

/** Sections that are written. */
async function countDone(db: Kysely<Database>): Promise<number> {
  return (await db.selectFrom("generation").select("id").where("status", "=", "done").execute()).length;
}

/** The note, told by a server once everything is written; that server is ended. */
async function toldBy(server: Child): Promise<Note> {
  await server.line("left 0");
  server.kill("SIGKILL");
  await server.ended;
  const told = server.lines.find((line) => line.startsWith("note ")) ?? "";
  return JSON.parse(told.slice("note ".length)) as Note;
}

async function expectWhole(db: Kysely<Database>, note: Note): Promise<{ lost: number }> {
  const leaves = note.outline.flatMap(({ subPara }) => subPara);
  expect(leaves).toHaveLength(SECTIONS);
  for (const { charCnt, text } of leaves) {
    expect(Math.abs(charCnt - 400)).toBeLessThanOrEqual(40);
    for (const line of text.split("\n").filter((one) => one !== "")) expect(text.split(line)).toHaveLength(2);
  }
  expect(new Set(leaves.map(({ text }) => text)).size).toBe(SECTIONS);
  expect((await auditLedger(db)).findings).toEqual([]);
  const texts = await db.selectFrom("generation").select(["status", "charged"]).execute();
  expect(texts.filter(({ status }) => status === "done")).toHaveLength(SECTIONS);
  const lost = texts.filter(({ status }) => status !== "done");
  for (const { charged } of lost) expect(charged).toBe(0);
  return { lost: lost.length };
}

describe("kill -9 twice in the middle of a note: every section is written once, and what was lost costs nothing", () => {
  let sandbox: ModelSandbox;
  let dataDir: string;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    sandbox.behave("scholar", PIECES);
    dataDir = mkdtempSync(join(tmpdir(), "note-job-kill-"));
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(env: Readonly<Record<string, string>> = {}): Child {
    const models = JSON.stringify([{ name: "scholar", baseURL: sandbox.url, model: "scholar" }]);
    const all = { APP_ENV: "test", LOG_LEVEL: "fatal", DATA_DIR: dataDir, MODELS: models, NOTE_TO_WRITE, ...env };
    return runChild(`await import(${JSON.stringify(PROCESS)})`, { env: all });
  }

  it("of the one server on SQLite", async () => {
    const storage = await openStorage({ dataDir, databaseUrl: undefined, now: Date.now });
    await addPerson(storage.db);
    await storage.close();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const asked = sandbox.calls.length;
      const server = start();
      await server.line("ready");
      await expect.poll(() => sandbox.calls.length, { timeout: MIDDLE_TIMEOUT_MS }).toBeGreaterThan(asked + kill * 2);
      await pause(MIDDLE_MS);
      server.kill("SIGKILL");
      await server.ended;
    }
    const note = await toldBy(start());
    const { db, close } = await openDatabase({ dataDir });
    expect((await expectWhole(db, note)).lost).toBeGreaterThan(0);
    await close();
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)("of two of three servers on PostgreSQL", async () => {
    const fresh = await createTestDatabaseUrl();
    const { db, close } = await openStorage({ dataDir, databaseUrl: fresh?.databaseUrl ?? "", now: Date.now });
    await addPerson(db);
    const env = { DATABASE_URL: fresh?.databaseUrl ?? "", REDIS_URL: redisUrl ?? "" };
    const servers = [start(env), start(env), start(env)];
    await Promise.all(servers.map((server) => server.line("ready")));
    for (const [kill, server] of servers.slice(0, KILLS).entries()) {
      // In the middle, whatever the machine does beside.
      await expect.poll(() => countDone(db), { timeout: MIDDLE_TIMEOUT_MS }).toBeGreaterThan(kill * 2);
      server.kill("SIGKILL");
      await server.ended;
    }
    const note = await toldBy(servers[KILLS] as Child);
    await expectWhole(db, note);
    await close();
    await fresh?.drop();
  });
});
