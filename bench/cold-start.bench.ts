import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { SERVER_ARGS, SERVER_MEMORY } from "../apps/server/src/testing/server-build.ts";
import { reportFigure } from "./lib/report-figure.ts";

// From `npm start` once built (the process is spawned) to /readyz: time, processor, and the memory it then holds. Baseline: an empty
// Node process. Budget: 2 s, 250 MB; 90 s for the clone.
// With CLONE=1 also a fresh clone, installed, built and served: from `git clone` to /readyz, and what it takes on the disk.

const median = (values: readonly number[]) => percentile(values, 0.5);
const RUNS = 5;
const READY_BUDGET_MS = 2000;
const MEMORY_BUDGET_MB = 250;
const CLONE_BUDGET_MS = 90_000;
const DISK_BUDGET_MB = 450;
const SETTLE_MS = 12_000;
const POLL_MS = 5;
const KILOBYTES_PER_MEGABYTE = 1024;
const MS_PER_TICK = 10;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor time of a process until now (Linux). */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Resident memory of a process in MB (Linux). */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / KILOBYTES_PER_MEGABYTE;
}

async function emptyNode(): Promise<{ ms: number; cpu: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["-e", "process.stdout.write('.'); setTimeout(() => {}, 1e6)"]);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  const figures = { ms: performance.now() - begun, cpu: cpuMs(child.pid ?? 0) };
  child.kill("SIGKILL");
  return figures;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before it was ready on port ${port}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(POLL_MS);
  }
}

const envOf = (port: number, dataDir: string) => ({ ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir });

async function start(port: number): Promise<{ readyMs: number; cpu: number; megabytes: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "tangleaf-bench-"));
  const begun = performance.now();
  const child = spawn(process.execPath, SERVER_ARGS, {
    env: { ...SERVER_MEMORY, ...envOf(port, dataDir), APP_ENV: "production", LOG_LEVEL: "warn" },
    stdio: "ignore",
  });
  try {
    await untilReady(port, child);
    const readyMs = performance.now() - begun;
    const cpu = cpuMs(child.pid ?? 0);
    await pause(SETTLE_MS);
    return { readyMs, cpu, megabytes: residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** From `git clone` of what is committed here to /readyz, and MB of `node_modules` and `.runtime`. */
async function startClone(port: number): Promise<{ servedMs: number; megabytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-clone-"));
  const clone = join(folder, "clone");
  const begun = performance.now();
  execFileSync("git", ["clone", "-q", process.cwd(), clone]);
  const child = spawn("npm", ["start"], { cwd: clone, env: envOf(port, join(folder, "data")), stdio: "ignore" });
  try {
    await untilReady(port, child);
    const servedMs = performance.now() - begun;
    const sizes = execFileSync("sh", ["-c", "du -sm node_modules .runtime"], { cwd: clone, encoding: "utf8" });
    return { servedMs, megabytes: sizes.split("\n").reduce((sum, line) => sum + Number.parseInt(line || "0", 10), 0) };
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function line(what: string, measured: number, budget: number, unit: string, floor: number | null = null): void {
  console.log(`${what}: ${measured.toFixed(0)} ${unit} (budget ${budget} ${unit}: ${measured <= budget ? "kept" : "missed"})`);
  reportFigure({ bench: "cold-start", what, floorIs: "an empty Node process", measured, floor, unit, budget: { most: budget } });
}

// Below the range of ephemeral ports: a port of that range that is asked before its server listens can be connected to itself.
const FIRST_PORT = 24_800;
const baselines: { ms: number; cpu: number }[] = [];
const starts: { readyMs: number; cpu: number; megabytes: number }[] = [];
// The first writes down what it has compiled.
await start(FIRST_PORT);
for (let run = 1; run <= RUNS; run += 1) {
  baselines.push(await emptyNode());
  starts.push(await start(FIRST_PORT + run));
}
const baselineCpu = median(baselines.map(({ cpu }) => cpu));
console.log(`empty Node process (baseline): ${median(baselines.map(({ ms }) => ms)).toFixed(0)} ms, ${baselineCpu} ms of processor`);
line("to /readyz", median(starts.map(({ readyMs }) => readyMs)), READY_BUDGET_MS, "ms", median(baselines.map(({ ms }) => ms)));
console.log(`processor until then: ${median(starts.map(({ cpu }) => cpu))} ms`);
line("idle memory", median(starts.map(({ megabytes }) => megabytes)), MEMORY_BUDGET_MB, "MB");
if (process.env["CLONE"] === "1") {
  const { servedMs, megabytes } = await startClone(FIRST_PORT + RUNS + 1);
  line("from git clone to served", servedMs, CLONE_BUDGET_MS, "ms");
  line("node_modules and .runtime", megabytes, DISK_BUDGET_MB, "MB");
}
