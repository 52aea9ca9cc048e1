import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Essay } from "@tangleaf/contract";
import { type ModelSandbox, startModelSandbox } from "@tangleaf/sandbox";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../adapters/system-clock.ts";
import { openDatabase } from "../../db/open-database.ts";
import { openStorage } from "../../db/open-storage.ts";
import type { Database } from "../../db/schema/index.ts";
import { userRow } from "../../testing/rows.ts";
import { type Child, runChild } from "../../testing/run-child.ts";
import { runningServers } from "../../testing/running-servers.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { auditLedger, createMetering } from "../metering/index.ts";
import { leaves } from "./testing/essay-app.ts";
import type { EssayToWrite } from "./testing/essay-process.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const PROCESS = new URL("./testing/essay-process.ts", import.meta.url).href;
const YEAR_MS = 365 * 86_400_000;
const PEOPLE = 2;
const TOKENS = 1_000_000;
const KILLS = 2;
/** Slow enough that a kill meets three chapters in the middle of their sections. */
const PIECES = { pieceDelayMs: 10, pieceUnits: 5 };
const SIZE = { length: 6000, chapters: [4, 4, 4, 2] };
const SECTIONS = 14;
/** The second section of the second chapter: its owner writes there before its turn comes. */
const TYPED_IN = "s2-2";
const DONE_WITHIN_MS = 400_000;

const pauseOf = (kill: number): number => 1200 + ((kill * 397) % 900);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function addPeople(db: Kysely<Database>): Promise<EssayToWrite[]> {
  const metering = createMetering({ db, clock: systemClock, variant: "zh" });
  const now = Date.now();
  const ids = Array.from({ length: PEOPLE }, (_, n) => `person${n}`);
  for (const id of ids) {
    await db
      .insertInto("app_user")
      .values(userRow({ id, vip_to: now + YEAR_MS }))
      .execute();
    await metering.grant({ userId: id, source: "operator", ref: "1", tokens: TOKENS, expiresAt: now + YEAR_MS });
  }
  const requestId = (n: number) => `0198a000-0000-7000-8000-0000000000${10 + n}`;
  return ids.map((userId, n) => ({ userId, requestIds: [requestId(n), requestId(n + 5)], ...SIZE, typedIn: TYPED_IN }));
}

/** Every section once and in its place, what its owner typed as it was, and the ledger exact. */
async function expectWhole(db: Kysely<Database>, essays: readonly Essay[]): Promise<void> {
  expect((await auditLedger(db)).findings).toEqual([]);
  expect(essays).toHaveLength(PEOPLE);
  for (const essay of essays) {
    expect(essay.job?.status).toBe("done");
    const all = leaves(essay);
    expect(all).toHaveLength(SECTIONS);
    expect(all.find(({ id }) => id === TYPED_IN)?.text).toBe(`我写的：${TYPED_IN}。`);
    const places = new Map(essay.job?.sections.map(({ paragraphId, place }) => [paragraphId, place]));
    for (const { id, text, charCnt, targetCnt } of all) {
      expect([id, places.get(id)]).toEqual([id, id === TYPED_IN ? "kept" : "placed"]);
      if (id === TYPED_IN) continue;
      expect(Math.abs(charCnt - (targetCnt ?? 0))).toBeLessThanOrEqual((targetCnt ?? 0) * 0.1);
      for (const line of text.split("\n").filter((one) => one !== "")) expect(text.split(line)).toHaveLength(2);
    }
    expect(new Set(all.map(({ text }) => text)).size).toBe(SECTIONS);
    expect(essay.abstracts).not.toBeNull();
    expect(essay.brief).not.toBeNull();
  }
  const [texts, steps, ledger, balances] = await Promise.all([
    db.selectFrom("generation").selectAll().orderBy("created_at").orderBy("id").execute(),
    db.selectFrom("job_step").selectAll().execute(),
    db.selectFrom("ledger").selectAll().execute(),
    db.selectFrom("balance").selectAll().execute(),
  ]);
  for (const { held } of balances) expect(held).toBe(0);
  for (const text of texts) {
    const settled = ledger.filter(({ kind, subject }) => kind === "settle" && subject === text.id);
    expect(settled.map(({ amount }) => 0 - amount)).toEqual([text.charged]);
  }
  for (const step of steps.filter(({ type }) => type === "generation")) {
    const attempts = texts.filter(({ job_id, job_step }) => job_id === step.job_id && job_step === step.name);
    // What was lost with a process costs nothing.
    expect(attempts.map(({ status, charged }) => (status === "done" ? "done" : `${status} ${charged}`))).toEqual([
      ...attempts.slice(1).map(() => "interrupted 0"),
      "done",
    ]);
  }
  expect(texts.some(({ status }) => status === "interrupted")).toBe(true);
}

describe("kill -9 twice in the middle of essays", () => {
  let sandbox: ModelSandbox;
  let dataDir: string;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    sandbox.behave("scholar", PIECES);
    dataDir = mkdtempSync(join(tmpdir(), "essay-kill-"));
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(env: Readonly<Record<string, string>>): Child {
    const models = JSON.stringify([{ name: "scholar", baseURL: sandbox.url, model: "scholar" }]);
    const all = { APP_ENV: "test", LOG_LEVEL: "fatal", DATA_DIR: dataDir, MODELS: models, ...env };
    return runChild(`await import(${JSON.stringify(PROCESS)})`, { env: all });
  }

  async function told(server: Child): Promise<Essay[]> {
    await server.line("left 0");
    const essays = server.lines.filter((line) => line.startsWith("essay ")).slice(0, PEOPLE);
    return essays.map((line) => JSON.parse(line.slice("essay ".length)) as Essay);
  }

  it("of the one server on SQLite: every section is written once, and nothing of the owner's is written over", async () => {
    const first = await openStorage({ dataDir, databaseUrl: undefined, now: Date.now });
    const env = { ESSAYS_TO_WRITE: JSON.stringify(await addPeople(first.db)), TELLS: "1" };
    await first.close();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = start(env);
      await server.line("ready");
      await pause(pauseOf(kill));
      server.kill("SIGKILL");
      await server.ended;
    }
    const server = start(env);
    const essays = await told(server);
    server.kill("SIGKILL");
    await server.ended;
    const { db, close } = await openDatabase({ dataDir });
    await expectWhole(db, essays);
    await close();
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)("of two of three servers on PostgreSQL: the others take over", async () => {
    const fresh = await createTestDatabaseUrl();
    const { db, close } = await openStorage({ dataDir, databaseUrl: fresh?.databaseUrl ?? "", now: Date.now });
    const env = { DATABASE_URL: fresh?.databaseUrl ?? "", REDIS_URL: redisUrl ?? "" };
    const servers = runningServers(db);
    for (const wanted of ["[]", "[]", JSON.stringify(await addPeople(db))]) await servers.add(start({ ...env, ESSAYS_TO_WRITE: wanted }));
    for (let kill = 0; kill < KILLS; kill += 1) await servers.killWriter(DONE_WITHIN_MS);
    for (let kill = 0; kill < KILLS; kill += 1) await servers.add(start(env));
    const until = performance.now() + DONE_WITHIN_MS;
    const left = async () => (await db.selectFrom("job").select("id").where("ended_at", "is", null).execute()).length;
    while ((await left()) > 0 && performance.now() < until) await pause(100);
    const teller = start({ ...env, TELLS: "1" });
    const essays = await told(teller);
    teller.kill("SIGKILL");
    await Promise.all([teller.ended, servers.killAll()]);
    await expectWhole(db, essays);
    await close();
    await fresh?.drop();
  });
});
