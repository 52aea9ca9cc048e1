import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/** Found on the path, as everything a test starts beside Node. */
const REDIS = "redis-server";

type Services = {
  startPostgres(options?: { durable?: boolean }): Promise<{ url: string; stop(): void } | null>;
  guardChild(child: ChildProcess, how?: { folder?: string; signal?: NodeJS.Signals }): void;
};
/** Loads a script of the project's root, which the server's types do not know. */
export const script = (name: string) => import(new URL(`../../../../scripts/lib/${name}`, import.meta.url).href) as Promise<Services>;

/** A Redis of the test's own, which can be stopped and started again at the same address. */
export async function startOwnRedis() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-own-redis-"));
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const { guardChild } = await script("guard-child.mjs");
  let child: ChildProcess;
  const start = async () => {
    child = spawn(REDIS, args, { stdio: "ignore" });
    guardChild(child);
    while (!(await answers(port))) if (child.exitCode !== null) throw new Error("Redis ended");
  };
  const stop = async () => {
    if (child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    /** 0 while it is stopped. */
    pid: () => (child.signalCode === null ? (child.pid ?? 0) : 0),
    stop,
    start,
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => setTimeout(resolve, 20, false));
    socket.on("connect", () => socket.destroy());
  });
}

/** A PostgreSQL of the test's own whose processes can be paused, as by a machine that stands still. null where there is none. */
export async function startOwnPostgres(options: { durable?: boolean } = {}) {
  const server = await (await script("services.mjs")).startPostgres(options);
  if (server === null) return null;
  const setting = `port=${new URL(server.url).port}`;
  const postmaster = processes().find((pid) => commandOf(pid).includes(setting)) ?? 0;
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of processes()) if (pid === postmaster || parentOf(pid) === postmaster) process.kill(pid, name);
  };
  return {
    url: server.url,
    /** Of its first process; the others are its children. */
    pid: postmaster,
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    end: () => server.stop(),
  };
}

/** All processes of this machine. */
export const processes = (): number[] =>
  readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0);

/** The arguments a process was started with; none for one that is gone. */
function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

/** 0 for a process that is gone. */
export function parentOf(pid: number): number {
  try {
    // The name, in brackets, may hold anything.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return Number(parent);
  } catch {
    return 0;
  }
}
