import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import type { TestPlan } from "./testing/test-kind.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const PROCESS = new URL("./testing/job-process.ts", import.meta.url).href;
const YEAR_MS = 365 * 86_400_000;
const PEOPLE = 3;
const TOKENS = 1_000_000;
/** Slow enough that most kills meet texts in the middle. */
const PIECES = { pieceDelayMs: 8, pieceUnits: 4 };
const DONE_WITHIN_MS = 400_000;

/** Chapters that follow from an outline, and code between and after them. */
const PLAN: TestPlan = [
  { type: "code", name: "begin", action: "slow" },
  { type: "generation", name: "outline", length: 300, needs: ["begin"] },
  { type: "generation", name: "one", length: 500, needs: ["outline"] },
  { type: "generation", name: "two", length: 500, needs: ["outline"] },
  { type: "generation", name: "three", length: 500, needs: ["outline"] },
  { type: "code", name: "join", action: "slow", needs: ["one", "two", "three"] },
  { type: "generation", name: "abstract", length: 300, needs: ["join"] },
  { type: "code", name: "end", action: "slow", needs: ["abstract"] },
];

/** Pauses between kills: the same in every run, and spread over everything a step goes through. */
const pauseOf = (kill: number): number => 350 + ((kill * 397) % 1300);

async function addPeople(db: Kysely<Database>): Promise<string[]> {
  const metering = createMetering({ db, clock: systemClock, variant: "zh" });
  const ids = Array.from({ length: PEOPLE }, (_, n) => `person${n}`);
  const now = Date.now();
  for (const id of ids) {
    await db
      .insertInto("app_user")
      .values(userRow({ id, vip_to: now + YEAR_MS }))
      .execute();
    await metering.grant({ userId: id, source: "operator", ref: "1", tokens: TOKENS, expiresAt: now + YEAR_MS });
  }
  return ids;
}

/** Every step done once, its effect stored once, the ledger exact, no word that was paid for lost. */
async function expectWhole(db: Kysely<Database>): Promise<{ interrupted: number; codeRuns: number }> {
  expect((await auditLedger(db)).findings).toEqual([]);
  const [jobs, steps, texts, ledger, effects, balances] = await Promise.all([
    db.selectFrom("job").selectAll().execute(),
    db.selectFrom("job_step").selectAll().execute(),
    db.selectFrom("generation").selectAll().orderBy("created_at").orderBy("id").execute(),
    db.selectFrom("ledger").selectAll().execute(),
    db.selectFrom("setting").select("key").where("key", "like", "effect:%").execute(),
    db.selectFrom("balance").selectAll().execute(),
  ]);
  // Each owner is told once that it is written, in the transaction that ended the job.
  const told = await db.selectFrom("notice").select(["user_id", "kind"]).orderBy("user_id").execute();
  expect(told).toEqual(jobs.map(({ user_id }) => ({ user_id, kind: "noteWritten" })).toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1)));
  expect(jobs).toHaveLength(PEOPLE);
  expect(jobs.map(({ status }) => status)).toEqual(jobs.map(() => "done"));
  expect(steps).toHaveLength(PEOPLE * PLAN.length);
  expect(steps.filter(({ status }) => status !== "done")).toEqual([]);
  expect(effects).toHaveLength(PEOPLE * PLAN.filter(({ type }) => type === "code").length);
  for (const { held } of balances) expect(held).toBe(0);
  let interrupted = 0;
  for (const step of steps.filter(({ type }) => type === "generation")) {
    const attempts = texts.filter(({ job_id, job_step }) => job_id === step.job_id && job_step === step.name);
    expect(attempts.map(({ status }) => status)).toEqual([...attempts.slice(1).map(() => "interrupted"), "done"]);
    // Each attempt goes on with the words of the one before.
    for (const [n, text] of attempts.entries()) expect(text.text.startsWith(attempts[n - 1]?.text ?? "")).toBe(true);
    expect(attempts.at(-1)?.id).toBe(step.generation_id);
    expect(step.charged_tokens).toBe(attempts.reduce((sum, { charged }) => sum + charged, 0));
    interrupted += attempts.length - 1;
  }
  for (const text of texts) {
    const settled = ledger.filter(({ kind, subject }) => kind === "settle" && subject === text.id);
    expect(settled.map(({ amount }) => 0 - amount)).toEqual([text.charged]);
  }
  for (const job of jobs) {
    const ofJob = steps.filter(({ job_id }) => job_id === job.id);
    expect(job.charged_tokens).toBe(ofJob.reduce((sum, { charged_tokens }) => sum + charged_tokens, 0));
    expect(job.charged_tokens).toBeLessThanOrEqual(job.cap_tokens);
    expect(job.committed_tokens).toBe(job.charged_tokens);
  }
  return { interrupted, codeRuns: steps.filter(({ type }) => type === "code").reduce((sum, { epoch }) => sum + epoch, 0) };
}

describe("kill -9 in the middle of jobs", () => {
  let sandbox: ModelSandbox;
  let dataDir: string;
  beforeAll(async () => {
    sandbox = await startModelSandbox();
    sandbox.behave("paced", PIECES);
    dataDir = mkdtempSync(join(tmpdir(), "job-kill-"));
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(env: Readonly<Record<string, string>>): Child {
    const models = JSON.stringify([{ name: "paced", baseURL: sandbox.url, model: "paced" }]);
    const all = { APP_ENV: "test", LOG_LEVEL: "fatal", DATA_DIR: dataDir, MODELS: models, ...env };
    return runChild(`await import(${JSON.stringify(PROCESS)})`, { env: all });
  }
  const jobsOf = (people: readonly string[]) =>
    people.map((userId, n) => ({ userId, steps: PLAN, requestId: `0198a000-0000-7000-8000-00000000000${n}` }));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it("of the one server on SQLite, again and again: it goes on where it was", async () => {
    const first = await openStorage({ dataDir, databaseUrl: undefined, now: Date.now });
    const people = await addPeople(first.db);
    await first.close();
    const env = { JOBS_TO_START: JSON.stringify(jobsOf(people)) };
    for (let kill = 0; kill < 8; kill += 1) {
      const server = start(env);
      await server.line("ready");
      await pause(pauseOf(kill));
      server.kill("SIGKILL");
      await server.ended;
    }
    const server = start(env);
    await server.line("left 0");
    server.kill("SIGKILL");
    await server.ended;
    const { db, close } = await openDatabase({ dataDir });
    const { interrupted } = await expectWhole(db);
    expect(interrupted).toBeGreaterThan(3);
    await close();
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)("of any of three servers on PostgreSQL: the others take over", async () => {
    const fresh = await createTestDatabaseUrl();
    const url = fresh?.databaseUrl ?? "";
    const { db, close } = await openStorage({ dataDir, databaseUrl: url, now: Date.now });
    const people = await addPeople(db);
    const env = { DATABASE_URL: url, REDIS_URL: redisUrl ?? "" };
    const servers = runningServers(db);
    for (const wanted of ["[]", "[]", JSON.stringify(jobsOf(people))]) await servers.add(start({ ...env, JOBS_TO_START: wanted }));
    for (let kill = 0; kill < 2; kill += 1) await servers.killWriter(DONE_WITHIN_MS);
    for (let kill = 0; kill < 2; kill += 1) await servers.add(start(env));
    const left = async () => (await db.selectFrom("job").select("id").where("ended_at", "is", null).execute()).length;
    const until = performance.now() + DONE_WITHIN_MS;
    while ((await left()) > 0 && performance.now() < until) await pause(100);
    await servers.killAll();
    const { interrupted } = await expectWhole(db);
    expect(interrupted).toBeGreaterThan(0);
    await close();
    await fresh?.drop();
  });
});
