import type { StoredKind } from "@tangleaf/contract";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonList } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData, StoredBytes } from "../personal-data.ts";
import type { DocumentModule } from "./create-documents.ts";
import { type DocumentRow, eraseDocuments, listDocumentsOf, sumDocumentBytes } from "./document.repo.ts";
import { listAllVersions, type VersionHead } from "./version.repo.ts";

const FILE = "documents.json";
const STORED_AS: Readonly<Record<string, StoredKind>> = { note: "notes", essay: "essays", mindtree: "mindtrees" };
/** Documents of one transaction. */
const ERASED_AT_ONCE = 20;

/** Documents of a person with what they hold, and the versions they have named. */
export function documentsPersonalData(parts: {
  db: Db;
  dialect: DatabaseDialect;
  documents: Pick<DocumentModule, "contentOf">;
}): PersonalData {
  const { db, dialect, documents } = parts;

  async function entryOf(row: DocumentRow): Promise<object> {
    const versions: object[] = [];
    for (const head of await listAllVersions(db, row.id)) versions.push(await versionOf(head));
    return {
      documentId: row.id,
      kind: row.kind,
      createdAt: isoTime(row.created_at),
      updatedAt: isoTime(row.updated_at),
      content: await documents.contentOf({ documentId: row.id }),
      versions,
    };
  }

  async function versionOf({ id, document_id: documentId, kind, label, characters, at }: VersionHead): Promise<object> {
    const content = kind === "named" ? await documents.contentOf({ documentId, versionId: id }) : undefined;
    return { kind, label, charCnt: characters, at: isoTime(at), content };
  }

  return {
    module: "documents",
    tables: { document: { archive: FILE, afterDeletion: "deleted" } },

    async *exportPersonalData(userId) {
      const list = jsonList(FILE);
      for (const row of await listDocumentsOf(db, userId)) yield [list.next(await entryOf(row))];
      yield [list.end()];
      return {};
    },

    async erasePersonalData(userId) {
      const ids = (await listDocumentsOf(db, userId, ERASED_AT_ONCE)).map(({ id }) => id);
      if (ids.length === 0) return true;
      await inTransaction(db, (trx) => eraseDocuments(trx, dialect, ids));
      return ids.length < ERASED_AT_ONCE;
    },
  };
}

/** Counts the bytes of documents, by the kind their owner sees. */
export async function countDocumentBytes(on: Db, userId: string): Promise<StoredBytes[]> {
  const sums = await sumDocumentBytes(on, userId);
  return sums.map(({ kind, bytes, bin }) => ({ kind: STORED_AS[kind] ?? "notes", bytes: Number(bytes), binBytes: Number(bin) }));
}
