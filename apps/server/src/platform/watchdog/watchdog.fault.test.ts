import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { type Child, runChild } from "../../testing/run-child.ts";

const TICK_MS = 50;
const NOTICE_AFTER_MS = 300;
const END_AFTER_MS = 1000;
/** An answer is waited for, however busy the machine is. */
const PATIENT_MS = 60_000;
/** A stall that is noticed, and ended only when the time counts in which the process is stopped. */
const HELD_CPU_MS = 800;
const LATE_END_MS = 2400;
const STOPPED_MS = 3000;
/** As many turns of the child's timer take longer than a stall that ends the process. */
const MORE_TURNS = 30;
const FRAMES_MAX = 30;
const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

let folder: string;
let children: Child[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watchdog-"));
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  rmSync(folder, { recursive: true });
});

type Options = { endAfterMs?: number; answerMs?: number; env?: Readonly<Record<string, string>> };

/** A module that starts a watchdog, prints the process's number and the turns of its event loop, and runs `code` after the first ones. */
function watched(code: string, { endAfterMs = END_AFTER_MS, answerMs = PATIENT_MS }: Options = {}): string {
  return `
    import { existsSync, readFileSync } from "node:fs";
    import { createLog } from ${urlOf("../log.ts")};
    import { startWatchdog } from ${urlOf("./start-watchdog.ts")};
    const options = { tickMs: ${TICK_MS}, noticeAfterMs: ${NOTICE_AFTER_MS}, endAfterMs: ${endAfterMs}, answerMs: ${answerMs} };
    startWatchdog({ ...options, log: createLog({ level: "info" }) });
    console.log("pid " + process.pid);
    let turns = 0;
    setInterval(() => console.log("turn " + ++turns + "."), ${TICK_MS});
    setTimeout(() => { ${code} }, ${TICK_MS});`;
}

function start(code: string, options: Options = {}): Child {
  const child = runChild(watched(code, options), { env: options.env ?? {} });
  children.push(child);
  return child;
}

const turnsOf = (child: Child) => child.lines.filter((line) => line.startsWith("turn ")).length;

async function logLine(child: Child, level: number): Promise<{ msg: string; stalledMs: number; stack?: string }> {
  return JSON.parse(await child.line(`{"level":${level},`));
}

const HOLDS: Readonly<Record<string, string>> = {
  "a loop": "function holdTheLoop() { for (;;); } holdTheLoop();",
  "a regular expression": 'function holdTheLoop() { return /^(a+)+$/.test("a".repeat(80) + "b"); } holdTheLoop();',
  "a loop that waits":
    "function holdTheLoop() { for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000); } holdTheLoop();",
  "a deep recursion": "function holdTheLoop(depth) { if (depth === 0) for (;;); return holdTheLoop(depth - 1) + 1; } holdTheLoop(5000);",
};

test.each(Object.entries(HOLDS))("%s: the log names the function, and the process ends by SIGALRM", async (_, code) => {
  const child = start(code);
  expect(await child.endSignal).toBe("SIGALRM");
  const noticed = await logLine(child, 50);
  expect(noticed).toMatchObject({ msg: "the event loop stands still", stack: expect.stringContaining("at holdTheLoop") });
  expect(noticed.stack?.split("\n").length).toBeLessThanOrEqual(FRAMES_MAX);
  const ended = await logLine(child, 60);
  expect(ended).toMatchObject({ msg: "the event loop stands still; the process ends", stack: expect.stringContaining("at holdTheLoop") });
  expect(ended.stalledMs).toBeGreaterThanOrEqual(END_AFTER_MS);
});

const canBeFirst = spawnSync("unshare", ["-rpf", "true"]).status === 0;

test.skipIf(!canBeFirst)("the first process of a container, which gets no signal from itself, ends with 142", async () => {
  const args = ["-rpf", "--kill-child", process.execPath, "--input-type=module", "--no-warnings", "--eval"];
  const container = spawn("unshare", [...args, watched(HOLDS["a loop"] ?? "")], { stdio: "ignore" });
  onTestFinished(() => void container.kill("SIGKILL"));
  expect(await once(container, "exit")).toEqual([142, null]);
});

test("native code has no stack while it runs; its caller is logged when it returns, and the process goes on", async () => {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const child = start(`function holdTheLoop() { readFileSync(${JSON.stringify(pipe)}); } holdTheLoop();`, {
    endAfterMs: Number.MAX_SAFE_INTEGER,
    answerMs: TICK_MS,
  });
  expect((await logLine(child, 50)).stack).toBeUndefined();
  const turns = turnsOf(child);
  // The read returns when somebody has written.
  writeFileSync(pipe, "");
  expect((await logLine(child, 40)).msg).toBe("the event loop goes on");
  await child.line(`turn ${turns + 1}.`);
  await expect
    .poll(() => child.lines.filter((line) => line.includes("stood still in native code, called here")))
    .toEqual([expect.stringContaining("at holdTheLoop")]);
});

test("a process that is stopped during a stall goes on: the time does not count", async () => {
  const hold = `
    console.log("held");
    const usedMs = () => (process.threadCpuUsage().user + process.threadCpuUsage().system) / 1000;
    const endMs = usedMs() + ${HELD_CPU_MS};
    while (usedMs() < endMs);`;
  const child = start(hold, { endAfterMs: LATE_END_MS });
  const pid = Number((await child.line("pid ")).slice("pid ".length));
  await child.line("held");
  process.kill(pid, "SIGSTOP");
  await sleep(STOPPED_MS);
  process.kill(pid, "SIGCONT");
  expect(await logLine(child, 50)).toMatchObject({ msg: "the event loop stands still" });
  expect(await logLine(child, 40)).toMatchObject({ msg: "the event loop goes on" });
  await child.line(`turn ${turnsOf(child) + 1}.`);
});

test("a process with a debugger is kept", async () => {
  const over = join(folder, "over");
  const child = start(`while (!existsSync(${JSON.stringify(over)}));`, { env: { NODE_OPTIONS: "--inspect=127.0.0.1:0" } });
  await expect.poll(() => child.lines).toContainEqual(expect.stringContaining("the process is kept for its debugger"));
  const turns = turnsOf(child);
  writeFileSync(over, "");
  await child.line(`turn ${turns + MORE_TURNS}.`);
});
