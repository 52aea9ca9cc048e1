import type { Column } from "@tangleaf/table/columns";
import type { SentView } from "./table-engine.ts";

export type { ColumnKind, FirstRows, PackedSheet, SheetChoices, SheetInfo, ViewStep, WorkedOut } from "./table-engine.ts";

/** What a sheet looks like with its steps. */
export type SheetView = Omit<SentView, "columns"> & { readonly columns: readonly Column[] };

/** Puts columns that came earlier where only their number was sent. */
export function createViewReader(): (sent: SentView) => SheetView {
  const known = new Map<number, Column>();
  return (sent) => {
    for (const { key, column } of sent.columns) if (column !== null) known.set(key, column);
    return { ...sent, columns: sent.columns.flatMap(({ key }) => known.get(key) ?? []) };
  };
}
