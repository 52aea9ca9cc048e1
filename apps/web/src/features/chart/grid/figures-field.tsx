import type { ChartLook } from "@tangleaf/table/chart";
import { type DragEvent, Suspense, useRef, useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Select } from "#ui/field/field.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { type DrawnChart, newWork, withCells, withTable } from "../work/chart-work.ts";
import { COLUMNS_MAX, type Grid, isBlankGrid, type Place, pasteAt, ROWS_MAX } from "../work/grid-edits.ts";
import type { useChartWork } from "../work/use-chart-work.ts";
import css from "./figures-field.module.css";
import { FiguresGrid } from "./figures-grid.tsx";
import type { ReadGrid } from "./read-grids.ts";
import { useReadFigures } from "./use-read-figures.ts";

const ACCEPTED = ".xlsx,.xlsm,.xls,.csv,.tsv,.txt,.html,.htm,.md,.docx";

const FiguresDialog = lazyPart(() => import("../text/figures-dialog.tsx").then((module) => module.FiguresDialog));

type FiguresFieldProps = { made: ReturnType<typeof useChartWork>; drawn: DrawnChart | null; onLook: (look: Partial<ChartLook>) => void };

/** The figures of the chart, and the ways they come in: typed, pasted, from a file, from a text. */
export function FiguresField({ made: { work, change, undo, redo }, drawn, onLook }: FiguresFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sheets, setSheets] = useState<readonly ReadGrid[]>([]);
  const { reading, problem, clearProblem, readText, readFile } = useReadFigures();
  const [isOver, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);

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
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button beside it does the same
    <div
      className={css["field"]}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={css["head"]}>
        <h2>{m.grid.label}</h2>
        {reading ? (
          <span role="status" className={css["reading"]}>
            <Spinner /> {m.grid.reading}
          </span>
        ) : null}
        <span className={css["ways"]}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setHasAsked(true);
              setAsking(true);
            }}
          >
            {m.grid.fromText}
          </button>
          <button type="button" onClick={() => input.current?.click()}>
            {m.grid.import}
          </button>
          <button type="button" disabled={isBlankGrid(work.grid)} onClick={clear}>
            {m.grid.clear}
          </button>
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={m.grid.import}
          onChange={({ target }) => {
            void takeFile(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
      {problem === null ? null : (
        <p role="alert" className={css["problem"]}>
          {problem}
        </p>
      )}
      {sheets.length < 2 ? null : (
        <Select
          aria-label={m.grid.sheet}
          className={css["sheet"]}
          onChange={({ target }) => {
            const chosen = sheets[Number(target.value)];
            if (chosen !== undefined) takeSheet(chosen);
          }}
        >
          {sheets.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the file
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <FiguresGrid
        grid={work.grid}
        drawn={drawn}
        history={{ undo, redo }}
        onCells={onCells}
        onLook={onLook}
        onPaste={(text, at) => void onPaste(text, at)}
      />
      {isOver ? (
        <p className={css["drop"]} aria-hidden="true">
          {m.grid.drop}
        </p>
      ) : null}
      {hasAsked ? (
        <Suspense fallback={null}>
          <FiguresDialog open={asking} onClose={() => setAsking(false)} onTable={(grid) => change((now) => withTable(now, grid))} />
        </Suspense>
      ) : null}
    </div>
  );
}
