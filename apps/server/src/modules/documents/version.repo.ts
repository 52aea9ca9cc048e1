import type { Selectable } from "kysely";
import { sumOctets } from "../../db/octet-sums.ts";
import type { DocumentVersionTable } from "../../db/schema/document-tables.ts";
import type { Db } from "../metering/metering.ts";
import { bytesOfBase64 } from "./update.repo.ts";

export type VersionRow = Selectable<DocumentVersionTable>;
export type VersionHead = Omit<VersionRow, "data">;

const HEAD = ["id", "document_id", "kind", "epoch", "seq", "label", "characters", "at"] as const;

export async function insertVersion(trx: Db, row: VersionRow): Promise<void> {
  await trx.insertInto("document_version").values(row).execute();
}

/** The snapshot the log goes on from. */
export async function findRunningSnapshot(db: Db, documentId: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom("document_version")
    .selectAll()
    .where("document_id", "=", documentId)
    .where("kind", "=", "running")
    .executeTakeFirst();
}

export async function replaceRunningSnapshot(trx: Db, row: VersionRow): Promise<void> {
  await trx.deleteFrom("document_version").where("document_id", "=", row.document_id).where("kind", "=", "running").execute();
  await insertVersion(trx, row);
}

/** The newest whole state that holds no change after `seq`. */
export async function findBaseOf(db: Db, input: { documentId: string; epoch: number; seq: number }): Promise<VersionRow | undefined> {
  return db
    .selectFrom("document_version")
    .selectAll()
    .where("document_id", "=", input.documentId)
    .where("epoch", "=", input.epoch)
    .where("seq", "<=", input.seq)
    .orderBy("seq", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findVersion(
  db: Db,
  { documentId, versionId }: { documentId: string; versionId: string },
): Promise<VersionRow | undefined> {
  return db
    .selectFrom("document_version")
    .selectAll()
    .where("id", "=", versionId)
    .where("document_id", "=", documentId)
    .where("kind", "!=", "running")
    .executeTakeFirst();
}

export async function listVersions(
  db: Db,
  input: { documentId: string; page: number; size: number },
): Promise<{ total: number; rows: VersionHead[] }> {
  const of = db.selectFrom("document_version").where("document_id", "=", input.documentId).where("kind", "!=", "running");
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await of
    .select(HEAD)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(input.size)
    .offset((input.page - 1) * input.size)
    .execute();
  return { total: Number(total), rows };
}

export async function listAllVersions(db: Db, documentId: string): Promise<VersionHead[]> {
  return db
    .selectFrom("document_version")
    .select(HEAD)
    .where("document_id", "=", documentId)
    .where("kind", "!=", "running")
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function countNamedVersions(trx: Db, documentId: string): Promise<number> {
  const { n } = await trx
    .selectFrom("document_version")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("document_id", "=", documentId)
    .where("kind", "=", "named")
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function removeVersions(trx: Db, versionIds: readonly string[]): Promise<void> {
  if (versionIds.length > 0) await trx.deleteFrom("document_version").where("id", "in", versionIds).execute();
}

/** Bytes of all versions of a document, without the snapshot its log goes on from. */
export async function sumVersionBytes(trx: Db, documentId: string): Promise<number> {
  const { length } = await trx
    .selectFrom("document_version")
    .select(sumOctets(["data"]).as("length"))
    .where("document_id", "=", documentId)
    .where("kind", "!=", "running")
    .executeTakeFirstOrThrow();
  return bytesOfBase64(Number(length));
}
