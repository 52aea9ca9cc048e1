import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Row } from "../dialects/database-dialect.ts";
import type { BackupHead, BackupLine } from "./backup-format.ts";
import { headSchema, lineSchema } from "./backup-format.ts";
import { TransferError } from "./transfer-error.ts";

/** The parts of a backup in order; digests are already verified. */
export type BackupPiece =
  | { readonly is: "head"; readonly head: BackupHead }
  | { readonly is: "row"; readonly table: string; readonly row: Row }
  | { readonly is: "tableEnd"; readonly table: string; readonly rows: number; readonly sha256: string }
  | { readonly is: "bytes"; readonly file: string; readonly bytes: Uint8Array }
  | { readonly is: "fileEnd"; readonly file: string };

/** Reads a backup from its file. Throws TransferError backup.damaged where it is not whole, or not a backup. */
export async function* readBackup(path: string): AsyncGenerator<BackupPiece, undefined> {
  try {
    yield* readPieces(path);
  } catch (error) {
    if (error instanceof TransferError) throw error;
    throw new TransferError("backup.damaged", { path, cause: error instanceof Error ? error.message : String(error) }, { cause: error });
  }
}

async function* readPieces(path: string): AsyncGenerator<BackupPiece, undefined> {
  let head: BackupHead | undefined;
  let open: { name: string; columns: readonly string[]; rows: number; hash: Hash } | undefined;
  let done = false;
  for await (const text of readLines(path)) {
    if (head === undefined) {
      head = headSchema.parse(JSON.parse(text));
      yield { is: "head", head };
      continue;
    }
    const line: BackupLine = lineSchema.parse(JSON.parse(text));
    if ("table" in line) open = { name: line.table, columns: line.columns, rows: 0, hash: createHash("sha256") };
    else if ("file" in line) open = { name: line.file, columns: [], rows: 0, hash: createHash("sha256") };
    else if ("done" in line) done = true;
    else if (open === undefined) throw new Error("a line outside any table or file");
    else if ("row" in line) {
      open.hash.update(JSON.stringify(line.row)).update("\n");
      open.rows += 1;
      yield {
        is: "row",
        table: open.name,
        row: Object.fromEntries(open.columns.map((column, index) => [column, line.row[index] ?? null])),
      };
    } else if ("bytes" in line) {
      const bytes = Buffer.from(line.bytes, "base64");
      open.hash.update(bytes);
      yield { is: "bytes", file: open.name, bytes };
    } else {
      const sha256 = open.hash.digest("hex");
      if (sha256 !== line.sha256) throw new Error(`${open.name}: SHA-256 differs`);
      if (line.end === "file") yield { is: "fileEnd", file: open.name };
      else if (line.rows !== open.rows) throw new Error(`${open.name}: ${open.rows} rows instead of ${line.rows}`);
      else yield { is: "tableEnd", table: open.name, rows: line.rows, sha256 };
    }
  }
  if (!done) throw new Error("the end is missing");
}

async function* readLines(path: string): AsyncGenerator<string, undefined> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  // A pipe does not forward errors: the reader below has to see them.
  file.on("error", (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  const lines = createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
  let failure: Error | undefined;
  gunzip.on("error", (error) => {
    failure = error;
    lines.close();
  });
  try {
    yield* lines;
    if (failure !== undefined) throw failure;
  } finally {
    lines.close();
    file.destroy();
  }
}
