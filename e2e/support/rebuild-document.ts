import { type DocumentContent, writeContent } from "@tangleaf/document/model";
import * as Y from "yjs";
import { openDatabase } from "../../apps/server/src/db/open-database.ts";
import { packUpdate } from "../../apps/server/src/modules/documents/pack-update.ts";

/** Rebuilds a document without its history, as compaction does once nobody watches: it is of a new epoch then. */
export async function rebuildDocument(dataDir: string, documentId: string, content: DocumentContent): Promise<void> {
  const doc = new Y.Doc();
  writeContent(doc, content);
  const data = await packUpdate(Y.encodeStateAsUpdate(doc));
  const { db, close } = await openDatabase({ dataDir });
  await db.transaction().execute(async (trx) => {
    const { epoch, seq } = await trx.selectFrom("document").select(["epoch", "seq"]).where("id", "=", documentId).executeTakeFirstOrThrow();
    await trx
      .updateTable("document_version")
      .set({ data, epoch: epoch + 1, seq })
      .where("document_id", "=", documentId)
      .where("kind", "=", "running")
      .execute();
    await trx
      .updateTable("document")
      .set({ epoch: epoch + 1, snapshot_seq: seq })
      .where("id", "=", documentId)
      .execute();
  });
  await close();
}
