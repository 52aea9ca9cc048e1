import { expect, it, vi } from "vitest";
import { createWorkerPool } from "./worker-pool.ts";

const TIMEOUT_MS = 60;
const FAILS_AFTER_MS = 20;
const BUSY_MS = 300;

/** Keeps this thread busy, so that whatever happens meanwhile is heard of at once, timers first. */
const beBusy = () =>
  new Promise<void>((resolve) =>
    setImmediate(() => {
      const until = performance.now() + BUSY_MS;
      while (performance.now() < until);
      resolve();
    }),
  );

it("a thread that fails as its time is over ends no process: it is said in the log, and the next task has a new thread", async () => {
  const log = { error: vi.fn() };
  const pool = createWorkerPool<number, string>({
    file: new URL("./testing/failing-worker.ts", import.meta.url),
    what: "test",
    log,
    heapMaxMb: 64,
    timeoutMs: TIMEOUT_MS,
  });
  const answer = () => pool.run("answer", 1).catch(() => "not started in time");
  try {
    await expect.poll(answer).toBe("answered 1");
    const failing = expect(pool.run("failLate", FAILS_AFTER_MS)).rejects.toMatchObject({ reason: "server.unavailable" });
    await beBusy();
    await failing;
    await expect.poll(() => log.error.mock.calls.map(([, said]) => said)).toContain("a thread failed outside its work: test");
    await expect.poll(answer).toBe("answered 1");
  } finally {
    await pool.close();
  }
});
