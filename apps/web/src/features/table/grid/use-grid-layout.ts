import type { Column, FileRowRun } from "@tangleaf/table/columns";
import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from "react";
import { capWidths, columnWidths, filledWidths, headingWidths } from "./column-widths.ts";
import { HEAD_PX, numberWidth, type View, visibleColumns, visibleRows } from "./visible.ts";

const START: View = { top: 0, left: 0, width: 1200, height: 800 };

type Sheet = {
  columns: readonly Column[];
  headings: readonly string[];
  rows: Uint32Array;
  totals: readonly number[];
  fileRows: readonly FileRowRun[];
};

export type GridLayout = ReturnType<typeof useGridLayout>;

/** Computes where the columns and rows of a sheet are, and which of them are in view. */
export function useGridLayout(scroller: RefObject<HTMLDivElement | null>, { columns, headings, rows, totals, fileRows }: Sheet) {
  const isNumberedTwice = fileRows.some(([row, fileRow]) => fileRow !== row + 1);
  const numberPx = numberWidth(rows.length + totals.length, isNumberedTwice);
  const view = useView(scroller, numberPx);
  const own = useMemo(() => columnWidths(columns, headings), [columns, headings]);
  const heads = useMemo(() => headingWidths(headings), [headings]);
  const widths = useMemo(() => filledWidths(capWidths(own, view.width), heads, view.width), [own, heads, view.width]);
  const lefts = useMemo(() => beginnings(widths), [widths]);
  const shownRows = visibleRows(view, rows.length);
  const shownCols = visibleColumns(view, lefts);
  return {
    view,
    isNumberedTwice,
    /** Width of the column of row numbers. */
    numberPx,
    /** Where each column begins, and at last where the last ends. */
    lefts,
    width: numberPx + (lefts.at(-1) ?? 0),
    shownRows,
    shownCols,
    cols: toList(shownCols),
    toBox: (col: number): CSSProperties => ({ left: numberPx + (lefts[col] ?? 0), width: widths[col] }),
  };
}

function useView(scroller: RefObject<HTMLDivElement | null>, numberPx: number): View {
  const [view, setView] = useState(START);
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
  }, [numberPx, scroller]);
  return view;
}

export function toList({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from }, (_, n) => from + n);
}

/** Where each column begins, and behind the last where it ends. */
function beginnings(widths: readonly number[]): number[] {
  const lefts = [0];
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width);
  return lefts;
}
