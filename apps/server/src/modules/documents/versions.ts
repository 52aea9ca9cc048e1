import type { DocumentVersion } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import type { Kysely } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Space } from "../space/space.ts";
import { NAMED_VERSIONS_MAX } from "./constants.ts";
import { type DocumentRow, lockHeads, updateDocument } from "./document.repo.ts";
import type { DocumentPool } from "./document-pool.ts";
import type { Documents } from "./documents.ts";
import { loadLog, taskOf } from "./load-log.ts";
import { packUpdate } from "./pack-update.ts";
import { type DocumentShape, type StoredDocument, shapeOf } from "./read-document.ts";
import { bytesOfBase64 } from "./update.repo.ts";
import { countNamedVersions, findVersion, insertVersion, listVersions, sumVersionBytes, type VersionHead } from "./version.repo.ts";

type Owned = { readonly userId: string; readonly documentId: string };
type VersionOf = Owned & { readonly versionId: string; readonly shape: DocumentShape };

/** Who wrote a version back, as the log says. */
export const RESTORE = "restore";

/** States of documents that are kept. */
export function createVersions(parts: {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  clock: Clock;
  pool: DocumentPool;
  requireOwned(owned: Owned): Promise<DocumentRow>;
  change: Documents["change"];
  space: Pick<Space, "assertSpace">;
}): Pick<Documents, "versions" | "version" | "saveVersion" | "restoreVersion"> & {
  contentOf(of: VersionOf): Promise<DocumentContent>;
} {
  const { db, dialect, clock, pool, requireOwned } = parts;

  async function save({ userId, documentId, label, kind = "named" }: Parameters<Documents["saveVersion"]>[0]): Promise<DocumentVersion> {
    const { kind: documentKind } = await requireOwned({ userId, documentId });
    const log = await loadLog(db, documentId);
    const { update, characters } = await pool.captureLog({ ...taskOf(log), shape: shapeOf(documentKind) }, { userId });
    const now = clock.now();
    const row = { id: newId(now), document_id: documentId, kind, epoch: log.epoch, seq: log.seq, label, characters, at: now };
    const data = await packUpdate(update);
    await db.transaction().execute(async (trx) => {
      // Under the lock of the head: counted once, and not stored beside the end of the document.
      const head = (await lockHeads(trx, dialect, [documentId])).get(documentId);
      if (head === undefined || head.owner_closed_at !== null) throw new AppError("document.unknown");
      if (kind === "named" && (await countNamedVersions(trx, documentId)) >= NAMED_VERSIONS_MAX)
        throw new AppError("version.tooMany", { params: { max: NAMED_VERSIONS_MAX } });
      // What is restored is kept before, whatever room there is.
      if (kind === "named") await parts.space.assertSpace(trx, { userId, bytes: bytesOfBase64(data.length) });
      await insertVersion(trx, { ...row, data });
      await updateDocument(trx, documentId, { version_bytes: await sumVersionBytes(trx, documentId) });
    });
    return present(row);
  }

  async function storedAt({ userId, documentId, versionId, shape }: VersionOf): Promise<StoredDocument> {
    const row = await findVersion(db, { documentId, versionId });
    if (row === undefined) throw new AppError("version.unknown");
    return pool.readLog({ snapshot: row.data, updates: [], shape }, { userId });
  }

  return {
    contentOf: async (version) => (await storedAt(version)).content,
    async versions({ page, size, ...owned }) {
      await requireOwned(owned);
      const { total, rows } = await listVersions(db, { documentId: owned.documentId, page, size });
      return { total, list: rows.map(present) };
    },
    async version({ versionId, ...owned }) {
      const shape = shapeOf((await requireOwned(owned)).kind);
      if (versionId !== undefined) return (await storedAt({ ...owned, versionId, shape })).content;
      return (await pool.readLog({ ...taskOf(await loadLog(db, owned.documentId)), shape }, owned)).content;
    },
    saveVersion: save,
    async restoreVersion({ versionId, ...owned }) {
      const shape = shapeOf((await requireOwned(owned)).kind);
      const row = await findVersion(db, { documentId: owned.documentId, versionId });
      if (row === undefined) throw new AppError("version.unknown");
      await save({ ...owned, label: "", kind: "beforeRestore" });
      const { seq } = await parts.change({ ...owned, actor: RESTORE, name: "writeVersion", input: { version: row.data, shape } });
      return { seq };
    },
  };
}

function present({
  id,
  kind,
  label,
  characters,
  at,
}: VersionHead | (Omit<VersionHead, "kind"> & { kind: DocumentVersion["kind"] })): DocumentVersion {
  return { versionId: id, kind: kind as DocumentVersion["kind"], label, at: isoTime(at), charCnt: characters };
}
