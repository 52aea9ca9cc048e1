/**
 * Open documents: 1,000 event streams on 500 documents. What they cost while nobody types, and how late a change is at its
 * watchers while 100 of the documents are typed in, beside the time the call itself takes.
 */
import { request as httpRequest } from "node:http";
import { createTypist } from "../apps/server/src/modules/documents/testing/typist.ts";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { startWithDocuments } from "./lib/documents.ts";
import { sleep } from "./lib/load.ts";
import { reportFigure } from "./lib/report-figure.ts";

const DOCUMENTS = 500;
const WATCHERS_A_DOCUMENT = 2;
const TYPED_IN = 100;
const TYPE_EVERY_MS = 300;
const SETTLE_MS = 3000;
const MEASURED_MS = 10_000;

const load = await startWithDocuments(DOCUMENTS);
const sentAt = new Map<string, number>();
const [late, took]: [number[], number[]] = [[], []];
let [events, gaps] = [0, 0];

function watch({ token, documentId }: { token: string; documentId: string }): void {
  const body = JSON.stringify({ documentId, epoch: 1, clientId: "1", after: 0 });
  const headers = { "content-type": "application/json", authorization: token, "content-length": Buffer.byteLength(body) };
  const call = httpRequest(`${load.server.url}/api/document/stream`, { method: "POST", agent: false, headers });
  let [rest, position] = ["", 0];
  call.on("response", (response) => {
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => {
      const frames = (rest + chunk).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const [, id] = /^event: update\nid: (\d+)/.exec(frame) ?? [];
        if (id === undefined) continue;
        if (Number(id) !== position + 1) gaps += 1;
        position = Number(id);
        events += 1;
        const sent = sentAt.get(`${documentId} ${id}`);
        if (sent !== undefined) late.push(performance.now() - sent);
      }
    });
  });
  call.on("error", () => {});
  call.end(body);
}

async function percentOfCore(ms: number): Promise<number> {
  const [cpu, began] = [load.cpuSeconds(), performance.now()];
  await sleep(ms);
  return ((load.cpuSeconds() - cpu) / ((performance.now() - began) / 1000)) * 100;
}

for (const owned of load.owned) for (let n = 0; n < WATCHERS_A_DOCUMENT; n += 1) watch(owned);
await sleep(SETTLE_MS);
const streams = DOCUMENTS * WATCHERS_A_DOCUMENT;
console.log(
  `${streams} streams, nobody types: ${(await percentOfCore(MEASURED_MS)).toFixed(1)} % of a core, ${load.megabytes().toFixed(0)} MB`,
);

let isOver = false;
const typing = load.owned.slice(0, TYPED_IN).map(async ({ token, documentId }, index) => {
  const typist = createTypist();
  await sleep((index * TYPE_EVERY_MS) / TYPED_IN);
  for (let seq = 0; !isOver; seq += 1) {
    const update = typist.next("字");
    const began = performance.now();
    sentAt.set(`${documentId} ${seq + 1}`, began);
    const body = { documentId, epoch: 1, clientId: typist.clientId, seq, update };
    await load.server.call("/api/document/update", body, token);
    took.push(performance.now() - began);
    await sleep(TYPE_EVERY_MS);
  }
});
const percent = await percentOfCore(MEASURED_MS);
isOver = true;
await Promise.all(typing);
console.log(
  `${TYPED_IN} of them typed in: ${percent.toFixed(0)} % of a core, ${(events / (MEASURED_MS / 1000)).toFixed(0)} events/s, at the watcher after p50 ` +
    `${percentile(late, 0.5).toFixed(0)} ms, p99 ${percentile(late, 0.99).toFixed(0)} ms (the call itself p50 ${percentile(took, 0.5).toFixed(0)} ms, ` +
    `p99 ${percentile(took, 0.99).toFixed(0)} ms), ${gaps} gaps`,
);
reportFigure({
  bench: "document-streams",
  what: "a change at its watcher, p50",
  floorIs: "the call itself",
  measured: percentile(late, 0.5),
  floor: percentile(took, 0.5),
  unit: "ms",
  budget: null,
});
await load.close();
process.exit(0);
