/**
 * Essays written by a model of 50 tokens a second, on SQLite: how long 30,000 characters take over what the model's speed makes
 * necessary (the plan's steps laid out on as many places as a member has; budget 1.2), how long the first character of a scene takes
 * while 20 essays are written by the same process over without them (budget p99 +50 ms; the essays are paused and go on again, so
 * that both meet the same machine), and, without the model's time, 100,000 characters in one go. The first takes five minutes.
 */
import { type Essay, type Job, LIMITS, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { outlineOf } from "../apps/server/src/modules/essays/testing/essay-outline.ts";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { request, sleep, startLoad } from "./lib/load.ts";

const AT_ONCE = LIMITS.zh.vip.concurrentJobSteps;
/** 40 characters a second are 50 tokens. */
const NORMAL = { scholarly: true, pieceDelayMs: 100, pieceUnits: 4 };
const AT_ONCE_SPEED = { scholarly: true, pieceDelayMs: 0, pieceUnits: 50 };
const LONG = { length: 30_000, chapters: [9, 9, 9, 9, 9, 5] };
const LONGEST = { length: 100_000, chapters: [18, 18, 18, 18, 18, 18, 18, 14] };
const ESSAYS = 20;
const SCENES = 200;
const EVERY_MS = 50;
const LOOK_MS = 100;
const WARM_UP_MS = 4000;
const ROUNDS = 2;
const APART_MS = 700;
/** Longer than a section takes. */
const SECTION_MS = 22_000;
const BUDGET = { factor: 1.2, p99Ms: 50 };

const load = await startLoad(["scholar", "quick"]);
await load.behave("quick", { firstDelayMs: 30, pieceDelayMs: 5, pieceUnits: 20 });
const people = await load.people(ESSAYS + 2 + SCENES);
const { call } = load.server;

async function begin(token: string, size: { length: number; chapters: number[] }): Promise<{ essayId: string; jobId: string }> {
  const made = { title: "社区生鲜店存货盘点", level: "undergraduate", language: "zh", length: size.length, outline: outlineOf(size) };
  const { essayId } = (await call<{ essayId: string }>("/api/essay/create", made, token)).data;
  const { jobId } = (await call<{ jobId: string }>("/api/essay/write", { essayId, model: "scholar" }, token)).data;
  return { essayId, jobId };
}

async function finished(token: string, jobId: string): Promise<Job> {
  for (;;) {
    const { data } = await call<Job>("/api/job/get", { jobId }, token);
    if (data.job.status === "done") return data;
    if (data.job.status !== "running" && data.job.status !== "queued") throw new Error(`the job is ${data.job.status}`);
    await sleep(LOOK_MS);
  }
}

/** Seconds the steps take where each takes its own and no more, on so many places: each begins as soon as what it needs is done. */
function leastSeconds(steps: Job["steps"], secondsOf: ReadonlyMap<string, number>, places: number): number {
  const ends = new Map<string, number>();
  const free = Array.from({ length: places }, () => 0);
  const waiting = [...steps];
  while (waiting.length > 0) {
    const [next] = waiting
      .filter(({ needs }) => needs.every((need) => ends.has(need)))
      .map((step) => ({ step, from: Math.max(0, ...step.needs.map((need) => ends.get(need) ?? 0)) }))
      .sort((a, b) => a.from - b.from);
    if (next === undefined) throw new Error("a plan that cannot end");
    const seconds = secondsOf.get(next.step.name) ?? 0;
    const place = free.indexOf(Math.min(...free));
    const from = seconds === 0 ? next.from : Math.max(next.from, free[place] ?? 0);
    if (seconds > 0) free[place] = from + seconds;
    ends.set(next.step.name, from + seconds);
    waiting.splice(waiting.indexOf(next.step), 1);
  }
  return Math.max(...ends.values());
}

function totalOf(essay: Essay): number {
  return essay.outline.flatMap(({ subPara }) => subPara).reduce((sum, { charCnt }) => sum + charCnt, 0);
}

/** Units a second the model gives to somebody who asks it directly, until the signal: a busy machine slows it down as well. */
async function unitsPerSecond(signal: AbortSignal): Promise<number> {
  let [units, ms] = [0, 0];
  while (!signal.aborted) {
    const body = { model: "scholar", messages: [{ role: "user", content: "字数：约 300 字" }], max_tokens: 1000, stream: true };
    const answer = await fetch(`${load.providerUrl}/chat/completions`, { method: "POST", body: JSON.stringify(body) });
    const decoder = new TextDecoder();
    let seen = "";
    const began = performance.now();
    for await (const bytes of answer.body ?? []) seen += decoder.decode(bytes, { stream: true });
    ms += performance.now() - began;
    for (const [, content = ""] of seen.matchAll(/"content":"([^"]*)"/g)) units += content.length;
  }
  return (units * 1000) / ms;
}

async function measureLong(token: string): Promise<void> {
  await load.behave("scholar", NORMAL);
  const ended = new AbortController();
  const direct = unitsPerSecond(ended.signal);
  const began = performance.now();
  const { essayId, jobId } = await begin(token, LONG);
  const { steps } = await finished(token, jobId);
  const seconds = (performance.now() - began) / 1000;
  ended.abort();
  const speed = await direct;
  const secondsOf = new Map<string, number>();
  for (const { name, generationId } of steps) {
    if (generationId === null) continue;
    const { text } = (await call<{ text: string }>("/api/ai/get", { generationId }, token)).data;
    secondsOf.set(name, text.length / speed);
  }
  const least = leastSeconds(steps, secondsOf, AT_ONCE);
  const total = totalOf((await call<Essay>("/api/essay/get", { essayId }, token)).data);
  console.log(
    `${LONG.length} characters, ${AT_ONCE} at once: ${seconds.toFixed(0)} s for ${total} characters; asked directly the model gives ` +
      `${(speed * TOKENS_PER_CHARACTER).toFixed(0)} tokens/s, which makes ${least.toFixed(0)} s: ${(seconds / least).toFixed(2)} × (budget ${BUDGET.factor})`,
  );
}

async function firstCharacter(token: string): Promise<number> {
  const began = performance.now();
  const { data } = await call<{ generationId: string }>("/api/ai/start", request("quick", 200), token);
  const leaving = new AbortController();
  for await (const { event } of load.server.stream({ generationId: data.generationId }, token, leaving.signal)) {
    if (event === "delta") break;
  }
  const took = performance.now() - began;
  leaving.abort();
  return took;
}

async function scenes(tokens: readonly string[]): Promise<number[]> {
  const waiting: Promise<number>[] = [];
  for (const token of tokens) {
    waiting.push(firstCharacter(token));
    await sleep(EVERY_MS);
  }
  return Promise.all(waiting);
}

async function measureBeside(writers: readonly string[], readers: readonly string[]): Promise<void> {
  await load.behave("scholar", NORMAL);
  const jobs: { token: string; jobId: string }[] = [];
  // Not all in one moment: their sections would end in one moment for ever.
  for (const token of writers) {
    jobs.push({ token, ...(await begin(token, LONG)) });
    await sleep(APART_MS);
  }
  const all = async (action: "pause" | "resume") => {
    for (const { token, jobId } of jobs) {
      await call(`/api/job/${action}`, { jobId }, token);
      if (action === "resume") await sleep(APART_MS);
    }
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  const each = readers.length / (2 * ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    await sleep(WARM_UP_MS);
    beside.push(...(await scenes(readers.slice(2 * round * each, (2 * round + 1) * each))));
    await all("pause");
    // What is being written is written to its end.
    await sleep(SECTION_MS);
    alone.push(...(await scenes(readers.slice((2 * round + 1) * each, (2 * round + 2) * each))));
    if (round < ROUNDS - 1) await all("resume");
  }
  const [p50, p99] = [percentile(beside, 0.5) - percentile(alone, 0.5), percentile(beside, 0.99) - percentile(alone, 0.99)];
  console.log(`first character of a scene: p50 ${percentile(alone, 0.5).toFixed(1)}, p99 ${percentile(alone, 0.99).toFixed(1)} ms`);
  console.log(
    `beside ${writers.length} essays: p50 ${percentile(beside, 0.5).toFixed(1)}, p99 ${percentile(beside, 0.99).toFixed(1)} ms; ` +
      `added p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms (budget p99 ${BUDGET.p99Ms})`,
  );
}

async function measureLongest(token: string): Promise<void> {
  await load.behave("scholar", AT_ONCE_SPEED);
  const began = performance.now();
  const { essayId, jobId } = await begin(token, LONGEST);
  await finished(token, jobId);
  const essay = (await call<Essay>("/api/essay/get", { essayId }, token)).data;
  const total = totalOf(essay);
  const most = Math.max(
    ...essay.outline.flatMap(({ subPara }) => subPara).map(({ charCnt, targetCnt }) => Math.abs(charCnt / (targetCnt ?? 1) - 1)),
  );
  console.log(
    `${LONGEST.length} characters in one go: ${((performance.now() - began) / 1000).toFixed(1)} s without the model's time, ${total} characters, ` +
      `the section furthest from its length ${(most * 100).toFixed(1)} %, ` +
      `${essay.job?.sections.filter(({ faults }) => faults.includes("short")).length} told to be short`,
  );
}

const [long = "", longest = "", ...others] = people;
await measureBeside(others.slice(0, ESSAYS), others.slice(ESSAYS));
// The essays beside the scenes stay paused.
await measureLongest(longest);
await measureLong(long);
await load.close();
process.exit(0);
