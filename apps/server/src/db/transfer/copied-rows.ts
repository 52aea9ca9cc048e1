import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { charactersOf, type DatabaseDialect, type Row } from "../dialects/database-dialect.ts";
import type { Database } from "../schema/index.ts";
import { STORED_TABLE_KEYS, STORED_TABLES, type StoredTable } from "../table-keys.ts";

/** Rows per statement; with the widest table (33 columns) below both databases' limit of parameters. */
export const BATCH_ROWS = 500;
/** Characters per statement, and of the rows in memory at once: a single text may be long. */
export const BATCH_CHARACTERS = 8_000_000;

/** Columns in an order that is the same on both databases. */
export function columnsOf(row: Row): readonly string[] {
  return Object.keys(row).sort();
}

/** A row as one line of text, equal on both databases. */
export function toLine(row: Row): string {
  return JSON.stringify(columnsOf(row).map((column) => row[column]));
}

/** The list of running processes is not copied: it would be wrong in the copy and would look like a running server. */
const LEFT_BEHIND: StoredTable = "process";

/** The tables to copy that exist in this database: an older one may lack some. */
export async function presentTables(db: Kysely<Database>, dialect: DatabaseDialect): Promise<readonly StoredTable[]> {
  const present: StoredTable[] = [];
  for (const table of STORED_TABLES) {
    if (table !== LEFT_BEHIND && (await dialect.tableExists(db, table))) present.push(table);
  }
  return present;
}

export function readTable(trx: Kysely<Database>, dialect: DatabaseDialect, table: StoredTable): AsyncIterable<readonly Row[]> {
  return dialect.readRows(trx, { table, keys: STORED_TABLE_KEYS[table], batchRows: BATCH_ROWS, batchCharacters: BATCH_CHARACTERS });
}

export async function insertRows(trx: Kysely<Database>, table: string, rows: readonly Row[]): Promise<void> {
  for (const part of belowStatementLimit(rows)) {
    const columns = columnsOf(part[0] ?? {});
    const values = part.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      trx,
    );
  }
}

/** Rows and SHA-256 of a table's lines in key order. */
export async function digestTable(
  trx: Kysely<Database>,
  dialect: DatabaseDialect,
  table: StoredTable,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const batch of readTable(trx, dialect, table)) {
    for (const row of batch) hash.update(toLine(row)).update("\n");
    rows += batch.length;
  }
  return { rows, sha256: hash.digest("hex") };
}

function* belowStatementLimit(rows: readonly Row[]): Generator<readonly Row[]> {
  let part: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    const more = charactersOf(row);
    if (part.length > 0 && characters + more > BATCH_CHARACTERS) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(row);
    characters += more;
  }
  if (part.length > 0) yield part;
}
