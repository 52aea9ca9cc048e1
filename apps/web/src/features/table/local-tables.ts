import type { TableAnswer, TableOptions } from "@tangleaf/contract";
import type { SheetChoices } from "@tangleaf/table/read";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { changeTables, readTables, type TablePart } from "#editor/autosave/journal-db.ts";

/** Whose tables of this browser are, before somebody has signed in. */
export const NOBODY = "";
const LOCAL = "local-";

/** A table of this browser, without the bytes of its file. */
export type LocalTable = {
  readonly tableId: string;
  readonly title: string;
  readonly fileName: string;
  readonly rows: number;
  readonly columns: number;
  readonly sheets: number;
  readonly bytes: number;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly encoding?: TableOptions["encoding"];
  readonly choices: Readonly<Record<string, SheetChoices>>;
  /** By sheet. */
  readonly steps: Readonly<Record<string, readonly SheetStep[]>>;
  readonly stepsVersion: number;
  readonly answers: readonly TableAnswer[];
  /** The server has its file, by this id, and not yet all of the rest. */
  readonly sentAs?: string;
};

export const isLocalTable = (tableId: string): boolean => tableId.startsWith(LOCAL);
export const newLocalId = (): string => `${LOCAL}${crypto.randomUUID()}`;
/** What makes its id one of its own. */
export const uuidOf = (tableId: string): string => tableId.slice(LOCAL.length);

/** Keeps a table here; with `file` its bytes too. Rejects where the browser keeps nothing. */
export function keepTable(userId: string, table: LocalTable, file?: Uint8Array): Promise<void> {
  const { tableId } = table;
  const parts: TablePart[] = [{ userId, part: "about", tableId, value: table }];
  if (file !== undefined) parts.push({ userId, part: "file", tableId, value: file });
  return changeTables(parts);
}

/** Last used first. */
export async function listLocalTables(userId: string): Promise<LocalTable[]> {
  const all = (await readTables({ userId, part: "about" })) as LocalTable[];
  return all.sort((a, b) => b.usedAt - a.usedAt);
}

export async function readLocalTable(userId: string, tableId: string): Promise<{ table: LocalTable; file: Uint8Array } | null> {
  const [[table], [file]] = await Promise.all([
    readTables({ userId, part: "about", tableId }),
    readTables({ userId, part: "file", tableId }),
  ]);
  return table === undefined || file === undefined ? null : { table: table as LocalTable, file: file as Uint8Array };
}

export const removeLocalTable = (userId: string, tableId: string): Promise<void> =>
  changeTables(["about", "file"].map((part): TablePart => ({ userId, part: part as TablePart["part"], tableId, value: null })));
