/**
 * Watched streams: so many open event streams, 20 events a second each. How late an event is, from the provider's socket to the
 * watcher's, whether any is lost, and whether a text is starved while others go on (budget: 3,000 streams p99 500 ms, 6,000 p99
 * 1,000 ms). The readers share the machine with the server. First, with a text for every reader, what a piece costs beside a
 * process that only pipes it through (budget: 1.2 times).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request as httpRequest, type RequestOptions } from "node:http";
import { fileURLToPath } from "node:url";
import { cpuSecondsOf, request, sleep, startLoad } from "./lib/load.ts";
import { percentile } from "./lib/percentile.ts";

const STAGES = [
  { streams: 50, watchersPerText: 1 },
  { streams: 1000, watchersPerText: 20 },
  { streams: 3000, watchersPerText: 20, budgetMs: 500 },
  { streams: 6000, watchersPerText: 20, budgetMs: 1000 },
];
const PIPE_BUDGET = 1.2;
const LENGTH = 5000;
const WARM_UP_MS = 3000;
const MEASURED_MS = 8000;
const BARE_PIPE = fileURLToPath(new URL("./lib/bare-pipe.ts", import.meta.url));

const load = await startLoad(["stamped"]);
const people = await load.people(STAGES.reduce((all, { streams, watchersPerText }) => all + streams / watchersPerText, 0));

type Reader = { readonly text: string; next: number; gaps: number; events: number; close(): void };
let delays: number[] = [];
let measuring = false;

function open(text: string, options: RequestOptions & { url: string; body: string }): Reader {
  const { url, body, ...others } = options;
  const call = httpRequest(url, { ...others, agent: false });
  const reader: Reader = { text, next: -1, gaps: 0, events: 0, close: () => call.destroy() };
  call.on("response", (response) => {
    let rest = "";
    response.setEncoding("utf8");
    response.on("error", () => {});
    response.on("data", (chunk: string) => {
      rest += chunk;
      const end = rest.lastIndexOf("\n\n");
      if (end < 0) return;
      for (const frame of rest.slice(0, end).split("\n\n")) read(reader, frame);
      rest = rest.slice(end + 2);
    });
  });
  call.on("error", () => {});
  call.end(body);
  return reader;
}

function watch(token: string, generationId: string): Reader {
  const body = JSON.stringify({ generationId });
  const headers = { "content-type": "application/json", authorization: token, "content-length": Buffer.byteLength(body) };
  return open(generationId, { url: `${load.server.url}/api/ai/stream`, method: "POST", headers, body });
}

/** A delta's id is the length of the text after it, which shows a gap. What was only piped through has none. */
function read(reader: Reader, frame: string): void {
  const [, id, data] = /^event: delta\nid: (\d+)\ndata: (.*)$/.exec(frame) ?? [];
  if (id !== undefined && data !== undefined) {
    const text = JSON.parse(data).text as string;
    const from = Number(id) - text.length;
    if (reader.next >= 0 && from !== reader.next) reader.gaps++;
    reader.next = Number(id);
  }
  if (!measuring) return;
  reader.events++;
  const now = Date.now();
  for (const stamp of frame.match(/\b\d{13}\b/g) ?? []) delays.push(now - Number(stamp));
}

async function measure(readers: readonly Reader[], cpuSeconds: () => number) {
  await sleep(WARM_UP_MS);
  for (const reader of readers) reader.events = 0;
  delays = [];
  measuring = true;
  const [cpu, began] = [cpuSeconds(), performance.now()];
  await sleep(MEASURED_MS);
  measuring = false;
  const seconds = (performance.now() - began) / 1000;
  const used = cpuSeconds() - cpu;
  const heard = new Set(readers.filter(({ events }) => events > 0).map(({ text }) => text));
  return {
    perSecond: readers.reduce((all, { events }) => all + events, 0) / seconds,
    percent: (used / seconds) * 100,
    tokenMicros: (used / delays.length) * 1e6,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    gaps: readers.reduce((all, { gaps }) => all + gaps, 0),
    starved: new Set(readers.map(({ text }) => text)).size - heard.size,
  };
}

/** Microseconds of the processor for a piece and a watcher, where nothing is done with it. */
async function measureBarePipe(streams: number): Promise<number> {
  const child = spawn(process.execPath, [BARE_PIPE, load.providerUrl], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  const address = `http://127.0.0.1:${String(port).trim()}`;
  const readers = Array.from({ length: streams }, (_, n) =>
    open(`${n}`, { url: `${address}/?text=${n}&length=${LENGTH}`, method: "GET", body: "" }),
  );
  const { tokenMicros } = await measure(readers, () => cpuSecondsOf(child.pid ?? 0));
  child.kill("SIGKILL");
  return tokenMicros;
}

let readers: Reader[] = [];
for (const { streams, watchersPerText, budgetMs } of STAGES) {
  while (readers.length < streams) {
    const token = people.pop() ?? "";
    const { data } = await load.server.call<{ generationId: string }>("/api/ai/start", request("stamped", LENGTH), token);
    for (let n = 0; n < watchersPerText; n++) readers.push(watch(token, data.generationId));
    await sleep(20);
  }
  const { perSecond, percent, tokenMicros, p50, p99, gaps, starved } = await measure(readers, load.cpuSeconds);
  console.log(
    `${streams} streams: ${perSecond.toFixed(0)} events/s, late p50 ${p50} ms, p99 ${p99} ms, ${gaps} gaps, ${starved} texts starved, ` +
      `server ${percent.toFixed(0)} % of a core, ${tokenMicros.toFixed(1)} µs a piece and watcher`,
  );
  if (budgetMs !== undefined)
    console.log(`budget ${streams}, p99 ${budgetMs} ms: ${p99 <= budgetMs && gaps + starved === 0 ? "kept" : "missed"}`);
  if (watchersPerText > 1) continue;
  for (const reader of readers) reader.close();
  readers = [];
  await sleep(1000);
  const pipeMicros = await measureBarePipe(streams);
  const times = tokenMicros / pipeMicros;
  console.log(`  only piped: ${pipeMicros.toFixed(1)} µs; ${times.toFixed(2)} times (budget ${PIPE_BUDGET}: ${times <= PIPE_BUDGET ? "kept" : "missed"})`);
}
await load.close();
process.exit(0);
