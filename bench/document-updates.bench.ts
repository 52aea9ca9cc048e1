/**
 * Changes of documents: 200 writers, each one call at a time as pages do, through a real server. Changes a second and processor
 * time of each, beside a bare insert in a transaction of its own on the same disk.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Pool } from "undici";
import { createTypist } from "../apps/server/src/modules/documents/testing/typist.ts";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { startWithDocuments } from "./lib/documents.ts";
import { reportFigure } from "./lib/report-figure.ts";

const WRITERS = 200;
const WARM_UP_MS = 2000;
const MEASURED_MS = 8000;
const BARE_MS = 2000;
const US_PER_SECOND = 1e6;

const load = await startWithDocuments(WRITERS);
const pool = new Pool(load.server.url, { connections: WRITERS });
let [calls, refused, isOver] = [0, 0, false];
let delays: number[] = [];

async function write({ token, documentId }: { token: string; documentId: string }): Promise<void> {
  const typist = createTypist();
  for (let seq = 0; !isOver; seq += 1) {
    const body = JSON.stringify({ documentId, epoch: 1, clientId: typist.clientId, seq, update: typist.next("三个字") });
    const began = performance.now();
    const answer = await pool.request({
      path: "/api/document/update",
      method: "POST",
      headers: { "content-type": "application/json", authorization: token },
      body,
    });
    if (((await answer.body.json()) as { code: number }).code !== 0) refused += 1;
    calls += 1;
    delays.push(performance.now() - began);
  }
}

const writing = load.owned.map(write);
await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
delays = [];
const [callsBefore, cpuBefore, began] = [calls, load.cpuSeconds(), performance.now()];
await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
const seconds = (performance.now() - began) / 1000;
const [made, cpu] = [calls - callsBefore, load.cpuSeconds() - cpuBefore];
isOver = true;
await Promise.all(writing);
console.log(
  `${WRITERS} writers: ${(made / seconds).toFixed(0)} changes/s, ${((cpu / made) * US_PER_SECOND).toFixed(0)} µs of the server each (compaction ` +
    `included), p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${percentile(delays, 0.99).toFixed(0)} ms, ${refused} refused`,
);

const bare = new DatabaseSync(join(load.dataDir, "bare.db"));
bare.exec("pragma journal_mode = WAL; pragma synchronous = FULL");
bare.exec("create table bare (seq integer primary key, data text)");
const insert = bare.prepare("insert into bare (data) values (?)");
const until = performance.now() + BARE_MS;
const cpuBare = process.cpuUsage();
let inserts = 0;
for (; performance.now() < until; inserts += 1) insert.run("AQHpu7u7CgAEAQVi".repeat(4));
const used = process.cpuUsage(cpuBare);
bare.close();
console.log(
  `bare insert, a transaction each: ${((inserts / BARE_MS) * 1000).toFixed(0)}/s, ${((used.user + used.system) / inserts).toFixed(0)} µs each`,
);
reportFigure({
  bench: "document-updates",
  what: "processor of a change",
  floorIs: "bare insert",
  measured: (cpu / made) * US_PER_SECOND,
  floor: (used.user + used.system) / inserts,
  unit: "µs",
  budget: null,
});
await pool.close();
await load.close();
process.exit(0);
