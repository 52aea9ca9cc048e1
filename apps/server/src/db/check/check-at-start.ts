import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { StartError } from "../start-error.ts";

/** Up to this size the check takes some three seconds at the most, and less than one where the file was read lately. */
const CHECKED_MAX_BYTES = 1_000_000_000;
const READ_BYTES = 8 * 1024 * 1024;

/**
 * Looks at every page of a SQLite file before anything is opened for writing; false = too large for that.
 * Throws StartError database.damaged with the file as it was.
 */
export function checkAtStart(path: string): boolean {
  if (!existsSync(path)) return true;
  try {
    if (statSync(path).size > CHECKED_MAX_BYTES) return false;
    // The check itself reads page after page in the order of the trees: from a cold disk that takes six times as long.
    readThrough(path);
    const problem = firstProblem(path);
    if (problem === null) return true;
    throw new StartError("database.damaged", { path, cause: problem });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError("database.damaged", { path, cause: error instanceof Error ? error.message : String(error) }, { cause: error });
  }
}

/** Structure of every table and index, without comparing one with the other: that takes five times as long. */
function firstProblem(path: string): string | null {
  // Read only: closing anything else would write what the log still holds into a file that is not sound.
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
