import type { Column } from "@tangleaf/table/columns";
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { copyLine } from "#lib/copy-line.ts";
import { isComposing } from "#lib/is-composing.ts";
import { editedText, textAt } from "./cell-text.ts";
import type { GridLayout } from "./use-grid-layout.ts";
import { HEAD_PX, movedPlace, type Place, ROW_PX } from "./visible.ts";

const FIRST: Place = { row: 0, col: 0 };

type Grid = {
  scroller: RefObject<HTMLDivElement | null>;
  layout: GridLayout;
  columns: readonly Column[];
  rows: Uint32Array;
  footRows: number;
  onEdit: ((row: number, col: number, text: string) => void) | undefined;
  onUndo: ((isRedo: boolean) => void) | undefined;
};

export type ActiveCell = ReturnType<typeof useActiveCell>;

/** The cell the keys go to: moved by arrows and clicks, and edited. */
export function useActiveCell({ scroller, layout, columns, rows, footRows, onEdit, onUndo }: Grid) {
  const { view, lefts, numberPx } = layout;
  const [active, setActive] = useState(FIRST);
  const [editing, setEditing] = useState<string | null>(null);
  const { openHead, onFocus } = useHeadFocus(scroller);
  const place = { row: Math.min(active.row, rows.length - 1), col: Math.min(active.col, columns.length - 1) };
  const [row, column] = [rows[place.row], columns[place.col]];
  const focus = () => scroller.current?.focus({ preventScroll: true });

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && event.target instanceof Element && event.target.matches("[role=columnheader] [aria-expanded=false]"))
      focus();
    if (event.target !== scroller.current || isComposing(event.nativeEvent)) return;
    const isFar = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor(view.height / ROW_PX) - 1);
    const next = movedPlace(place, { key: event.key, isFar, rows: rows.length, cols: columns.length, page });
    if (event.altKey && event.key === "ArrowDown") openHead(place.col);
    else if (next !== null) go(next);
    else if (isFar && event.key.toLowerCase() === "c" && row !== undefined && column !== undefined) void copyLine(textAt(column, row));
    else if (isFar && event.key.toLowerCase() === "z") onUndo?.(event.shiftKey);
    else if (isFar && event.key.toLowerCase() === "y") onUndo?.(true);
    else if (event.key === "Enter" || event.key === "F2") {
      if (onEdit !== undefined && row !== undefined && column !== undefined) setEditing(editedText(column, row));
    } else return;
    event.preventDefault();
  };

  return {
    place,
    /** What the field of the cell begins with; null = it is not edited. */
    editing,
    onFocus,
    onKeyDown,
    click(next: Place, isActive: boolean) {
      setActive(next);
      if (editing === null || !isActive) focus();
    },
    edit(next: Place, text: string) {
      setActive(next);
      if (onEdit !== undefined) setEditing(text);
    },
    /** Takes what was typed (null: nothing), and goes `by` rows down. */
    finish(text: string | null, by: number) {
      setEditing(null);
      scroller.current?.focus();
      if (text !== null && row !== undefined && column !== undefined && text !== editedText(column, row)) onEdit?.(row, place.col, text);
      go({ row: Math.min(rows.length - 1, place.row + by), col: place.col });
    },
  };
}

/** Opens the menu of a heading from the cells; when it gives the focus back to its heading, the focus goes on to the cells. */
function useHeadFocus(scroller: RefObject<HTMLDivElement | null>) {
  const headFrom = useRef<HTMLElement | null>(null);
  return {
    openHead(col: number) {
      const button = scroller.current?.querySelector<HTMLElement>(`[role=columnheader][aria-colindex="${col + 2}"] button`);
      headFrom.current = null;
      button?.focus();
      button?.click();
      headFrom.current = button ?? null;
    },
    onFocus({ target }: FocusEvent) {
      if (target !== headFrom.current) return;
      headFrom.current = null;
      scroller.current?.focus({ preventScroll: true });
    },
  };
}
