import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import type { LogTask } from "./document-work.worker.ts";
import { listUpdates, type UpdateRow } from "./update.repo.ts";
import { findBaseOf, findRunningSnapshot, type VersionRow } from "./version.repo.ts";

/** A whole state and the changes after it. */
export type Log = {
  readonly epoch: number;
  /** Changes of snapshot and rows together. */
  readonly seq: number;
  readonly snapshot: VersionRow;
  readonly rows: readonly UpdateRow[];
};

const TRIES = 5;

/**
 * The log as it is now. The snapshot is read before the rows: a compaction between the two takes no row away that is younger
 * than a week, and a rebuild shows as a gap, after which both are read again. `onlySnapshot`: as it was last compacted.
 */
export async function loadLog(db: Db, documentId: string, { onlySnapshot = false } = {}): Promise<Log> {
  for (let left = TRIES; left > 0; left--) {
    const snapshot = await findRunningSnapshot(db, documentId);
    if (snapshot === undefined) throw new AppError("document.unknown");
    if (onlySnapshot) return { epoch: snapshot.epoch, seq: snapshot.seq, snapshot, rows: [] };
    const rows = await listUpdates(db, { documentId, after: snapshot.seq });
    if (isWithoutGap(rows, snapshot.seq)) return { epoch: snapshot.epoch, seq: rows.at(-1)?.seq ?? snapshot.seq, snapshot, rows };
  }
  throw new AppError("server.unavailable", {}, "the log of a document changes faster than it is read");
}

/** The log as it was after `seq` changes of `epoch`. Throws document.versionGone where that cannot be built any more. */
export async function loadEarlierLog(db: Db, input: { documentId: string; epoch: number; seq: number }): Promise<Log> {
  const { documentId, epoch, seq } = input;
  const snapshot = await findBaseOf(db, input);
  if (snapshot === undefined) throw new AppError("document.versionGone");
  const rows = await listUpdates(db, { documentId, after: snapshot.seq, upTo: seq });
  if (!isWithoutGap(rows, snapshot.seq) || snapshot.seq + rows.length < seq) throw new AppError("document.versionGone");
  return { epoch, seq, snapshot, rows };
}

export function isWithoutGap(rows: readonly { readonly seq: number }[], after: number): boolean {
  return rows.every(({ seq }, index) => seq === after + 1 + index);
}

/** A log as it travels to the thread that builds documents. */
export function taskOf({ snapshot, rows }: Log): LogTask & { readonly snapshot: string } {
  return { snapshot: snapshot.data, updates: rows.map(({ data }) => data) };
}
