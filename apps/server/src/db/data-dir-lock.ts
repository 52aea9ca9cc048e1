import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { makeFolder } from "../platform/make-folder.ts";
import { StartError } from "./start-error.ts";

/** Held open and exclusively locked by the process that owns DATA_DIR. Never open it by other means: closing any handle drops the lock. */
const LOCK_FILE_NAME = "lock";
/** Says who holds the lock, for the message only. */
const HOLDER_FILE_NAME = "lock-holder.txt";

export type DataDirLock = { release(): void };

/**
 * Makes this process the only one on `dataDir`, creating it where missing. The lock is the operating system's, on a file
 * held open: it ends with the process however that ends, and a file left behind locks nobody out.
 * Throws StartError dataDir.locked / dataDir.unwritable.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  assertWritableFolder(dataDir);
  let lock: SqliteDatabase.Database | undefined;
  try {
    lock = new SqliteDatabase(join(dataDir, LOCK_FILE_NAME), { timeout: 0 });
    // Held for good: this transaction never ends.
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    if (codeOf(error).startsWith("SQLITE_BUSY")) {
      throw new StartError("dataDir.locked", { path: dataDir, holder: readHolder(dataDir) }, { cause: error });
    }
    throw unwritable(dataDir, error);
  }
  const held = lock;
  const holderFile = join(dataDir, HOLDER_FILE_NAME);
  writeFileSync(holderFile, `pid ${process.pid} @ ${hostname()}\n`);
  return {
    release: () => {
      if (!held.open) return;
      rmSync(holderFile, { force: true });
      held.close();
    },
  };
}

/** Makes the folder where it is missing, and writes in it to see whether it can be used. Throws StartError dataDir.unwritable. */
export function assertWritableFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Permissions, read-only disks and full disks all show only when something is written.
    const probe = join(dataDir, `.probe-${randomUUID()}`);
    writeFileSync(probe, "probe");
    rmSync(probe);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

function unwritable(dataDir: string, error: unknown): StartError {
  return new StartError("dataDir.unwritable", { path: dataDir, cause: codeOf(error) || String(error) }, { cause: error });
}

function readHolder(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, HOLDER_FILE_NAME), "utf8").trim() || "?";
  } catch {
    return "?";
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
