import type { SheetTable } from "@tangleaf/table/columns";
import { unpackTable } from "@tangleaf/table/pack-table";
import { variant } from "#lib/variant.ts";
import { type EngineLine, openEngine } from "./engine/engine-line.ts";
import { firstSheet } from "./first-sheet.ts";
import { hasLocalTable, type KeptSheets, keepTable, type LocalTable, readKeptTable, readLocalFile } from "./local-tables.ts";
import { packInto, takeWarm, type Warm } from "./make-table.ts";
import { createOpenTable, type OpenTable, type TablePlace } from "./open-table.ts";

/** Opens a table of this browser: as it was read, or by reading its file where that was not kept. null: there is none. */
export async function openLocalTable(owner: string, tableId: string): Promise<OpenTable | null> {
  const found: Found | null = takeWarm(tableId) ?? (await readHere(owner, tableId));
  if (found === null) return null;
  const { table, sheets, engine, file, shown } = found;
  const place: TablePlace = {
    keep: (kept) => keepTable(owner, kept),
    async reread(wanted) {
      const read = await readFileHere(owner, wanted, { engine, file });
      if (read === null) throw new Error("its file is gone");
      return read;
    },
  };
  return createOpenTable({ table, sheets, engine, place, shown });
}

type Found = Warm & { readonly shown?: SheetTable | undefined };

async function readHere(owner: string, tableId: string): Promise<Found | null> {
  // No thread is started for a table that is not there.
  if (!(await hasLocalTable(owner, tableId))) return null;
  // It starts while what was kept is read.
  const engine = openEngine();
  try {
    const found = await readKeptTable(owner, tableId);
    const read = found === null ? null : ((await takeKept(engine, found.kept)) ?? (await readFileHere(owner, found.table, { engine })));
    if (found !== null && read !== null) return { shown: undefined, ...read, table: found.table, engine };
  } catch (error) {
    engine.close();
    throw error;
  }
  engine.close();
  return null;
}

/**
 * The sheets as they were read. The first is unpacked here, too, and shown at once: the engine is only waited for where there are others.
 * null: nothing was kept, or it is damaged; then the file says it all again.
 */
async function takeKept(engine: EngineLine, kept: KeptSheets | null): Promise<Pick<Found, "sheets" | "shown"> | null> {
  const first = kept === null ? undefined : firstSheet(kept.sheets);
  const packed = kept?.packed.find(({ sheetId }) => sheetId === first?.sheetId);
  if (kept === null || packed === undefined) return null;
  try {
    const shown = unpackTable(packed.bytes);
    const taking = engine.do("openPacked", { packed: kept.packed, shown: packed.sheetId });
    if (kept.packed.length > 1) await taking;
    else taking.catch(() => undefined);
    return { sheets: kept.sheets, shown };
  } catch {
    return null;
  }
}

type FileReading = { readonly engine: EngineLine; readonly file?: Uint8Array | undefined };

/** Reads the file of a table, and keeps what was read. `file`: its bytes, where the browser keeps nothing. null: the file is gone. */
async function readFileHere(owner: string, { tableId, fileName: name, encoding, choices }: LocalTable, { engine, file }: FileReading) {
  const bytes = file ?? (await readLocalFile(owner, tableId));
  if (bytes === null) return null;
  const read = await engine.do("open", { bytes, name, encoding, choices, lang: variant });
  void packInto(owner, { tableId, engine, sheets: read.sheets });
  return read;
}
