import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Kysely } from "kysely";
import { readApplied } from "../migrate.ts";
import { listNamedBlobs } from "../named-blobs.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import type { Database } from "../schema/index.ts";
import type { BackupHead, BackupLine } from "./backup-format.ts";
import { BACKUP_FORMAT } from "./backup-format.ts";
import { columnsOf, presentTables, readTable, toLine } from "./copied-rows.ts";
import { createFilePutter, NO_FILES } from "./put-files.ts";

/** File mode: a backup contains everybody's texts, so only its owner may read it. */
const OWNER_ONLY = 0o600;

export type BackupSummary = { readonly rows: number; readonly tables: number; readonly files: number };

/**
 * Writes one snapshot of the database (open it `readOnly`; the server may be running) and the stored files its rows name to
 * `path`. The file gets its name only when it is complete and synced. `lost` names files that were not found.
 */
export async function writeBackup(input: {
  from: OpenedDatabase;
  blobsDir: string | null;
  path: string;
  createdAt: number;
}): Promise<BackupSummary & { readonly lost: readonly string[] }> {
  const { db, dialect, kind } = input.from;
  const unfinished = `${input.path}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: OWNER_ONLY }));
  // The error is reported by `await written` below, or by the write that meets it.
  written.catch(() => undefined);
  const put = async (line: BackupLine | BackupHead) => {
    if (gzip.destroyed) await written;
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  const { blobsDir } = input;
  const files = blobsDir === null ? null : createFilePutter({ dir: blobsDir, put });
  const putNamed = async (from: Kysely<Database>) => (files === null ? NO_FILES : files.put((await listNamedBlobs(from, dialect)).keys()));

  /** A snapshot of the rows and the files stored until then; null where one of these has just been removed with its row. */
  async function putMoment(trx: Kysely<Database>): Promise<(BackupSummary & { lost: readonly string[] }) | null> {
    const { gone, lost } = await putNamed(trx);
    if (gone.length > 0) return null;
    const tables = await presentTables(trx, dialect);
    let rows = 0;
    for (const table of tables) rows += await putTable(table, readTable(trx, dialect, table), put);
    const count = files?.count() ?? 0;
    await put({ done: true, tables: tables.length, files: count });
    return { rows, tables: tables.length, files: count, lost };
  }

  try {
    const migrations = await readApplied(db, dialect);
    await put({ format: BACKUP_FORMAT, createdAt: new Date(input.createdAt).toISOString(), kind, migrations: [...migrations] });
    // Most files are copied before the snapshot, beside the running server, so that little is left to copy after it; a file
    // removed in between is not needed any more.
    await putNamed(db);
    let summary: (BackupSummary & { lost: readonly string[] }) | null = null;
    while (summary === null) summary = await db.transaction().execute(putMoment);
    gzip.end();
    await written;
    const handle = await open(unfinished);
    await handle.sync();
    await handle.close();
    await rename(unfinished, input.path);
    return summary;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

type Put = (line: BackupLine) => Promise<void>;

async function putTable(table: string, batches: ReturnType<typeof readTable>, put: Put): Promise<number> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      const columns = columnsOf(row);
      if (rows === 0) await put({ table, columns: [...columns] });
      hash.update(toLine(row)).update("\n");
      await put({ row: columns.map((column) => row[column] ?? null) });
      rows += 1;
    }
  }
  if (rows === 0) await put({ table, columns: [] });
  await put({ end: "table", rows, sha256: hash.digest("hex") });
  return rows;
}
