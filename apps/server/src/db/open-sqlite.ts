import { existsSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { sqliteDialect } from "./dialects/sqlite.ts";
import { ImmediateSqliteDialect } from "./immediate-sqlite.ts";
import type { OpenedDatabase } from "./opened-database.ts";
import type { Database } from "./schema/index.ts";
import { StartError } from "./start-error.ts";

const BUSY_TIMEOUT_MS = 5000;

/** Bytes the write-ahead log is truncated to after a large transaction. */
const WAL_KEEP_BYTES = 64 * 1024 * 1024;
/** Cached prepared statements; the product has fewer. */
const STATEMENTS_KEPT = 500;
const DAMAGED: readonly unknown[] = ["SQLITE_NOTADB", "SQLITE_CORRUPT"];

/**
 * Opens one SQLite file (or ":memory:", or the bytes of one, which then live in memory). `readOnly` may run beside the server:
 * it changes nothing, and each transaction reads one snapshot. Throws StartError database.missing / database.unwritable / database.damaged.
 */
export function openSqlite(source: string | Buffer, options: { readOnly?: boolean; mustExist?: boolean } = {}): OpenedDatabase {
  const { readOnly = false, mustExist = readOnly } = options;
  if (mustExist && typeof source === "string" && !existsSync(source)) throw new StartError("database.missing", { path: source });
  const sqlite = connect(source, readOnly);
  const statements = new Map<string, SqliteDatabase.Statement>();
  const database = {
    close: () => sqlite.close(),
    // Preparing costs more than running. One statement runs at a time, so a cached one is never in use twice.
    prepare(text: string) {
      const kept = statements.get(text);
      if (kept !== undefined) return kept;
      const statement = sqlite.prepare(text);
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      statements.set(text, statement);
      return statement;
    },
    get inTransaction() {
      return sqlite.inTransaction;
    },
  };
  const db = new Kysely<Database>({ dialect: readOnly ? new SqliteDialect({ database }) : new ImmediateSqliteDialect(database) });
  return {
    db,
    kind: "sqlite",
    dialect: sqliteDialect,
    close: async () => {
      await db.destroy();
      // Kysely closes the file only if it was used.
      if (sqlite.open) sqlite.close();
    },
  };
}

function connect(source: string | Buffer, readOnly: boolean): SqliteDatabase.Database {
  let sqlite: SqliteDatabase.Database | undefined;
  try {
    sqlite = new SqliteDatabase(source, { timeout: BUSY_TIMEOUT_MS });
    // Reads the header, so that a foreign or damaged file is refused before a pragma writes to it.
    sqlite.prepare("select count(*) from sqlite_master").get();
    if (readOnly) {
      sqlite.pragma("query_only = on");
      return sqlite;
    }
    // SQLite opens a read-only file without an error, and "begin" only reads: a write is tried and rolled back.
    sqlite.exec("begin immediate; pragma user_version = 1; rollback");
    sqlite.pragma("journal_mode = wal");
    // A confirmed commit is on the disk, also after a power failure.
    sqlite.pragma("synchronous = full");
    sqlite.pragma("foreign_keys = on");
    sqlite.pragma(`journal_size_limit = ${WAL_KEEP_BYTES}`);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const cause = error instanceof Error ? error.message : String(error);
    const path = typeof source === "string" ? source : ":memory:";
    throw new StartError(DAMAGED.includes(code) ? "database.damaged" : "database.unwritable", { path, cause }, { cause: error });
  }
}
