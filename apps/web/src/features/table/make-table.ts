import { TABLE } from "@tangleaf/contract/table";
import type { RowsTaken } from "@tangleaf/table/read";
import { currentOwner } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { tableMessages as m } from "#messages/table.ts";
import { EngineError, type EngineLine, openEngine } from "./engine/engine-line.ts";
import type { FirstRows, SheetInfo } from "./engine/sheet-view.ts";
import { firstSheet } from "./first-sheet.ts";
import { keepSheets, keepTable, type LocalTable, NOBODY, newLocalId, SHEETS_FORM } from "./local-tables.ts";

/** A table that was read a moment ago: its page need not read it again. */
export type Warm = {
  readonly table: LocalTable;
  readonly engine: EngineLine;
  readonly sheets: readonly SheetInfo[];
  /** Its file, where the browser keeps nothing. */
  readonly file?: Uint8Array;
};
let warm: Warm | null = null;

/** Takes over what was read for this table, once. */
export function takeWarm(tableId: string): Warm | null {
  const found = warm?.table.tableId === tableId ? warm : null;
  if (found !== null) warm = null;
  return found;
}

/** Whose tables of this browser are looked at and made. */
export const ownerHere = (): string => currentOwner() ?? NOBODY;

/** `rows`: of a file with more than a table may have, the first. */
type Wanted = {
  readonly bytes: Uint8Array<ArrayBuffer> | File;
  readonly name: string;
  readonly title?: string;
  readonly rows?: RowsTaken;
  /** Told the first rows of a long file before the whole is read. */
  readonly onFirst?: (first: FirstRows) => void;
};

/** Keeps what an engine has read of a table, which is opened of it from then on. */
export async function packInto(
  owner: string,
  { tableId, engine, sheets }: Pick<Warm, "engine" | "sheets"> & { tableId: string },
): Promise<void> {
  const packed = await engine.do("pack", null).catch(() => null);
  if (packed !== null) await keepSheets(owner, tableId, { form: SHEETS_FORM, sheets, packed });
}

const ENDING = /\.[a-z0-9]{1,5}$/i;

/** Reads a file here and keeps it as a table of this browser. Answers its id; throws EngineError where it is not taken. */
export async function makeTable({ bytes, name, title, rows, onFirst }: Wanted): Promise<string> {
  const size = bytes instanceof File ? bytes.size : bytes.length;
  if (size > TABLE.fileBytes) throw new EngineError({ is: "read", fault: "tooLarge" });
  const engine = openEngine();
  try {
    const read = await engine.do("open", { bytes, name, rows, choices: {}, lang: variant }, { onFirst });
    const now = Date.now();
    const first = firstSheet(read.sheets);
    const table: LocalTable = {
      tableId: newLocalId(),
      title: (title ?? (first?.title || name.replace(ENDING, ""))).slice(0, TABLE.titleMaxCharacters) || m.untitled,
      fileName: name,
      rows: first?.rows ?? 0,
      columns: first?.columns.length ?? 0,
      sheets: read.sheets.length,
      bytes: size,
      createdAt: now,
      usedAt: now,
      ...(read.encoding === null ? {} : { encoding: read.encoding }),
      choices: Object.fromEntries(read.sheets.flatMap(({ sheetId, leftOut }) => (leftOut === undefined ? [] : [[sheetId, { rows }]]))),
      steps: {},
      stepsVersion: 0,
      answers: [],
    };
    // A browser that keeps nothing shows it all the same, as long as its page is open.
    const file = bytes instanceof File ? new Uint8Array(await bytes.arrayBuffer()) : bytes;
    const isKept = await keepTable(ownerHere(), table, file).then(
      () => true,
      () => false,
    );
    if (isKept) void packInto(ownerHere(), { tableId: table.tableId, engine, sheets: read.sheets });
    warm?.engine.close();
    warm = { table, engine, sheets: read.sheets, ...(!isKept && { file }) };
    return table.tableId;
  } catch (error) {
    engine.close();
    throw error;
  }
}
