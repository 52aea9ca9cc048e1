import type { TableAnswer, TableOptions } from "@tangleaf/contract";
import type { SheetChoices } from "@tangleaf/table/read";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { changeTables, readTables, type TablePart } from "#editor/autosave/journal-db.ts";
import { newUuid } from "#lib/new-uuid.ts";
import type { PackedSheet, SheetInfo } from "./engine/sheet-view.ts";

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
export const newLocalId = (): string => `${LOCAL}${newUuid()}`;
/** What makes its id one of its own. */
export const uuidOf = (tableId: string): string => tableId.slice(LOCAL.length);

/**
 * The sheets of a table as they were read, so that its file need not be read again. `form`: what they looked like when they were kept; a
 * page that expects another form reads the file.
 */
export type KeptSheets = {
  readonly form: typeof SHEETS_FORM;
  readonly sheets: readonly SheetInfo[];
  readonly packed: readonly PackedSheet[];
};
export const SHEETS_FORM = 1;

/** Keeps a table here; with `file` its bytes too. Rejects where the browser keeps nothing. */
export function keepTable(userId: string, table: LocalTable, file?: Uint8Array): Promise<void> {
  const { tableId } = table;
  const parts: TablePart[] = [{ userId, part: "about", tableId, value: table }];
  if (file !== undefined) parts.push({ userId, part: "file", tableId, value: file });
  return changeTables(parts);
}

/** Keeps what was done to a table that is still here: one that has gone over to the account does not come back. */
export async function changeKeptTable(userId: string, table: LocalTable): Promise<void> {
  const [found] = await readTables({ userId, part: "about", tableId: table.tableId });
  if (found !== undefined) await keepTable(userId, table);
}

/** Keeps what was read of a table that is still kept. Resolves where the browser keeps nothing, too: then the file is read again. */
export async function keepSheets(userId: string, tableId: string, value: KeptSheets): Promise<void> {
  try {
    // Removed meanwhile, nothing of it is to come back.
    const [table] = await readTables({ userId, part: "about", tableId });
    if (table !== undefined) await changeTables([{ userId, part: "sheets", tableId, value }]);
  } catch {}
}

/** Last used first. */
export async function listLocalTables(userId: string): Promise<LocalTable[]> {
  const all = (await readTables({ userId, part: "about" })) as LocalTable[];
  return all.sort((a, b) => b.usedAt - a.usedAt);
}

export type KeptTable = {
  readonly table: LocalTable;
  /** What was read of it, without its file: megabytes, so they come later. null: it has to be read. */
  readonly kept: Promise<KeptSheets | null>;
};

/** What is said of a table; both are asked for at once. null: there is none. */
export async function readKeptTable(userId: string, tableId: string): Promise<KeptTable | null> {
  // In this order: what was asked for first is answered first.
  const about = readTables({ userId, part: "about", tableId });
  const sheets = readTables({ userId, part: "sheets", tableId });
  // A failure is reported to the caller that awaits the sheets; where there is no table, nothing awaits them.
  sheets.catch(() => undefined);
  const [table] = await about;
  if (table === undefined) return null;
  return { table: table as LocalTable, kept: sheets.then(([kept]) => (isKeptSheets(kept) ? kept : null)) };
}

const isKeptSheets = (value: unknown): value is KeptSheets =>
  typeof value === "object" && value !== null && "form" in value && value.form === SHEETS_FORM;

export async function readLocalFile(userId: string, tableId: string): Promise<Uint8Array | null> {
  const [file] = await readTables({ userId, part: "file", tableId });
  return (file as Uint8Array | undefined) ?? null;
}

export async function readLocalTable(userId: string, tableId: string): Promise<{ table: LocalTable; file: Uint8Array } | null> {
  const [[table], file] = await Promise.all([readTables({ userId, part: "about", tableId }), readLocalFile(userId, tableId)]);
  return table === undefined || file === null ? null : { table: table as LocalTable, file };
}

export const removeLocalTable = (userId: string, tableId: string): Promise<void> =>
  changeTables((["about", "file", "sheets"] as const).map((part): TablePart => ({ userId, part, tableId, value: null })));
