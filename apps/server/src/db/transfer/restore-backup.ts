import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { makeFolder } from "../../platform/make-folder.ts";
import { charactersOf, type Row } from "../dialects/database-dialect.ts";
import { loadMigrations } from "../load-migrations.ts";
import { migrate } from "../migrate.ts";
import { listNamedBlobs } from "../named-blobs.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import type { Database } from "../schema/index.ts";
import { STORED_TABLES, type StoredTable } from "../table-keys.ts";
import type { BackupHead } from "./backup-format.ts";
import { assertEmpty, assertNoServer } from "./check-target.ts";
import { BATCH_CHARACTERS, BATCH_ROWS, digestTable, insertRows, presentTables } from "./copied-rows.ts";
import { readBackup } from "./read-backup.ts";
import { takeSchema } from "./take-schema.ts";
import { TransferError } from "./transfer-error.ts";
import type { BackupSummary } from "./write-backup.ts";

type Target = { readonly to: OpenedDatabase; readonly blobsDir: string | null; readonly path: string; readonly now: () => number };

/**
 * Brings a backup back into an empty store (or, with `replace`, in place of everything there). The whole file is checked
 * first; the rows go in, and are read back and compared, in one transaction. Throws TransferError with nothing changed,
 * except files that nothing refers to.
 */
export async function restoreBackup(input: Target & { shownTarget: string; replace: boolean }): Promise<BackupSummary> {
  const { to, now, path } = input;
  const head = await checkBackup(path);
  await assertNoServer(to.db, to.dialect, now());
  if (!input.replace) await assertEmpty(to.db, to.dialect, input.shownTarget);
  const all = await loadMigrations();
  const known = new Map(all.map(({ name, checksum }) => [name, checksum]));
  const strange = head.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (strange !== undefined) throw new TransferError("backup.newer", { name: strange.name });
  // An older backup is restored into its own schema; later migrations run on top.
  await takeSchema({ to, shownTarget: input.shownTarget, names: head.migrations.map(({ name }) => name), now });
  const summary = await to.db.transaction().execute(async (trx) => {
    if (input.replace) await removeAllRows(trx, to);
    else await assertEmpty(trx, to.dialect, input.shownTarget);
    return fill(trx, input);
  });
  await migrate({ db: to.db, dialect: to.dialect, now });
  return summary;
}

/** Reads the whole file once, so that a damaged one is found before anything is changed. */
async function checkBackup(path: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const piece of readBackup(path)) {
    if (piece.is === "head") head = piece.head;
    if (piece.is === "bytes") safeFilePath("", piece.file, path);
    if (piece.is === "row" && !isStoredTable(piece.table)) throw new TransferError("backup.damaged", { path, cause: piece.table });
  }
  if (head === undefined) throw new TransferError("backup.damaged", { path, cause: "empty" });
  return head;
}

async function fill(trx: Kysely<Database>, { to, blobsDir, path }: Target): Promise<BackupSummary> {
  let rows: Row[] = [];
  let characters = 0;
  let summary: BackupSummary = { rows: 0, tables: 0, files: 0 };
  let file: { handle: number; unfinished: string } | undefined;
  const restored = new Set<string>();
  for await (const piece of readBackup(path)) {
    if (piece.is === "row") {
      rows.push(piece.row);
      characters += charactersOf(piece.row);
      if (rows.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      await insertRows(trx, piece.table, rows);
      rows = [];
      characters = 0;
    } else if (piece.is === "tableEnd") {
      await insertRows(trx, piece.table, rows);
      rows = [];
      characters = 0;
      if (!isStoredTable(piece.table)) continue;
      const stored = await digestTable(trx, to.dialect, piece.table);
      if (stored.sha256 !== piece.sha256)
        throw new TransferError("copy.differs", { table: piece.table, key: `${stored.rows}/${piece.rows}` });
      summary = { ...summary, rows: summary.rows + piece.rows, tables: summary.tables + 1 };
    } else if (blobsDir !== null && piece.is === "bytes") {
      file ??= openUnfinished(safeFilePath(blobsDir, piece.file, path));
      writeSync(file.handle, piece.bytes);
    } else if (blobsDir !== null && piece.is === "fileEnd") {
      finishFile(file ?? openUnfinished(safeFilePath(blobsDir, piece.file, path)));
      file = undefined;
      restored.add(piece.file);
    }
  }
  // A file removed during the backup is in it without its row.
  const named = await listNamedBlobs(trx, to.dialect);
  for (const name of restored) {
    if (named.has(name) || blobsDir === null) continue;
    rmSync(safeFilePath(blobsDir, name, path));
    restored.delete(name);
  }
  return { ...summary, files: restored.size };
}

const UNFINISHED = ".unfinished";

function openUnfinished(path: string): { handle: number; unfinished: string } {
  makeFolder(dirname(path));
  return { handle: openSync(`${path}${UNFINISHED}`, "w"), unfinished: `${path}${UNFINISHED}` };
}

function finishFile({ handle, unfinished }: { handle: number; unfinished: string }): void {
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, unfinished.slice(0, -UNFINISHED.length));
}

/** Names in a backup are untrusted: they must not lead out of the folder. */
function safeFilePath(dir: string, name: string, backup: string): string {
  const clean = normalize(name);
  if (clean.startsWith("..") || clean.startsWith(sep) || clean === "." || /^[a-z]:/i.test(clean)) {
    throw new TransferError("backup.damaged", { path: backup, cause: name });
  }
  return join(dir, clean);
}

async function removeAllRows(trx: Kysely<Database>, to: OpenedDatabase): Promise<void> {
  for (const table of [...(await presentTables(trx, to.dialect))].reverse()) await sql`delete from ${sql.table(table)}`.execute(trx);
}

function isStoredTable(name: string): name is StoredTable {
  return STORED_TABLES.some((table) => table === name);
}
