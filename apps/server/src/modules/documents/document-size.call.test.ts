import { DOCUMENT_MAX_UNITS } from "@tangleaf/contract";
import { documentRoots } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import type * as Y from "yjs";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { openDevice, ownDocument, say, withDocuments } from "./testing/test-documents.ts";

describe("the size of a document", () => {
  testOnEachDatabase(
    "is bounded in letters, also before it is measured, and a document over the bound is read, shortened and written in",
    async (app) => {
      const owner = await ownDocument(app, [say("tooth")]);
      const sizes = async () =>
        app.deps.db
          .selectFrom("document")
          .select(["text_units", "text_bytes", "state_bytes"])
          .where("id", "=", owner.documentId)
          .executeTakeFirstOrThrow();
      const nearTheBound = () =>
        app.deps.db
          .updateTable("document")
          .set({ text_units: DOCUMENT_MAX_UNITS - 10 })
          .execute();
      const device = await openDevice(app, owner);
      await nearTheBound();
      device.type(0, 0, "pasted ");
      expect(await device.send()).toMatchObject({ isSuccess: true });
      device.type(0, 0, "again ");
      const refused = await device.send();
      expect(refused).toMatchObject({ code: 1, refusal: { reason: "document.tooLarge" } });
      expect(refused.message).toMatch(/太长/);

      const other = await openDevice(app, owner);
      expect(other.words()).toEqual(["pasted tooth"]);
      await app.deps.db
        .updateTable("document")
        .set({ text_units: DOCUMENT_MAX_UNITS + 1 })
        .execute();
      const text = (documentRoots(other.doc).body.get(0) as Y.XmlElement).get(0) as Y.XmlText;
      other.doc.transact(() => {
        text.delete(0, 6);
        text.insert(0, "chosen");
      });
      expect(await other.send()).toMatchObject({ isSuccess: true });
      const append = (words: string) =>
        app.deps.documents.change({
          ...owner,
          actor: "test",
          name: "insertBlocks",
          input: { blocks: [{ ...say(words), attrs: {} }], blockId: words },
        });
      await expect(append(" and more")).rejects.toMatchObject({ reason: "document.tooLarge" });

      await app.deps.documents.derive({ userId: owner.userId, timeoutMs: 5000 });
      const measured = await sizes();
      expect({ units: Number(measured.text_units), bytes: Number(measured.text_bytes) }).toEqual({ units: 12, bytes: 12 });
      expect(Number(measured.state_bytes)).toBeGreaterThan(12);
      await append(" and more");
      const content = { title: "", settings: {}, blocks: [say("a".repeat(DOCUMENT_MAX_UNITS + 1))], footnotes: {} };
      await expect(app.deps.documents.prepare({ userId: owner.userId, content })).rejects.toMatchObject({ reason: "document.tooLarge" });
    },
    withDocuments,
  );
});
