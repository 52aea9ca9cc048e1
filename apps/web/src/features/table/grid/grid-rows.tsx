// biome-ignore-all lint/a11y/useSemanticElements: most rows are not in the page, so no table element can hold those that are
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell

import { type Column, type FileRowRun, fileRowOf } from "@tangleaf/table/columns";
import { CellField } from "./cell-field.tsx";
import { editedText, textAt } from "./cell-text.ts";
import css from "./sheet-grid.module.css";
import type { ActiveCell } from "./use-active-cell.ts";
import type { GridLayout } from "./use-grid-layout.ts";
import { type Place, ROW_PX } from "./visible.ts";

export type RowTexts = {
  columns: readonly Column[];
  /** The numbers rows have in their file, and what these are called. */
  fileRows: readonly FileRowRun[];
  fileRowLabel: (fileRow: number) => string;
  /** Cells that are unlike the others of their column, as "row:column" from 0, and what is said of one. */
  odd?: { readonly cells: ReadonlySet<string>; readonly label: string };
  /** What a screen reader hears at the field of a cell. */
  editLabel: (row: number, name: string) => string;
};

type GridRowProps = {
  /** Where the row is shown, from 0, and which row of the sheet it is. */
  at: number;
  row: number;
  tone: number;
  texts: RowTexts;
  layout: GridLayout;
  cell: ActiveCell;
  toCellId: (place: Place) => string;
};

export function GridRow({ at, row, tone, texts, layout, cell, toCellId }: GridRowProps) {
  const { columns, odd } = texts;
  return (
    <div
      className={css["row"]}
      role="row"
      aria-rowindex={at + 2}
      data-tone={tone === 0 ? undefined : tone}
      style={{ width: layout.width, top: at * ROW_PX }}
    >
      <span className={css["number"]} role="rowheader" aria-colindex={1} style={{ width: layout.numberPx }}>
        <RowNumber row={row} texts={texts} />
      </span>
      {layout.cols.map((col) => {
        const column = columns[col];
        if (column === undefined) return null;
        const isActive = at === cell.place.row && col === cell.place.col;
        const isOdd = odd?.cells.has(`${row}:${col}`) ?? false;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys for its active cell
          <div
            key={col}
            id={toCellId({ row: at, col })}
            className={css["cell"]}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={col + 2}
            aria-selected={isActive}
            aria-description={isOdd ? odd?.label : undefined}
            data-odd={isOdd || undefined}
            data-type={column.type}
            style={layout.toBox(col)}
            onClick={() => cell.click({ row: at, col }, isActive)}
            onDoubleClick={() => cell.edit({ row: at, col }, editedText(column, row))}
          >
            {isActive && cell.editing !== null ? (
              <CellField label={texts.editLabel(row + 1, column.name)} value={cell.editing} onDone={cell.finish} />
            ) : (
              textAt(column, row)
            )}
          </div>
        );
      })}
    </div>
  );
}

type TotalRowProps = { row: number; rowIndex: number; label: string; texts: RowTexts; layout: GridLayout };

/** A row of sums; its cells are only looked at. */
export function TotalRow({ row, rowIndex, label, texts, layout }: TotalRowProps) {
  return (
    <div className={css["total"]} role="row" aria-rowindex={rowIndex} style={{ height: ROW_PX }}>
      <span className={css["number"]} role="rowheader" aria-colindex={1} title={label} style={{ width: layout.numberPx }}>
        <span className="sr">{label} </span>
        <RowNumber row={row} texts={texts} />
      </span>
      {layout.cols.map((col) => {
        const column = texts.columns[col];
        return column === undefined ? null : (
          <div
            key={col}
            className={css["cell"]}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={col + 2}
            data-type={column.type}
            style={layout.toBox(col)}
          >
            {/* Among dates or numbers the word of the file is not kept. */}
            {textAt(column, row) || (col === 0 ? label : "")}
          </div>
        );
      })}
    </div>
  );
}

/** A row's own number, which steps and notes name; beside it the one it has in its file, where that is another. */
function RowNumber({ row, texts: { fileRows, fileRowLabel } }: { row: number; texts: RowTexts }) {
  const fileRow = fileRowOf(fileRows, row);
  if (fileRow === null || fileRow === row + 1) return row + 1;
  return (
    <>
      {row + 1}
      <small title={fileRowLabel(fileRow)}>
        <span className="sr"> {fileRowLabel(fileRow)}</span>
        <span aria-hidden="true">{fileRow}</span>
      </small>
    </>
  );
}
