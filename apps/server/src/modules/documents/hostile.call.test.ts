import { DOCUMENT_MAX_BLOCKS, DOCUMENT_MAX_CHARACTERS, DOCUMENT_UPDATE_MAX_BYTES } from "@tangleaf/contract";
import { documentRoots, readContent } from "@tangleaf/document/model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as Y from "yjs";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { STORED_MAX_BYTES, STRUCTS_MAX } from "./constants.ts";
import type { DocumentModule } from "./create-documents.ts";
import { inspectUpdate } from "./inspect-update.ts";
import { base64, type Owner, openDevice, ownDocument, say, withDocuments, wordsOf } from "./testing/test-documents.ts";

const BIG_MS = 2000;
let seq = 0;

function sendBytes(app: TestApp, { token, documentId }: Owner, update: Uint8Array, epoch = 1) {
  seq += 1;
  return app.call("/api/document/update", { documentId, epoch, clientId: "1", seq, update: base64(update) }, token);
}

const compact = ({ deps: { documents }, clock }: TestApp) => {
  clock.jumpTo(clock.now() + 60_000);
  return (documents as DocumentModule).compactDue();
};

/** The update of whatever `write` does to an empty document. */
function updateOf(write: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  write(doc);
  return Y.encodeStateAsUpdate(doc);
}

describe("an update from outside", () => {
  test("is read or refused within milliseconds, whatever its bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        try {
          inspectUpdate(base64(bytes));
        } catch (error) {
          expect(error).toMatchObject({ reason: "update.unreadable" });
        }
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    ["nested arrays without end", Uint8Array.from([1, 1, 1, 0, 8, 1, 1, 97, 1, ...Array.from({ length: 400_000 }, () => [117, 1]).flat()])],
    ["a count of structs beyond all bytes", Uint8Array.from([1, 255, 255, 255, 255, 255, 255, 7, 1, 0, 0])],
    ["a count of deletions beyond all bytes", Uint8Array.from([0, 1, 1, 255, 255, 255, 255, 255, 255, 7])],
    ["a text longer than the update", Uint8Array.from([1, 1, 1, 0, 4, 1, 1, 97, 200, 1, 97])],
    [
      "more structs than one change can have",
      updateOf((doc) => {
        const list = doc.getArray("a");
        doc.transact(() => {
          for (let n = 0; n <= STRUCTS_MAX; n += 1) list.insert(0, [n % 7]);
        });
      }),
    ],
    ["a document inside the document", updateOf((doc) => doc.getMap("a").set("b", new Y.Doc()))],
  ])("is refused: %s", (_, bytes) => {
    const began = performance.now();
    expect(() => inspectUpdate(base64(bytes))).toThrowError(expect.objectContaining({ reason: "update.unreadable" }));
    expect(performance.now() - began).toBeLessThan(BIG_MS);
  });

  testOnSqlite(
    "is bounded, belongs to the epoch, and changes nothing where it is refused",
    async (app) => {
      const owner = await ownDocument(app, [say("好")]);
      const tooLarge = await sendBytes(app, owner, new Uint8Array(DOCUMENT_UPDATE_MAX_BYTES + 3));
      expect(tooLarge.refusal).toMatchObject({ reason: "body.invalid" });
      expect((await sendBytes(app, owner, Uint8Array.from([9, 9, 9]))).refusal).toMatchObject({ reason: "update.unreadable" });
      expect(
        (
          await sendBytes(
            app,
            owner,
            updateOf(() => {}),
            7,
          )
        ).refusal,
      ).toMatchObject({ reason: "document.reopen" });
      expect(await app.deps.db.selectFrom("document_update").select("seq").execute()).toEqual([]);
    },
    withDocuments,
  );

  testOnSqlite(
    "that breaks the schema in any way leaves a document that opens, reads and compacts",
    async (app) => {
      const owner = await ownDocument(app, [say("好")]);
      const deep = updateOf((doc) => {
        let parent: Y.XmlFragment = documentRoots(doc).body;
        for (let n = 0; n < 3000; n += 1) {
          const child = new Y.XmlElement("blockquote");
          parent.insert(0, [child]);
          parent = child;
        }
      });
      const wild: ((doc: Y.Doc) => void)[] = [
        (doc) => doc.getArray("body").push([1, { a: 1 }, new Y.Map()]),
        (doc) => doc.getText("body").insert(0, "文字在根上"),
        (doc) => doc.getMap("meta").set("title", new Y.Text("x")),
        (doc) => doc.getMap("meta").set("__proto__", 1),
        (doc) => doc.getArray("meta").push(["x"]),
        (doc) => doc.getMap("footnotes").set("a", { b: 1 }),
        (doc) => doc.getArray("rescued").push([1, null, "x"]),
        (doc) => documentRoots(doc).body.insert(0, [new Y.XmlText("裸的字"), new Y.XmlHook("hook") as never, new Y.XmlElement("doc")]),
        (doc) => {
          const table = new Y.XmlElement("table");
          const row = new Y.XmlElement("tableRow");
          const cell = new Y.XmlElement<{ colspan: object }>("tableCell");
          cell.setAttribute("colspan", { a: 1 });
          documentRoots(doc).body.insert(0, [table]);
          table.insert(0, [row]);
          row.insert(0, [cell as never]);
        },
      ];
      for (const update of [deep, ...wild.map(updateOf)]) expect(await sendBytes(app, owner, update)).toMatchObject({ isSuccess: true });
      await app.call("/api/document/open", { documentId: owner.documentId }, owner.token);
      expect(wordsOf((await app.deps.documents.read(owner)).content.blocks)).toEqual(["好"]);
      await compact(app);
      const head = await app.deps.db.selectFrom("document").selectAll().executeTakeFirstOrThrow();
      expect(head).toMatchObject({ lease_owner: null, lease_until: 0, derived_seq: head.seq });
      const device = await openDevice(app, owner);
      expect(readContent(device.doc).invalid).toEqual([]);
      expect(device.words()).toContain("好");
      device.type(device.words().indexOf("好"), 1, "还能写");
      expect(await device.send()).toMatchObject({ isSuccess: true });
      expect(wordsOf((await app.deps.documents.read(owner)).content.blocks)).toContain("好还能写");
      const { data } = await app.call("/api/document/version", { documentId: owner.documentId }, owner.token);
      expect(wordsOf(data.blocks as never)).toContain("好还能写");
    },
    withDocuments,
  );

  testOnSqlite(
    "comes ten thousand times: the log is compacted and open again at once",
    async (app) => {
      const owner = await ownDocument(app);
      const device = await openDevice(app, owner);
      const made: string[] = [];
      device.doc.on("update", (update: Uint8Array) => made.push(base64(update)));
      for (let n = 0; n < 10_000; n += 1) device.type(0, n, "字");
      const updates = made.map((update, n) => app.deps.documents.update({ ...owner, epoch: 1, clientId: "5", seq: n, update }));
      expect((await Promise.all(updates)).map(({ seq: number }) => number)).toEqual(made.map((_, n) => n + 1));
      await compact(app);
      const { data } = await app.call("/api/document/open", { documentId: owner.documentId }, owner.token);
      expect(data.seq).toBe(made.length);
      expect(data.update.length).toBeLessThan(100_000);
    },
    withDocuments,
  );

  testOnSqlite(
    "is refused once the log is full, and where the document is too long and it makes it longer",
    async (app) => {
      const owner = await ownDocument(app, [say("很长")]);
      const device = await openDevice(app, owner);
      const set = (values: object) => app.deps.db.updateTable("document").set(values).execute();
      await set({ characters: DOCUMENT_MAX_CHARACTERS + 1 });
      device.type(0, 0, "再长");
      expect((await device.send()).refusal).toMatchObject({ reason: "document.tooLarge" });
      const other = await openDevice(app, owner);
      const text = (documentRoots(other.doc).body.get(0) as Y.XmlElement).get(0) as Y.XmlText;
      text.delete(0, 1);
      expect(await other.send()).toMatchObject({ isSuccess: true });
      await set({ characters: 1, blocks: DOCUMENT_MAX_BLOCKS + 1 });
      const block = await openDevice(app, owner);
      block.type(0, 0, "多一块");
      expect((await block.send()).refusal).toMatchObject({ reason: "document.tooLarge" });
      await set({ blocks: 1, stored_bytes: STORED_MAX_BYTES });
      text.delete(0, 1);
      expect((await other.send()).refusal).toMatchObject({ reason: "document.tooLarge" });
      await compact(app);
      text.insert(0, "又能");
      expect(await other.send()).toMatchObject({ isSuccess: true });
    },
    withDocuments,
  );

  testOnSqlite(
    "comes so often that a person is asked to wait, and nobody else is",
    async (app) => {
      const owner = await ownDocument(app);
      const other = await ownDocument(app, [say("")], "other");
      const nothing = updateOf(() => {});
      let refused = 0;
      for (let n = 0; n < 2010; n += 1) if ((await sendBytes(app, owner, nothing)).status === 429) refused += 1;
      expect(refused).toBe(10);
      expect(await sendBytes(app, other, nothing)).toMatchObject({ isSuccess: true });
    },
    () => ({ ...withDocuments(), config: { rateLimitPerMinute: 1_000_000 } }),
  );
});
