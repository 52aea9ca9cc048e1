import type { OutlineRow } from "../structure/outline-rows.ts";

/** What is shown of rows that are being written, by their id. */
export type RowsAtWork = ReadonlyMap<string, Pick<OutlineRow, "status" | "characters" | "length">>;

/** Rows whose parents are all open. */
export function visibleRows(rows: readonly OutlineRow[], folded: ReadonlySet<string>): OutlineRow[] {
  let hiddenBelow = 0;
  return rows.filter((row) => {
    if (hiddenBelow > 0 && row.level > hiddenBelow) return false;
    hiddenBelow = folded.has(row.id) ? row.level : 0;
    return true;
  });
}

/** Rows that are the same stay the same objects: they are not drawn again. */
export function withWork(rows: readonly OutlineRow[], atWork: RowsAtWork): readonly OutlineRow[] {
  if (atWork.size === 0) return rows;
  return rows.map((row) => {
    const now = atWork.get(row.id);
    return now === undefined ? row : { ...row, ...now };
  });
}
