// biome-ignore-all lint/a11y/useSemanticElements: most rows are not in the page, so no table element can hold those that are
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell

import { type ReactNode, useId, useMemo, useRef } from "react";
import { GridRow, type RowTexts, TotalRow } from "./grid-rows.tsx";
import css from "./sheet-grid.module.css";
import { useActiveCell } from "./use-active-cell.ts";
import { toList, useGridLayout } from "./use-grid-layout.ts";
import { HEAD_PX, type Place, ROW_PX } from "./visible.ts";

type SheetGridProps = RowTexts & {
  label: string;
  /** The keys it takes, for who does not see the page. */
  keys: string;
  /** Name and unit of each column as they are read. */
  headings: readonly string[];
  /** What stands in each heading: its name, and what can be done with its column. */
  head: (col: number) => ReactNode;
  /** Rows in the order they are shown, from 0; sums are apart. */
  rows: Uint32Array;
  totals: readonly number[];
  totalLabel: string;
  fileColumn: string;
  /** Tone of each row; 0 = not marked. */
  tones: Uint8Array;
  /** Absent: its cells are only looked at. */
  onEdit?: (row: number, col: number, text: string) => void;
  onUndo?: (isRedo: boolean) => void;
};

/** Sums shown at once below the rows; more are scrolled. */
const FOOT_ROWS = 3;

/** A sheet of any length: only the cells in view are in the page. One stop of the Tab key; the arrows go through the cells. */
export function SheetGrid(props: SheetGridProps) {
  const { label, keys, columns, headings, head, rows, totals, totalLabel, fileRows, fileColumn, tones, onEdit, onUndo } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(scroller, { columns, headings, rows, totals, fileRows });
  const footRows = Math.min(FOOT_ROWS, totals.length);
  const cell = useActiveCell({ scroller, layout, columns, rows, footRows, onEdit, onUndo });
  const isMarked = useMemo(() => tones.some((tone) => tone > 0), [tones]);
  const { place } = cell;
  const { width, numberPx, cols, shownRows, shownCols } = layout;
  const isShown = place.row >= shownRows.from && place.row < shownRows.to && place.col >= shownCols.from && place.col < shownCols.to;
  const toCellId = ({ row, col }: Place) => `${id}-${row}-${col}`;
  const body = rows.length * ROW_PX;
  return (
    <div
      ref={scroller}
      className={css["grid"]}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-description={keys}
      data-marked={isMarked || undefined}
      aria-rowcount={rows.length + totals.length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={isShown && rows.length > 0 ? toCellId(place) : undefined}
      onKeyDown={cell.onKeyDown}
      onFocus={cell.onFocus}
    >
      <div className={css["sheet"]} role="presentation" style={{ width, height: HEAD_PX + body + footRows * ROW_PX }}>
        <div className={css["head"]} role="row" aria-rowindex={1} style={{ width, height: HEAD_PX }}>
          <span className={css["corner"]} role="columnheader" aria-colindex={1} style={{ width: numberPx }}>
            #{layout.isNumberedTwice ? <small>{fileColumn}</small> : null}
          </span>
          {cols.map((col) => (
            <div
              key={col}
              className={css["heading"]}
              role="columnheader"
              aria-colindex={col + 2}
              data-type={columns[col]?.type}
              style={layout.toBox(col)}
            >
              {head(col)}
            </div>
          ))}
        </div>
        <div className={css["body"]} role="presentation" style={{ height: body }}>
          {toList(shownRows).map((at) => {
            const row = rows[at] ?? 0;
            return (
              <GridRow key={at} at={at} row={row} tone={tones[row] ?? 0} texts={props} layout={layout} cell={cell} toCellId={toCellId} />
            );
          })}
        </div>
        {totals.length === 0 ? null : (
          <div className={css["totals"]} role="rowgroup" style={{ width, height: footRows * ROW_PX }}>
            {totals.map((row, n) => (
              <TotalRow key={row} row={row} rowIndex={rows.length + n + 2} label={totalLabel} texts={props} layout={layout} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
