import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import { appendUpdates, COMPACTION } from "./append-updates.ts";
import type { Compacted } from "./compaction/compact-task.ts";
import { AUTO_VERSION_MS, COMPACT_AFTER_MS, REBUILD_RETRY_MS, ROWS_KEPT_MS, TRIM_FROM_BYTES } from "./constants.ts";
import { lockHeads, updateDocument } from "./document.repo.ts";
import { textSize } from "./document-size.ts";
import type { DocumentKind } from "./documents.ts";
import { base64Of } from "./inspect-update.ts";
import type { Log } from "./load-log.ts";
import { versionsToRemove } from "./thin-versions.ts";
import { bytesOfBase64, removeOldUpdates, sumUpdateBytes } from "./update.repo.ts";
import {
  insertVersion,
  listAllVersions,
  removeVersions,
  replaceRunningSnapshot,
  sumVersionBytes,
  type VersionRow,
} from "./version.repo.ts";

type Input = {
  readonly dialect: DatabaseDialect;
  readonly owner: string;
  readonly now: number;
  /** What was compacted. */
  readonly loaded: Log;
  readonly compacted: Compacted;
  /** undefined: a kind this version does not know; nobody is told. */
  readonly kind: DocumentKind | undefined;
  newId(): string;
};

/**
 * Stores a compaction: the repair as one more change, the snapshot, a version where one is due, and what is derived. Null
 * where it was for nothing: the lease or the document is gone, or a rebuild would lose what came meanwhile.
 */
export async function storeCompacted(trx: Db, input: Input): Promise<{ change: { seq: number; clientId: string } | null } | null> {
  const { dialect, now, loaded, compacted, newId } = input;
  const documentId = loaded.snapshot.document_id;
  const head = (await lockHeads(trx, dialect, [documentId])).get(documentId);
  if (
    head === undefined ||
    head.lease_owner !== input.owner ||
    head.epoch !== loaded.epoch ||
    head.available === 0 ||
    head.quarantined_at !== null
  )
    return null;
  const isAlone = head.seq === loaded.seq;
  const { isRebuilt, isCutShort, derived } = compacted;
  if (isRebuilt && !isCutShort && !isAlone) return null;

  const epoch = isRebuilt ? head.epoch + 1 : head.epoch;
  const change = await appendRepair(trx, { ...input, userId: head.user_id, documentId });
  // What came meanwhile is applied to the snapshot again, and so is the repair after it.
  const seq = isRebuilt ? head.seq : isAlone && change !== null ? change.seq : loaded.seq;
  const { title, sections, characters, blocks, text, files } = derived;
  const snapshot: VersionRow = {
    id: newId(),
    document_id: documentId,
    kind: "running",
    epoch,
    seq,
    label: "",
    data: compacted.snapshot,
    characters,
    at: now,
  };
  await replaceRunningSnapshot(trx, snapshot);
  const keepsVersion = loaded.rows.length > 0 && now - head.version_at >= AUTO_VERSION_MS;
  if (keepsVersion) {
    await insertVersion(trx, { ...snapshot, id: newId(), kind: "auto" });
    await removeVersions(trx, versionsToRemove(await listAllVersions(trx, documentId), now));
  }
  await removeOldUpdates(trx, {
    documentId,
    upTo: seq,
    before: Number(head.stored_bytes) > TRIM_FROM_BYTES ? now + 1 : now - ROWS_KEPT_MS,
  });
  await updateDocument(trx, documentId, {
    epoch,
    snapshot_seq: seq,
    derived_seq: seq,
    characters,
    blocks,
    ...textSize(title, text),
    state_bytes: compacted.stateBytes,
    stored_bytes: bytesOfBase64(snapshot.data.length) + (await sumUpdateBytes(trx, documentId)),
    compact_at: isAlone || isRebuilt ? (compacted.isBloated ? now + REBUILD_RETRY_MS : null) : now + COMPACT_AFTER_MS,
    lease_owner: null,
    lease_until: 0,
    strikes: 0,
    ...(keepsVersion && { version_at: now, version_bytes: await sumVersionBytes(trx, documentId) }),
  });
  const changedAt = Number(head.updated_at);
  await input.kind?.onDerived(trx, { documentId, userId: head.user_id, seq, changedAt, title, sections, characters, blocks, text, files });
  return { change };
}

async function appendRepair(
  trx: Db,
  { dialect, now, loaded, compacted, newId, userId, documentId }: Input & { userId: string; documentId: string },
): Promise<{ seq: number; clientId: string; bytes: number } | null> {
  if (compacted.update === null) return null;
  const clientId = newId();
  const { epoch } = loaded;
  const bytes = compacted.update.length;
  const data = base64Of(compacted.update);
  const sent = { userId, documentId, epoch, clientId, clientSeq: 0, actor: COMPACTION, data, bytes, inserted: 0, deleted: 0, set: 0 };
  const [outcome] = await appendUpdates(trx, { dialect, now, updates: [sent] });
  if (outcome === undefined || outcome instanceof AppError) throw outcome ?? new Error("a repair got no number");
  return { seq: outcome.seq, clientId, bytes };
}
