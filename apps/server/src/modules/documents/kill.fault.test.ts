import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { documentRoots, readContent } from "@tangleaf/document/model";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as Y from "yjs";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import { systemClock } from "../../adapters/system-clock.ts";
import { openDatabase } from "../../db/open-database.ts";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";
import { createDocuments } from "./create-documents.ts";
import { base64, bytes, createTestKind, say, wordsOf } from "./testing/test-documents.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const EDITS = 400;
const KILLS = 7;
const FIRST_CHARACTER = 0x4e00;
const RETRY_MS = 50;

/** Pauses between kills: the same in every run, and spread over everything a call goes through. */
const pauseOf = (kill: number): number => 150 + ((kill * 397) % 700);

const DOCUMENT = "0198a000-0000-7000-8000-000000000001";
let dataDir: string;
let servers: ServerProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "document-kill-"));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  servers = [];
  rmSync(dataDir, { recursive: true, force: true });
});

/** Stores an empty document for this person beside the running server. */
async function addDocument(opened: OpenedDatabase, userId: string): Promise<void> {
  const { db, dialect } = opened;
  const parts = { db, dialect, clock: systemClock, broker: createMemoryBroker(), log: pino({ level: "silent" }) };
  const documents = createDocuments({
    ...parts,
    kinds: [createTestKind()],
    processId: "test",
    runs: false,
    presencesMax: 60,
    space: { assertSpace: async () => {} },
  });
  const content = { title: "", settings: {}, blocks: [say("")], footnotes: {} };
  await db.transaction().execute((trx) => documents.create(trx, { userId, documentId: DOCUMENT, kind: "test", content }));
  await documents.close();
}

/** A page that types and sends every character by itself, again and again until it is answered. */
async function typeAll(page: { url(): string; token: string; from: number }): Promise<{ numbers: number[]; repeats: number }> {
  const call = async (path: string, body: object) => {
    const response = await fetch(page.url() + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: page.token },
      body: JSON.stringify({ documentId: DOCUMENT, ...body }),
    });
    const answer = (await response.json()) as { code: number; message: string; data: never };
    if (answer.code !== 0) throw new Error(answer.message);
    return answer.data;
  };
  let repeats = 0;
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask();
      } catch {
        repeats += 1;
        await sleep(RETRY_MS);
      }
    }
  };
  const doc = new Y.Doc();
  const opened: { epoch: number; update: string } = await insist(() => call("/api/document/open", {}));
  Y.applyUpdate(doc, bytes(opened.update));
  const text = new Y.XmlText();
  const made: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => made.push(update));
  const paragraph = new Y.XmlElement("paragraph");
  documentRoots(doc).body.push([paragraph]);
  paragraph.insert(0, [text]);
  const numbers: number[] = [];
  for (let n = 0; n < EDITS; n += 1) {
    text.insert(text.length, String.fromCharCode(FIRST_CHARACTER + page.from + n));
    const body = { epoch: opened.epoch, clientId: String(doc.clientID), seq: n, update: base64(Y.mergeUpdates(made.splice(0))) };
    const { seq }: { seq: number } = await insist(() => call("/api/document/update", body));
    numbers.push(seq);
  }
  return { numbers, repeats };
}

/** Nothing acknowledged is lost, nothing is there twice, no number is missing. */
async function expectWhole(opened: OpenedDatabase, token: string, pages: readonly { numbers: number[] }[]): Promise<void> {
  const rows = await opened.db.selectFrom("document_update").selectAll().orderBy("seq").execute();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1));
  const typed = rows.filter(({ actor }) => actor === "user");
  expect(typed.map(({ seq }) => seq)).toEqual(pages.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b));
  expect(typed).toHaveLength(pages.length * EDITS);
  const open = await servers[0]?.call<{ update: string }>("/api/document/open", { documentId: DOCUMENT }, token);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes(open?.data.update ?? ""));
  const words = wordsOf(readContent(doc).blocks).filter((one) => one !== "");
  const whole = pages.map((_, page) =>
    Array.from({ length: EDITS }, (_, n) => String.fromCharCode(FIRST_CHARACTER + page * EDITS + n)).join(""),
  );
  expect(words.toSorted()).toEqual(whole.toSorted());
}

describe("kill -9 while two pages type", () => {
  it("of the one server on SQLite: every acknowledged character is kept, once", async () => {
    let server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: "0" });
    servers = [server];
    const { data } = await server.call<{ token: string; user: { id: string } }>("/api/auth/devlogin", { username: "typist" });
    const opened = await openDatabase({ dataDir });
    await addDocument(opened, data.user.id);
    const url = () => server.url;
    const typing = Promise.all([0, EDITS].map((from) => typeAll({ url, token: data.token, from })));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(pauseOf(kill));
      await server.kill();
      server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: "0" });
      servers = [server];
    }
    const pages = await typing;
    expect(pages.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThan(0);
    await expectWhole(opened, data.token, pages);
    await opened.close();
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)("of one of two servers on PostgreSQL", async () => {
    const fresh = await createTestDatabaseUrl();
    const env = { DATA_DIR: dataDir, DATABASE_URL: fresh?.databaseUrl ?? "", REDIS_URL: redisUrl ?? "", RATE_LIMIT_PER_MINUTE: "0" };
    const first = await startServerProcess(env);
    servers = [first, await startServerProcess(env)];
    const { data } = await first.call<{ token: string; user: { id: string } }>("/api/auth/devlogin", { username: "typist" });
    const opened = await openDatabase({ dataDir, databaseUrl: fresh?.databaseUrl });
    await addDocument(opened, data.user.id);
    const typing = Promise.all([0, 1].map((n) => typeAll({ url: () => servers[n]?.url ?? "", token: data.token, from: n * EDITS })));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(pauseOf(kill));
      await servers[kill % 2]?.kill();
      servers[kill % 2] = await startServerProcess(env);
    }
    await expectWhole(opened, data.token, await typing);
    await opened.close();
    await fresh?.drop();
  });
});
