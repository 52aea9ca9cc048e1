import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { DocumentUpdateTable } from "../../db/schema/document-tables.ts";
import type { Db } from "../metering/metering.ts";

export type UpdateRow = Selectable<DocumentUpdateTable>;
type Sent = { readonly documentId: string; readonly clientId: string; readonly clientSeq: number };

export async function insertUpdates(trx: Db, rows: readonly UpdateRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto("document_update").values(rows).execute();
}

/** Rows that hold one of these already. */
export async function findRepeats(
  trx: Db,
  sent: readonly Sent[],
): Promise<Pick<UpdateRow, "document_id" | "client_id" | "client_seq" | "seq">[]> {
  // A row too many is no harm: the caller looks at all three.
  return trx
    .selectFrom("document_update")
    .select(["document_id", "client_id", "client_seq", "seq"])
    .where("document_id", "in", [...new Set(sent.map(({ documentId }) => documentId))])
    .where("client_id", "in", [...new Set(sent.map(({ clientId }) => clientId))])
    .where("client_seq", "in", [...new Set(sent.map(({ clientSeq }) => clientSeq))])
    .execute();
}

/** Rows after `after`, in their order; `upTo` and `limit` where given. */
export async function listUpdates(
  db: Db,
  input: { documentId: string; after: number; upTo?: number | undefined; limit?: number | undefined },
): Promise<UpdateRow[]> {
  let query = db.selectFrom("document_update").selectAll().where("document_id", "=", input.documentId).where("seq", ">", input.after);
  if (input.upTo !== undefined) query = query.where("seq", "<=", input.upTo);
  query = query.orderBy("seq");
  return (input.limit === undefined ? query : query.limit(input.limit)).execute();
}

/** Removes rows the snapshot holds that are older than `before`. */
export async function removeOldUpdates(trx: Db, input: { documentId: string; upTo: number; before: number }): Promise<void> {
  await trx
    .deleteFrom("document_update")
    .where("document_id", "=", input.documentId)
    .where("seq", "<=", input.upTo)
    .where("at", "<", input.before)
    .execute();
}

/** Bytes of all rows of a document. */
export async function sumUpdateBytes(trx: Db, documentId: string): Promise<number> {
  const sum = trx
    .selectFrom("document_update")
    .select(sql<number>`coalesce(sum(length(data)), 0)`.as("length"))
    .where("document_id", "=", documentId);
  return bytesOfBase64(Number((await sum.executeTakeFirstOrThrow()).length));
}

/** Bytes of base64 of this length, to within two. */
export function bytesOfBase64(length: number): number {
  return Math.floor((length * 3) / 4);
}
