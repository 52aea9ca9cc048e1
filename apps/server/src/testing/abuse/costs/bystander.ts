import { Worker } from "node:worker_threads";
import type { ServerProcess } from "../../../modules/generation/testing/server-process.ts";
import { percentile } from "../../percentile.ts";
import { signIn } from "../people.ts";

const PAUSE_MS = 100;
const GIVE_UP_MS = 30_000;
const NOTES = 5;

export const HEALTH = "healthz";

export type BystanderCall = {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** One answer another person got, or waited for in vain; times in milliseconds since 1970. */
export type BystanderPoll = { readonly name: string; readonly status: number | null; readonly from: number; readonly to: number };

export type Bystander = {
  /** What was asked until now, oldest first. */
  readonly polls: readonly BystanderPoll[];
  stop(): Promise<void>;
};

/** Another person of the site, who looks at their notes again and again. */
export async function startBystander(server: ServerProcess): Promise<Bystander> {
  const authorization = await signIn(server, "bystander");
  const made = [];
  for (let n = 0; n < NOTES; n += 1) {
    const body = { title: `读书笔记 ${n}`, markdown: "# 一\n\n旧书店活下来靠的是稳定的书源。\n" };
    made.push((await server.call<{ noteId: string }>("/api/note/create", body, authorization)).data.noteId);
  }
  const headers = { "content-type": "application/json", authorization };
  const calls: readonly BystanderCall[] = [
    { name: "note/list", method: "POST", path: "/api/note/list", headers, body: "{}" },
    { name: "note/get", method: "POST", path: "/api/note/get", headers, body: JSON.stringify({ noteId: made[0] }) },
    { name: HEALTH, method: "GET", path: "/healthz", headers: {} },
  ];
  const polls: BystanderPoll[] = [];
  const worker = new Worker(new URL("./bystander.worker.ts", import.meta.url), {
    workerData: { url: server.url, calls, pauseMs: PAUSE_MS, giveUpMs: GIVE_UP_MS },
  });
  worker.on("message", (poll: BystanderPoll) => polls.push(poll));
  return { polls, stop: async () => void (await worker.terminate()) };
}

/** How long another person waited for answers, and at most for that of /healthz; in milliseconds. */
export type Waiting = { readonly p50: number; readonly p99: number; readonly healthMax: number };

export function measureWaiting(polls: readonly BystanderPoll[]): Waiting {
  const took = polls.map(({ from, to }) => to - from);
  const health = polls.filter(({ name }) => name === HEALTH).map(({ from, to }) => to - from);
  if (took.length === 0) return { p50: 0, p99: 0, healthMax: 0 };
  return { p50: Math.round(percentile(took, 0.5)), p99: Math.round(percentile(took, 0.99)), healthMax: Math.round(Math.max(0, ...health)) };
}
