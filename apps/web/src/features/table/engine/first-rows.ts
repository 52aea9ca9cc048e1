import type { Column, FileRowRun } from "@tangleaf/table/columns";
import { FIRST_BYTES, NAMELESS, readFirstRows, type TextEncoding } from "@tangleaf/table/read";

/** The first rows of a file that is still being read; what it is taken for in the end may differ. */
export type FirstRows = { readonly columns: readonly Column[]; readonly rowCount: number; readonly fileRows: readonly FileRowRun[] };

type Task = {
  readonly name: string;
  readonly lang: "zh" | "en";
  readonly encoding?: TextEncoding | undefined;
  readonly tellFirst: (first: FirstRows) => void;
};

export const bytesOf = async (file: Uint8Array | Blob): Promise<Uint8Array> =>
  file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;

/** Tells the first rows of a long file. Of a text only its beginning is loaded; an archive has its list at its end. */
export async function tellFirstRows(file: Uint8Array | Blob, { name, lang, encoding, tellFirst }: Task): Promise<void> {
  const beginning = file instanceof Blob ? await bytesOf(file.slice(0, FIRST_BYTES + 1)) : file;
  const isArchive = beginning[0] === 0x50 && beginning[1] === 0x4b;
  const bytes = isArchive ? await bytesOf(file) : beginning;
  const first = await readFirstRows(bytes, { name, encoding, nameless: NAMELESS[lang] });
  if (first === null) return;
  const { columns, rowCount, fileRows = [] } = first.table;
  tellFirst({ columns, rowCount, fileRows });
}
