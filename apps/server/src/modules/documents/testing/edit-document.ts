import { type DocumentContent, readContent } from "@tangleaf/document/model";
import * as Y from "yjs";
import type { Documents } from "../documents.ts";
import { base64Of, bytesOf } from "../inspect-update.ts";

type Edit<T> = { readonly userId: string; readonly documentId: string; change(doc: Y.Doc, content: DocumentContent): T };

/** Changes a document as a page does: opens it, works on it and sends what was done. */
export async function editDocument<T>(
  documents: Pick<Documents, "open" | "update">,
  { userId, documentId, change }: Edit<T>,
): Promise<{ seq: number; result: T }> {
  const opened = await documents.open({ userId, documentId });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytesOf(opened.update));
  const made: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => made.push(update));
  const { invalid: _, ...content } = readContent(doc);
  const result = change(doc, content);
  if (made.length === 0) return { seq: opened.seq, result };
  const update = base64Of(Y.mergeUpdates(made));
  const { seq } = await documents.update({ userId, documentId, epoch: opened.epoch, clientId: String(doc.clientID), seq: 0, update });
  return { seq, result };
}
