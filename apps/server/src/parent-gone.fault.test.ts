import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./db/open-database.ts";
import { ROOT_DIR } from "./platform/root-dir.ts";
import { freePort } from "./testing/free-port.ts";

/** `npm start` may have to build the page first. */
const READY_TIMEOUT_MS = 150_000;
const GONE_TIMEOUT_MS = 120_000;
const POLL_MS = 50;
/** Longer than the server needs to notice a lost parent. */
const STAYS_MS = 4000;
const SERVER = "apps/server/src/main.ts";

type Process = { readonly pid: number; readonly parent: number; readonly args: string };

let dataDir: string;
let port: number;
let started: ChildProcess;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "parent-"));
  port = await freePort();
});
afterEach(async () => {
  for (const { pid } of family()) kill(pid, "SIGKILL");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs it in the project's folder in a process group of its own, and waits until the server is ready. */
async function start(command: string, args: readonly string[]): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith("npm_"));
  started = spawn(command, args, {
    cwd: ROOT_DIR,
    detached: true,
    stdio: "ignore",
    env: {
      ...Object.fromEntries(inherited),
      APP_ENV: "test",
      SANDBOX: "off",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_WRITER_SPEED: "20",
    },
  });
  const message = `${command} ${args.join(" ")} was not ready`;
  await expect.poll(() => isReady(), { message, timeout: READY_TIMEOUT_MS, interval: POLL_MS }).toBe(true);
}

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Every process with this test's DATA_DIR in its environment. */
function family(): Process[] {
  return readdirSync("/proc").flatMap((entry) => {
    try {
      if (!/^\d+$/.test(entry) || !readFileSync(`/proc/${entry}/environ`, "utf8").includes(`DATA_DIR=${dataDir}\0`)) return [];
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state === "Z") return [];
      return [{ pid: Number(entry), parent: Number(parent), args: readFileSync(`/proc/${entry}/cmdline`, "utf8").replaceAll("\0", " ") }];
    } catch {
      // The process ended while it was read.
      return [];
    }
  });
}

function find(pattern: RegExp): number {
  const found = family().filter(({ args }) => pattern.test(args));
  if (found.length !== 1) throw new Error(`${found.length} processes match ${pattern}: ${JSON.stringify(family())}`);
  return found[0]?.pid ?? 0;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

async function startText(): Promise<void> {
  const call = async (path: string, body: object, token?: string) => {
    const headers = { "content-type": "application/json", ...(token !== undefined && { authorization: token }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { data: { token: string; generationId: string; text: string } }).data;
  };
  const { token } = await call("/api/auth/devlogin", { username: "leaver" });
  const fields = { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length: 1000 };
  const { generationId } = await call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields } }, token);
  const readText = async () => (await call("/api/ai/get", { generationId }, token)).text;
  await expect.poll(readText, { message: "the text was not begun", timeout: GONE_TIMEOUT_MS, interval: POLL_MS }).not.toBe("");
}

/** All processes are gone, and the running text is settled as interrupted. */
async function expectGone(): Promise<void> {
  const message = "a process of the server is still there";
  await expect.poll(() => family().map(({ args }) => args), { message, timeout: GONE_TIMEOUT_MS, interval: POLL_MS }).toEqual([]);
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom("generation").select("status").execute();
  await close();
  expect(rows).toEqual([{ status: "interrupted" }]);
}

const PARENTS: readonly (readonly [string, RegExp, NodeJS.Signals])[] = [
  ["npm is killed", /^npm (start|run)/, "SIGKILL"],
  ["npm is asked to stop", /^npm (start|run)/, "SIGTERM"],
  ["npm's shell is killed", /^sh -c/, "SIGKILL"],
  ["the script is killed", /^\S*node scripts\/(start|dev)\.mjs/, "SIGKILL"],
];

describe("npm start: the server stops in order", () => {
  test.each(PARENTS)("when %s", async (_, pattern, signal) => {
    await start("npm", ["start"]);
    await startText();
    kill(find(pattern), signal);
    await expectGone();
  });

  test("when the terminal is closed", async () => {
    await start("npm", ["start"]);
    await startText();
    kill(-(started.pid ?? 0), "SIGHUP");
    await expectGone();
  });

  test("when the script that was run without npm is killed", async () => {
    await start(process.execPath, ["scripts/start.mjs"]);
    await startText();
    kill(started.pid ?? 0, "SIGKILL");
    await expectGone();
  });
});

describe("npm start: the server stays", () => {
  test("when only the shell is gone that npm was started from", async () => {
    await start("sh", ["-c", "npm start & wait"]);
    kill(started.pid ?? 0, "SIGKILL");
    await sleep(STAYS_MS);
    expect(await isReady()).toBe(true);
    await startText();
    kill(find(PARENTS[0]?.[1] ?? /^$/), "SIGKILL");
    await expectGone();
  });

  test("when whoever ran the script without npm is gone", async () => {
    await start("sh", ["-c", "node scripts/start.mjs & wait"]);
    kill(started.pid ?? 0, "SIGKILL");
    await sleep(STAYS_MS);
    expect(await isReady()).toBe(true);
  });
});

describe("npm run dev: server, watcher and page server end", () => {
  test.each([...PARENTS, ["the watcher is killed", new RegExp(`node --watch .*${SERVER}`), "SIGKILL"]] as const)(
    "when %s",
    async (_, pattern, signal) => {
      await start("npm", ["run", "dev"]);
      await startText();
      kill(find(pattern), signal);
      await expectGone();
    },
  );
});
