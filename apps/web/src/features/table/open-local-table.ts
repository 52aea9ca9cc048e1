import { variant } from "#lib/variant.ts";
import { type EngineLine, openEngine } from "./engine/engine-line.ts";
import { type KeptSheets, keepTable, type LocalTable, readKeptTable, readLocalFile } from "./local-tables.ts";
import { packInto, takeWarm, type Warm } from "./make-table.ts";
import { createOpenTable, type OpenTable, type TablePlace } from "./open-table.ts";

/** Opens a table of this browser: as it was read, or by reading its file where that was not kept. null: there is none. */
export async function openLocalTable(owner: string, tableId: string): Promise<OpenTable | null> {
  const found = takeWarm(tableId) ?? (await readHere(owner, tableId));
  if (found === null) return null;
  const { table, sheets, engine, file } = found;
  const place: TablePlace = {
    keep: (kept) => keepTable(owner, kept),
    async reread(wanted) {
      const read = await readFileHere(owner, wanted, { engine, file });
      if (read === null) throw new Error("its file is gone");
      return read;
    },
  };
  return createOpenTable({ table, sheets, engine, place });
}

async function readHere(owner: string, tableId: string): Promise<Warm | null> {
  // The thread starts while the table is looked for.
  const engine = openEngine();
  try {
    const found = await readKeptTable(owner, tableId);
    const sheets =
      found === null ? null : ((await takeKept(engine, found.kept)) ?? (await readFileHere(owner, found.table, { engine }))?.sheets);
    if (found !== null && sheets != null) return { table: found.table, engine, sheets };
  } catch (error) {
    engine.close();
    throw error;
  }
  engine.close();
  return null;
}

/** null: nothing was kept, or it is damaged; then the file says it all again. */
async function takeKept(engine: EngineLine, kept: KeptSheets | null): Promise<KeptSheets["sheets"] | null> {
  if (kept === null) return null;
  const given = kept.packed.map(({ bytes }) => bytes.buffer);
  return engine.do("openPacked", { packed: kept.packed }, { given }).then(
    () => kept.sheets,
    () => null,
  );
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
