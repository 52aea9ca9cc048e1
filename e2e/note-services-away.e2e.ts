import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import * as Y from "yjs";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { type ServerProcess, startServerProcess } from "../apps/server/src/modules/generation/testing/server-process.ts";
import { startOwnPostgres, startOwnRedis } from "../apps/server/src/testing/own-services.ts";
import { createTestDatabaseUrl } from "../apps/server/src/testing/test-database.ts";
import { fromBase64 } from "../apps/web/src/editor/document/sync/base64.ts";
import { openSyncPage, wordsIn } from "./support/sync-page.ts";

// The page's own client on real servers whose database or Redis goes away. There is no browser: what it shows of a state is
// tested elsewhere.

const hasServices = process.env["TEST_DATABASE_URL"] !== undefined && process.env["TEST_REDIS_URL"] !== undefined;
const FIRST_CHARACTER = 0x4e00;
const KEY_MS = 25;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EDITS = 200;
/** Longer than a call waits for its answer. */
const PAUSE_MS = 11_000;

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

type Page = Awaited<ReturnType<typeof openSyncPage>>;

/** Milliseconds by which the clock of each of them is ahead. */
async function startServers(env: Record<string, string>, clocks: readonly number[]): Promise<ServerProcess[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "note-services-"));
  endings.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const servers = await Promise.all(clocks.map((ms) => startServerProcess({ DATA_DIR: dataDir, ...env }, { nodeArgs: withClock(ms) })));
  endings.push(() => Promise.all(servers.map((server) => server.kill())));
  return servers;
}

/** Node whose clock is ahead. */
function withClock(ms: number): string[] {
  const code = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return ms === 0 ? [] : ["--import", `data:text/javascript,${encodeURIComponent(code)}`];
}

async function ownNote(server: ServerProcess) {
  const { token } = (await server.call<{ token: string }>("/api/auth/devlogin", { username: "typist" })).data;
  const { noteId } = (await server.call<{ noteId: string }>("/api/note/create", { title: "题" }, token)).data;
  const stored = async () => {
    const { update } = (await server.call<{ update: string }>("/api/document/open", { documentId: noteId }, token)).data;
    const doc = new Y.Doc();
    Y.applyUpdate(doc, fromBase64(update));
    return wordsIn(doc);
  };
  return { token, documentId: noteId, stored };
}

const openPage = async (url: string, note: { token: string; documentId: string }, clockMs = 0): Promise<Page> => {
  const page = await openSyncPage({ url, ...note, clockMs });
  endings.push(() => page.client.end());
  return page;
};

/** Types characters nobody else types, one after the other; what was typed. */
async function typeOn(page: Page, from: number, count: number): Promise<string> {
  let typed = "";
  for (let n = 0; n < count; n += 1) {
    const key = String.fromCharCode(FIRST_CHARACTER + from + n);
    page.type(key);
    typed += key;
    await sleep(KEY_MS);
  }
  return typed;
}

/** Every change is in the log once, under a number of its own. */
async function expectStoredOnce(databaseUrl: string, documentId: string): Promise<void> {
  const opened = await openDatabase({ dataDir: "", databaseUrl });
  const rows = await opened.db.selectFrom("document_update").selectAll().where("document_id", "=", documentId).orderBy("seq").execute();
  await opened.close();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1));
  const sent = rows.map(({ client_id, client_seq }) => `${client_id} ${client_seq}`);
  expect(new Set(sent).size).toBe(sent.length);
}

it.runIf(hasServices)(
  "Redis goes away while two devices type at two servers, and comes back: both have everything, on the same line",
  async () => {
    const redis = await startOwnRedis();
    endings.push(redis.end);
    const fresh = await createTestDatabaseUrl();
    endings.push(() => fresh?.drop());
    const databaseUrl = fresh?.databaseUrl ?? "";
    const servers = await startServers({ DATABASE_URL: databaseUrl, REDIS_URL: redis.url }, [0, 0]);
    const note = await ownNote(servers[0] as ServerProcess);
    const pages = await Promise.all(servers.map(({ url }) => openPage(url, note)));
    const typed = pages.map(() => "");
    const typeBoth = async () => {
      const added = await Promise.all(pages.map((page, n) => typeOn(page, n * 1000 + (typed[n]?.length ?? 0), EDITS / 4)));
      for (const [n, words] of added.entries()) typed[n] += words;
    };
    const haveAll = () => pages.map((page) => page.words());
    await typeBoth();
    await expect.poll(haveAll).toEqual([typed, typed]);
    await redis.stop();
    await typeBoth();
    // Nobody tells anybody anything: a server learns of the other's changes by numbers it misses or, where its own page is
    // silent, when it compares the heads.
    await expect.poll(haveAll).toEqual([typed, typed]);
    typed[0] += await typeOn(pages[0] as Page, typed[0]?.length ?? 0, EDITS / 4);
    await expect.poll(haveAll).toEqual([typed, typed]);
    const typing = typeBoth();
    await redis.start();
    await typing;
    await typeBoth();
    expect(await Promise.all(pages.map(({ client }) => client.settle()))).toEqual([true, true]);
    await expect.poll(haveAll).toEqual([typed, typed]);
    expect(await note.stored()).toEqual(typed);
    for (const { calls } of pages) expect(calls).toMatchObject({ open: 1, stream: 1 });
    await expectStoredOnce(databaseUrl, note.documentId);
  },
);

it.runIf(hasServices)(
  "PostgreSQL stands still for longer than a call waits, during 200 edits: none is lost or doubled, and none is called saved before it is",
  async () => {
    const postgres = await startOwnPostgres();
    if (postgres === null) throw new Error("PostgreSQL is not installed");
    endings.push(postgres.end);
    const [server] = (await startServers({ DATABASE_URL: postgres.url }, [0])) as [ServerProcess];
    const note = await ownNote(server);
    const page = await openPage(server.url, note);
    let typed = await typeOn(page, 0, EDITS / 4);
    expect(await page.client.settle()).toBe(true);
    postgres.pause();
    page.states.length = 0;
    const until = performance.now() + PAUSE_MS;
    typed += await typeOn(page, typed.length, EDITS / 2);
    const early = page.states.map(({ kind }) => kind);
    await sleep(until - performance.now());
    const said = page.states.map(({ kind }) => kind);
    postgres.resume();
    expect(early).toContain("saving");
    expect(said).not.toContain("saved");
    typed += await typeOn(page, typed.length, EDITS / 4);
    await expect.poll(() => page.client.state.kind).toBe("saved");
    expect(page.client.state.unsent).toBe(0);
    expect(await note.stored()).toEqual([typed]);
    await expectStoredOnce(postgres.url, note.documentId);
  },
);

it.runIf(hasServices)(
  "servers and devices whose clocks are a day and an hour off keep every word once, in one order, and what was put away",
  async () => {
    const fresh = await createTestDatabaseUrl();
    endings.push(() => fresh?.drop());
    const databaseUrl = fresh?.databaseUrl ?? "";
    const redisUrl = process.env["TEST_REDIS_URL"] ?? "";
    const servers = await startServers({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }, [DAY_MS, -HOUR_MS]);
    const [ahead, behind] = servers as [ServerProcess, ServerProcess];
    const note = await ownNote(ahead);
    const pages = await Promise.all(servers.map(({ url }, n) => openPage(url, note, n === 0 ? -DAY_MS : HOUR_MS)));
    const typed = await Promise.all(pages.map((page, n) => typeOn(page, n * 1000, EDITS / 2)));
    expect(await Promise.all(pages.map(({ client }) => client.settle()))).toEqual([true, true]);
    await expect.poll(() => pages.map((page) => page.words())).toEqual([typed, typed]);
    expect(await note.stored()).toEqual(typed);
    await expectStoredOnce(databaseUrl, note.documentId);
    // Lists are derived by either of them, whatever its clock says of when the note was changed.
    const list = async (server: ServerProcess, notebookId = "all") => {
      const { data } = await server.call<{ list: { noteId: string; charCnt: number }[] }>("/api/note/list", { notebookId }, note.token);
      return data.list.map(({ noteId, charCnt }) => [noteId, charCnt]);
    };
    const whole = [[note.documentId, EDITS]];
    await expect.poll(() => Promise.all([list(ahead), list(behind)])).toEqual([whole, whole]);
    const noteIds = { noteIds: [note.documentId] };
    for (const [removing, restoring] of [[ahead, behind] as const, [behind, ahead] as const]) {
      expect(await removing.call("/api/note/remove", noteIds, note.token)).toMatchObject({ code: 0 });
      expect(await list(restoring, "bin")).toEqual(whole);
      expect(await restoring.call("/api/note/restore", noteIds, note.token)).toMatchObject({ code: 0 });
    }
    expect(await note.stored()).toEqual(typed);
    for (const server of servers) expect(server.output()).toContain("the clock differs from the database's");
  },
);
