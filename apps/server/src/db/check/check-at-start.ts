import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { StartError } from "../start-error.ts";

/** Up to this size the check takes at most three seconds, and less than one where the file is in the page cache. */
const CHECKED_MAX_BYTES = 1_000_000_000;
const READ_BYTES = 8 * 1024 * 1024;

/**
 * Checks every page of a SQLite file before anything is opened for writing; false = too large to check at a start.
 * Throws StartError database.damaged; the file is unchanged.
 */
export function checkAtStart(path: string): boolean {
  if (!existsSync(path)) return true;
  try {
    if (statSync(path).size > CHECKED_MAX_BYTES) return false;
    // Read in file order first: the check reads in tree order, which takes six times as long from a cold disk.
    readThrough(path);
    const problem = firstProblem(path);
    if (problem === null) return true;
    throw new StartError("database.damaged", { path, cause: problem });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError("database.damaged", { path, cause: error instanceof Error ? error.message : String(error) }, { cause: error });
  }
}

/** Checks the structure of tables and indexes (quick_check); comparing them with each other takes five times as long. */
function firstProblem(path: string): string | null {
  // Read only: closing a writable connection would write the log into a damaged file.
  const sqlite = new SqliteDatabase(path, { readonly: true });
  try {
    const found = String(sqlite.pragma("quick_check(1)", { simple: true }));
    return found === "ok" ? null : found.replaceAll("\n", " ");
  } finally {
    sqlite.close();
  }
}

function readThrough(path: string): void {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(READ_BYTES);
    while (readSync(file, chunk) > 0);
  } finally {
    closeSync(file);
  }
}
