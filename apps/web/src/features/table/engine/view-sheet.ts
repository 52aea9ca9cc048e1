import { conditionText, stepWords } from "@tangleaf/table/answer";
import type { Column, SheetTable } from "@tangleaf/table/columns";
import type { ComputedPlan, Condition } from "@tangleaf/table/plan";
import type { SheetStep } from "@tangleaf/table/step-schema";
import type { applySteps } from "@tangleaf/table/steps";
import { plainView, withoutTotals } from "./plain-view.ts";
import type { SentView } from "./sent-view.ts";

export type AppliedSheet = ReturnType<typeof applySteps>;
type Viewed = Omit<SentView, "columns"> & { readonly columns: readonly Column[] };

type About = { readonly steps: readonly SheetStep[]; readonly lang: "zh" | "en" };

/** What a sheet with its steps shows: its rows without the sums, the marked ones, and its steps in words; those of single cells are said by the page. */
export function viewOf({ table, shown, marks, effects }: AppliedSheet, about: About): Viewed {
  const plain = plainView(table);
  for (const { tone, sheetRows } of marks) for (let n = 0; n < sheetRows.length; n += 1) plain.tones[(sheetRows[n] ?? 0) - 1] = tone;
  return {
    ...plain,
    rows: shown === null ? plain.rows : withoutTotals(shown, table.totalRows),
    steps: about.steps.map((step) => ({ id: step.id, text: wordsOf(step, table, about), ...effectOf(step, effects) })),
  };
}

function wordsOf(step: SheetStep, table: SheetTable, { lang }: About): string {
  if (step.do === "cell") return "";
  const parts =
    step.do === "filter" || step.do === "marks"
      ? conditionText(filterPlan(table, step.where), step.where, "steps.0.where", { tables: new Map([[table.id, table]]), lang })
      : stepWords(table, step.do === "sort" ? { op: "sort", by: [{ col: step.col, dir: step.dir }] } : step.step, lang);
  return parts.map(({ text }) => text).join("");
}

const filterPlan = (table: SheetTable, where: Condition): ComputedPlan => ({ v: 1, from: table.id, steps: [{ op: "filter", where }] });

/** Rows a step shows or marks, and what it changed; nothing of one that is off. */
function effectOf(step: SheetStep, effects: AppliedSheet["effects"]) {
  const effect = effects.find(({ id }) => id === step.id);
  const isView = step.do === "filter" || step.do === "marks";
  return {
    count: effect === undefined || !isView || effect.fault !== undefined ? null : effect.rowsAfter,
    gone: effect === undefined || isView ? 0 : effect.rowsBefore - effect.rowsAfter,
    cells: effect?.cellsChanged ?? 0,
    isLost: effect?.fault !== undefined,
  };
}
