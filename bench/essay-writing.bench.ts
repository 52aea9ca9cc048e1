/**
 * Essays written by a model of a known speed, on SQLite: how long 30,000 characters take over what the model's own speed makes
 * necessary (the plan's steps laid out on as many places as a member has; budget 1.2), how long the first character of a scene takes
 * while 20 essays are written by the same process over without them (budget p99 +50 ms), and 100,000 characters in one go.
 * The first and last run with a model ten times as fast as the 50 tokens a second of the others, so that what we add weighs ten times.
 */
import { type Essay, type Job, LIMITS, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { outlineOf } from "../apps/server/src/modules/essays/testing/essay-outline.ts";
import { request, sleep, startLoad } from "./lib/load.ts";
import { percentile } from "./lib/percentile.ts";

const AT_ONCE = LIMITS.zh.vip.concurrentJobSteps;
/** 40 characters a second are 50 tokens. */
const NORMAL = { scholarly: true, pieceDelayMs: 100, pieceUnits: 4 };
const FAST = { scholarly: true, pieceDelayMs: 40, pieceUnits: 16 };
const AT_ONCE_SPEED = { scholarly: true, pieceDelayMs: 0, pieceUnits: 50 };
const LONG = { length: 30_000, chapters: [9, 9, 9, 9, 9, 5] };
const LONGEST = { length: 100_000, chapters: [18, 18, 18, 18, 18, 18, 18, 14] };
const ESSAYS = 20;
const SCENES = 200;
const EVERY_MS = 50;
const LOOK_MS = 100;
const WARM_UP_MS = 4000;
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

async function measureLong(token: string): Promise<void> {
  await load.behave("scholar", FAST);
  const began = performance.now();
  const { essayId, jobId } = await begin(token, LONG);
  const { steps } = await finished(token, jobId);
  const seconds = (performance.now() - began) / 1000;
  const secondsOf = new Map<string, number>();
  for (const { name, generationId } of steps) {
    if (generationId === null) continue;
    const { text } = (await call<{ text: string }>("/api/ai/get", { generationId }, token)).data;
    secondsOf.set(name, (Math.ceil(text.length / FAST.pieceUnits) * FAST.pieceDelayMs) / 1000);
  }
  const least = leastSeconds(steps, secondsOf, AT_ONCE);
  const total = totalOf((await call<Essay>("/api/essay/get", { essayId }, token)).data);
  const speed = Math.round((FAST.pieceUnits * 1000 * TOKENS_PER_CHARACTER) / FAST.pieceDelayMs);
  console.log(
    `${LONG.length} characters at ${speed} tokens/s, ${AT_ONCE} at once: ${seconds.toFixed(1)} s for ${total} characters, ` +
      `${least.toFixed(1)} s by the model's speed: ${(seconds / least).toFixed(2)} × (budget ${BUDGET.factor})`,
  );
  const added = seconds - least;
  const slow = NORMAL.pieceDelayMs / NORMAL.pieceUnits / (FAST.pieceDelayMs / FAST.pieceUnits);
  console.log(
    `what we add, ${added.toFixed(1)} s, would be ${((least * slow + added) / (least * slow)).toFixed(3)} × at 50 tokens/s (${((least * slow) / 60).toFixed(1)} min)`,
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
  const half = readers.length / 2;
  await scenes(readers.slice(0, half / 2));
  const alone = await scenes(readers.slice(0, half));
  await Promise.all(writers.map((token) => begin(token, LONG)));
  await sleep(WARM_UP_MS);
  const beside = await scenes(readers.slice(half));
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
      `the section furthest from its length ${(most * 100).toFixed(1)} %`,
  );
}

const [long = "", longest = "", ...others] = people;
await measureLong(long);
await measureLongest(longest);
await measureBeside(others.slice(0, ESSAYS), others.slice(ESSAYS));
await load.close();
process.exit(0);
