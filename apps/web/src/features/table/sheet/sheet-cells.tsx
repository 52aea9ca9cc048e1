import { readInUnit } from "@tangleaf/table/cells";
import type { Column } from "@tangleaf/table/columns";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { memo, useCallback, useMemo } from "react";
import { newUuid } from "#lib/new-uuid.ts";
import { tableMessages as m } from "#messages/table.ts";
import type { SheetInfo, SheetView } from "../engine/sheet-view.ts";
import { SheetGrid } from "../grid/sheet-grid.tsx";
import type { OpenTable } from "../open-table.ts";
import { ColumnHead } from "./column-head.tsx";

type SheetCellsProps = { opened: OpenTable; sheet: SheetInfo; view: SheetView; title: string };

/** The rows of a sheet. Drawn anew only where they are others: a question is answered before its marks come, and waits for no cells. */
export const SheetCells = memo(function SheetCells({ opened, sheet, view, title }: SheetCellsProps) {
  const { columns } = view;
  const headings = useMemo(() => columns.map((column) => `${column.name} ${unitOf(column)}`), [columns]);
  const head = useCallback(
    (col: number) => <ColumnHead opened={opened} sheet={sheet} columns={columns} col={col} />,
    [opened, sheet, columns],
  );
  const odd = useMemo(() => ({ cells: listOddCells(sheet.notes), label: m.sheet.odd }), [sheet.notes]);
  return (
    <SheetGrid
      label={title}
      keys={m.sheet.keys}
      columns={columns}
      headings={headings}
      head={head}
      rows={view.rows}
      totals={view.totals}
      totalLabel={m.sheet.total}
      fileRows={view.fileRows}
      fileRowLabel={m.sheet.fileRow}
      fileColumn={m.sheet.fileColumn}
      tones={view.tones}
      odd={odd}
      editLabel={m.sheet.edit}
      onEdit={(row, col, text) => {
        const column = columns[col];
        if (column !== undefined) void opened.addStep(cellStep({ row: row + 1, column, text }));
      }}
      onUndo={(isRedo) => void (isRedo ? opened.redo() : opened.undo())}
    />
  );
});

/** The cells that notes are about, as "row:column" from 0. */
const listOddCells = (notes: SheetInfo["notes"]): ReadonlySet<string> =>
  new Set(notes.flatMap(({ col, rows = [] }) => (col === undefined ? [] : rows.map((row) => `${row - 1}:${col}`))));

const unitOf = (column: { type: string; unit?: string | undefined }): string =>
  column.type === "number" && column.unit !== undefined ? column.unit : "";

/** What was typed into a cell as a step: a number where its column is of numbers, empty where nothing was left. */
function cellStep({ row, column, text }: { row: number; column: Column; text: string }): SheetStep {
  return { id: newUuid(), do: "cell", row, col: column.name, value: cellValue(column, text.trim()) };
}

function cellValue(column: Column, text: string): string | number | null {
  if (text === "") return null;
  return column.type === "number" ? (readInUnit(text, column.unit) ?? text) : text;
}
