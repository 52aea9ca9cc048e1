import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "./lib/percentile.ts";

// From `npm start` once built (the process is spawned) to /readyz, and the memory it then holds. Baseline: an empty Node process.
// Budget: 2 s, 250 MB.

const median = (values: readonly number[]) => percentile(values, 0.5);
const RUNS = 5;
const READY_BUDGET_MS = 2000;
const MEMORY_BUDGET_MB = 250;
const SETTLE_MS = 3000;
const KILOBYTES_PER_MEGABYTE = 1024;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function emptyNode(): Promise<number> {
  const begun = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ["-e", "0"]).once("exit", resolve));
  return performance.now() - begun;
}

/** Resident memory of a process and its children in MB (Linux). */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE;
}

async function start(port: number): Promise<{ readyMs: number; megabytes: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "tangleaf-bench-"));
  const begun = performance.now();
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, APP_ENV: "production", LOG_LEVEL: "warn" },
    stdio: "ignore",
  });
  try {
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) break;
      await pause(5);
    }
    const readyMs = performance.now() - begun;
    await pause(SETTLE_MS);
    return { readyMs, megabytes: residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const FIRST_PORT = 34_800;
const baseline: number[] = [];
const ready: number[] = [];
const memory: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  baseline.push(await emptyNode());
  const { readyMs, megabytes } = await start(FIRST_PORT + run);
  ready.push(readyMs);
  memory.push(megabytes);
}
const readyMs = median(ready);
const megabytes = median(memory);
console.log(`empty Node process (baseline): ${median(baseline).toFixed(0)} ms`);
console.log(`to /readyz: ${readyMs.toFixed(0)} ms (budget ${READY_BUDGET_MS} ms: ${readyMs <= READY_BUDGET_MS ? "kept" : "missed"})`);
console.log(
  `idle memory: ${megabytes.toFixed(0)} MB (budget ${MEMORY_BUDGET_MB} MB: ${megabytes <= MEMORY_BUDGET_MB ? "kept" : "missed"})`,
);
