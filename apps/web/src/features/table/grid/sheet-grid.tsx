// biome-ignore-all lint/a11y/useSemanticElements: most rows are not in the page, so no table element can hold those that are
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell

import { type Column, type FileRowRun, fileRowOf } from "@tangleaf/table/columns";
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { copyLine } from "#lib/copy-line.ts";
import { isComposing } from "#lib/is-composing.ts";
import { editedText, textAt } from "./cell-text.ts";
import { capWidths, columnWidths, filledWidths, headingWidths } from "./column-widths.ts";
import css from "./sheet-grid.module.css";
import { HEAD_PX, movedPlace, numberWidth, type Place, ROW_PX, type View, visibleColumns, visibleRows } from "./visible.ts";

type SheetGridProps = {
  label: string;
  /** The keys it takes, for who does not see the page. */
  keys: string;
  columns: readonly Column[];
  /** Name and unit of each column as they are read. */
  headings: readonly string[];
  /** What stands in each heading: its name, and what can be done with its column. */
  head: (col: number) => ReactNode;
  /** Rows in the order they are shown, from 0; sums are apart. */
  rows: Uint32Array;
  totals: readonly number[];
  totalLabel: string;
  /** The numbers rows have in their file, and what these are called. */
  fileRows: readonly FileRowRun[];
  fileRowLabel: (fileRow: number) => string;
  fileColumn: string;
  /** Tone of each row; 0 = not marked. */
  tones: Uint8Array;
  /** Cells that are unlike the others of their column, as "row:column" from 0, and what is said of one. */
  odd?: { readonly cells: ReadonlySet<string>; readonly label: string };
  /** What a screen reader hears at the field of a cell. */
  editLabel: (row: number, name: string) => string;
  /** Absent: its cells are only looked at. */
  onEdit?: (row: number, col: number, text: string) => void;
  onUndo?: (isRedo: boolean) => void;
};

/** Sums shown at once below the rows; more are scrolled. */
const FOOT_ROWS = 3;
const FIRST: Place = { row: 0, col: 0 };
const START: View = { top: 0, left: 0, width: 1200, height: 800 };

/** A sheet of any length: only the cells in view are in the page. One stop of the Tab key; the arrows go through the cells. */
export function SheetGrid(props: SheetGridProps) {
  const {
    label,
    keys,
    columns,
    headings,
    head,
    rows,
    totals,
    totalLabel,
    fileRows,
    fileRowLabel,
    fileColumn,
    tones,
    odd,
    editLabel,
    onEdit,
    onUndo,
  } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  /** The heading whose menu was opened from the cells. */
  const headFrom = useRef<HTMLElement | null>(null);
  const [view, setView] = useState(START);
  const [active, setActive] = useState(FIRST);
  const [editing, setEditing] = useState<string | null>(null);
  const isNumberedTwice = fileRows.some(([row, fileRow]) => fileRow !== row + 1);
  const numberPx = numberWidth(rows.length + totals.length, isNumberedTwice);
  const numberOf = (row: number) => <RowNumber row={row} fileRow={fileRowOf(fileRows, row)} label={fileRowLabel} />;
  const own = useMemo(() => columnWidths(columns, headings), [columns, headings]);
  const heads = useMemo(() => headingWidths(headings), [headings]);
  const widths = useMemo(() => filledWidths(capWidths(own, view.width), heads, view.width), [own, heads, view.width]);
  const lefts = useMemo(() => beginnings(widths), [widths]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () =>
      setView({
        top: element.scrollTop,
        left: element.scrollLeft,
        width: element.clientWidth - numberPx,
        height: element.clientHeight - HEAD_PX,
      });
    const sized = new ResizeObserver(look);
    sized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [numberPx]);
  const place = { row: Math.min(active.row, rows.length - 1), col: Math.min(active.col, columns.length - 1) };
  const isMarked = useMemo(() => tones.some((tone) => tone > 0), [tones]);
  const footRows = Math.min(FOOT_ROWS, totals.length);
  const shownRows = visibleRows(view, rows.length);
  const shownCols = visibleColumns(view, lefts);
  const isShown = place.row >= shownRows.from && place.row < shownRows.to && place.col >= shownCols.from && place.col < shownCols.to;
  const cellId = ({ row, col }: Place) => `${id}-${row}-${col}`;

  const go = (next: Place) => {
    setActive(next);
    const element = scroller.current;
    if (element === null) return;
    const top = next.row * ROW_PX;
    const height = element.clientHeight - HEAD_PX - footRows * ROW_PX;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW_PX > element.scrollTop + height) element.scrollTop = top + ROW_PX - height;
    const [from = 0, to = 0] = [lefts[next.col], lefts[next.col + 1]];
    const width = element.clientWidth - numberPx;
    if (from < element.scrollLeft) element.scrollLeft = from;
    else if (to > element.scrollLeft + width) element.scrollLeft = to - width;
  };
  const finish = (text: string | null, next: Place) => {
    const [row, column] = [rows[place.row], columns[place.col]];
    setEditing(null);
    scroller.current?.focus();
    if (text !== null && row !== undefined && column !== undefined && text !== editedText(column, row)) onEdit?.(row, place.col, text);
    go(next);
  };
  const startEdit = (typed?: string) => {
    const [row, column] = [rows[place.row], columns[place.col]];
    if (onEdit !== undefined && row !== undefined && column !== undefined) setEditing(typed ?? editedText(column, row));
  };
  const openHead = (col: number) => {
    const button = scroller.current?.querySelector<HTMLElement>(`[role=columnheader][aria-colindex="${col + 2}"] button`);
    headFrom.current = null;
    button?.focus();
    button?.click();
    headFrom.current = button ?? null;
  };
  /** A menu that was opened from the cells gives the focus back to its heading: it goes on to the cells. */
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== headFrom.current) return;
    headFrom.current = null;
    scroller.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && event.target instanceof Element && event.target.matches("[role=columnheader] [aria-expanded=false]"))
      scroller.current?.focus({ preventScroll: true });
    if (event.target !== scroller.current || isComposing(event.nativeEvent)) return;
    const isFar = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor(view.height / ROW_PX) - 1);
    const next = movedPlace(place, { key: event.key, isFar, rows: rows.length, cols: columns.length, page });
    const [row, column] = [rows[place.row], columns[place.col]];
    if (event.altKey && event.key === "ArrowDown") openHead(place.col);
    else if (next !== null) go(next);
    else if (isFar && event.key.toLowerCase() === "c" && row !== undefined && column !== undefined) void copyLine(textAt(column, row));
    else if (isFar && event.key.toLowerCase() === "z") onUndo?.(event.shiftKey);
    else if (isFar && event.key.toLowerCase() === "y") onUndo?.(true);
    else if (event.key === "Enter" || event.key === "F2") startEdit();
    else return;
    event.preventDefault();
  };
  const span = Array.from({ length: shownRows.to - shownRows.from }, (_, n) => shownRows.from + n);
  const cols = Array.from({ length: shownCols.to - shownCols.from }, (_, n) => shownCols.from + n);
  const boxOf = (col: number): CSSProperties => ({ left: numberPx + (lefts[col] ?? 0), width: widths[col] });
  const width = numberPx + (lefts.at(-1) ?? 0);
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
      aria-activedescendant={isShown && rows.length > 0 ? cellId(place) : undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div className={css["sheet"]} role="presentation" style={{ width, height: HEAD_PX + body + footRows * ROW_PX }}>
        <div className={css["head"]} role="row" aria-rowindex={1} style={{ width, height: HEAD_PX }}>
          <span className={css["corner"]} role="columnheader" aria-colindex={1} style={{ width: numberPx }}>
            #{isNumberedTwice ? <small>{fileColumn}</small> : null}
          </span>
          {cols.map((col) => (
            <div
              key={col}
              className={css["heading"]}
              role="columnheader"
              aria-colindex={col + 2}
              data-type={columns[col]?.type}
              style={boxOf(col)}
            >
              {head(col)}
            </div>
          ))}
        </div>
        <div className={css["body"]} role="presentation" style={{ height: body }}>
          {span.map((at) => {
            const row = rows[at] ?? 0;
            return (
              <div
                key={at}
                className={css["row"]}
                role="row"
                aria-rowindex={at + 2}
                data-tone={tones[row] === 0 ? undefined : tones[row]}
                style={{ width, top: at * ROW_PX }}
              >
                <span className={css["number"]} role="rowheader" aria-colindex={1} style={{ width: numberPx }}>
                  {numberOf(row)}
                </span>
                {cols.map((col) => {
                  const column = columns[col];
                  if (column === undefined) return null;
                  const isActive = at === place.row && col === place.col;
                  const isOdd = odd?.cells.has(`${row}:${col}`) ?? false;
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys for its active cell
                    <div
                      key={col}
                      id={cellId({ row: at, col })}
                      className={css["cell"]}
                      role="gridcell"
                      tabIndex={-1}
                      aria-colindex={col + 2}
                      aria-selected={isActive}
                      aria-description={isOdd ? odd?.label : undefined}
                      data-odd={isOdd || undefined}
                      data-type={column.type}
                      style={boxOf(col)}
                      onClick={() => {
                        setActive({ row: at, col });
                        if (editing === null || !isActive) scroller.current?.focus({ preventScroll: true });
                      }}
                      onDoubleClick={() => {
                        setActive({ row: at, col });
                        if (onEdit !== undefined) setEditing(editedText(column, row));
                      }}
                    >
                      {isActive && editing !== null ? (
                        <CellField
                          label={editLabel(row + 1, column.name)}
                          value={editing}
                          onDone={(text, by) => finish(text, { row: Math.min(rows.length - 1, place.row + by), col: place.col })}
                        />
                      ) : (
                        textAt(column, row)
                      )}
                    </div>
                  );
                })}
              </div>
            );
          })}
        </div>
        {totals.length === 0 ? null : (
          <div className={css["totals"]} role="rowgroup" style={{ width, height: footRows * ROW_PX }}>
            {totals.map((row, n) => (
              <div key={row} className={css["total"]} role="row" aria-rowindex={rows.length + n + 2} style={{ height: ROW_PX }}>
                <span className={css["number"]} role="rowheader" aria-colindex={1} title={totalLabel} style={{ width: numberPx }}>
                  <span className="sr">{totalLabel} </span>
                  {numberOf(row)}
                </span>
                {cols.map((col) => {
                  const column = columns[col];
                  return column === undefined ? null : (
                    <div
                      key={col}
                      className={css["cell"]}
                      role="gridcell"
                      tabIndex={-1}
                      aria-colindex={col + 2}
                      data-type={column.type}
                      style={boxOf(col)}
                    >
                      {textAt(column, row)}
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

type RowNumberProps = { row: number; fileRow: number | null; label: (fileRow: number) => string };

/** A row's own number, which steps and notes name; beside it the one it has in its file, where that is another. */
function RowNumber({ row, fileRow, label }: RowNumberProps) {
  if (fileRow === null || fileRow === row + 1) return row + 1;
  return (
    <>
      {row + 1}
      <small title={label(fileRow)}>
        <span className="sr"> {label(fileRow)}</span>
        <span aria-hidden="true">{fileRow}</span>
      </small>
    </>
  );
}

/** Where each column begins, and behind the last where it ends. */
function beginnings(widths: readonly number[]): number[] {
  const lefts = [0];
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width);
  return lefts;
}

type CellFieldProps = { label: string; value: string; onDone: (text: string | null, by: number) => void };

function CellField({ label, value, onDone }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const done = (text: string | null, by = 0) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, by);
  };
  return (
    <input
      ref={field}
      className={css["field"]}
      aria-label={label}
      defaultValue={value}
      maxLength={CELL_MAX_CHARACTERS}
      onBlur={({ target }) => done(target.value)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "Enter") done(event.currentTarget.value, 1);
        else if (event.key === "Escape") done(null);
      }}
    />
  );
}

const CELL_MAX_CHARACTERS = 500;
