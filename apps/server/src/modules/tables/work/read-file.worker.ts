import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { packTable } from "@tangleaf/table/pack-table";
import { FileRefused, readSheets, type SheetDescription, type SheetsTask, type TextEncoding } from "@tangleaf/table/read";

/** As small as it is worth the time. */
const LEVEL = 3;
const compress = promisify(gzip);

export type ReadTask = SheetsTask & { readonly bytes: Uint8Array };
/** A sheet as it is stored, with what is told of it. */
export type PackedSheet = { readonly sheetId: string; readonly description: SheetDescription; readonly packed: Uint8Array };
export type FileReading =
  | { readonly sheets: readonly PackedSheet[]; readonly encoding: TextEncoding | null }
  | { readonly refusal: FileRefused["fault"]; readonly kind: FileRefused["kind"] };

/** Reads a file into packed sheets. Nothing of it is run, calculated or fetched. */
export async function readFile({ bytes, ...task }: ReadTask): Promise<FileReading> {
  try {
    const { sheets, encoding } = await readSheets(bytes, task);
    const packed: PackedSheet[] = [];
    for (const { table, description } of sheets)
      packed.push({ sheetId: table.id, description, packed: await compress(packTable(table), { level: LEVEL }) });
    return { sheets: packed, encoding };
  } catch (error) {
    if (error instanceof FileRefused) return { refusal: error.fault, kind: error.kind };
    throw error;
  }
}
