import type { Column } from "@tangleaf/table/columns";
import type { SentView } from "./sent-view.ts";

export type { SentView, ViewStep } from "./sent-view.ts";
export type { ColumnKind, FirstRows, PackedSheet, SheetChoices, SheetInfo, WorkedOut } from "./table-engine.ts";

/** What a sheet looks like with its steps. */
export type SheetView = Omit<SentView, "columns"> & { readonly columns: readonly Column[] };

/**
 * Puts columns that came with the view before where only their number was sent; what no view shows any more is let go. `shown`: columns
 * the page has unpacked itself, which the engine counts as the first it sent.
 */
export function createViewReader(shown: readonly Column[] = []): (sent: SentView) => SheetView {
  let known = new Map(shown.map((column, at) => [at + 1, column]));
  let last = shown;
  return (sent) => {
    const before = known;
    known = new Map();
    const columns: Column[] = [];
    for (const { key, column } of sent.columns) {
      const found = column ?? before.get(key) ?? known.get(key);
      if (found === undefined) continue;
      known.set(key, found);
      columns.push(found);
    }
    // The same list where nothing has changed in it: what is worked out of columns stands as long as they do.
    if (columns.length !== last.length || columns.some((column, at) => column !== last[at])) last = columns;
    return { ...sent, columns: last };
  };
}
