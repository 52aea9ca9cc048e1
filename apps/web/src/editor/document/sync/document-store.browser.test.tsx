import { readContent, writeBlocks } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { forgetUser, openUser } from "#lib/browser-storage.ts";
import "../../autosave/edit-journal.ts";
import { changeDocuments, changeKey, deleteRowsOf, hasUnsentDocuments, readDocuments } from "../../autosave/journal-db.ts";
import { lines, say } from "../testing/editor-pair.ts";
import { fakeDocumentServer } from "../testing/fake-document-server.ts";
import { documentStore } from "./document-store.ts";
import { otherTabs } from "./other-tabs.ts";
import { sendUnsentDocuments } from "./send-unsent.ts";
import { openSync } from "./sync-client.ts";

const OWNED = { userId: "a", documentId: "d1" };
const updatesOf = (count: number) => {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => updates.push(update));
  for (let n = 1; n <= count; n++) writeBlocks(doc, lines(n));
  return { doc, updates };
};
const docOf = (updates: readonly Uint8Array[]) => {
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, update);
  return doc;
};
/** As a page leaves it that is no more: its rows are of a tab nobody holds. */
const putLeft = (update: Uint8Array, n: number, userId = "a") =>
  changeDocuments(({ changes }) => {
    const row = { ...OWNED, userId, tab: "gone", n, epoch: 1, update, sent: 0 as const, at: 1 };
    changes.put(row, changeKey(row));
  });

beforeEach(() => openUser("a"));
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all([deleteRowsOf("a"), deleteRowsOf("b")]);
});

test("changes are kept one by one, and folded into the document once the server has them", async () => {
  const store = documentStore(OWNED);
  const { doc, updates } = updatesOf(5);
  const kept = await Promise.all(updates.map((update) => store.add(update, 3)));
  expect((await store.load())?.epoch).toBe(3);
  expect(readContent(docOf((await store.load())?.updates ?? [])).blocks).toEqual(lines(5));
  await store.sent(
    updates.slice(0, 4).map((update, index) => ({ update, kept: kept.slice(index, index + 1) })),
    3,
  );
  await store.fold(Y.encodeStateAsUpdate(doc), 3);
  const { changes, documents } = await readDocuments("a", "d1");
  expect(changes.map(({ sent }) => sent)).toEqual([0]);
  expect(documents).toHaveLength(1);
  expect(readContent(docOf((await store.load())?.updates ?? [])).blocks).toEqual(lines(5));
});

test("where there are no locks, a page that is open is known by its answer, and its changes are left to it", async () => {
  vi.spyOn(Navigator.prototype, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
  const { updates } = updatesOf(1);
  await putLeft(updates[0] as Uint8Array, 1);
  const other = new BroadcastChannel("document-tabs");
  other.addEventListener("message", ({ data }) => data === "who" && other.postMessage("gone"));
  expect((await documentStore(OWNED).load())?.unsent).toEqual([]);
  other.close();
  expect((await documentStore(OWNED).load())?.unsent).toHaveLength(1);
});

test("what a page that is gone had not sent is sent by the next, and is nobody else's", async () => {
  const { updates } = updatesOf(2);
  await putLeft(updates[0] as Uint8Array, 1);
  await putLeft(updates[1] as Uint8Array, 2);
  expect((await documentStore(OWNED).load())?.unsent).toHaveLength(2);
  expect(await documentStore({ ...OWNED, userId: "b" }).load()).toBeNull();
  expect(await documentStore({ ...OWNED, documentId: "d" }).load()).toBeNull();
});

test("after a rebuild the new document is kept, and what pages that are no more had not sent is told until then", async () => {
  const store = documentStore(OWNED);
  const { doc, updates } = updatesOf(2);
  await putLeft(updates[0] as Uint8Array, 1);
  await store.fold(Y.encodeStateAsUpdate(doc), 2);
  const kept = await store.load();
  expect(kept).toMatchObject({ epoch: 2, unsent: [], stale: [updates[0]] });
  await store.dropEarlier(Y.encodeStateAsUpdate(doc), 2);
  expect(await store.load()).toMatchObject({ epoch: 2, unsent: [], stale: [] });
});

test("nothing of who signed out stays, and nothing late is kept", async () => {
  const store = documentStore(OWNED);
  const { updates } = updatesOf(2);
  await store.add(updates[0] as Uint8Array, 1);
  expect(await hasUnsentDocuments("a")).toBe(true);
  forgetUser("a");
  await store.add(updates[1] as Uint8Array, 1);
  await expect.poll(async () => (await readDocuments("a")).changes).toEqual([]);
  expect((await readDocuments("a")).documents).toEqual([]);
});

test("before a sign-out unsent changes of documents that are not open are sent; those that cannot be are counted", async () => {
  const { updates } = updatesOf(1);
  await putLeft(updates[0] as Uint8Array, 1);
  const answers = [new Response("", { status: 502 }), Response.json({ code: 0, data: { seq: 1 } })];
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answers.shift() ?? Response.error());
  expect(await sendUnsentDocuments("a")).toBe(1);
  expect(await sendUnsentDocuments("a")).toBe(0);
  expect(await hasUnsentDocuments("a")).toBe(false);
});

test("what was typed is on the device in the same moment, before the server is asked", async () => {
  const server = fakeDocumentServer();
  server.write((doc) => writeBlocks(doc, [say("一")]));
  const client = await new Promise<ReturnType<typeof openSync>>((resolve) => {
    const opened: ReturnType<typeof openSync> = openSync({
      server: server.server,
      store: documentStore(OWNED),
      tabs: otherTabs(OWNED),
      device: "computer",
      waitForSession: async () => undefined,
      now: () => Date.now(),
      onReady: () => setTimeout(() => resolve(opened)),
      onReplaced: () => undefined,
      onState: () => undefined,
      onPresence: () => undefined,
    });
  });
  server.faults.refuse = () => new Error("offline");
  // Nothing that is put off happens from here on.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  writeBlocks(client.doc, [say("一"), say("刚写的")]);
  await expect.poll(async () => (await readDocuments("a", "d1")).changes).toHaveLength(1);
  expect(readContent(docOf((await documentStore(OWNED).load())?.updates ?? [])).blocks).toEqual([say("一"), say("刚写的")]);
  await client.end();
});
