import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { readApplied } from "../migrate.ts";
import type { OpenedDatabase } from "../open-database.ts";
import type { BackupHead, BackupLine } from "./backup-format.ts";
import { BACKUP_FORMAT } from "./backup-format.ts";
import { columnsOf, presentTables, readTable, toLine } from "./copied-rows.ts";

const FILE_CHUNK_BYTES = 768 * 1024;
/** A backup holds everybody's texts: nobody but its owner reads it. */
const OWNER_ONLY = 0o600;

export type BackupSummary = { readonly rows: number; readonly tables: number; readonly files: number };

/**
 * Writes one moment of the database (open it `readOnly`; the server may run on) and the stored files to `path`. The file
 * appears under its name only when it is whole and on the disk.
 */
export async function writeBackup(input: {
  from: OpenedDatabase;
  blobsDir: string | null;
  path: string;
  createdAt: number;
}): Promise<BackupSummary> {
  const unfinished = `${input.path}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: OWNER_ONLY }));
  // The failure is reported by `await written` below, or by the write that meets it.
  written.catch(() => undefined);
  const put = async (line: BackupLine | BackupHead) => {
    if (gzip.destroyed) await written;
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  try {
    const summary = await input.from.db.transaction().execute(async (trx) => {
      const { dialect, kind } = input.from;
      const migrations = await readApplied(trx, dialect);
      await put({ format: BACKUP_FORMAT, createdAt: new Date(input.createdAt).toISOString(), kind, migrations: [...migrations] });
      // The moment of the database is fixed now; files are only ever added to it, so every one it names is met below.
      const files = input.blobsDir === null ? 0 : await putFiles(input.blobsDir, put);
      const tables = await presentTables(trx, dialect);
      let rows = 0;
      for (const table of tables) rows += await putTable(table, readTable(trx, dialect, table), put);
      await put({ done: true, tables: tables.length, files });
      return { rows, tables: tables.length, files };
    });
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

async function putFiles(dir: string, put: Put): Promise<number> {
  if (!existsSync(dir)) return 0;
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    const hash = createHash("sha256");
    await put({ file: relative(dir, path).split(sep).join("/") });
    for await (const chunk of createReadStream(path, { highWaterMark: FILE_CHUNK_BYTES })) {
      hash.update(chunk);
      await put({ bytes: chunk.toString("base64") });
    }
    await put({ end: "file", sha256: hash.digest("hex") });
  }
  return paths.length;
}
