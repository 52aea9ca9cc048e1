import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { makeFolder } from "../platform/make-folder.ts";
import { StartError } from "./start-error.ts";

/** A SQLite file kept open under an exclusive lock by the owner of DATA_DIR. Never open it elsewhere in this process: closing any handle drops the lock. */
const LOCK_FILE_NAME = "lock";
/** Holds the owner's process id, for the error message only. */
const HOLDER_FILE_NAME = "lock-holder.txt";

export type DataDirLock = { release(): void };

/**
 * Makes this process the only one on `dataDir`, creating the folder where missing. The lock is the operating system's, on an
 * open file: it ends with the process however that ends, and a file left behind locks nobody out.
 * Throws StartError dataDir.locked / dataDir.unwritable.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  assertWritableFolder(dataDir);
  let lock: SqliteDatabase.Database | undefined;
  try {
    lock = new SqliteDatabase(join(dataDir, LOCK_FILE_NAME), { timeout: 0 });
    // The lock lasts as long as this transaction, which is never ended.
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

/** Creates the folder where missing and writes a file in it. Throws StartError dataDir.unwritable. */
export function assertWritableFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Missing permissions, read-only disks and full disks show only when something is written.
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
