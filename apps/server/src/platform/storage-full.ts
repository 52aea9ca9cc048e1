import { AppError } from "./errors.ts";

/**
 * Error codes of a file system, SQLite and PostgreSQL for: disk full, quota reached, file size limit reached. SQLite reports
 * the last two, and a shared-memory file that cannot grow, as failed writes.
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
/** Bound on the chain of causes, which may be circular. */
const CAUSES_MAX = 5;

/** Whether an error or one of its causes says that nothing more can be stored. */
export function isStorageFull(error: unknown): boolean {
  let at = error;
  for (let depth = 0; depth < CAUSES_MAX && at instanceof Error; depth++) {
    if (at instanceof AppError && at.reason === "storage.full") return true;
    if ("code" in at && FULL_CODES.has(at.code)) return true;
    at = at.cause;
  }
  return false;
}
