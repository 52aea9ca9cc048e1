/** A piece of one file of the archive. Pieces of one path follow each other; `last` ends the file. */
export type ArchivePiece = { readonly path: string; readonly content: string | Uint8Array; readonly last: boolean };

const JSON_STEP = 2;

/** A whole file of the archive that shows one value. */
export function jsonFile(path: string, value: unknown): ArchivePiece {
  return { path, content: `${JSON.stringify(value, null, JSON_STEP)}\n`, last: true };
}

/** A file of the archive that is a JSON array, written entry by entry. */
export function jsonList(path: string) {
  let before = "[\n";
  return {
    next(entry: object): ArchivePiece {
      const content = before + JSON.stringify(entry);
      before = ",\n";
      return { path, content, last: false };
    },
    end: (): ArchivePiece => ({ path, content: before === "[\n" ? "[]\n" : "\n]\n", last: true }),
  };
}
