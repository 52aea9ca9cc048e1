import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../../modules/generation/testing/server-process.ts";
import { createTestDatabaseUrl } from "../../test-database.ts";
import { type Client, createClient } from "../client.ts";
import type { Shape } from "../run-abuse.ts";
import { type Bystander, measureWaiting, startBystander, type Waiting } from "./bystander.ts";
import { readMainThreadMs } from "./main-thread.ts";
import { signUp } from "./site.ts";

const CONNECTIONS = 400;
const GIVE_UP_MS = 120_000;
const HEAP_MAX_MB = 256;
const WARM_UP_MS = 1500;

/** So many answers tell what a question costs; a busy machine is given this long for them. */
const QUIET_POLLS = 9;
const QUIET_MAX_MS = 15_000;

/** Questions cost more while the server has much to do: what waits for minutes in a thread is not taken for work of the main thread. */
const POLL_MARGIN = 1.25;

/** A server, its storage, and a person who uses it while it is attacked. */
export type CostScene = {
  readonly server: ServerProcess;
  readonly client: Client;
  readonly bystander: Bystander;
  /** How long the bystander waits where nothing else happens. */
  readonly quiet: Waiting;
  /** Watches a while in which nothing happens, so that the clock knows what the bystander costs. */
  watchQuiet(ms: number): Promise<Waiting>;
  /** Starts a clock of the main thread's CPU time in milliseconds, without what the bystander asks. */
  startMainClock(): () => number;
  /** Signs up somebody new. */
  newPerson(): Promise<string>;
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
};

type CostSceneInput = {
  readonly shape: Shape;
  /** How long the bystander is watched alone, in milliseconds. */
  readonly quietMs: number;
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts a server on storage of its own, which is removed in `close`, and also where the start fails. */
export async function openCostScene({ shape, quietMs, env }: CostSceneInput): Promise<CostScene> {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-abuse-costs-"));
  const endings: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const fresh = shape === "postgres" ? await createTestDatabaseUrl() : null;
    if (fresh !== null) endings.push(fresh.drop);
    const redisUrl = shape === "postgres" ? process.env["TEST_REDIS_URL"] : undefined;
    const server = await startServerProcess({
      DATA_DIR: join(folder, "data"),
      // Under `test` each answer is checked against the contract, which costs more than the call itself.
      APP_ENV: "development",
      // Works are looked up in the sandbox and not in Crossref.
      SANDBOX: "on",
      SAMPLE_WRITER_SPEED: "0",
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MAX_MB}`,
      ...(fresh !== null && { DATABASE_URL: fresh.databaseUrl }),
      ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
      ...env,
    });
    endings.push(() => server.kill());
    const client = createClient(server.url, CONNECTIONS, GIVE_UP_MS);
    endings.push(() => client.close());
    const bystander = await startBystander(server);
    endings.push(() => bystander.stop());
    await sleep(WARM_UP_MS);
    /** What one question of the bystander costs the main thread, with the server's own timers. */
    let pollMs = Number.NaN;
    async function watchQuiet(ms: number): Promise<Waiting> {
      const [polls, before] = [bystander.polls.length, readMainThreadMs(server.pid)];
      for (const until = performance.now() + QUIET_MAX_MS; performance.now() < until; ) {
        await sleep(ms);
        if (bystander.polls.length - polls >= QUIET_POLLS) break;
      }
      const quietPolls = bystander.polls.slice(polls);
      const measured = (readMainThreadMs(server.pid) - before) / Math.max(1, quietPolls.length);
      pollMs = Number.isNaN(pollMs) ? measured : (pollMs + measured) / 2;
      return measureWaiting(quietPolls);
    }
    return {
      server,
      client,
      bystander,
      quiet: await watchQuiet(quietMs),
      watchQuiet,
      startMainClock() {
        const [polls, before] = [bystander.polls.length, readMainThreadMs(server.pid)];
        return () => Math.max(0, readMainThreadMs(server.pid) - before - (bystander.polls.length - polls) * pollMs * POLL_MARGIN);
      },
      newPerson: () => signUp(server),
      isAlive: () =>
        fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
