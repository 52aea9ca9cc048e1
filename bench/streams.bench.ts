/**
 * Watched streams: so many open event streams, 20 events a second each. How late an event is, from the provider's socket to the
 * watcher's, whether any is lost, and whether a watcher is starved while others go on (budget: 3,000 streams p99 500 ms, 6,000 p99
 * 1,000 ms). The readers share the machine with the server, so one of each text is read whole and of the others it is only seen that
 * something comes; what they and the provider take of the machine is printed beside. First, with a text for every reader, what a
 * piece costs beside a process that only pipes it through (budget: 1.2 times). Numbers of streams as arguments run these alone:
 * node bench/streams.bench.ts 3000
 */
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { freeRequest, sleep, startBarePipe, startLoad } from "./lib/load.ts";
import { reportFigure } from "./lib/report-figure.ts";
import { createStreamReaders, type StreamReader } from "./lib/stream-readers.ts";

const ALL_STAGES = [
  { streams: 50, watchersPerText: 1 },
  { streams: 1000, watchersPerText: 20 },
  { streams: 3000, watchersPerText: 20, budgetMs: 500 },
  { streams: 6000, watchersPerText: 20, budgetMs: 1000 },
];
const wanted = process.argv.slice(2).map(Number);
const STAGES = ALL_STAGES.filter(({ streams }) => wanted.length === 0 || wanted.includes(streams));
const PIPE_BUDGET = 1.2;
/** What the provider makes of a text nobody asks a length of, and how much longer it is to be here. */
const FREE_LENGTH = 200;
const STAMPED = { stamped: true, pieceDelayMs: 50, lengthFactor: 30 };
/** A process that has just begun runs code nobody has compiled yet, and ours has more of it than a pipe: so many pieces go through both first. */
const WARMING = { stamped: true, pieceDelayMs: 2, lengthFactor: 15 };
const WARMING_TEXTS = 50;
const WARMING_MS = 12_000;
const WARM_UP_MS = 3000;
const OPENING_MOST_MS = 60_000;
const MEASURED_MS = 8000;

const load = await startLoad(["stamped"]);
const people = await load.people(WARMING_TEXTS + STAGES.reduce((all, { streams, watchersPerText }) => all + streams / watchersPerText, 0));
const warming = people.splice(0, WARMING_TEXTS);
const ours = createStreamReaders({ hasIds: true });
const piped = createStreamReaders({ hasIds: false });

function watch(token: string, generationId: string, isRead: boolean): StreamReader {
  const body = JSON.stringify({ generationId });
  return ours.open({ text: token, isRead, address: new URL(load.server.url), head: "POST /api/ai/stream", body });
}

async function startText(token: string): Promise<string> {
  const { data } = await load.server.call<{ generationId: string }>("/api/ai/start", freeRequest("stamped"), token);
  return data.generationId;
}

/** `open`: the reader of the n-th text. */
async function warmUp(open: (n: number) => Promise<StreamReader> | StreamReader): Promise<void> {
  await load.behave("stamped", WARMING);
  const readers: StreamReader[] = [];
  for (let n = 0; n < WARMING_TEXTS; n++) readers.push(await open(n));
  await sleep(WARMING_MS);
  for (const reader of readers) reader.close();
  await load.behave("stamped", STAMPED);
}

async function measure(all: typeof ours, readers: readonly StreamReader[], cpuSeconds: () => number) {
  // On a busy machine it takes a while until the last one is let in.
  for (let waitedMs = 0; waitedMs < OPENING_MOST_MS && readers.some(({ isOpen }) => !isOpen); waitedMs += WARM_UP_MS)
    await sleep(WARM_UP_MS);
  await sleep(WARM_UP_MS);
  all.begin(readers);
  const [cpu, provider, own, began] = [cpuSeconds(), load.providerCpuSeconds(), process.cpuUsage(), performance.now()];
  await sleep(MEASURED_MS);
  const delays = all.end();
  const seconds = (performance.now() - began) / 1000;
  const used = cpuSeconds() - cpu;
  const { user, system } = process.cpuUsage(own);
  const read = readers.filter(({ isRead }) => isRead);
  const share = read.length / readers.length;
  const starving = new Set(readers.filter(({ heard }) => heard === 0).map(({ text }) => text));
  return {
    perSecond: read.reduce((sum, { events }) => sum + events, 0) / seconds / share,
    percent: (used / seconds) * 100,
    ownPercent: (user + system) / seconds / 10_000,
    providerPercent: ((load.providerCpuSeconds() - provider) / seconds) * 100,
    tokenMicros: (used / (delays.length / share)) * 1e6,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    gaps: read.reduce((sum, { gaps }) => sum + gaps, 0),
    starved: starving.size,
  };
}

/** Microseconds of the processor for a piece and a watcher, where nothing is done with it. */
async function measureBarePipe(streams: number): Promise<number> {
  const pipe = await startBarePipe(load.providerUrl, "stamped");
  const address = new URL(pipe.url);
  const read = (text: string) => piped.open({ text, isRead: true, address, head: `GET /?text=${text}&length=${FREE_LENGTH}`, body: "" });
  await warmUp((n) => read(`warm${n}`));
  const readers = Array.from({ length: streams }, (_, n) => read(`${n}`));
  const { tokenMicros } = await measure(piped, readers, pipe.cpuSeconds);
  pipe.close();
  return tokenMicros;
}

await warmUp(async (n) => watch(warming[n] ?? "", await startText(warming[n] ?? ""), true));
let readers: StreamReader[] = [];
for (const { streams, watchersPerText, budgetMs } of STAGES) {
  for (let texts = 0; readers.length < streams; texts++) {
    const token = people.pop() ?? "";
    const id = await startText(token);
    // Which of a text's watchers is read changes, so that the first and the last of them are.
    for (let n = 0; n < watchersPerText; n++) readers.push(watch(token, id, n === texts % watchersPerText));
    await sleep(20);
  }
  const { perSecond, percent, ownPercent, providerPercent, tokenMicros, p50, p99, gaps, starved } = await measure(
    ours,
    readers,
    load.cpuSeconds,
  );
  console.log(
    `${streams} streams: ${perSecond.toFixed(0)} events/s, late p50 ${p50} ms, p99 ${p99} ms, ${gaps} gaps, ${starved} texts starved, ` +
      `server ${percent.toFixed(0)} % of a core (readers ${ownPercent.toFixed(0)} %, provider ${providerPercent.toFixed(0)} %), ` +
      `${tokenMicros.toFixed(1)} µs a piece and watcher`,
  );
  if (budgetMs !== undefined)
    console.log(`budget ${streams}, p99 ${budgetMs} ms: ${p99 <= budgetMs && gaps + starved === 0 ? "kept" : "missed"}`);
  if (budgetMs !== undefined)
    reportFigure({
      bench: "streams",
      what: `${streams} streams: an event late, p99`,
      floorIs: "none",
      measured: p99,
      floor: null,
      unit: "ms",
      budget: { most: budgetMs },
    });
  if (gaps + starved > 0) process.exitCode = 1;
  if (watchersPerText > 1) continue;
  for (const reader of readers) reader.close();
  readers = [];
  await sleep(1000);
  const pipeMicros = await measureBarePipe(streams);
  const times = tokenMicros / pipeMicros;
  console.log(
    `  only piped: ${pipeMicros.toFixed(1)} µs; ${times.toFixed(2)} times (budget ${PIPE_BUDGET}: ${times <= PIPE_BUDGET ? "kept" : "missed"})`,
  );
  reportFigure({
    bench: "streams",
    what: `${streams} streams, a text each: a piece`,
    floorIs: "only piped",
    measured: tokenMicros,
    floor: pipeMicros,
    unit: "µs",
    budget: { mostRatio: PIPE_BUDGET },
  });
}
await load.close();
process.exit(process.exitCode);
