import { FRONT_SECTION, readContent } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import * as Y from "yjs";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { HEAD_MS, NAMED_VERSIONS_MAX } from "./constants.ts";
import type { DocumentModule } from "./create-documents.ts";
import { base64, bytes, follow, openDevice, ownDocument, say, withDocuments, wordsOf } from "./testing/test-documents.ts";

describe("a document", () => {
  testOnEachDatabase(
    "is opened whole, or as what a device lacks",
    async (app) => {
      const owner = await ownDocument(app, [say("一"), say("二")]);
      const device = await openDevice(app, owner);
      expect(device.words()).toEqual(["一", "二"]);
      device.type(0, 1, "加");
      expect(await device.send()).toMatchObject({ data: { seq: 1 } });
      const { data } = await app.call(
        "/api/document/open",
        { documentId: owner.documentId, stateVector: base64(Y.encodeStateVector(device.doc)) },
        owner.token,
      );
      expect(Y.decodeUpdate(bytes(data.update)).structs).toEqual([]);
      expect((await openDevice(app, owner)).words()).toEqual(["一加", "二"]);
      expect((await app.deps.documents.read(owner)).content.blocks).toEqual([say("一加"), say("二")]);
    },
    withDocuments,
  );

  testOnEachDatabase(
    "stores a repeated change once, and answers as the first time",
    async (app) => {
      const owner = await ownDocument(app);
      const device = await openDevice(app, owner);
      device.type(0, 0, "字");
      const update = base64(Y.encodeStateAsUpdate(device.doc));
      const body = { documentId: owner.documentId, epoch: 1, clientId: "7", seq: 0, update };
      const answers = await Promise.all([1, 2, 3].map(() => app.call("/api/document/update", body, owner.token)));
      expect(answers.map(({ data }) => data.seq)).toEqual([1, 1, 1]);
      expect((await app.call("/api/document/update", { ...body, seq: 1 }, owner.token)).data).toEqual({ seq: 2 });
      expect((await app.call("/api/document/update", body, owner.token)).data).toEqual({ seq: 1 });
    },
    withDocuments,
  );

  testOnSqlite(
    "is changed by the server as it stood earlier, without losing what was typed since",
    async (app) => {
      const owner = await ownDocument(app, [say("第一段"), say("第二段")]);
      const device = await openDevice(app, owner);
      device.type(1, 3, "（新）");
      await device.send();
      const { seq } = await app.deps.documents.change({
        ...owner,
        actor: "generation",
        version: 0,
        name: "changeParagraphs",
        input: { changes: [{ op: "update", id: FRONT_SECTION, text: "第一段改了\n\n第二段" }] },
      });
      expect(seq).toBe(2);
      await device.pull();
      expect(device.words()).toEqual(["第一段改了", "第二段（新）"]);
      await expect(
        app.deps.documents.change({ ...owner, actor: "x", version: 9, name: "setTitle", input: { title: "题" } }),
      ).rejects.toMatchObject({
        reason: "document.versionGone",
      });
    },
    withDocuments,
  );

  testOnSqlite(
    "is restored as one change that can be undone, with its state before kept",
    async (app) => {
      const owner = await ownDocument(app, [say("第一稿")]);
      const { documentId, token } = owner;
      const { data: saved } = await app.call("/api/document/saveVersion", { documentId, label: "初稿" }, token);
      expect(saved).toMatchObject({ kind: "named", label: "初稿", charCnt: 3 });
      const device = await openDevice(app, owner);
      device.type(0, 3, "又改");
      await device.send();
      await app.clock.advance(1);
      const restored = await app.call("/api/document/restoreVersion", { documentId, versionId: saved.versionId }, token);
      expect(restored.data).toEqual({ seq: 2 });
      const undo = new Y.UndoManager(device.doc, { trackedOrigins: new Set(["server"]) });
      await device.pull();
      expect(device.words()).toEqual(["第一稿"]);
      undo.undo();
      expect(device.words()).toEqual(["第一稿又改"]);
      const { data } = await app.call("/api/document/versions", { documentId }, token);
      expect(data.list.map(({ kind }) => kind)).toEqual(["beforeRestore", "named"]);
      const before = await app.call("/api/document/version", { documentId, versionId: data.list[0]?.versionId }, token);
      expect(before.data.blocks).toEqual([say("第一稿又改")]);
      expect((await app.call("/api/document/version", { documentId, versionId: "none" }, token)).refusal).toMatchObject({
        reason: "version.unknown",
      });
    },
    withDocuments,
  );

  testOnSqlite(
    "has so many named versions at most",
    async (app) => {
      const { documentId, token } = await ownDocument(app, [say("第一稿")]);
      const save = () => app.call("/api/document/saveVersion", { documentId, label: "初稿" }, token);
      await save();
      const row = await app.deps.db.selectFrom("document_version").selectAll().where("kind", "=", "named").executeTakeFirstOrThrow();
      const copies = Array.from({ length: NAMED_VERSIONS_MAX - 2 }, (_, no) => ({ ...row, id: `copy-${no}` }));
      await app.deps.db.insertInto("document_version").values(copies).execute();
      expect((await save()).isSuccess).toBe(true);
      expect(await save()).toMatchObject({ code: 1, refusal: { reason: "version.tooMany" } });
    },
    withDocuments,
  );

  testOnEachDatabase(
    "is nobody else's, and nobody's where it is put away",
    async (app) => {
      const owner = await ownDocument(app, [say("我的")]);
      const { documentId } = owner;
      const stranger = await app.signIn("stranger");
      const update = base64(Y.encodeStateAsUpdate(new Y.Doc()));
      const refusals = async (token: string) => [
        await app.call("/api/document/open", { documentId }, token),
        await app.call("/api/document/update", { documentId, epoch: 1, clientId: "1", seq: 0, update }, token),
        await app.call("/api/document/stream", { documentId, epoch: 1, clientId: "1" }, token),
        await app.call("/api/document/presence", { documentId, clientId: "1" }, token),
        await app.call("/api/document/versions", { documentId }, token),
        await app.call("/api/document/version", { documentId }, token),
        await app.call("/api/document/saveVersion", { documentId, label: "x" }, token),
        await app.call("/api/document/restoreVersion", { documentId, versionId: "x" }, token),
      ];
      for (const { refusal } of await refusals(stranger.token)) expect(refusal).toMatchObject({ reason: "document.unknown" });
      await app.deps.documents.setAvailable(app.deps.db, [documentId], false);
      for (const { refusal } of await refusals(owner.token)) expect(refusal).toMatchObject({ reason: "document.unknown" });
      await app.deps.documents.setAvailable(app.deps.db, [documentId], true);
      expect((await openDevice(app, owner)).words()).toEqual(["我的"]);
      await app.deps.documents.erase(app.deps.db, [documentId]);
      for (const { refusal } of await refusals(owner.token)) expect(refusal).toMatchObject({ reason: "document.unknown" });
    },
    withDocuments,
  );
});

describe("watching a document", () => {
  testOnEachDatabase(
    "begins anywhere and brings every later change once, in order",
    async (app) => {
      const owner = await ownDocument(app);
      const device = await openDevice(app, owner);
      for (let n = 0; n < 5; n += 1) {
        device.type(0, n, String(n));
        await device.send();
      }
      const watchers = [0, 1, 3, 5].map((after) => follow(app, { ...owner, after }));
      for (let n = 5; n < 8; n += 1) {
        device.type(0, n, String(n));
        await device.send();
      }
      for (const [index, watcher] of watchers.entries()) {
        await watcher.until(({ event, id }) => event === "update" && id === 8);
        const after = [0, 1, 3, 5][index] ?? 0;
        expect(watcher.seqs()).toEqual(Array.from({ length: 8 - after }, (_, n) => after + 1 + n));
        const doc = new Y.Doc();
        const { data } = await app.call("/api/document/open", { documentId: owner.documentId }, owner.token);
        Y.applyUpdate(doc, bytes(data.update));
        expect(wordsOf(readContent(doc).blocks)).toEqual(["01234567"]);
        await watcher.leave();
      }
      const ahead = follow(app, { ...owner, after: 99 });
      await ahead.ended;
      expect(ahead.events).toEqual([{ event: "reopen", id: 99, data: { epoch: 1 } }]);
      const older = follow(app, { ...owner, epoch: 7, after: 0 });
      await older.ended;
      expect(older.events).toMatchObject([{ event: "reopen", data: { epoch: 1 } }]);
    },
    withDocuments,
  );

  testOnSqlite(
    "is an event stream that ends when the document has to be opened again",
    async (app) => {
      const { documentId, token } = await ownDocument(app);
      const payload = { documentId, epoch: 9, clientId: "1" };
      const { raw, headers } = await app.send({ method: "POST", url: "/api/document/stream", headers: { authorization: token }, payload });
      expect(headers["content-type"]).toContain("text/event-stream");
      expect(raw).toBe(': open\n\nevent: reopen\nid: 0\ndata: {"epoch":1}\n\n');
    },
    withDocuments,
  );

  testOnSqlite(
    "ends with the session, and for a document that is put away",
    async (app) => {
      const owner = await ownDocument(app);
      const { documentId, token } = owner;
      const payload = { documentId, epoch: 1, clientId: "1" };
      const watch = () => app.send({ method: "POST", url: "/api/document/stream", headers: { authorization: token }, payload });
      const first = watch();
      await expect.poll(() => (app.deps.documents as DocumentModule).watchedDocuments()).toBe(1);
      await app.deps.documents.setAvailable(app.deps.db, [documentId], false);
      await app.clock.advance(HEAD_MS + 1000);
      expect((await first).raw).toContain('event: reopen\nid: 0\ndata: {"epoch":0}');
      await app.deps.documents.setAvailable(app.deps.db, [documentId], true);
      const second = watch();
      await expect.poll(() => (app.deps.documents as DocumentModule).watchedDocuments()).toBe(1);
      await app.call("/api/user/logout", {}, token);
      await app.clock.advance(2000);
      expect((await second).status).toBe(200);
      expect((app.deps.documents as DocumentModule).watchedDocuments()).toBe(0);
    },
    withDocuments,
  );
});
