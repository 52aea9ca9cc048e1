import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "#lib/is-composing.ts";
import { addRow, type Grid, type Place, ROWS_MAX, setCell } from "../work/grid-edits.ts";

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type GridKeys = { grid: Grid; onCells: (grid: Grid) => void; onUndo: () => void; onRedo: () => void };

/** Which cell has the focus, which one is being written in, and what keys do. */
export function useGridKeys({ grid, onCells, onUndo, onRedo }: GridKeys) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, col: 0 });
  const [editing, setEditing] = useState<{ text: string } | null>(null);
  const [rows, columns] = [grid.length, grid[0]?.length ?? 1];
  const here: Place = { row: Math.min(at.row, rows - 1), col: Math.min(at.col, columns - 1) };
  const textHere = grid[here.row]?.[here.col] ?? "";

  function go({ row, col }: Place, heightNow = rows): void {
    const next = { row: Math.max(0, Math.min(row, heightNow - 1)), col: Math.max(0, Math.min(col, columns - 1)) };
    flushSync(() => {
      setEditing(null);
      setAt(next);
    });
    table.current?.querySelector<HTMLElement>(`[data-at="${next.row}:${next.col}"]`)?.focus();
  }
  /** Where the focus goes after the cell is written: another row is made below the last. */
  function commit(text: string, next: Place | null): void {
    const written = setCell(grid, here, text);
    const grown = next !== null && next.row >= rows && text !== "" && rows < ROWS_MAX ? addRow(written, rows) : written;
    if (grown !== grid) onCells(grown);
    if (next === null) setEditing(null);
    else go(next, grown.length);
  }
  /** The character itself arrives in the field, which has the focus by then: input methods begin there too. */
  const begin = (text: string) => flushSync(() => setEditing({ text }));

  function onCellKey(event: KeyboardEvent<HTMLElement>): void {
    if (editing !== null || event.target !== event.currentTarget) return;
    const { key, shiftKey } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const step = STEPS[key];
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "z") {
      event.preventDefault();
      (shiftKey ? onRedo : onUndo)();
    } else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "y") {
      event.preventDefault();
      onRedo();
    } else if (step !== undefined && !hasModifier) {
      event.preventDefault();
      go({ row: here.row + step[0], col: here.col + step[1] });
    } else if (key === "Home" || key === "End") {
      event.preventDefault();
      const row = event.ctrlKey || event.metaKey ? (key === "Home" ? 0 : rows - 1) : here.row;
      go({ row, col: key === "Home" ? 0 : columns - 1 });
    } else if (key === "Enter" || key === "F2") {
      event.preventDefault();
      begin(textHere);
    } else if (key === "Delete" || key === "Backspace") {
      event.preventDefault();
      onCells(setCell(grid, here, ""));
    } else if (!hasModifier && (key.length === 1 || isComposing(event.nativeEvent))) begin("");
  }

  function onFieldKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent)) return;
    const text = event.currentTarget.value;
    const next: Record<string, Place | undefined> = {
      Enter: { row: here.row + (event.shiftKey ? -1 : 1), col: here.col },
      Tab: event.shiftKey ? before(here, columns) : after(here, columns),
      ArrowDown: { row: here.row + 1, col: here.col },
      ArrowUp: { row: here.row - 1, col: here.col },
    };
    const wanted = next[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      commit(text, wanted);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      go(here);
    }
  }

  return { table, here, editing, go, begin, commit, setAt, onCellKey, onFieldKey };
}

const after = ({ row, col }: Place, columns: number): Place => (col + 1 < columns ? { row, col: col + 1 } : { row: row + 1, col: 0 });
const before = ({ row, col }: Place, columns: number): Place => (col > 0 ? { row, col: col - 1 } : { row: row - 1, col: columns - 1 });
