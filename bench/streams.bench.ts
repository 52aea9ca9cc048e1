/**
 * Watched streams: so many open event streams, 20 events a second each. How late an event is, from the provider's socket to the
 * watcher's, and whether any is lost (budget: 3,000 streams, p99 100 ms). The readers share the machine with the server.
 */
import { request as httpRequest } from "node:http";
import { request, sleep, startLoad } from "./lib/load.ts";
import { percentile } from "./lib/percentile.ts";
import { reportFigure } from "./lib/report-figure.ts";

const STREAMS = [1000, 3000];
const WATCHERS_PER_TEXT = 20;
const LENGTH = 5000;
const WARM_UP_MS = 3000;
const MEASURED_MS = 8000;
const BUDGET_MS = 100;

const load = await startLoad(["stamped"]);
const people = await load.people((STREAMS.at(-1) ?? 0) / WATCHERS_PER_TEXT);

type Reader = { next: number; gaps: number; events: number };
let delays: number[] = [];
let measuring = false;

function watch(token: string, generationId: string): Reader {
  const reader: Reader = { next: -1, gaps: 0, events: 0 };
  const body = JSON.stringify({ generationId });
  const call = httpRequest(`${load.server.url}/api/ai/stream`, {
    method: "POST",
    agent: false,
    headers: { "content-type": "application/json", authorization: token, "content-length": Buffer.byteLength(body) },
  });
  call.on("response", (response) => {
    let rest = "";
    response.setEncoding("utf8");
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

/** A delta's id is the length of the text after it, which shows a gap. */
function read(reader: Reader, frame: string): void {
  const [, id, data] = /^event: delta\nid: (\d+)\ndata: (.*)$/.exec(frame) ?? [];
  if (id === undefined || data === undefined) return;
  const text = JSON.parse(data).text as string;
  const from = Number(id) - text.length;
  if (reader.next >= 0 && from !== reader.next) reader.gaps++;
  reader.next = Number(id);
  if (!measuring) return;
  reader.events++;
  const now = Date.now();
  for (const stamp of text.match(/\d{13}/g) ?? []) delays.push(now - Number(stamp));
}

const readers: Reader[] = [];
for (const streams of STREAMS) {
  while (readers.length < streams) {
    const token = people[readers.length / WATCHERS_PER_TEXT] ?? "";
    const { data } = await load.server.call<{ generationId: string }>("/api/ai/start", request("stamped", LENGTH), token);
    for (let n = 0; n < WATCHERS_PER_TEXT; n++) readers.push(watch(token, data.generationId));
    await sleep(20);
  }
  await sleep(WARM_UP_MS);
  delays = [];
  measuring = true;
  const [cpu, began] = [load.cpuSeconds(), performance.now()];
  await sleep(MEASURED_MS);
  measuring = false;
  const seconds = (performance.now() - began) / 1000;
  const percent = ((load.cpuSeconds() - cpu) / seconds) * 100;
  const events = readers.reduce((all, reader) => all + reader.events, 0) / seconds;
  const gaps = readers.reduce((all, reader) => all + reader.gaps, 0);
  console.log(
    `${streams} streams: ${events.toFixed(0)} events/s, late p50 ${percentile(delays, 0.5)} ms, p99 ${percentile(delays, 0.99)} ms, ` +
      `${gaps} gaps, server ${percent.toFixed(0)} % of a core`,
  );
  if (streams === 3000)
    console.log(`budget p99 ${BUDGET_MS} ms: ${percentile(delays, 0.99) <= BUDGET_MS && gaps === 0 ? "kept" : "missed"}`);
  if (streams === 3000)
    reportFigure({
      bench: "streams",
      what: "3,000 streams: an event late, p99",
      floorIs: "none",
      measured: percentile(delays, 0.99),
      floor: null,
      unit: "ms",
      budget: { most: BUDGET_MS },
    });
}
await load.close();
process.exit(0);
