import { AppError } from "./errors.ts";

/**
 * What a file system, SQLite or PostgreSQL says when there is no room: the disk is full, or a quota or the largest size of a
 * file is reached. SQLite names the last two, and a shared-memory file that cannot grow, as failed writes.
 */
const FULL_CODES: ReadonlySet<unknown> = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_SHMSIZE",
  "53100",
]);
/** A circle of causes must not hold anybody up. */
const CAUSES_MAX = 5;

/** Whether an error, or what caused it, says that nothing more can be stored. */
export function isStorageFull(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < CAUSES_MAX && at instanceof Error; depth++) {
    if (at instanceof AppError && at.reason === "storage.full") return true;
    if ("code" in at && FULL_CODES.has(at.code)) return true;
    at = at.cause;
  }
  return false;
}
