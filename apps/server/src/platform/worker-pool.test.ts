import { afterEach, describe, expect, it, vi } from "vitest";
import { createWorkerPool, type WorkerPool } from "./worker-pool.ts";

const CPU_MAX_MS = 300;
/** Longer than any test: only CPU time ends a task. */
const WALL_MAX_MS = 600_000;
const PERSON = { userId: "one" };
const ANOTHER = { userId: "another" };

const log = { error: vi.fn() };
const pools: WorkerPool<unknown, string>[] = [];

function open(options: { cpuMaxMs?: number; wallMaxMs?: number; threads?: number } = {}): WorkerPool<unknown, string> {
  const file = new URL("./testing/failing-worker.ts", import.meta.url);
  const bounds = { heapMaxMb: 32, cpuMaxMs: CPU_MAX_MS, wallMaxMs: WALL_MAX_MS };
  const pool = createWorkerPool<unknown, string>({ file, what: "test", log, ...bounds, ...options });
  pools.push(pool);
  return pool;
}
afterEach(async () => {
  log.error.mockClear();
  for (const pool of pools.splice(0)) await pool.close();
});

describe("a task that takes too much", () => {
  it.each([
    ["spin", "cpu"],
    ["match", "cpu"],
    ["fill", "memory"],
  ])("is ended, and the person's next one has a new thread: %s", async (name, bound) => {
    // Filling the memory takes time of the processor too, on a slow machine more than the bound of the others.
    const pool = open({ threads: 1, ...(bound === "memory" && { cpuMaxMs: WALL_MAX_MS }) });
    const heavy = pool.run(name, null, PERSON);
    const next = pool.run("answer", 1, PERSON);
    await expect(heavy).rejects.toMatchObject({ reason: "work.tooHeavy", bound });
    expect(await next).toBe("answered 1");
  });

  it("is counted from its beginning: one that waited is ended no sooner", async () => {
    const pool = open({ threads: 1 });
    const heavy = Array.from({ length: 3 }, () => pool.run("spin", null, PERSON).catch((error: { bound?: string }) => error.bound));
    const last = pool.run("answer", 2, PERSON);
    expect(await Promise.all(heavy)).toEqual(["cpu", "cpu", "cpu"]);
    expect(await last).toBe("answered 2");
  });

  it("counts no time in which the thread does nothing", async () => {
    const pool = open({ cpuMaxMs: 60_000 });
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const waiting = pool.run("waitFor", flag, PERSON);
    expect(await pool.run("answer", 3, ANOTHER)).toBe("answered 3");
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
    expect(await waiting).toMatch(/^(ok|not-equal)$/);
  });
});

it("runs another person's task while one holds a thread", async () => {
  const pool = open({ cpuMaxMs: 60_000 });
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const held = pool.run("waitFor", flag, PERSON);
  const waiting = pool.run("answer", 1, PERSON);
  expect(await pool.run("answer", 2, ANOTHER)).toBe("answered 2");
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
  await held;
  expect(await waiting).toBe("answered 1");
});

it("gives the next task a new thread when one dies", async () => {
  const pool = open({ threads: 1 });
  await expect(pool.run("exit", null, PERSON)).rejects.toThrow("exited");
  expect(await pool.run("answer", 1, PERSON)).toBe("answered 1");
});

it("ends what runs and refuses what waits when it is closed", async () => {
  const pool = open({ threads: 1, cpuMaxMs: 60_000 });
  const tasks = [pool.run("spin", null, PERSON), pool.run("answer", 1, PERSON), pool.run("answer", 2, ANOTHER)];
  const refused = Promise.allSettled(tasks);
  await pool.close();
  for (const task of await refused) expect(task).toMatchObject({ status: "rejected", reason: { reason: "server.unavailable" } });
});

const FAILS_AFTER_MS = 20;
const SHORT_MS = 60;
const BUSY_MS = 2 * SHORT_MS;

it("logs what a thread throws as its time is over, and goes on with a new one", async () => {
  const pool = open({ wallMaxMs: SHORT_MS });
  /** Keeps this thread busy until both have happened: the bound of time comes first then. */
  async function fail(): Promise<unknown[]> {
    const failing = pool.run("failLate", FAILS_AFTER_MS, PERSON).catch(() => undefined);
    await new Promise(setImmediate);
    const until = performance.now() + BUSY_MS;
    while (performance.now() < until);
    await failing;
    await new Promise(setImmediate);
    return log.error.mock.calls.map(([, message]) => message);
  }
  // A thread that started too late has not thrown.
  await expect.poll(fail, { timeout: 10_000 }).toContain("a thread failed outside its work: test");
  await expect.poll(() => pool.run("answer", 1, PERSON).catch(() => "ended")).toBe("answered 1");
});
