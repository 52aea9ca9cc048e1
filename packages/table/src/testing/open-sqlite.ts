import Database from "better-sqlite3";
import { type Cell, type Column, isEmptyAt, type SheetTable } from "../columns/index.ts";

/** Tables in SQLite in memory, what the engine is held against. Dates are days since 1970. */
export function openSqlite(tables: Iterable<SheetTable>): Database.Database {
  const db = new Database(":memory:");
  for (const table of tables) fill(db, table);
  return db;
}

function fill(db: Database.Database, { id, columns, rowCount }: SheetTable): void {
  const types = columns.map(({ name, type }) => `"${name}" ${type === "text" ? "text" : "real"}`);
  db.exec(`create table "${id}" (${types.join(", ")})`);
  const insert = db.prepare(`insert into "${id}" values (${columns.map(() => "?").join(", ")})`);
  db.transaction(() => {
    for (let row = 0; row < rowCount; row += 1) insert.run(columns.map((column) => rawAt(column, row)));
  })();
}

function rawAt(column: Column, row: number): Cell {
  if (isEmptyAt(column, row)) return null;
  if (column.type === "text") return column.words[column.codes[row] ?? 0] ?? null;
  return (column.type === "number" ? column.values[row] : column.days[row]) ?? null;
}
