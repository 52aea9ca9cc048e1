import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countCharacters } from "@tangleaf/document";
import { withoutNotes } from "@tangleaf/writer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./db/open-database.ts";
import { type ServerProcess, startServerProcess } from "./modules/generation/testing/server-process.ts";
import { startGate } from "./modules/orders/testing/start-gate.ts";
import { createTestDatabaseUrl } from "./testing/test-database.ts";
import { workDone } from "./testing/work-done.ts";

const DRIP_MS = 100;
const WAIT_MS = 60_000;
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
  server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_WRITER_SPEED: "20", LOG_LEVEL: "info" });
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
  // Answered on a later connection: by then the server has read what came on this one.
  await server.call("/api/scene/list", {});
  return socket;
}

async function drip(): Promise<void> {
  const socket = await open(`${LIST}content-length: 100000\r\n\r\n`);
  const timer = setInterval(() => socket.write(" "), DRIP_MS);
  socket.on("close", () => clearInterval(timer));
}

type Peer = { connect: () => Promise<unknown>; openRequests: "answered" | "cut off" };

/** Clients that never close by themselves, and how the requests they have begun end. */
const PEERS: Readonly<Record<string, Peer>> = {
  "an open connection that sends nothing": { connect: () => open(""), openRequests: "answered" },
  "half a head": { connect: () => open(LIST), openRequests: "answered" },
  "a connection kept open after its answer": { connect: () => open(`${LIST}content-length: 2\r\n\r\n{}`), openRequests: "answered" },
  "half a body": { connect: () => open(`${LIST}content-length: 100\r\n\r\n{`), openRequests: "cut off" },
  "a body that drips": { connect: drip, openRequests: "cut off" },
  "a reader that never reads": {
    connect: () => open(`${LIST}content-length: 2\r\n\r\n{}`.repeat(UNREAD_ANSWERS), { reads: false }),
    openRequests: "cut off",
  },
};

async function refusesNewRequests(): Promise<void> {
  const message = "the server did not stop taking requests";
  await expect.poll(() => server.output(), { message, timeout: WAIT_MS }).toContain("no new requests are taken");
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

// Exit code 0 means within the limit of stop-server.ts: the process itself ends with 1 when stopping takes longer.
describe("asked to stop, the server is gone in time, its lock with it", () => {
  test.each(Object.entries(PEERS))("beside %s", async (_, { connect, openRequests }) => {
    await connect();
    expect(await server.stop(), server.output()).toBe(0);
    expect(server.output()).toContain(`"openRequests":"${openRequests}"`);
    server = await startServerProcess({ DATA_DIR: dataDir });
  });

  test("beside all of them at once, while it writes for one who does not read: the text has its time and is settled", async () => {
    const { token, generationId } = await startText(1000);
    const body = JSON.stringify({ generationId });
    const head = "POST /api/ai/stream HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    await open(`${head}authorization: ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, { reads: false });
    await Promise.all(Object.values(PEERS).map((peer) => peer.connect()));
    expect(await server.stop(), server.output()).toBe(0);
    await expectSettled();
  });

  test("when its terminal is closed, as when it is asked", async () => {
    await startText(1000);
    expect(await server.stop("SIGHUP"), server.output()).toBe(0);
    await expectSettled();
  });

  test("when nobody takes what it prints", async () => {
    await server.stop();
    server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: "info" }, { isRead: false });
    for (let i = 0; i < UNREAD_LINES; i += LINES_AT_ONCE) {
      await Promise.all(Array.from({ length: LINES_AT_ONCE }, () => fetch(`${server.url}/api/nothing`).then((answer) => answer.text())));
    }
    expect(await server.stop()).toBe(0);
  });

  test("asked twice, it still takes its time once", async () => {
    // What has begun is answered first: until then it is still there to be asked again.
    const begun = await open(`${LIST}content-length: 2\r\n\r\n{`);
    const begunSays = text(begun);
    await startText(1000);
    const stopped = server.stop();
    await refusesNewRequests();
    process.kill(server.pid, "SIGTERM");
    process.kill(server.pid, "SIGINT");
    begun.write("}");
    expect(await stopped).toBe(0);
    expect(await begunSays).toMatch(/^HTTP\/1.1 200/);
  });
});

test("while it stops, a request that has begun is answered, one on an open connection refused, a new connection not taken", async () => {
  const begun = await open(`${LIST}content-length: 2\r\n\r\n{`);
  const later = await open("");
  const begunSays = text(begun);
  const laterSays = text(later);
  await startText(1000);
  const stopped = server.stop();
  await refusesNewRequests();
  await expect(fetch(`${server.url}/readyz`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  later.write("GET /readyz HTTP/1.1\r\nhost: a\r\n\r\n");
  begun.write("}");
  expect(await laterSays).toMatch(/^HTTP\/1.1 503 (.|\s)*connection: close(.|\s)*server.unavailable/);
  expect(await stopped).toBe(0);
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
    expect(await server.stop(), server.output()).toBe(1);
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
