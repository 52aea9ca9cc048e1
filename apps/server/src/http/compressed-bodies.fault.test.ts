import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { api, type Route } from "@tangleaf/contract";
import { Agent, request } from "undici";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ServerProcess, startServerProcess } from "../modules/generation/testing/server-process.ts";

/** Size one small body would unpack to. */
const UNPACKED_BYTES = 8_388_608;
const REQUESTS = 40;
const WARM_UP_REQUESTS = 24;
const CONNECTIONS = 16;
/** Node arguments: without them up to 200 MB of garbage would hide what is measured. */
const NODE_ARGS = ["--optimize-for-size"];
/** For ten thousand requests; an idle machine needs 20 seconds. */
const TIMEOUT_MS = 600_000;
const GROWTH_MAX_BYTES = 30 * 1_048_576;

const zeros = Buffer.alloc(UNPACKED_BYTES, " ");
const gzipped = gzipSync(zeros);
const deflated = deflateSync(zeros);
const BODIES: Readonly<Record<string, Buffer>> = {
  br: brotliCompressSync(zeros),
  gzip: gzipped,
  "x-gzip": gzipped,
  deflate: deflated,
  "deflate, gzip": gzipSync(deflated),
  zstd: zstdCompressSync(zeros),
  compress: deflateRawSync(zeros),
  BR: brotliCompressSync(zeros),
};

/** Addresses outside the calls, each with the content type it reads. */
const RAW_PATHS: readonly (readonly [string, string])[] = [
  ["/api/pay/v3/notify", "application/json"],
  ["/api/wx/callback", "text/xml"],
  ["/sandbox/wechat/", "application/x-www-form-urlencoded"],
  ["/sandbox/pay/", "application/x-www-form-urlencoded"],
];
const callPaths = Object.values(api).flatMap((group) => Object.values<Route>(group).map(({ path }) => [path, "application/json"] as const));

let dataDir: string;
let server: ServerProcess;
let agent: Agent;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "compressed-"));
  // With the sandbox, whose pages and callback are addresses too.
  server = await startServerProcess({ DATA_DIR: dataDir, SANDBOX: "on", LOG_LEVEL: "silent" }, { nodeArgs: NODE_ARGS });
  agent = new Agent({ connections: CONNECTIONS });
});
afterEach(async () => {
  await agent.destroy();
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

it("a compressed body is refused on every address with 415 and takes no memory", { timeout: TIMEOUT_MS }, async () => {
  // Memory a process needs for its first few thousand requests of any kind is not measured.
  for (const [path, type] of callPaths) await flood(path, { "content-type": type }, Buffer.from("{}"), WARM_UP_REQUESTS);
  const before = await residentBytes();
  let most = before;
  for (const [n, [encoding, body]] of Object.entries(BODIES).entries()) {
    // The calls are refused by one hook: each takes its turn with one of the encodings. What stands outside them takes all.
    const turn = callPaths.filter((_, at) => at % Object.keys(BODIES).length === n);
    for (const [path, type] of [...turn, ...RAW_PATHS]) {
      const statuses = await flood(path, { "content-type": type, "content-encoding": encoding }, body, REQUESTS);
      most = Math.max(most, await residentBytes());
      expect({ path, encoding, grown: Math.max(0, most - before - GROWTH_MAX_BYTES) }).toMatchObject({ grown: 0 });
      expect({ path, encoding, statuses: [...statuses] }).toMatchObject({ statuses: [415] });
    }
  }
});

/** Sends the same request many times; returns the statuses. */
async function flood(path: string, headers: Record<string, string>, body: Buffer, times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  let left = times;
  const sender = async () => {
    while (left-- > 0) {
      const answer = await request(server.url + path, { method: "POST", dispatcher: agent, headers, body });
      statuses.add(answer.statusCode);
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sender));
  return statuses;
}

async function residentBytes(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
}
