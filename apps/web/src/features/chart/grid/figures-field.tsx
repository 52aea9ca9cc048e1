import type { ChartLook } from "@tangleaf/table/chart";
import { type DragEvent, Suspense, useRef, useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Select } from "#ui/field/field.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { type DrawnChart, withTable } from "../work/chart-work.ts";
import { isBlankGrid } from "../work/grid-edits.ts";
import type { useChartWork } from "../work/use-chart-work.ts";
import css from "./figures-field.module.css";
import { FiguresGrid } from "./figures-grid.tsx";
import { useFigures } from "./use-figures.ts";

const ACCEPTED = ".xlsx,.xlsm,.xls,.csv,.tsv,.txt,.html,.htm,.md,.docx";

const FiguresDialog = lazyPart(() => import("../text/figures-dialog.tsx").then((module) => module.FiguresDialog));

type FiguresFieldProps = { made: ReturnType<typeof useChartWork>; drawn: DrawnChart | null; onLook: (look: Partial<ChartLook>) => void };

/** The figures of the chart, and the ways they come in: typed, pasted, from a file, from a text. */
export function FiguresField({ made, drawn, onLook }: FiguresFieldProps) {
  const { work, change, undo, redo } = made;
  const input = useRef<HTMLInputElement>(null);
  const { sheets, reading, problem, onCells, takeSheet, takeFile, onPaste, clear } = useFigures(made);
  const [isOver, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);

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
