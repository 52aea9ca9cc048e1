import { documentRoots, type NodeJson, readContent, writeBlocks } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import * as Y from "yjs";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { COMPACT_AFTER_MS, REBUILD_FROM_BYTES, ROWS_KEPT_MS } from "./constants.ts";
import type { DocumentModule } from "./create-documents.ts";
import { createTestKind, follow, heading, openDevice, ownDocument, say, withDocuments, wordsOf } from "./testing/test-documents.ts";

const HOUR_MS = 3_600_000;

/** Compacts whatever was changed, as after a while without changes. */
async function rest(app: TestApp, ms = COMPACT_AFTER_MS): Promise<void> {
  app.clock.jumpTo(app.clock.now() + ms);
  await (app.deps.documents as DocumentModule).compactDue();
}

const head = ({ deps: { db } }: TestApp) => db.selectFrom("document").selectAll().executeTakeFirstOrThrow();
const rescued = ({ doc }: { doc: Y.Doc }) => documentRoots(doc).rescued.toArray();

describe("compaction", () => {
  const kind = createTestKind();
  testOnEachDatabase(
    "makes a snapshot of what was quiet for a while, and tells the kind of document what is in it",
    async (app) => {
      kind.derived.length = 0;
      const owner = await ownDocument(app, [heading("a", "题"), say("")]);
      const device = await openDevice(app, owner);
      for (let n = 0; n < 5; n += 1) {
        device.type(1, n, "字");
        await device.send();
      }
      await rest(app);
      expect(await head(app)).toMatchObject({
        seq: 5,
        snapshot_seq: 5,
        derived_seq: 5,
        characters: 5,
        blocks: 2,
        compact_at: null,
        lease_owner: null,
      });
      expect(kind.derived.at(-1)).toMatchObject({ documentId: owner.documentId, seq: 5, characters: 5, text: "题\n字字字字字" });
      expect(kind.derived.at(-1)?.sections).toMatchObject([{ id: "a", title: "题", characters: 5 }]);
      expect((await openDevice(app, owner)).words()).toEqual(["题", "字字字字字"]);
      const watcher = follow(app, { ...owner, after: 0 });
      await watcher.until(({ id }) => id === 5);
      await watcher.leave();
    },
    () => ({ documentKinds: [kind] }),
  );

  testOnEachDatabase(
    "gives back text typed into a block that another page deleted, to whoever has the document open",
    async (app) => {
      const owner = await ownDocument(app, [heading("a", "题"), say("一"), say("二")]);
      const [one, two] = [await openDevice(app, owner), await openDevice(app, owner)];
      documentRoots(one.doc).body.delete(1, 1);
      two.type(1, 1, "后来写的");
      await one.send();
      await two.send();
      const watcher = follow(app, { ...owner, after: 2 });
      await rest(app);
      await watcher.until(({ event, id }) => event === "update" && id === 3);
      await watcher.leave();
      await one.pull();
      expect(rescued(one)).toMatchObject([{ text: "后来写的", headingId: "a" }]);
      const rows = await app.deps.db.selectFrom("document_update").select("actor").orderBy("seq").execute();
      expect(rows.map(({ actor }) => actor)).toEqual(["user", "user", "compaction"]);
      await rest(app);
      expect(await head(app)).toMatchObject({ seq: 3, snapshot_seq: 3 });
    },
    withDocuments,
  );

  testOnSqlite(
    "gives a block that breaks the schema back what it last held, and keeps the words",
    async (app) => {
      const owner = await ownDocument(app, [heading("a", "题"), say("好的")]);
      const device = await openDevice(app, owner);
      const { body } = documentRoots(device.doc);
      (body.get(1) as Y.XmlElement).insert(1, [new Y.XmlElement("script")]);
      const alien = new Y.XmlElement("alien");
      alien.insert(0, [new Y.XmlText("外来的话")]);
      body.insert(2, [alien]);
      await device.send();
      await rest(app);
      await device.pull();
      expect(readContent(device.doc)).toMatchObject({ blocks: [heading("a", "题"), say("好的")], invalid: [] });
      expect(rescued(device)).toMatchObject([{ text: "外来的话", headingId: "a" }]);
      expect(await app.deps.db.selectFrom("document_update").select("seq").execute()).toHaveLength(2);
    },
    withDocuments,
  );

  testOnSqlite(
    "keeps one of a section two pages have moved at once, with what was added to the other",
    async (app) => {
      const blocks = [heading("a", "甲"), say("甲一"), say("甲二"), heading("b", "乙"), say("乙一")];
      const owner = await ownDocument(app, blocks);
      const devices = [await openDevice(app, owner), await openDevice(app, owner)];
      for (const [n, device] of devices.entries()) {
        const added = n === 0 ? [say("只在这里")] : [];
        writeBlocks(device.doc, [heading("b", "乙"), say("乙一"), heading("a", "甲"), say("甲一"), say("甲二"), ...added]);
        await device.send();
      }
      await rest(app);
      const [device] = devices as [(typeof devices)[0]];
      await device.pull();
      const words = device.words();
      expect(words.filter((one) => one === "甲一")).toHaveLength(1);
      expect([...words, ...rescued(device).map(({ text }) => text)].join(" ")).toContain("只在这里");
      expect(readContent(device.doc).blocks.filter(({ attrs }) => attrs?.["id"] === "a")).toHaveLength(1);
    },
    withDocuments,
  );

  testOnSqlite(
    "leaves two sections that share nothing but an id, and gives one of them another",
    async (app) => {
      const owner = await ownDocument(app, [heading("a", "甲"), say("这一段"), heading("a", "乙"), say("那一段")]);
      await rest(app, 0);
      const device = await openDevice(app, owner);
      expect(device.words()).toEqual(["甲", "这一段", "乙", "那一段"]);
      const ids = readContent(device.doc).blocks.flatMap(({ attrs }) => (attrs?.["id"] === undefined ? [] : [attrs["id"]]));
      expect(new Set(ids).size).toBe(2);
    },
    withDocuments,
  );

  testOnSqlite(
    "restores a locked section, and leaves alone one that was unlocked meanwhile",
    async (app) => {
      const blocks = [heading("a", "甲", { locked: 1 }), say("定稿"), heading("b", "乙", { locked: 1 }), say("也定稿")];
      const owner = await ownDocument(app, blocks);
      const device = await openDevice(app, owner);
      device.type(1, 2, "偷改");
      const second = documentRoots(device.doc).body.get(2) as Y.XmlElement<{ locked: number }>;
      second.removeAttribute("locked");
      device.type(3, 3, "改了");
      second.setAttribute("locked", 1);
      await device.send();
      await rest(app);
      await device.pull();
      expect(device.words()).toEqual(["甲", "定稿", "乙", "也定稿改了"]);
      expect(rescued(device)).toMatchObject([{ text: "定稿偷改", headingId: "a" }]);
    },
    withDocuments,
  );

  testOnSqlite(
    "puts a locked section back that a page deleted, where it stood, and leaves deleted what was unlocked before",
    async (app) => {
      const sections = ["a", "b", "c"].flatMap((id) => [heading(id, `题${id}`, id === "a" ? {} : { locked: 1 }), say(`文${id}`)]);
      const owner = await ownDocument(app, [...sections, heading("d", "题d"), say("文d")]);
      const [mine, stale] = [await openDevice(app, owner), await openDevice(app, owner)];
      const last = documentRoots(mine.doc).body.get(4) as Y.XmlElement;
      last.removeAttribute("locked");
      await mine.send();
      documentRoots(mine.doc).body.delete(4, 2);
      await mine.send();
      documentRoots(stale.doc).body.delete(2, 1);
      await stale.send();
      await rest(app);
      await mine.pull();
      expect(mine.words()).toEqual(["题a", "文a", "题b", "文b", "题d", "文d"]);
      expect(readContent(mine.doc).blocks[2]).toMatchObject({ attrs: { id: "b", locked: 1 } });
      expect(rescued(mine)).toEqual([]);
      // Once more, with words typed at the top of a text that was deleted as a whole.
      const { body } = documentRoots(mine.doc);
      body.delete(0, body.length);
      writeBlocks(mine.doc, [say("重写")]);
      await mine.send();
      await rest(app);
      await mine.pull();
      expect(mine.words()).toEqual(["重写", "题b", "文b"]);
    },
    withDocuments,
  );

  testOnSqlite(
    "holds a section from the change that locks it, also against one that was typed before and came later",
    async (app) => {
      const owner = await ownDocument(app, [heading("a", "甲"), say("定稿"), heading("b", "乙"), say("也定稿")]);
      const [mine, stale] = [await openDevice(app, owner), await openDevice(app, owner)];
      for (const at of [0, 2]) (documentRoots(mine.doc).body.get(at) as Y.XmlElement<{ locked: number }>).setAttribute("locked", 1);
      await mine.send();
      stale.type(1, 2, "偷改");
      documentRoots(stale.doc).body.delete(2, 2);
      await stale.send();
      await rest(app);
      await mine.pull();
      expect(mine.words()).toEqual(["甲", "定稿", "乙", "也定稿"]);
      expect(rescued(mine)).toMatchObject([{ text: "定稿偷改", headingId: "a" }]);
    },
    withDocuments,
  );

  testOnSqlite(
    "leaves a locked section where it was moved to, and lets a restored version do without one",
    async (app) => {
      const owner = await ownDocument(app, [say("前言"), heading("a", "甲", { locked: 1 }), say("定稿")]);
      await rest(app);
      const device = await openDevice(app, owner);
      documentRoots(device.doc).body.delete(1, 2);
      writeBlocks(device.doc, [heading("a", "甲", { locked: 1 }), say("定稿"), heading("b", "乙"), say("前言")]);
      await device.send();
      await rest(app);
      await device.pull();
      expect(device.words()).toEqual(["甲", "定稿", "乙", "前言"]);
      const { documentId, token } = owner;
      const { data } = await app.call("/api/document/saveVersion", { documentId, label: "有" }, token);
      (documentRoots(device.doc).body.get(0) as Y.XmlElement).removeAttribute("locked");
      await device.send();
      documentRoots(device.doc).body.delete(0, 2);
      await device.send();
      const without = (await app.call("/api/document/saveVersion", { documentId, label: "没有" }, token)).data;
      await app.call("/api/document/restoreVersion", { documentId, versionId: data.versionId }, token);
      await rest(app);
      await app.call("/api/document/restoreVersion", { documentId, versionId: without.versionId }, token);
      await rest(app);
      await device.pull();
      expect(device.words()).toEqual(["乙", "前言"]);
    },
    withDocuments,
  );

  testOnSqlite(
    "keeps every word of what is rescued, however long and in however many passages",
    async (app) => {
      const blocks = 600;
      const owner = await ownDocument(app, [heading("a", "题"), ...Array.from({ length: blocks }, () => say("底"))]);
      const [one, two] = [await openDevice(app, owner), await openDevice(app, owner)];
      documentRoots(one.doc).body.delete(1, blocks);
      const long = "😀长".repeat(20_000);
      for (let n = 0; n < blocks; n += 1) two.type(n + 1, 1, n === 0 ? long : `第${n}句`);
      await one.send();
      await two.send();
      await rest(app);
      await one.pull();
      const texts = rescued(one).map(({ text }) => text);
      expect(texts.every((text) => text.isWellFormed() && text.length <= 20_000)).toBe(true);
      expect(texts.join("")).toBe(long + Array.from({ length: blocks - 1 }, (_, n) => `第${n + 1}句`).join(""));
    },
    withDocuments,
  );

  testOnSqlite(
    "gives a table rows of one width after two pages have added columns and rows",
    async (app) => {
      const cell: NodeJson = { type: "tableCell", attrs: { colspan: 1, rowspan: 1 }, content: [{ type: "paragraph" }] };
      const table = (rows: number, columns: number): NodeJson => ({
        type: "table",
        content: Array.from({ length: rows }, () => ({ type: "tableRow", content: Array.from({ length: columns }, () => cell) })),
      });
      const owner = await ownDocument(app, [table(2, 2)]);
      const [one, two] = [await openDevice(app, owner), await openDevice(app, owner)];
      writeBlocks(one.doc, [table(2, 12)]);
      writeBlocks(two.doc, [table(12, 2)]);
      await one.send();
      await two.send();
      await rest(app);
      await one.pull();
      expect(readContent(one.doc).blocks).toEqual([table(12, 12)]);
    },
    withDocuments,
  );

  testOnEachDatabase(
    "removes rows after a week: who was away longer opens the document again",
    async (app) => {
      const owner = await ownDocument(app);
      const device = await openDevice(app, owner);
      device.type(0, 0, "旧");
      await device.send();
      await app.deps.db
        .updateTable("document_update")
        .set({ at: app.clock.now() - ROWS_KEPT_MS })
        .execute();
      await rest(app);
      device.type(0, 1, "新");
      await device.send();
      await rest(app);
      const away = follow(app, { ...owner, after: 0 });
      await away.ended;
      expect(away.events).toEqual([{ event: "reopen", id: 0, data: { epoch: 1 } }]);
      const near = follow(app, { ...owner, after: 1 });
      await near.until(({ id }) => id === 2);
      await near.leave();
      expect(wordsOf((await app.deps.documents.read(owner)).content.blocks)).toEqual(["旧新"]);
    },
    withDocuments,
  );

  testOnSqlite(
    "keeps a version every ten minutes of editing at most",
    async (app) => {
      const owner = await ownDocument(app);
      const device = await openDevice(app, owner);
      for (let minute = 0; minute < 30; minute += 1) {
        device.type(0, 0, "字");
        await device.send();
        await rest(app, 60_000);
      }
      const { data } = await app.call("/api/document/versions", { documentId: owner.documentId }, owner.token);
      expect(data.list.map(({ kind, charCnt }) => [kind, charCnt])).toEqual([
        ["auto", 21],
        ["auto", 11],
        ["auto", 1],
      ]);
    },
    withDocuments,
  );

  testOnEachDatabase(
    "rebuilds a document that is nearly all history, once nobody watches, in a new epoch",
    async (app) => {
      const owner = await ownDocument(app);
      const device = await openDevice(app, owner);
      // Bytes that are no part of the content, as years of typing leave them.
      device.type(0, 0, "文");
      device.doc.getMap("history").set("a", "a".repeat(REBUILD_FROM_BYTES));
      expect(await device.send()).toMatchObject({ data: { seq: 1 } });
      const words = device.words();
      await rest(app);
      expect(await head(app)).toMatchObject({ epoch: 1 });
      await rest(app, HOUR_MS);
      expect(await head(app)).toMatchObject({ epoch: 2, seq: 1, snapshot_seq: 1, compact_at: null });
      device.type(0, 0, "!");
      expect((await device.send()).refusal).toMatchObject({ reason: "document.reopen" });
      const again = await openDevice(app, owner);
      expect(again.words()).toEqual(words);
      again.type(0, 0, "?");
      expect((await again.send()).data).toEqual({ seq: 2 });
      const old = follow(app, { ...owner, epoch: 1, after: 1 });
      await old.ended;
      expect(old.events).toMatchObject([{ event: "reopen", data: { epoch: 2 } }]);
    },
    withDocuments,
  );
});
