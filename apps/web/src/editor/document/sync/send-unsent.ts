import * as Y from "yjs";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { type ChangeRow, changeDocuments, changeKey, readDocuments } from "../../autosave/journal-db.ts";
import { toBase64 } from "./base64.ts";

/** A sign-out waits no longer than this for the server. */
const PATIENCE_MS = 3000;

/** Sends what documents of this user have on this device and the server has not. Answers in how many it did not get there. */
export async function sendUnsentDocuments(userId: string): Promise<number> {
  const { changes } = await readDocuments(userId);
  const unsent = Map.groupBy(
    changes.filter(({ sent }) => sent === 0),
    ({ documentId }) => documentId,
  );
  const results = await Promise.all([...unsent].map(([documentId, rows]) => isSent(documentId, rows[0]?.epoch ?? 1, rows)));
  return results.filter((sent) => !sent).length;
}

async function isSent(documentId: string, epoch: number, rows: readonly ChangeRow[]): Promise<boolean> {
  const update = toBase64(Y.mergeUpdates(rows.map((row) => row.update)));
  // A number of its own: nobody else will repeat this call.
  const [client = 0] = crypto.getRandomValues(new Uint32Array(1));
  try {
    await call(
      "/api/document/update",
      { documentId, epoch, clientId: String(client), seq: 1, update },
      { background: true, timeoutMs: PATIENCE_MS },
    );
  } catch (error) {
    // Words for a document that is no more have nowhere to go.
    if (!(error instanceof ApiError) || error.reason !== "document.unknown") return false;
  }
  await changeDocuments(({ changes }) => {
    for (const row of rows) changes.delete(changeKey(row));
  });
  return true;
}
