import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServerProcess } from "../../modules/generation/testing/server-process.ts";
import { createTestDatabaseUrl } from "../test-database.ts";
import type { AbuseRun } from "./abuse-run.ts";
import { attackCalls } from "./attack-calls.ts";
import { attackConnections, attackHeads } from "./attack-heads.ts";
import { attackRawAddresses } from "./attack-raw-addresses.ts";
import { attackByStrangers } from "./attack-strangers.ts";
import { attackStreams } from "./attack-streams.ts";
import { type Client, createClient } from "./client.ts";
import type { Store } from "./people.ts";
import { readEverything } from "./read-everything.ts";
import { runAdmin } from "./run-admin.ts";
import { createScoreboard, type Finding, type Row, type Scoreboard } from "./scoreboard.ts";
import { settlePeople } from "./settle-people.ts";

const CONNECTIONS = 16;
/** Characters a second: slow enough that a text outlasts its session in the attack on streams. */
const SLOW_WRITER = "20";
/** Limit in milliseconds of a valid call after the attacks. */
const QUICK_MS = 100;
const QUICK_TRIES = 5;
/** Peak memory of the server: the heap is bounded by HEAP_MAX_MB, the rest is outside of it, or in threads with a heap of their own. */
const HEAP_MAX_MB = 256;
const PEAK_MAX_MB = 900;
/** Longest /healthz in milliseconds, with margin for a busy machine. */
const PULSE_MAX_MS = 5000;
const ERROR_LINE = /^\{"level":[56]0,.*$/gm;
const EXCERPT_CHARACTERS = 400;

/** Default seed. */
export const SEED = 20_261_121;

export type Shape = "sqlite" | "postgres";
export type AbuseReport = {
  readonly shape: Shape;
  readonly rows: readonly Row[];
  readonly findings: readonly Finding[];
  readonly streams: { readonly tried: number; readonly slowestMs: number };
  readonly goodCallMs: number;
};

/** Kinds of storage available on this machine. */
export const shapesHere: readonly Shape[] = process.env["TEST_DATABASE_URL"] ? ["sqlite", "postgres"] : ["sqlite"];

/**
 * Runs all attacks against a real server on storage of its own, which is removed afterwards. `judgesTime`: slow answers are findings too;
 * off where other work on the machine decides how long an answer takes.
 */
export async function runAbuse(input: {
  shape: Shape;
  share: number;
  seed: number;
  judgesTime: boolean;
  onGroup?: (row: Row) => void;
}): Promise<AbuseReport> {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-abuse-"));
  const fresh = await openStorage(input.shape, folder);
  const redisUrl = input.shape === "postgres" ? process.env["TEST_REDIS_URL"] : undefined;
  const store: Store = { dataDir: join(folder, "data"), ...(fresh && { databaseUrl: fresh.databaseUrl }) };
  const env = {
    APP_ENV: "test",
    DATA_DIR: store.dataDir,
    ...(fresh && { DATABASE_URL: fresh.databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
    // With the platforms' sandboxes, whose addresses are attacked too.
    SANDBOX: "on",
    QR_EMBEDDED: "on",
    TRUST_PROXY: "1",
    PAGE_SERVER: "",
    PAGE_DIR: makePage(folder),
    SAMPLE_WRITER_SPEED: "0",
    // As where it serves people: what threads have freed is given to others.
    MALLOC_ARENA_MAX: "2",
    // Without a bound the heap grows with the machine's memory.
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MAX_MB}`,
  };
  const running: ServerProcess[] = [];
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const server = await startServerProcess({ ...env, ...more });
    running.push(server);
    return server;
  };
  try {
    const server = await start();
    const scoreboard = createScoreboard({
      url: server.url,
      pid: server.pid,
      dataDir: folder,
      ...(input.onGroup && { onGroup: input.onGroup }),
    });
    const goodCallMs = await attackServer({ ...input, server, store, scoreboard });
    const slow = { SAMPLE_WRITER_SPEED: SLOW_WRITER };
    const servers = [await start(slow), ...(redisUrl ? [await start(slow)] : [])];
    const { findings, ...streams } = await attackStreams({ servers, store, env, judgesTime: input.judgesTime });
    await Promise.all(servers.map((one) => one.stop()));
    const audit = await runAdmin(["audit"], env);
    if (audit.code !== 0) note(scoreboard, "audit", "found faults in the ledger", audit.said);
    return { shape: input.shape, rows: scoreboard.rows, findings: [...scoreboard.findings, ...findings], streams, goodCallMs };
  } finally {
    await Promise.all(running.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
    await fresh?.drop();
  }
}

/** A schema of its own for PostgreSQL, null for SQLite. Removes the folder of the run where there is none to be had. */
async function openStorage(shape: Shape, folder: string): ReturnType<typeof createTestDatabaseUrl> {
  try {
    return shape === "postgres" ? await createTestDatabaseUrl() : null;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function attackServer(input: {
  server: ServerProcess;
  store: Store;
  scoreboard: Scoreboard;
  share: number;
  seed: number;
  judgesTime: boolean;
}): Promise<number> {
  const { server, store, scoreboard, share, seed, judgesTime } = input;
  const client = createClient(server.url, CONNECTIONS);
  const common = { server, client, scoreboard, port: Number(new URL(server.url).port), share, seed };
  // Valid bodies delete what they are about, so the hostile ones are sent by other people.
  const first: AbuseRun = { ...common, people: await settlePeople({ server, client, store, family: "first" }) };
  await attackByStrangers(first);
  await attackHeads(first);
  await attackConnections(first);
  await attackRawAddresses(first);
  const run: AbuseRun = { ...common, people: await settlePeople({ server, client, store, family: "second" }) };
  await attackCalls(run);
  await scoreboard.group("read again", () => readEverything(run));
  const goodCallMs = await timeGoodCall(client);
  if (judgesTime && goodCallMs > QUICK_MS) note(scoreboard, "a good call afterwards", `took ${goodCallMs} ms`);
  noteMeasures(scoreboard, judgesTime);
  await client.close();
  const exitCode = await server.stop();
  const output = server.output();
  if (exitCode !== 0) note(scoreboard, "SIGTERM", `the process ended with ${exitCode}`, output.slice(-EXCERPT_CHARACTERS));
  for (const [line] of output.matchAll(ERROR_LINE))
    note(scoreboard, "the log", `an error was logged: ${errorOf(line)}`, line.slice(0, EXCERPT_CHARACTERS));
  return goodCallMs;
}

function noteMeasures(scoreboard: Scoreboard, judgesTime: boolean): void {
  for (const { group, after, slowestPulseMs } of scoreboard.rows) {
    if ((after?.peakMb ?? 0) > PEAK_MAX_MB) note(scoreboard, group, `took ${after?.peakMb} MB of memory`);
    if (judgesTime && slowestPulseMs > PULSE_MAX_MS) note(scoreboard, group, `held everybody up for ${slowestPulseMs} ms`);
  }
}

async function timeGoodCall(client: Client): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < QUICK_TRIES; n++) {
    const began = performance.now();
    const { status } = await client.send({ path: "/api/scene/get", body: JSON.stringify({ sceneType: "weeklyReport" }) });
    if (status === 200) best = Math.min(best, performance.now() - began);
  }
  return Math.round(best);
}

/** A build of three files, so that pages are served without a build. */
function makePage(folder: string): string {
  const page = join(folder, "page");
  mkdirSync(join(page, "assets"), { recursive: true });
  for (const name of ["__spa-fallback.html", "homepage.html", "assets/app.js"])
    writeFileSync(join(page, name), "<!doctype html><p>page</p>");
  return page;
}

/** An error without the parts that differ between runs. */
function errorOf(line: string): string {
  const { msg = "", err = {} } = JSON.parse(line) as { msg?: string; err?: { type?: string; message?: string } };
  return `${msg}, ${err.type} ${err.message}`;
}

function note(scoreboard: Scoreboard, attack: string, problem: string, excerpt = ""): void {
  scoreboard.note({ target: "the server", attack, problem, excerpt });
}
