import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { DocumentTable } from "../../db/schema/document-tables.ts";
import type { Db } from "../metering/metering.ts";
import { DERIVED_COPIES, type Growth } from "./document-size.ts";

export type DocumentRow = Selectable<DocumentTable>;

export async function insertDocument(db: Db, row: DocumentRow): Promise<void> {
  await db.insertInto("document").values(row).execute();
}

export async function findDocument(db: Db, documentId: string): Promise<DocumentRow | undefined> {
  return db.selectFrom("document").selectAll().where("id", "=", documentId).executeTakeFirst();
}

/** The head of a document of this user that can be opened. */
export async function findOwnedDocument(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom("document")
    .selectAll()
    .where("id", "=", documentId)
    .where("user_id", "=", userId)
    .where("available", "=", 1)
    .executeTakeFirst();
}

export type LockedHead = DocumentRow & { readonly owner_closed_at: number | null };

/** Heads under lock until the transaction ends, always in the same order. */
export async function lockHeads(trx: Db, dialect: DatabaseDialect, documentIds: readonly string[]): Promise<Map<string, LockedHead>> {
  if (documentIds.length === 0) return new Map();
  const query = trx
    .selectFrom("document")
    .selectAll()
    .select((eb) => eb.selectFrom("app_user").select("closed_at").whereRef("app_user.id", "=", "document.user_id").as("owner_closed_at"))
    .where("id", "in", documentIds)
    .orderBy("id");
  return new Map((await dialect.lockRows(query).execute()).map((row) => [row.id, row]));
}

/** What one transaction has appended to a document. */
export type HeadChange = {
  readonly id: string;
  readonly seq: number;
  readonly growth: Growth;
  readonly compactAt: number;
  readonly at: number;
};

/** Moves many heads on in one statement. */
export async function moveHeads(trx: Db, changes: readonly HeadChange[]): Promise<void> {
  const values = sql.join(
    changes.map(
      ({ id, seq, growth, compactAt, at }) =>
        sql`(${id}, ${seq}, ${growth.text_units}, ${growth.text_bytes}, ${growth.state_bytes}, ${compactAt}, ${at})`,
    ),
  );
  await sql`
    with moved (id, seq, text_units, text_bytes, bytes, compact_at, at) as (values ${values})
    update document set
      seq = cast(moved.seq as integer),
      text_units = document.text_units + cast(moved.text_units as bigint),
      text_bytes = document.text_bytes + cast(moved.text_bytes as bigint),
      state_bytes = document.state_bytes + cast(moved.bytes as bigint),
      stored_bytes = document.stored_bytes + cast(moved.bytes as bigint),
      compact_at = cast(moved.compact_at as bigint),
      updated_at = cast(moved.at as bigint)
    from moved where document.id = moved.id`.execute(trx);
}

export type HeadNumbers = Pick<DocumentRow, "id" | "seq" | "epoch" | "available" | "quarantined_at">;

export async function readHeads(db: Db, documentIds: readonly string[]): Promise<HeadNumbers[]> {
  return db.selectFrom("document").select(["id", "seq", "epoch", "available", "quarantined_at"]).where("id", "in", documentIds).execute();
}

export async function markWatched(db: Db, documentIds: readonly string[], now: number): Promise<void> {
  await db.updateTable("document").set({ watched_at: now }).where("id", "in", documentIds).execute();
}

export async function updateDocument(db: Db, documentId: string, set: Partial<DocumentRow>): Promise<void> {
  await db.updateTable("document").set(set).where("id", "=", documentId).execute();
}

/** What was put away is not compacted: it is due when it is back. */
export async function setAvailable(
  trx: Db,
  documentIds: readonly string[],
  { available, now }: { available: boolean; now: number },
): Promise<void> {
  if (documentIds.length === 0) return;
  const set = available ? ({ available: 1, compact_at: now } as const) : ({ available: 0 } as const);
  await trx.updateTable("document").set(set).where("id", "in", documentIds).execute();
}

/** Documents that are due, for `owner` until `until`. */
export async function claimDue(
  trx: Db,
  dialect: DatabaseDialect,
  input: { owner: string; now: number; until: number; limit: number },
): Promise<DocumentRow[]> {
  const due = trx
    .selectFrom("document")
    .selectAll()
    .where("compact_at", "<=", input.now)
    .where("available", "=", 1)
    .where("quarantined_at", "is", null)
    .where("lease_until", "<=", input.now)
    .orderBy("compact_at")
    .limit(input.limit);
  const rows = await dialect.claimRows(due).execute();
  if (rows.length === 0) return [];
  await trx
    .updateTable("document")
    .set({ lease_owner: input.owner, lease_until: input.until })
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  return rows;
}

/** Ends a lease; nobody compacts the document before `until`. */
export async function giveBack(db: Db, input: { documentId: string; owner: string; until: number }): Promise<void> {
  await db
    .updateTable("document")
    .set({ lease_owner: null, lease_until: input.until })
    .where("id", "=", input.documentId)
    .where("lease_owner", "=", input.owner)
    .execute();
}

/** Nobody compacts other documents of this person before `until`, but for those that are being compacted. */
export async function postponeOthers(db: Db, { userId, until }: { userId: string; until: number }): Promise<void> {
  await db
    .updateTable("document")
    .set({ lease_until: until })
    .where("user_id", "=", userId)
    .where("lease_owner", "is", null)
    .where("compact_at", "is not", null)
    .where("lease_until", "<", until)
    .execute();
}

/** Documents that are set aside, the last ones first. */
export async function listQuarantined(
  db: Db,
  limit: number,
): Promise<(Pick<DocumentRow, "id" | "kind" | "seq" | "snapshot_seq" | "quarantined_at"> & { username: string })[]> {
  return db
    .selectFrom("document")
    .innerJoin("app_user", "app_user.id", "document.user_id")
    .select(["document.id", "document.kind", "document.seq", "document.snapshot_seq", "document.quarantined_at", "app_user.username"])
    .where("document.quarantined_at", "is not", null)
    .orderBy("document.quarantined_at", "desc")
    .limit(limit)
    .execute();
}

/**
 * Takes a document back that was set aside, to be built again. `dropsChanges`: as its last snapshot has it, in a new epoch; pages
 * that are open bring along what they could not send. False: it is not set aside.
 */
export async function liftQuarantine(
  trx: Db,
  dialect: DatabaseDialect,
  { documentId, dropsChanges, now }: { documentId: string; dropsChanges: boolean; now: number },
): Promise<boolean> {
  const head = (await lockHeads(trx, dialect, [documentId])).get(documentId);
  if (head === undefined || head.quarantined_at === null) return false;
  await updateDocument(trx, documentId, { strikes: 0, quarantined_at: null, compact_at: now, lease_owner: null, lease_until: 0 });
  if (!dropsChanges) return true;
  const epoch = head.epoch + 1;
  const { snapshot_seq: seq } = head;
  await trx.deleteFrom("document_update").where("document_id", "=", documentId).where("seq", ">", seq).execute();
  await trx.updateTable("document_version").set({ epoch }).where("document_id", "=", documentId).where("kind", "=", "running").execute();
  await updateDocument(trx, documentId, { epoch, seq, derived_seq: Math.min(head.derived_seq, seq) });
  return true;
}

/** Whether any document of the user, to be opened or not, has changes that are not derived yet. What is set aside stays as it was derived. */
export async function isAnyBehind(db: Db, userId: string): Promise<boolean> {
  const behind = db.selectFrom("document").select("id").where("user_id", "=", userId).whereRef("derived_seq", "<", "seq");
  return (await behind.where("quarantined_at", "is", null).limit(1).executeTakeFirst()) !== undefined;
}

/** Documents with changes that are not derived yet, with the number of their changes. */
export async function listBehind(db: Db, userId: string): Promise<Pick<DocumentRow, "id" | "seq">[]> {
  return db
    .selectFrom("document")
    .select(["id", "seq"])
    .where("user_id", "=", userId)
    .where("available", "=", 1)
    .where("quarantined_at", "is", null)
    .whereRef("derived_seq", "<", "seq")
    .execute();
}

/** Makes documents due for compaction now. */
export async function makeDue(db: Db, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable("document")
    .set({ compact_at: now })
    .where("id", "in", [...ids])
    .execute();
}

export async function listDerivedSeqs(db: Db, documentIds: readonly string[]): Promise<Pick<DocumentRow, "id" | "derived_seq">[]> {
  return db.selectFrom("document").select(["id", "derived_seq"]).where("id", "in", documentIds).where("available", "=", 1).execute();
}

export async function eraseDocuments(trx: Db, dialect: DatabaseDialect, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await lockHeads(trx, dialect, documentIds);
  await trx.deleteFrom("document_update").where("document_id", "in", documentIds).execute();
  await trx.deleteFrom("document_version").where("document_id", "in", documentIds).execute();
  await trx.deleteFrom("document").where("id", "in", documentIds).execute();
}

export async function listDocumentsOf(db: Db, userId: string, limit?: number): Promise<DocumentRow[]> {
  const query = db.selectFrom("document").selectAll().where("user_id", "=", userId).orderBy("created_at").orderBy("id");
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/** Bytes of a person's documents by kind, with their versions and the copies of their words; `bin`: of those put away. */
export async function sumDocumentBytes(db: Db, userId: string): Promise<{ kind: string; bytes: number; bin: number }[]> {
  const bytes = sql<number>`stored_bytes + version_bytes + text_bytes * ${sql.lit(DERIVED_COPIES)}`;
  return db
    .selectFrom("document")
    .where("user_id", "=", userId)
    .groupBy("kind")
    .select(["kind", sql<number>`sum(${bytes})`.as("bytes"), sql<number>`sum(case when available = 0 then ${bytes} else 0 end)`.as("bin")])
    .execute();
}
