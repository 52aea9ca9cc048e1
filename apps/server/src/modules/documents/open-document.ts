import * as Y from "yjs";
import { AppError } from "../../platform/errors.ts";
import type { DocumentPool } from "./document-pool.ts";
import { base64Of, bytesOf } from "./inspect-update.ts";
import { type Log, taskOf } from "./load-log.ts";
import { unpackUpdate } from "./pack-update.ts";

/**
 * A log that is merged where it is asked for, for which no thread is worth starting: base64 characters of snapshot and rows, bytes of
 * the snapshot unpacked, and rows. Yjs sorts the rows anew for each part it takes from one of them, so few rows keep it linear.
 */
const MERGED_HERE = { characters: 64 * 1024, bytes: 256 * 1024, rows: 32 } as const;

/** The state a document was last compacted to, as it is: of one that is set aside nothing is built. */
export async function openSnapshot({
  epoch,
  seq,
  snapshot,
}: Log): Promise<{ epoch: number; seq: number; update: string; isQuarantined: true }> {
  return { epoch, seq, update: base64Of(await unpackUpdate(snapshot.data)), isQuarantined: true };
}

/** The document of a log as one update in base64, or what `stateVector` lacks. Throws update.unreadable for what is no state vector. */
export async function openLog(
  pool: Pick<DocumentPool, "mergeLog">,
  { userId, log, stateVector }: { userId: string; log: Log; stateVector: string | undefined },
): Promise<string> {
  try {
    const task = taskOf(log);
    const characters = task.updates.reduce((sum, { length }) => sum + length, task.snapshot.length);
    const isSmall = characters <= MERGED_HERE.characters && task.updates.length <= MERGED_HERE.rows;
    const snapshot = isSmall ? await unpackUpdate(task.snapshot, MERGED_HERE.bytes) : null;
    if (snapshot === null) return await pool.mergeLog({ ...task, stateVector }, { userId });
    const merged = Y.mergeUpdates([snapshot, ...task.updates.map(bytesOf)]);
    return base64Of(stateVector === undefined ? merged : Y.diffUpdate(merged, bytesOf(stateVector)));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("update.unreadable", {}, "not a state vector", { cause: error });
  }
}
