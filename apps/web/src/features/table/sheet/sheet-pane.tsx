import { useStore } from "zustand";
import { tableMessages as m } from "#messages/table.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { isLocalTable } from "../local-tables.ts";
import type { OpenTable } from "../open-table.ts";
import { TakeWays } from "../take-ways.tsx";
import { GuessLine } from "./guess-line.tsx";
import { SheetCells } from "./sheet-cells.tsx";
import css from "./sheet-pane.module.css";
import { StepsMenu } from "./steps-menu.tsx";

const SKELETON_ROWS = 8;

/** The sheet: its title and how it was read, what it shows and marks, its rows, its tabs. */
export function SheetPane({ opened }: { opened: OpenTable }) {
  const { table, sheets, sheetId, view, fault, isUnkept, isUnsent } = useStore(opened.store);
  const sheet = sheets.find((one) => one.sheetId === sheetId);
  const steps = table.steps[sheetId] ?? [];
  const shownSteps = steps.filter((step) => step.isOff !== true && (step.do === "filter" || step.do === "marks"));
  return (
    <section className={css["pane"]} aria-label={m.sheet.label}>
      <header className={css["head"]}>
        <div>
          <h1>{table.title}</h1>
          <p className={css["about"]}>
            {sheet === undefined ? null : m.sheet.size(sheet.rows, sheet.columns.length)}
            {" · "}
            {isUnkept ? m.notKept : isUnsent ? m.notSent : isLocalTable(table.tableId) ? m.keptHere : m.keptThere}
          </p>
        </div>
        <div className={css["ways"]}>
          {shownSteps.map((step) => {
            const said = view?.steps.find(({ id }) => id === step.id);
            return said === undefined ? null : (
              <span key={step.id} className={css["mark"]} data-tone={step.do === "marks" ? step.tone : undefined}>
                <Icon name={step.do === "marks" ? "highlighter" : "funnel"} size={14} />
                <span>{said.text}</span>
                {said.count === null ? null : ` · ${m.sheet.rows(said.count)}`}
                <button type="button" aria-label={m.sheet.dropMark(said.text)} onClick={() => void opened.dropStep(step.id)}>
                  <Icon name="x" size={14} />
                </button>
              </span>
            );
          })}
          <StepsMenu opened={opened} />
          {view === null ? null : <TakeWays opened={opened} answer={null} />}
        </div>
      </header>
      {sheet === undefined ? null : <GuessLine opened={opened} sheet={sheet} />}
      {fault?.at === "sheet" ? (
        <p className={css["fault"]} role="alert">
          {fault.text}
        </p>
      ) : null}
      {view === null || sheet === undefined ? (
        <div className={css["waiting"]} aria-busy="true">
          <span className="sr">{m.sheet.opening}</span>
          <SkeletonBars rows={SKELETON_ROWS} />
        </div>
      ) : (
        <SheetCells key={sheetId} opened={opened} sheet={sheet} view={view} title={table.title} />
      )}
      {sheets.length < 2 ? null : (
        <nav className={css["tabs"]} aria-label={m.sheet.sheets}>
          {sheets.map((one) => (
            <button
              key={one.sheetId}
              type="button"
              aria-current={one.sheetId === sheetId ? "true" : undefined}
              onClick={() => void opened.showSheet(one.sheetId)}
            >
              {one.name}
              {one.isHidden ? <small> {m.sheet.hidden}</small> : null}
            </button>
          ))}
        </nav>
      )}
    </section>
  );
}
