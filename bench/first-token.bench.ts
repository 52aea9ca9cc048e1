/**
 * Time to the first character through us over calling the provider directly: one at a time on a quiet server (budget: p50 50 ms
 * more), 20 at once (p50 150 ms more), and one after the other with 200 answers under way (p50 15 ms, p99 50 ms more). Both are
 * asked in turn, so that they meet the same machine.
 */

import { percentile } from "../apps/server/src/testing/percentile.ts";
import { request, sleep, startLoad } from "./lib/load.ts";
import { reportFigure } from "./lib/report-figure.ts";

const UNDER_WAY = 200;
const ALONE = 100;
const AT_ONCE = 20;
const ROUNDS = 15;
/** Rounds that only warm both up. */
const ROUNDS_WARM = 3;
const ASKED = 300;
const EVERY_MS = 40;
/** Answers of one round are over before the next begins. */
const ROUND_PAUSE_MS = 400;

type Budget = { readonly p50: number; readonly p99?: number };
type Times = { readonly bare: number[]; readonly ours: number[] };

const load = await startLoad(["paced", "quick"]);
await load.behave("paced", { pieceDelayMs: 50, pieceUnits: 2 });
await load.behave("quick", { firstDelayMs: 30, pieceDelayMs: 5, pieceUnits: 20 });
const people = await load.people(UNDER_WAY + ASKED);

async function direct(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${load.providerUrl}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "quick", messages: [{ role: "user", content: "字数：约 200 字" }], max_tokens: 500, stream: true }),
  });
  const decoder = new TextDecoder();
  let seen = "";
  if (answer.body === null) return Number.NaN;
  for await (const bytes of answer.body) {
    seen += decoder.decode(bytes, { stream: true });
    if (/"content":"[^"]/.test(seen)) break;
  }
  return performance.now() - began;
}

async function throughUs(token: string): Promise<number> {
  const began = performance.now();
  const { data } = await load.server.call<{ generationId: string }>("/api/ai/start", request("quick", 200), token);
  const leaving = new AbortController();
  for await (const { event } of load.server.stream({ generationId: data.generationId }, token, leaving.signal)) {
    if (event === "delta") break;
  }
  const took = performance.now() - began;
  leaving.abort();
  return took;
}

/** `count` of both, each side in its turn. */
async function round(count: number, { bare, ours }: Times): Promise<void> {
  bare.push(...(await Promise.all(Array.from({ length: count }, direct))));
  await sleep(ROUND_PAUSE_MS);
  ours.push(...(await Promise.all(people.slice(0, count).map(throughUs))));
  await sleep(ROUND_PAUSE_MS);
}

function report(what: string, { bare, ours }: Times, budget: Budget): void {
  const added = { p50: percentile(ours, 0.5) - percentile(bare, 0.5), p99: percentile(ours, 0.99) - percentile(bare, 0.99) };
  const show = (times: number[]) => `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
  const kept = added.p50 <= budget.p50 && added.p99 <= (budget.p99 ?? Number.POSITIVE_INFINITY);
  console.log(`${what}: directly ${show(bare)}; through us ${show(ours)}`);
  console.log(
    `  added: p50 ${added.p50.toFixed(1)} ms (budget ${budget.p50}), p99 ${added.p99.toFixed(1)} ms${budget.p99 === undefined ? "" : ` (budget ${budget.p99})`}: ${kept ? "kept" : "MISSED"}`,
  );
  for (const [name, share] of [
    ["p50", 0.5],
    ["p99", 0.99],
  ] as const) {
    const most = budget[name];
    const floor = percentile(bare, share);
    reportFigure({
      bench: "first-token",
      what: `the first token, ${name}, ${what}`,
      floorIs: "the provider directly",
      measured: percentile(ours, share),
      floor,
      unit: "ms",
      budget: most === undefined ? null : { most: floor + most },
    });
  }
}

for (let warm = 0; warm < ROUNDS_WARM; warm += 1) await round(AT_ONCE, { bare: [], ours: [] });
const alone: Times = { bare: [], ours: [] };
for (let asked = 0; asked < ALONE; asked += 1) await round(1, alone);
report("one at a time", alone, { p50: 50 });

const together: Times = { bare: [], ours: [] };
for (let rounds = 0; rounds < ROUNDS; rounds += 1) await round(AT_ONCE, together);
report(`${AT_ONCE} at once`, together, { p50: 150 });

for (const token of people.slice(0, UNDER_WAY)) await load.server.call("/api/ai/start", request("paced", 5000), token);
await sleep(2000);
const beside: Times = { bare: [], ours: [] };
const waiting: Promise<unknown>[] = [];
for (const token of people.slice(UNDER_WAY)) {
  waiting.push(direct().then((ms) => beside.bare.push(ms)));
  await sleep(EVERY_MS / 2);
  waiting.push(throughUs(token).then((ms) => beside.ours.push(ms)));
  await sleep(EVERY_MS / 2);
}
await Promise.all(waiting);
report(`with ${UNDER_WAY} under way`, beside, { p50: 15, p99: 50 });
await load.close();
process.exit(process.exitCode);
