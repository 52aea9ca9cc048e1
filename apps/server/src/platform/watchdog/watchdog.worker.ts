import { setTimeout as sleep } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { createLogOutput } from "../log-output.ts";
import { exitInMainThread, readMainThread } from "./main-thread.ts";
import { readMainThreadTime } from "./main-thread-time.ts";
import { createStallCounter, type StallLimits } from "./stall-counter.ts";

export type WatchdogTask = StallLimits & {
  /** Counted up by the main thread at every turn of its timer. */
  readonly beats: Int32Array<SharedArrayBuffer>;
  /** How long the main thread is given to say what it runs. */
  readonly answerMs: number;
  /** Lines of a lower level are not logged. */
  readonly logLevel: number;
};

const LEVELS = { warn: 40, error: 50, fatal: 60 } as const;
const STANDARD_OUTPUT = 1;
/** Means "a time has run out", ends a process whatever it does, and leaves no memory image with people's texts, as SIGABRT would. */
const END_SIGNAL = process.platform === "win32" ? "SIGKILL" : "SIGALRM";
/** What a shell reports for a process that SIGALRM ended. */
const EXIT_STALLED = 142;

const { beats, logLevel, answerMs, ...limits } = workerData as WatchdogTask;
const counter = createStallCounter(limits, readMainThreadTime);

setInterval(() => {
  const event = counter.tick(Atomics.load(beats, 0));
  if (event?.kind === "noticed") void reportStall(event.stalledMs);
  if (event?.kind === "end") void endProcess(event.stalledMs);
  if (event?.kind === "over") log("warn", { stalledMs: event.stalledMs }, "the event loop goes on");
}, limits.tickMs);

async function reportStall(stalledMs: number): Promise<void> {
  const answer = readMainThread();
  const state = await inTime(answer);
  log("error", { stalledMs, stack: state?.stack }, "the event loop stands still");
  if (state !== null) return;
  // Native code, such as the database's, is not interrupted: its caller is known when it returns.
  const later = await answer;
  log("error", { stack: later?.stack }, "the event loop stood still in native code, called here");
}

async function endProcess(stalledMs: number): Promise<void> {
  const beatsBefore = Atomics.load(beats, 0);
  const state = await inTime(readMainThread());
  if (Atomics.load(beats, 0) !== beatsBefore) return;
  if (state?.isInspected) return log("error", { stalledMs }, "the event loop stands still; the process is kept for its debugger");
  log("fatal", { stalledMs, stack: state?.stack }, "the event loop stands still; the process ends");
  process.kill(process.pid, END_SIGNAL);
  // Still here: the first process of a container gets no signal that it does not handle.
  exitInMainThread(EXIT_STALLED);
}

function inTime<Value>(answer: Promise<Value>): Promise<Value | null> {
  return Promise.race([answer, sleep(answerMs, null)]);
}

/** Writes at once, in the form of platform/log.ts: the main thread's log waits for its event loop. */
function log(level: keyof typeof LEVELS, facts: object, msg: string): void {
  if (LEVELS[level] < logLevel) return;
  const output = createLogOutput(STANDARD_OUTPUT);
  output.write(`${JSON.stringify({ level: LEVELS[level], time: new Date().toISOString(), ...facts, msg })}\n`);
  output.end();
}
