import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../db/open-database.ts";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";
import { pngOf } from "../profile/testing/pictures.ts";

const databaseUrl = process.env["TEST_DATABASE_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const KILLS = 6;
const PEOPLE = 4;
const RETRY_MS = 20;

/** Calls that are answered between two kills, and the pause after the last of them: spread over everything a call goes through. */
const CALLS_BETWEEN = 25;
const pauseOf = (kill: number): number => (kill * 17) % 60;

type Envelope = { code: number; data: { reason?: string } };

/** Whom a note is to end with: in a folder, in none, in the bin, or gone. */
type Place = "folder" | "unfiled" | "bin" | "gone";
type Expected = { readonly noteId: string; readonly title: string; readonly place: Place; readonly pictures: number };

let dataDir: string;
let servers: ServerProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "note-kill-"));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  servers = [];
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes every call again and again until it is answered, as a page does; counts the answers, and how often that was needed. */
function createCaller(url: () => string, token: string) {
  const counted = { answers: 0, repeats: 0 };
  const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        const answer = await ask();
        counted.answers += 1;
        return answer;
      } catch {
        counted.repeats += 1;
        await sleep(RETRY_MS);
      }
    }
  };
  return {
    counted,
    /** `done`: a refusal that says that it was done before. */
    call: <T = unknown>(path: string, body: object, done?: string): Promise<T> =>
      insist(async () => {
        const headers = { "content-type": "application/json", authorization: token };
        const answer = await fetch(url() + path, { method: "POST", headers, body: JSON.stringify(body) });
        const { code, data } = (await answer.json()) as Envelope & { data: T };
        if (code === 0 || (done !== undefined && data.reason === done)) return data;
        throw new Error(data.reason);
      }),
    upload: (name: string, bytes: Uint8Array): Promise<string> =>
      insist(async () => {
        const form = new FormData();
        form.append("file", new File([new Uint8Array(bytes)], name));
        const answer = await fetch(`${url()}/api/file/upload`, { method: "POST", headers: { authorization: token }, body: form });
        const { code, data } = (await answer.json()) as { code: number; data: { fileId: string } };
        if (code !== 0) throw new Error("not taken");
        return data.fileId;
      }),
  };
}

/** A Word file with one picture. */
async function wordFile(server: ServerProcess): Promise<Uint8Array> {
  const { token } = (await server.call<{ token: string }>("/api/auth/devlogin", { username: "writer" })).data;
  const { call, upload } = createCaller(() => server.url, token);
  const { noteId } = await call<{ noteId: string }>("/api/note/create", { title: "报告", markdown: "## 一\n\n字" });
  const fileId = await upload("a.png", pngOf(8, 8));
  const { version, outline } = await call<{ version: number; outline: { id: string }[] }>("/api/note/get", { noteId });
  await call("/api/note/update", { noteId, version, changes: [{ op: "update", id: outline[0]?.id, chartImage: fileId }] });
  const { url } = await call<{ url: string }>("/api/note/export", { noteId, format: "docx" });
  return new Uint8Array(await (await fetch(new URL(url, server.url))).arrayBuffer());
}

/** Makes, imports, renames, moves, removes, restores and erases notes until `isOver`. What there is to be in the end. */
async function keepNotes(caller: ReturnType<typeof createCaller>, word: Uint8Array, isOver: () => boolean): Promise<Expected[]> {
  const { call, upload } = caller;
  const folder = await call<{ notebookId: string }>("/api/notebook/create", { title: "课程", requestId: randomUUID() });
  const places: Place[] = ["folder", "bin", "gone", "unfiled"];
  const expected: Expected[] = [];
  for (let n = 0; !isOver() || n < places.length; n += 1) {
    const requestId = randomUUID();
    const isImport = n % 3 === 0;
    const made = isImport
      ? { path: "/api/note/import", body: { fileId: await upload("报告.docx", word), requestId } }
      : { path: "/api/note/create", body: { title: `新 ${n}`, markdown: "字", requestId } };
    const { noteId } = await call<{ noteId: string }>(made.path, made.body);
    const title = `题 ${n}`;
    await call("/api/note/rename", { noteId, title });
    const place = places[n % places.length] ?? "unfiled";
    if (place !== "unfiled") await call("/api/note/move", { noteIds: [noteId], notebookId: folder.notebookId });
    if (place !== "unfiled") await call("/api/note/remove", { noteIds: [noteId] });
    if (place === "folder") await call("/api/note/restore", { noteIds: [noteId] });
    if (place === "gone") await call("/api/note/remove", { noteIds: [noteId], forever: true }, "document.unknown");
    expected.push({ noteId, title, place, pictures: isImport ? 1 : 0 });
  }
  return expected;
}

/** Every note is there as a whole or not at all, none twice, and the lists and counts say so. */
async function expectWhole({ db }: OpenedDatabase, caller: ReturnType<typeof createCaller>, userId: string, expected: readonly Expected[]) {
  const kept = expected.filter(({ place }) => place !== "gone");
  const ids = kept.map(({ noteId }) => noteId).toSorted();
  const notes = await db.selectFrom("note").selectAll().where("user_id", "=", userId).orderBy("document_id").execute();
  expect(notes.map(({ document_id }) => document_id)).toEqual(ids);
  const documents = await db.selectFrom("document").selectAll().where("user_id", "=", userId).orderBy("id").execute();
  expect(documents.map(({ id, available }) => [id, available])).toEqual(
    notes.map(({ document_id, removed_at }) => [document_id, removed_at === null ? 1 : 0]),
  );
  const snapshots = await db.selectFrom("document_version").select("document_id").where("kind", "=", "running").execute();
  for (const id of ids) expect(snapshots.filter(({ document_id }) => document_id === id)).toHaveLength(1);
  const all = new Set((await db.selectFrom("document").select("id").execute()).map(({ id }) => id));
  for (const table of ["document_version", "document_update"] as const) {
    const rows = await db.selectFrom(table).select("document_id").execute();
    expect(rows.filter(({ document_id }) => !all.has(document_id))).toEqual([]);
  }
  const files = await db.selectFrom("file").selectAll().where("user_id", "=", userId).where("owner_kind", "=", "document").execute();
  const pictures = kept.filter((note) => note.pictures > 0).map(({ noteId }) => noteId);
  expect(files.map(({ owner_id }) => owner_id).toSorted()).toEqual(pictures.toSorted());

  const { list, counts } = await caller.call<{ list: { notes: number }[]; counts: object }>("/api/notebook/list", {});
  const inPlace = (place: Place) => kept.filter((note) => note.place === place);
  expect(list.map((one) => one.notes)).toEqual([inPlace("folder").length]);
  expect(counts).toEqual({
    all: kept.length - inPlace("bin").length,
    unfiled: inPlace("unfiled").length,
    bin: inPlace("bin").length,
  });
  for (const { noteId, title, place, pictures } of kept) {
    if (place === "bin") continue;
    const note = await caller.call<{ title: string; outline: { text: string; chartImage?: string }[] }>("/api/note/get", { noteId });
    expect(note.title).toBe(title);
    expect(note.outline.filter(({ chartImage }) => chartImage !== undefined)).toHaveLength(pictures);
    expect(note.outline.map(({ text }) => text).join("")).toContain("字");
  }
}

async function killWhileNotesAreKept(env: Record<string, string>, count: number, databaseUrl?: string): Promise<void> {
  const start = () => startServerProcess({ DATA_DIR: dataDir, ...env });
  servers = [];
  for (let n = 0; n < count; n += 1) servers.push(await start());
  const [first] = servers as [ServerProcess];
  const word = await wordFile(first);
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      const { data } = await first.call<{ token: string; user: { id: string } }>("/api/auth/devlogin", { username: `person${n}` });
      return { userId: data.user.id, caller: createCaller(() => servers[n % count]?.url ?? "", data.token) };
    }),
  );
  let isOver = false;
  const keeping = Promise.all(people.map(({ caller }) => keepNotes(caller, word, () => isOver)));
  const sum = (what: "answers" | "repeats") => people.reduce((all, { caller }) => all + caller.counted[what], 0);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = sum("answers");
    while (sum("answers") < before + CALLS_BETWEEN) await sleep(1);
    await sleep(pauseOf(kill));
    await servers[kill % count]?.kill();
    servers[kill % count] = await start();
  }
  isOver = true;
  const expected = await keeping;
  expect(sum("repeats")).toBeGreaterThan(0);
  const opened = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  for (const [n, { userId, caller }] of people.entries()) await expectWhole(opened, caller, userId, expected[n] ?? []);
  await opened.close();
}

describe("kill -9 while notes are made, imported, renamed, moved, removed, restored and erased", () => {
  it("of the one server on SQLite: each is there once and whole, or gone, and the counts are right", async () => {
    await killWhileNotesAreKept({}, 1);
  });

  it.runIf(databaseUrl !== undefined && redisUrl !== undefined)("of one of two servers on PostgreSQL", async () => {
    const fresh = await createTestDatabaseUrl();
    const env = { DATABASE_URL: fresh?.databaseUrl ?? "", REDIS_URL: redisUrl ?? "" };
    await killWhileNotesAreKept(env, 2, fresh?.databaseUrl);
    await fresh?.drop();
  });
});
