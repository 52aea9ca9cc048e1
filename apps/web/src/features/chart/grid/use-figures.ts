import { useState } from "react";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { newWork, withCells, withTable } from "../work/chart-work.ts";
import { COLUMNS_MAX, type Grid, isBlankGrid, type Place, pasteAt, ROWS_MAX } from "../work/grid-edits.ts";
import type { useChartWork } from "../work/use-chart-work.ts";
import type { ReadGrid } from "./read-grids.ts";
import { useReadFigures } from "./use-read-figures.ts";

/** The ways figures come into a chart: typed, pasted, from a file; of several sheets one is chosen. */
export function useFigures({ work, change }: Pick<ReturnType<typeof useChartWork>, "work" | "change">) {
  const [sheets, setSheets] = useState<readonly ReadGrid[]>([]);
  const { reading, problem, clearProblem, readText, readFile } = useReadFigures();

  const onCells = (grid: Grid) => change((now) => withCells(now, grid));
  const takeSheet = ({ grid, title, isCut }: ReadGrid) => {
    change((now) => withTable(now, grid, title));
    if (isCut) toast({ tone: "info", title: m.grid.cut(ROWS_MAX - 1, COLUMNS_MAX) });
  };
  const takeGrids = (found: readonly ReadGrid[] | null) => {
    if (found === null) return;
    setSheets(found.length > 1 ? found : []);
    if (found[0] !== undefined) takeSheet(found[0]);
  };
  const takeFile = async (file: File | undefined) => {
    if (file !== undefined) takeGrids(await readFile(file));
  };
  const onPaste = async (text: string, at: Place) => {
    if (isBlankGrid(work.grid) || (at.row === 0 && at.col === 0)) takeGrids(await readText(text, "tables"));
    else {
      const [pasted] = (await readText(text, "cells")) ?? [];
      if (pasted !== undefined) change((now) => withCells(now, pasteAt(now.grid, at, pasted.grid)));
    }
  };
  const clear = () => {
    const before = work;
    setSheets([]);
    clearProblem();
    change((now) => ({ ...withTable(now, newWork().grid), emphasis: "" }));
    toast({ tone: "ok", title: m.grid.cleared, action: { text: m.grid.undo, run: () => change(() => before) } });
  };
  return { sheets, reading, problem, onCells, takeSheet, takeFile, onPaste, clear };
}
