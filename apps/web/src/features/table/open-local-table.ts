import type { SheetTable } from "@tangleaf/table/columns";
import { unpackTable } from "@tangleaf/table/pack-table";
import { variant } from "#lib/variant.ts";
import { type EngineLine, openEngine } from "./engine/engine-line.ts";
import type { SentView } from "./engine/sheet-view.ts";
import { firstSheet } from "./first-sheet.ts";
import { changeKeptTable, type KeptTable, type LocalTable, readKeptTable, readLocalFile } from "./local-tables.ts";
import { packInto, takeWarm, type Warm } from "./make-table.ts";
import type { TablePlace } from "./open/table-state.ts";
import { createOpenTable, type OpenTable } from "./open-table.ts";

/** Opens a table of this browser: as it was read, or by reading its file where that was not kept. null: there is none. */
export async function openLocalTable(owner: string, tableId: string): Promise<OpenTable | null> {
  const found: Found | null = takeWarm(tableId) ?? (await readHere(owner, tableId));
  if (found === null) return null;
  const { table, sheets, engine, file, shown, sent } = found;
  const place: TablePlace = {
    keep: (kept) => changeKeptTable(owner, kept),
    async reread(wanted) {
      const read = await readFileHere(owner, wanted, { engine, file });
      if (read === null) throw new Error("its file is gone");
      return read;
    },
  };
  return createOpenTable({ table, sheets, engine, place, shown, sent });
}

type Found = Warm & {
  readonly shown?: SheetTable | undefined;
  /** What the first sheet looks like, where something was done to it. */
  readonly sent?: SentView | undefined;
};

async function readHere(owner: string, tableId: string): Promise<Found | null> {
  const found = await readKeptTable(owner, tableId);
  // No thread is started for a table that is not there.
  if (found === null) return null;
  // It starts while what was kept is read.
  const engine = openEngine();
  try {
    const { table } = found;
    const read = (await takeKept(engine, found)) ?? (await readFileHere(owner, table, { engine }));
    if (read !== null) return { ...read, table, engine };
  } catch (error) {
    engine.close();
    throw error;
  }
  engine.close();
  return null;
}

/**
 * The sheets as they were read. The first is unpacked here, too, while the engine unpacks all of them and says what the first looks like:
 * only where there are others, or something was done to it, is the engine waited for. null: nothing was kept, or it is damaged; then the
 * file says it all again.
 */
async function takeKept(engine: EngineLine, { table, kept: reading }: KeptTable): Promise<Pick<Found, "sheets" | "shown" | "sent"> | null> {
  const kept = await reading;
  const first = kept === null ? undefined : firstSheet(kept.sheets);
  const packed = kept?.packed.find(({ sheetId }) => sheetId === first?.sheetId);
  if (kept === null || packed === undefined) return null;
  const { sheetId } = packed;
  const taking = engine.do("openPacked", { packed: kept.packed, shown: sheetId });
  const steps = table.steps[sheetId] ?? [];
  const viewing = steps.length === 0 ? undefined : engine.do("view", { sheetId, steps, lang: variant });
  // Where the bytes are damaged both say so, and once is enough.
  for (const answer of [taking, viewing]) answer?.catch(() => undefined);
  try {
    const shown = unpackTable(packed.bytes);
    if (kept.packed.length > 1) await taking;
    return { sheets: kept.sheets, shown, sent: await viewing };
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
