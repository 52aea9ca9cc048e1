/**
 * Watched streams: so many open event streams, 20 events a second each. How late an event is, from the provider's socket to the
 * watcher's, whether any is lost, and whether a text is starved while others go on (budget: 3,000 streams p99 500 ms, 6,000 p99
 * 1,000 ms). The readers share the machine with the server. First, with a text for every reader, what a piece costs beside a
 * process that only pipes it through (budget: 1.2 times).
 */
import { connect } from "node:net";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { request, sleep, startBarePipe, startLoad } from "./lib/load.ts";
import { reportFigure } from "./lib/report-figure.ts";

const STAGES = [
  { streams: 50, watchersPerText: 1 },
  { streams: 1000, watchersPerText: 20 },
  { streams: 3000, watchersPerText: 20, budgetMs: 500 },
  { streams: 6000, watchersPerText: 20, budgetMs: 1000 },
];
const PIPE_BUDGET = 1.2;
const LENGTH = 5000;
const WARM_UP_MS = 3000;
const OPENING_MOST_MS = 60_000;
const MEASURED_MS = 8000;

const DELTA = "event: delta\nid: ";
const DATA = '\ndata: {"text":"';

const load = await startLoad(["stamped"]);
const people = await load.people(STAGES.reduce((all, { streams, watchersPerText }) => all + streams / watchersPerText, 0));

type Reader = { readonly text: string; isOpen: boolean; next: number; gaps: number; events: number; close(): void };
let delays: number[] = [];
let measuring = false;

/** A bare connection: an HTTP client would cost more than the server that is measured. Frames are cut out of the chunks they come in. */
function open(token: string, address: URL, head: string, body: string, read: (reader: Reader, frames: string) => void): Reader {
  const socket = connect(Number(address.port), address.hostname);
  const reader: Reader = { text: token, isOpen: false, next: -1, gaps: 0, events: 0, close: () => socket.destroy() };
  let rest = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    reader.isOpen = true;
    const all = rest === "" ? chunk : rest + chunk;
    const end = all.lastIndexOf("\n\n");
    rest = all.slice(end + 2);
    if (end >= 0) read(reader, all.slice(0, end + 2));
  });
  socket.on("error", () => {});
  socket.write(`${head} HTTP/1.1\r\nhost: ${address.host}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`);
  socket.write(`content-type: application/json\r\nauthorization: ${token}\r\n\r\n${body}`);
  return reader;
}

function watch(token: string, generationId: string): Reader {
  return open(token, new URL(load.server.url), "POST /api/ai/stream", JSON.stringify({ generationId }), readDeltas);
}

/** A delta's id is the length of the text after it, which shows a gap. */
function readDeltas(reader: Reader, frames: string): void {
  const now = Date.now();
  for (let at = frames.indexOf(DELTA); at >= 0; ) {
    const idEnd = frames.indexOf("\n", at + DELTA.length);
    const from = idEnd + DATA.length;
    const to = frames.indexOf('"', from);
    const id = Number(frames.slice(at + DELTA.length, idEnd));
    const text = frames.slice(from, to);
    // Between its parts a text has line ends, of two characters each in JSON.
    const units = text.includes("\\") ? JSON.parse(`"${text}"`).length : text.length;
    if (reader.next >= 0 && id - units !== reader.next) reader.gaps++;
    reader.next = id;
    if (measuring) readStamps(reader, text, now);
    at = frames.indexOf(DELTA, to);
  }
}

function readStamps(reader: Reader, text: string, now: number): void {
  reader.events++;
  for (const stamp of text.match(/\d{13}/g) ?? []) delays.push(now - Number(stamp));
}

/** What was only piped through has no ids. */
function readPiped(reader: Reader, frames: string): void {
  if (!measuring) return;
  reader.events++;
  const now = Date.now();
  for (const stamp of frames.match(/\b\d{13}\b/g) ?? []) delays.push(now - Number(stamp));
}

async function measure(readers: readonly Reader[], cpuSeconds: () => number) {
  // On a busy machine it takes a while until the last one is let in.
  for (let waitedMs = 0; waitedMs < OPENING_MOST_MS && readers.some(({ isOpen }) => !isOpen); waitedMs += WARM_UP_MS)
    await sleep(WARM_UP_MS);
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
  const pipe = await startBarePipe(load.providerUrl, "stamped");
  const address = new URL(pipe.url);
  const readers = Array.from({ length: streams }, (_, n) => open(`${n}`, address, `GET /?text=${n}&length=${LENGTH}`, "", readPiped));
  const { tokenMicros } = await measure(readers, pipe.cpuSeconds);
  pipe.close();
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
