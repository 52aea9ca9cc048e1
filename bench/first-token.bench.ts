/**
 * Time to the first character through us over calling the provider directly, with 200 answers under way (budget: p50 15 ms,
 * p99 50 ms more). Both are asked in turn, so that they meet the same machine.
 */
import { request, sleep, startLoad } from "./lib/load.ts";
import { percentile } from "./lib/percentile.ts";
import { reportFigure } from "./lib/report-figure.ts";

const UNDER_WAY = 200;
const ASKED = 300;
const EVERY_MS = 40;
const BUDGET_MS = { p50: 15, p99: 50 };

const load = await startLoad(["paced", "quick"]);
await load.behave("paced", { pieceDelayMs: 50, pieceUnits: 2 });
await load.behave("quick", { firstDelayMs: 30, pieceDelayMs: 5, pieceUnits: 20 });
const people = await load.people(UNDER_WAY + ASKED);
for (const token of people.slice(0, UNDER_WAY)) await load.server.call("/api/ai/start", request("paced", 5000), token);
await sleep(2000);

async function direct(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${load.providerUrl}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "quick", messages: [{ role: "user", content: "篇幅：约 200 字" }], max_tokens: 500, stream: true }),
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

const [bare, ours]: [number[], number[]] = [[], []];
const waiting: Promise<unknown>[] = [];
for (const token of people.slice(UNDER_WAY)) {
  waiting.push(direct().then((ms) => bare.push(ms)));
  await sleep(EVERY_MS / 2);
  waiting.push(throughUs(token).then((ms) => ours.push(ms)));
  await sleep(EVERY_MS / 2);
}
await Promise.all(waiting);
const added = { p50: percentile(ours, 0.5) - percentile(bare, 0.5), p99: percentile(ours, 0.99) - percentile(bare, 0.99) };
console.log(`directly: p50 ${percentile(bare, 0.5).toFixed(1)} ms, p99 ${percentile(bare, 0.99).toFixed(1)} ms`);
console.log(
  `through us, with ${UNDER_WAY} under way: p50 ${percentile(ours, 0.5).toFixed(1)} ms, p99 ${percentile(ours, 0.99).toFixed(1)} ms`,
);
console.log(`added: p50 ${added.p50.toFixed(1)} ms (budget ${BUDGET_MS.p50}), p99 ${added.p99.toFixed(1)} ms (budget ${BUDGET_MS.p99})`);
reportFigure({
  bench: "first-token",
  what: "the first token, p50, beside 200",
  floorIs: "the provider directly",
  measured: percentile(ours, 0.5),
  floor: percentile(bare, 0.5),
  unit: "ms",
  budget: { most: percentile(bare, 0.5) + BUDGET_MS.p50 },
});
reportFigure({
  bench: "first-token",
  what: "the first token, p99, beside 200",
  floorIs: "the provider directly",
  measured: percentile(ours, 0.99),
  floor: percentile(bare, 0.99),
  unit: "ms",
  budget: { most: percentile(bare, 0.99) + BUDGET_MS.p99 },
});
await load.close();
process.exit(0);
