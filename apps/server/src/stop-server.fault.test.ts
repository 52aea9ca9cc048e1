import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { countCharacters } from "@tangleaf/document";
import { withoutNotes } from "@tangleaf/writer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./db/open-database.ts";
import { type ServerProcess, startServerProcess } from "./modules/generation/testing/server-process.ts";
import { startGate } from "./modules/orders/testing/start-gate.ts";
import { createTestDatabaseUrl } from "./testing/test-database.ts";
import { workDone } from "./testing/work-done.ts";

/** The documented limit. */
const STOP_MAX_MS = 10_000;
/** With nothing to wait for; the rest is margin for a slow machine. */
const AT_ONCE_MS = 3000;
/** Grace plus margin. */
const SETTLE_MARGIN_MS = 3000;
const HEARD_MS = 500;
const DRIP_MS = 100;
const LIST = "POST /api/scene/list HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
/** Together more than the socket buffers hold. */
const UNREAD_ANSWERS = 2000;
/** Their log lines are more than a pipe holds. */
const UNREAD_LINES = 4000;
const LINES_AT_ONCE = 50;
const FIELDS = { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。" };

let dataDir: string;
let server: ServerProcess;
const sockets: Socket[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "stop-"));
  server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_WRITER_SPEED: "20" });
});
afterEach(async () => {
  await server.kill();
  for (const socket of sockets.splice(0)) socket.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A connection that sends this and never closes by itself. */
async function open(said: string, { reads = true }: { reads?: boolean } = {}): Promise<Socket> {
  const { port, hostname } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  if (reads) socket.resume();
  else socket.pause();
  if (said !== "") socket.write(said);
  await sleep(HEARD_MS);
  return socket;
}

async function drip(): Promise<void> {
  const socket = await open(`${LIST}content-length: 100000\r\n\r\n`);
  const timer = setInterval(() => socket.write(" "), DRIP_MS);
  socket.on("close", () => clearInterval(timer));
}

const PEERS: Readonly<Record<string, { come: () => Promise<unknown>; withinMs: number }>> = {
  "an open connection that sends nothing": { come: () => open(""), withinMs: AT_ONCE_MS },
  "half a head": { come: () => open(LIST), withinMs: AT_ONCE_MS },
  "a connection kept open after its answer": { come: () => open(`${LIST}content-length: 2\r\n\r\n{}`), withinMs: AT_ONCE_MS },
  "half a body": { come: () => open(`${LIST}content-length: 100\r\n\r\n{`), withinMs: STOP_MAX_MS },
  "a body that drips": { come: drip, withinMs: STOP_MAX_MS },
  "a reader that never reads": {
    come: () => open(`${LIST}content-length: 2\r\n\r\n{}`.repeat(UNREAD_ANSWERS), { reads: false }),
    withinMs: STOP_MAX_MS,
  },
};

async function timeToStop(signal?: "SIGHUP"): Promise<{ exitCode: number | null; ms: number }> {
  const from = performance.now();
  const exitCode = await server.stop(signal);
  return { exitCode, ms: performance.now() - from };
}

async function startText(length: number): Promise<{ token: string; generationId: string }> {
  const { token } = (await server.call<{ token: string }>("/api/auth/devlogin", { username: "leaver" })).data;
  const input = { sceneType: "weeklyReport", fields: { ...FIELDS, summary: workDone(length), length } };
  const { data } = await server.call<{ generationId: string }>("/api/ai/start", { kind: "scene", input }, token);
  const { generationId } = data;
  // Still waiting for its turn, it would be written after the next start and have nothing to settle now.
  await expect
    .poll(async () => (await server.call<{ status: string }>("/api/ai/get", { generationId }, token)).data.status)
    .not.toBe("queued");
  return { token, generationId };
}

async function expectSettled(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const row = await db.selectFrom("generation").select(["status", "chars", "charged", "text"]).executeTakeFirstOrThrow();
  const { held } = await db.selectFrom("balance").select("held").executeTakeFirstOrThrow();
  await close();
  expect(row).toMatchObject({ status: "interrupted", charged: Math.ceil(countCharacters(withoutNotes(row.text)) * 1.25) });
  // At 20 UTF-16 units a second, the text of the last five seconds is there; headings and list marks are units, not characters.
  expect(row.chars).toBeGreaterThan(60);
  expect(held).toBe(0);
}

describe("asked to stop, the server is gone in time, its lock with it", () => {
  test.each(Object.entries(PEERS))("beside %s", async (_, { come, withinMs }) => {
    await come();
    const { exitCode, ms } = await timeToStop();
    expect(exitCode).toBe(0);
    expect(ms).toBeLessThan(withinMs);
    server = await startServerProcess({ DATA_DIR: dataDir });
  });

  test("beside all of them at once, while it writes for one who does not read: the text has its time and is settled", async () => {
    const { token, generationId } = await startText(1000);
    const body = JSON.stringify({ generationId });
    const head = "POST /api/ai/stream HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    await open(`${head}authorization: ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, { reads: false });
    await Promise.all(Object.values(PEERS).map(({ come }) => come()));
    const { exitCode, ms } = await timeToStop();
    expect(exitCode).toBe(0);
    expect(ms).toBeLessThan(STOP_MAX_MS);
    await expectSettled();
  });

  test("when its terminal is closed, as when it is asked", async () => {
    await startText(1000);
    const { exitCode, ms } = await timeToStop("SIGHUP");
    expect(exitCode).toBe(0);
    expect(ms).toBeLessThan(STOP_MAX_MS);
    await expectSettled();
  });

  test("when nobody takes what it prints", async () => {
    await server.stop();
    server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: "info" }, { isRead: false });
    for (let i = 0; i < UNREAD_LINES; i += LINES_AT_ONCE) {
      await Promise.all(Array.from({ length: LINES_AT_ONCE }, () => fetch(`${server.url}/api/nothing`).then((answer) => answer.text())));
    }
    const { exitCode, ms } = await timeToStop();
    expect(exitCode).toBe(0);
    expect(ms).toBeLessThan(STOP_MAX_MS);
  });

  test("asked twice, it still takes its time once", async () => {
    // What has begun is answered first: until then it is still there to be asked again.
    const begun = await open(`${LIST}content-length: 2\r\n\r\n{`);
    const begunSays = text(begun);
    await startText(1000);
    const stopped = timeToStop();
    await sleep(HEARD_MS);
    process.kill(server.pid, "SIGTERM");
    process.kill(server.pid, "SIGINT");
    begun.write("}");
    expect(await stopped).toMatchObject({ exitCode: 0 });
    expect(await begunSays).toMatch(/^HTTP\/1.1 200/);
  });
});

test("while it stops, a request that has begun is answered, one on an open connection refused, a new connection not taken", async () => {
  const begun = await open(`${LIST}content-length: 2\r\n\r\n{`);
  const later = await open("");
  const begunSays = text(begun);
  const laterSays = text(later);
  await startText(1000);
  const stopped = timeToStop();
  await sleep(HEARD_MS);
  await expect(fetch(`${server.url}/readyz`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  later.write("GET /readyz HTTP/1.1\r\nhost: a\r\n\r\n");
  begun.write("}");
  expect(await laterSays).toMatch(/^HTTP\/1.1 503 (.|\s)*connection: close(.|\s)*server.unavailable/);
  expect((await stopped).exitCode).toBe(0);
  expect(await begunSays).toMatch(/^HTTP\/1.1 200 (.|\s)*"code":0/);
});

test.runIf(process.env["TEST_DATABASE_URL"] !== undefined)(
  "a database that answers no more cannot keep it: the exit code says that something is left",
  async () => {
    const fresh = await createTestDatabaseUrl();
    const gate = await startGate(fresh?.databaseUrl ?? "");
    await server.stop();
    server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: gate.url, SAMPLE_WRITER_SPEED: "20" });
    await startText(1000);
    gate.hold();
    const { exitCode, ms } = await timeToStop();
    expect(exitCode).toBe(1);
    expect(ms).toBeLessThan(STOP_MAX_MS + SETTLE_MARGIN_MS);
    await gate.close();
    await fresh?.drop();
  },
);

/** Everything received until the other side closed the connection. */
async function text(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "end");
  return Buffer.concat(chunks).toString("utf8");
}
