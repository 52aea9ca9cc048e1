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
import { taskOf } from "./load-log.ts";
import { packUpdate } from "./pack-update.ts";
import type { Quarantine } from "./quarantine.ts";
import { type StoredDocument, shapeOf } from "./read-document.ts";
import { bytesOfBase64 } from "./update.repo.ts";
import { countNamedVersions, findVersion, insertVersion, listVersions, sumVersionBytes, type VersionHead } from "./version.repo.ts";

type Owned = { readonly userId: string; readonly documentId: string };
type VersionOf = { readonly row: DocumentRow; readonly versionId: string };

/** Who wrote a version back, as the log says. */
export const RESTORE = "restore";

/** States of documents that are kept. */
export function createVersions(parts: {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  clock: Clock;
  pool: DocumentPool;
  quarantine: Pick<Quarantine, "build" | "guard">;
  requireOwned(owned: Owned): Promise<DocumentRow>;
  change: Documents["change"];
  space: Pick<Space, "assertSpace">;
}): Pick<Documents, "versions" | "version" | "saveVersion" | "restoreVersion"> & {
  contentOf(of: VersionOf): Promise<DocumentContent>;
} {
  const { db, dialect, clock, pool, quarantine, requireOwned } = parts;

  async function save({ userId, documentId, label, kind = "named" }: Parameters<Documents["saveVersion"]>[0]): Promise<DocumentVersion> {
    const document = await requireOwned({ userId, documentId });
    const { log, update, characters } = await quarantine.build(document, async (log) => ({
      log,
      ...(await pool.captureLog({ ...taskOf(log), shape: shapeOf(document.kind) }, { userId })),
    }));
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

  async function storedAt({ row, versionId }: VersionOf): Promise<StoredDocument> {
    const version = await findVersion(db, { documentId: row.id, versionId });
    if (version === undefined) throw new AppError("version.unknown");
    return quarantine.guard(row, () =>
      pool.readLog({ snapshot: version.data, updates: [], shape: shapeOf(row.kind) }, { userId: row.user_id }),
    );
  }

  return {
    contentOf: async (version) => (await storedAt(version)).content,
    async versions({ page, size, ...owned }) {
      await requireOwned(owned);
      const { total, rows } = await listVersions(db, { documentId: owned.documentId, page, size });
      return { total, list: rows.map(present) };
    },
    async version({ versionId, ...owned }) {
      const row = await requireOwned(owned);
      if (versionId !== undefined) return (await storedAt({ row, versionId })).content;
      return (await quarantine.build(row, (log) => pool.readLog({ ...taskOf(log), shape: shapeOf(row.kind) }, owned))).content;
    },
    saveVersion: save,
    async restoreVersion({ versionId, ...owned }) {
      const document = await requireOwned(owned);
      if (document.quarantined_at !== null) throw new AppError("document.quarantined");
      const shape = shapeOf(document.kind);
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
