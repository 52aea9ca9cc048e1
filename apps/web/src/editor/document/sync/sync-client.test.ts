import { documentRoots, type NodeJson, readContent, readSuggestions, type Suggestion, writeBlocks } from "@tangleaf/document/model";
import { nodesOf, readTree, storedTreeOf, writeTree, writeTreeNode } from "@tangleaf/document/tree";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { ApiError } from "#lib/api-error.ts";
import { holdUpdates } from "../binding/hold-updates.ts";
import { fakeDocumentServer, fakeDocumentStore, fakeTabs } from "../testing/fake-document-server.ts";
import { openSync, type SyncClient } from "./sync-client.ts";
import type { SyncState } from "./sync-state.ts";

const say = (text: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text }] });
const textsOf = (doc: Y.Doc) => readContent(doc).blocks.map(({ content }) => (content ?? []).map(({ text }) => text).join(""));

let server = fakeDocumentServer();
let store = fakeDocumentStore();
let tabs = fakeTabs();
let clients: SyncClient[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  server = fakeDocumentServer();
  store = fakeDocumentStore();
  tabs = fakeTabs();
  server.write((doc) => writeBlocks(doc, [say("一"), say("二")]));
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  vi.useRealTimers();
});

function begin({ keptIn = store, waitForSession = async (_signal: AbortSignal): Promise<void> => undefined } = {}) {
  const seen = { ready: 0, presence: 0, replaced: [] as Y.Doc[], states: [] as SyncState["kind"][] };
  const client = openSync({
    server: server.server,
    store: keptIn,
    tabs: tabs.open(),
    device: "computer",
    waitForSession,
    now: () => Date.now(),
    onReady: () => (seen.ready += 1),
    onReplaced: (doc) => seen.replaced.push(doc),
    onState: ({ kind }) => seen.states.at(-1) !== kind && seen.states.push(kind),
    onPresence: () => (seen.presence += 1),
  });
  clients.push(client);
  return { client, seen };
}

async function opened(...asked: Parameters<typeof begin>) {
  const begun = begin(...asked);
  await until(() => begun.seen.ready === 1);
  return begun;
}

const type = (client: SyncClient, text: string) => writeBlocks(client.doc, [...readContent(client.doc).blocks, say(text)]);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Timers that are due are run while this waits; its limit is in real time, and only ends what hangs. */
const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 10_000 });
const offline = () => new ApiError({ kind: "transport", message: "offline" });
const refused = (reason: string, kind: "refused" | "session" = "refused") =>
  new ApiError({ kind, message: "refused", code: kind === "session" ? 99 : 60, refusal: { reason } as never });

test("what is typed within 300 ms goes in one call, and is then saved", async () => {
  const { client } = await opened();
  for (const text of ["三", "四", "五"]) type(client, text);
  expect(client.state).toMatchObject({ kind: "saving", unsent: 3 });
  expect(store.unsent).toBe(3);
  await pass(300);
  expect(server.calls.filter((call) => call === "update")).toHaveLength(1);
  expect(textsOf(server.whole())).toEqual(["一", "二", "三", "四", "五"]);
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0, keeps: true });
  expect(store.unsent).toBe(0);
});

test("what another device writes arrives, and an own change is not applied twice", async () => {
  const { client } = await opened();
  const { client: other } = await opened({ keptIn: fakeDocumentStore() });
  type(client, "我写的");
  await pass(300);
  await until(() => textsOf(other.doc).length === 3);
  type(other, "别处写的");
  await pass(300);
  await until(() => textsOf(client.doc).length === 4);
  expect(textsOf(client.doc)).toEqual(textsOf(server.whole()));
  expect(server.rows).toHaveLength(3);
});

test("a change whose answer was lost is sent again under its number and stored once", async () => {
  const { client } = await opened();
  server.faults.loseAnswers = 2;
  type(client, "三");
  await pass(300);
  expect(client.state.kind).toBe("offline");
  type(client, "四");
  await pass(10_000);
  expect(client.state.kind).toBe("saved");
  expect(server.rows).toHaveLength(3);
  expect(textsOf(server.whole())).toEqual(["一", "二", "三", "四"]);
});

test("offline, everything typed is kept, counted, and sent when the network is back", async () => {
  const { client } = await opened();
  server.faults.refuse = offline;
  server.cut();
  for (let n = 0; n < 120; n++) type(client, `第 ${n} 句`);
  await pass(2000);
  expect(client.state).toMatchObject({ kind: "offline", unsent: 120 });
  expect(store.unsent).toBe(120);
  server.faults.refuse = null;
  client.retry();
  await pass(3000);
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0 });
  expect(textsOf(server.whole())).toHaveLength(122);
  expect(server.rows.length - 1).toBeLessThanOrEqual(3);
});

test("a page that was closed offline shows its text from the device and sends the rest at the next visit", async () => {
  const first = await opened();
  server.faults.refuse = offline;
  type(first.client, "离线写的");
  await pass(500);
  clients = [];
  const { client } = await opened();
  expect(textsOf(client.doc)).toEqual(["一", "二", "离线写的"]);
  expect(textsOf(server.whole())).toEqual(["一", "二"]);
  server.faults.refuse = null;
  await pass(10_000);
  expect(textsOf(server.whole())).toEqual(["一", "二", "离线写的"]);
  expect(store.unsent).toBe(0);
  await first.client.end();
});

test("after a session ended the text stays and is sent when somebody has signed in", async () => {
  let signIn: () => void = () => undefined;
  const { client } = await opened({ waitForSession: () => new Promise<void>((resolve) => (signIn = resolve)) });
  server.faults.refuse = (call) => (call === "update" || call === "stream" ? refused("session.missing", "session") : null);
  server.cut();
  type(client, "三");
  await pass(1000);
  expect(client.state).toMatchObject({ kind: "signedOut", unsent: 1 });
  server.faults.refuse = null;
  signIn();
  client.retry();
  await pass(1000);
  expect(client.state.kind).toBe("saved");
  expect(textsOf(server.whole())).toEqual(["一", "二", "三"]);
});

test("a browser that keeps nothing loses nothing while the page lives, and it is known", async () => {
  store.breaks = true;
  const { client } = await opened();
  type(client, "三");
  await pass(300);
  expect(client.state).toMatchObject({ kind: "saved", keeps: false });
  expect(textsOf(server.whole())).toEqual(["一", "二", "三"]);
  store.breaks = false;
  type(client, "四");
  await pass(300);
  expect(client.state.keeps).toBe(true);
});

test("where a person has too many pages open, one without a stream is saved as always and hears of the others by asking", async () => {
  server.faults.refuse = (call) => (call === "stream" ? refused("stream.tooMany") : null);
  const { client, seen } = await opened();
  server.write((doc) => writeBlocks(doc, [say("一"), say("二"), say("别处写的")]));
  type(client, "这里写的");
  await pass(20_000);
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0 });
  expect(seen.states).not.toContain("error");
  expect(seen.states).not.toContain("offline");
  expect(textsOf(client.doc)).toEqual(expect.arrayContaining(["别处写的", "这里写的"]));
  server.faults.refuse = null;
  await pass(20_000);
  expect(client.state.kind).toBe("saved");
});

test("a refused change stays in the text, is said plainly, and goes with the next one that is taken", async () => {
  const { client } = await opened();
  server.faults.refuse = (call) => (call === "update" ? refused("document.tooLarge") : null);
  type(client, "太长");
  await pass(1000);
  expect(client.state).toMatchObject({ kind: "error", reason: "document.tooLarge", unsent: 1 });
  expect(textsOf(client.doc)).toContain("太长");
  server.faults.refuse = null;
  type(client, "短些");
  await pass(1000);
  expect(client.state.kind).toBe("saved");
  expect(textsOf(server.whole())).toEqual(["一", "二", "太长", "短些"]);
});

test("a document that takes the server too much is shown as it was, and what is typed stays here and is not overwritten", async () => {
  const { client } = await opened();
  server.faults.quarantined = true;
  type(client, "没存上的字");
  await pass(1000);
  expect(client.state).toMatchObject({ kind: "quarantined", unsent: 1 });
  server.tell("reopen", { epoch: 1 });
  await pass(5000);
  type(client, "再写");
  await pass(5000);
  expect(client.state).toMatchObject({ kind: "quarantined", unsent: 2 });
  expect(textsOf(client.doc)).toEqual(["一", "二", "没存上的字", "再写"]);
  await client.end();

  // The next page: what was kept on the device is there, and nothing follows the document.
  const { client: next } = await opened();
  await pass(1000);
  const streams = server.calls.filter((call) => call === "stream").length;
  await pass(60_000);
  expect(next.state).toMatchObject({ kind: "quarantined", unsent: 2 });
  expect(textsOf(next.doc)).toEqual(["一", "二", "没存上的字", "再写"]);
  expect(server.calls.filter((call) => call === "stream")).toHaveLength(streams);
});

test("a server that is busy with other work is asked again, and nobody is told that the network is away", async () => {
  let asked = 0;
  server.faults.refuse = (call) => (call === "open" && asked++ < 2 ? refused("work.busy") : null);
  const { client, seen } = begin();
  await pass(20_000);
  expect(client.state.kind).toBe("saved");
  expect(seen.states).not.toContain("offline");
});

test("a page of an older build keeps what is typed and says that it is one; the next page sends it", async () => {
  for (const [call, reason] of [
    ["update", "body.invalid"],
    ["open", "path.unknown"],
    ["stream", "body.invalid"],
  ] as const) {
    store = fakeDocumentStore();
    server = fakeDocumentServer();
    server.write((doc) => writeBlocks(doc, [say("一")]));
    const { client: first } = await opened();
    await pass(6000);
    await first.end();
    server.faults.refuse = (called) => (called === call ? refused(reason) : null);
    const { client } = await opened();
    type(client, "旧页面写的");
    await pass(1000);
    expect(client.state).toMatchObject({ kind: "outdated", keeps: true });
    expect(client.state.unsent).toBe(call === "update" ? 1 : 0);
    expect(textsOf(client.doc)).toEqual(["一", "旧页面写的"]);
    server.faults.refuse = null;
    await client.end();
    const { client: next } = await opened();
    await pass(1000);
    expect(next.state).toMatchObject({ kind: "saved", unsent: 0 });
    expect(textsOf(server.whole())).toEqual(["一", "旧页面写的"]);
    await next.end();
  }
});

test("a change that was missed is fetched, whoever notices", async () => {
  const { client } = await opened();
  server.write((doc) => writeBlocks(doc, [say("一"), say("二"), say("没听见")]), { isHeard: false });
  server.tell("head");
  await until(() => textsOf(client.doc).includes("没听见"));
  server.write((doc) => writeBlocks(doc, [say("一")]), { isHeard: false });
  server.write((doc) => writeBlocks(doc, [say("一"), say("跳号")]));
  await until(() => textsOf(client.doc).includes("跳号"));
  expect(textsOf(client.doc)).toEqual(["一", "跳号"]);
});

test("a cut line is taken up again behind what was seen", async () => {
  const { client } = await opened();
  server.cut();
  server.write((doc) => writeBlocks(doc, [say("一"), say("断线时写的")]));
  await pass(1000);
  await until(() => textsOf(client.doc).includes("断线时写的"));
});

test("when a document was rebuilt, unsent words come back as rescued text under their heading", async () => {
  const heading: NodeJson = { type: "heading", attrs: { level: 1, id: "aaaaaaaaaa" }, content: [{ type: "text", text: "章" }] };
  server.write((doc) => writeBlocks(doc, [heading, say("旧文")]));
  const { client, seen } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  const body = documentRoots(client.doc).body;
  const text = (body.get(1) as Y.XmlElement).get(0) as Y.XmlText;
  text.insert(2, "，还没存的话");
  await pass(400);
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [heading, say("旧文")]);
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  await until(() => seen.replaced.length === 1);
  expect(client.doc).toBe(seen.replaced[0]);
  expect(textsOf(client.doc)).toEqual(["章", "旧文"]);
  expect(documentRoots(client.doc).rescued.toArray()).toMatchObject([{ text: "，还没存的话", headingId: "aaaaaaaaaa" }]);
  await pass(1000);
  expect(documentRoots(server.whole()).rescued.toArray()).toHaveLength(1);
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0 });
});

const SUGGESTION: Suggestion = {
  id: "s1",
  action: "polish",
  generationId: "g1",
  headingId: null,
  at: 1,
  asked: "",
  passages: [{ was: "一", becomes: "壹", anchor: '{"type":{"client":1,"clock":0}}' }],
};
const LAID = { ...SUGGESTION, passages: [{ ...SUGGESTION.passages[0], anchor: "" }] };

/** Suggests offline: one that stays, one that is dropped again, and another value of the one that stays. */
function suggestOffline(client: SyncClient): void {
  const { suggestions } = documentRoots(client.doc);
  suggestions.set("s1", { ...SUGGESTION, passages: [{ ...SUGGESTION.passages[0], becomes: null }] });
  suggestions.set("s2", { ...SUGGESTION, id: "s2" });
  suggestions.delete("s2");
  suggestions.set("s1", SUGGESTION);
}

test("when a document was rebuilt, an unsent suggestion is laid upon it again, once, and one that was dropped is not", async () => {
  const { client, seen } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  suggestOffline(client);
  await pass(400);
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [say("一")]);
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  await until(() => seen.replaced.length === 1);
  expect(readSuggestions(client.doc)).toEqual([LAID]);
  await pass(1000);
  expect(readSuggestions(server.whole())).toEqual([LAID]);
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0 });
});

test("a page that was closed with an unsent suggestion lays it upon the document that was rebuilt meanwhile", async () => {
  const { client } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  suggestOffline(client);
  await pass(400);
  await client.end();
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [say("一")]);
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  const { client: next } = await opened();
  await pass(2000);
  expect(readSuggestions(next.doc)).toEqual([LAID]);
  expect(readSuggestions(server.whole())).toEqual([LAID]);
});

test("a suggestion the rebuilt document has is not written over by an older one that was not sent", async () => {
  const { client, seen } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  suggestOffline(client);
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [say("一")]);
  documentRoots(rebuilt).suggestions.set("s1", { ...LAID, asked: "here" });
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  await until(() => seen.replaced.length === 1);
  expect(readSuggestions(client.doc)).toEqual([{ ...LAID, asked: "here" }]);
});

const NUMBERED = {
  text: "市集",
  kids: [
    { id: "a", text: "场地" },
    { id: "b", text: "预算" },
    { id: "c", text: "宣传" },
  ],
};
const linesOf = (doc: Y.Doc) => readTree(doc).nodes.map(({ parentId, text }) => `${parentId ?? ""}>${text}`);

/** A tree on the server, and the same one made anew with one node more. */
function plantTree(): Y.Doc {
  const plant = (doc: Y.Doc, tree: Parameters<typeof nodesOf>[0]) =>
    writeTree(
      doc,
      nodesOf(tree, () => "root"),
    );
  server = fakeDocumentServer();
  server.write((doc) => plant(doc, NUMBERED));
  const rebuilt = new Y.Doc();
  plant(rebuilt, { ...NUMBERED, kids: [...NUMBERED.kids, { id: "d", text: "别处加的" }] });
  return rebuilt;
}

/** Offline: another text, another place, a new node that is renamed, a node that is taken away. */
function editTree({ doc }: SyncClient): void {
  const stored = storedTreeOf(doc);
  stored.set("a/t", "操场");
  stored.set("b/p", ["a", "a0"]);
  writeTreeNode(stored, { id: "n", parentId: "b", order: "a0", text: "新" });
  stored.set("n/t", "新的");
  for (const part of ["p", "t", "x"]) stored.delete(`c/${part}`);
}
const EDITED = [">市集", "root>操场", "a>预算", "b>新的", "root>别处加的"];

test("when a tree was rebuilt, what was done to it and not sent is done to the new one, and stored there", async () => {
  const rebuilt = plantTree();
  const { client, seen } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  editTree(client);
  await pass(400);
  const before = client.doc;
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  await until(() => seen.replaced.length === 1);
  expect(linesOf(client.doc)).toEqual(EDITED);
  // Typed before the map has gone over to the new one.
  storedTreeOf(before).set("a/t", "操场北");
  await pass(1000);
  expect(linesOf(server.whole())).toEqual(EDITED.with(1, "root>操场北"));
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0 });
});

test("a page that was closed with unsent changes of a tree does them to the one that was rebuilt meanwhile", async () => {
  const rebuilt = plantTree();
  const { client } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  editTree(client);
  await pass(400);
  await client.end();
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  await opened();
  await pass(2000);
  expect(linesOf(server.whole())).toEqual(EDITED);
});

test("of changes to a tree that is not there any more, new nodes come back where they stood and other texts below the root", async () => {
  plantTree();
  const first = await opened();
  const left: Uint8Array[] = [];
  first.client.doc.on("update", (update: Uint8Array) => left.push(update));
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  editTree(first.client);
  storedTreeOf(first.client.doc).set("a/t", "操场北");
  await first.client.end();
  const other = fakeDocumentStore();
  server.faults.refuse = null;
  const second = await opened({ keptIn: other });
  await pass(100);
  await second.client.end();
  other.stale = left;
  const rebuilt = new Y.Doc();
  writeTree(
    rebuilt,
    nodesOf(NUMBERED, () => "root"),
  );
  server.rebuild(rebuilt);
  const { client } = await opened({ keptIn: other });
  await pass(1000);
  expect(linesOf(client.doc)).toEqual([">市集", "root>场地", "root>预算", "b>新的", "root>宣传", "root>操场北"]);
  expect(other.stale).toEqual([]);
});

test("when a document was rebuilt, an unsent title, footnote and caption come back too", async () => {
  server.write((doc) => writeBlocks(doc, [{ type: "table", attrs: { id: "t" }, content: [{ type: "tableRow" }] }]));
  const { client, seen } = await opened();
  server.faults.refuse = (call) => (call === "update" ? offline() : null);
  const { body, meta, footnotes } = documentRoots(client.doc);
  meta.set("title", "新题目");
  footnotes.set("f", new Y.Text("见第三章"));
  (body.get(0) as Y.XmlElement).setAttribute("caption", "来客");
  await pass(400);
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [say("重建的")]);
  server.faults.refuse = null;
  server.rebuild(rebuilt);
  await until(() => seen.replaced.length === 1);
  const texts = documentRoots(client.doc).rescued.map(({ text }) => text);
  expect(texts.toSorted()).toEqual(["新题目", "来客", "见第三章"].toSorted());
});

test("what is typed into the old document while the page goes over to the rebuilt one comes back too", async () => {
  const { client, seen } = await opened();
  const before = client.doc;
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [say("重建的")]);
  server.rebuild(rebuilt);
  await until(() => seen.replaced.length === 1);
  writeBlocks(before, [...readContent(before).blocks, say("慢了一步")]);
  expect(documentRoots(client.doc).rescued.toArray()).toMatchObject([{ text: "慢了一步" }]);
  await pass(1000);
  expect(documentRoots(server.whole()).rescued.toArray()).toHaveLength(1);
});

test("what a page that is no more left unsent before the document was rebuilt comes back as rescued text, once", async () => {
  const left = new Y.Doc();
  writeBlocks(left, [say("别的页没存的话")]);
  const first = await opened();
  await first.client.end();
  store.stale = [Y.encodeStateAsUpdate(left)];
  const { client } = await opened();
  await until(() => documentRoots(client.doc).rescued.length === 1);
  expect(documentRoots(client.doc).rescued.toArray()).toMatchObject([{ text: "别的页没存的话", headingId: null }]);
  await pass(1000);
  expect(store.stale).toEqual([]);
});

test("a document that is not there is said to be, and nothing is asked again", async () => {
  server.faults.refuse = () => refused("document.unknown");
  const { client } = begin();
  await pass(5000);
  expect(client.state).toMatchObject({ kind: "error", reason: "document.unknown" });
  expect(server.calls.filter((call) => call === "open")).toHaveLength(1);
});

test("a table's structure is one page's at a time", async () => {
  const { client } = await opened();
  expect(client.presence.lease("t1")).toBe(true);
  server.tell("presence", { clientId: "77", headingId: null, tableLease: "t2" });
  await pass(0);
  expect(client.presence.lease("t2")).toBe(false);
  await pass(16_000);
  expect(client.presence.others).toEqual([]);
  expect(client.presence.lease("t2")).toBe(true);
});

test("words an earlier visit left unsent are rescued as well when the document was rebuilt meanwhile", async () => {
  const first = await opened();
  server.faults.refuse = offline;
  type(first.client, "离线写的");
  await pass(500);
  await first.client.end();
  const rebuilt = new Y.Doc();
  writeBlocks(rebuilt, [say("重建的")]);
  server.rebuild(rebuilt);
  server.faults.refuse = null;
  const { client, seen } = await opened();
  await until(() => seen.replaced.length === 1);
  expect(textsOf(client.doc)).toEqual(["重建的"]);
  expect(documentRoots(client.doc).rescued.toArray()).toMatchObject([{ text: "离线写的", headingId: null }]);
});

test("what comes through an open editor is nobody's own: it is neither kept as unsent nor sent back", async () => {
  const { client } = await opened();
  const held = holdUpdates({ doc: client.doc, isComposing: () => false });
  client.deliverTo(held.push);
  server.write((doc) => writeBlocks(doc, [say("一"), say("别处写的")]));
  await pass(1000);
  expect(textsOf(client.doc)).toEqual(["一", "别处写的"]);
  expect(client.state).toMatchObject({ kind: "saved", unsent: 0 });
  expect(server.calls).not.toContain("update");
  expect(store.unsent).toBe(0);
});

test("another page is shown from its second word on, until it has been silent for 15 seconds", async () => {
  const { client, seen } = await opened();
  const say = () => server.tell("presence", { clientId: "77", headingId: "h1", tableLease: null, device: "phone" });
  say();
  await pass(0);
  expect(client.presence.others).toEqual([]);
  say();
  await pass(0);
  expect(client.presence.others).toEqual([{ clientId: "77", headingId: "h1", tableLease: null, device: "phone", isTab: false }]);
  const before = seen.presence;
  await pass(15_000);
  expect(client.presence.others).toEqual([]);
  expect(seen.presence).toBe(before + 1);
});

test("another page that says it is closed goes at once, and this one says so when it ends", async () => {
  const { client, seen } = await opened();
  const here = { clientId: "77", headingId: null, tableLease: "t2" };
  for (let said = 0; said < 2; said++) server.tell("presence", here);
  await pass(0);
  expect(client.presence.others).toHaveLength(1);
  const before = seen.presence;
  server.tell("presence", { ...here, tableLease: null, gone: true });
  await pass(0);
  expect(client.presence.others).toEqual([]);
  expect(seen.presence).toBe(before + 1);
  expect(client.presence.lease("t2")).toBe(true);
  await client.end();
  expect(server.calls.filter((call) => call === "gone")).toHaveLength(1);
});

test("a page of this browser is known as another tab", async () => {
  const [one, other] = [await opened(), await opened()];
  await pass(11_000);
  const { clientID } = other.client.doc;
  for (let said = 0; said < 2; said++) server.tell("presence", { clientId: String(clientID), headingId: null, tableLease: null });
  await pass(0);
  expect(one.client.presence.others).toMatchObject([{ clientId: String(clientID), isTab: true }]);
});

test("two tabs without a line see each other's text, and the server gets each word once", async () => {
  const [one, other] = [await opened(), await opened({ keptIn: fakeDocumentStore() })];
  server.faults.refuse = offline;
  type(one.client, "这边写的");
  await pass(400);
  expect(one.client.state.kind).toBe("offline");
  await until(() => textsOf(other.client.doc).includes("这边写的"));
  type(other.client, "那边接着写的");
  await pass(400);
  const written = ["一", "二", "这边写的", "那边接着写的"];
  expect([one, other].map(({ client }) => textsOf(client.doc))).toEqual([written, written]);
  await one.client.end();
  clients = clients.filter((client) => client !== one.client);
  server.faults.refuse = null;
  other.client.retry();
  await pass(1000);
  // The first tab never sent anything: what the second one wrote rests on it.
  expect(textsOf(server.whole())).toEqual(written);
  expect(other.client.state.kind).toBe("saved");
});

test("tabs say nothing of text while the server takes it", async () => {
  const one = await opened();
  await opened();
  type(one.client, "在线写的");
  await pass(1000);
  expect(tabs.updates).toBe(0);
});
