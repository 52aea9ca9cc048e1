import { type Cell, type Column, takeRows } from "../columns/index.ts";
import type { ComputedPlan } from "../plan/plan-schema.ts";
import { cellsOf, type PlanResult } from "../run/index.ts";
import { ANSWER_LIMITS } from "./answer-limits.ts";
import type { AnswerBody, AnswerColumn } from "./answer-schema.ts";
import { orderAskedFirst } from "./asked-first.ts";
import { columnLabels, type PlanContext } from "./column-labels.ts";
import { fill, textOf } from "./fill.ts";
import { followUps } from "./follow-ups.ts";
import { formatFigure } from "./format-cell.ts";
import { planText } from "./plan-text.ts";
import { sayResult } from "./say/say-result.ts";
import { SAY_WORDS } from "./say-words.ts";

const answerColumn = (column: Column, name: string): AnswerColumn => ({
  name,
  type: column.type,
  ...(column.type === "date" ? { grain: column.grain } : {}),
  ...(column.type === "number"
    ? {
        decimals: column.decimals,
        ...(column.unit === undefined ? {} : { unit: column.unit }),
        ...(column.bin === undefined ? {} : { bin: column.bin }),
      }
    : {}),
});

/** The rows an answer shows: all of the result, of marks only those that are marked. */
function shownRows(result: PlanResult): Pick<PlanResult, "columns" | "rowCount" | "sheetRows"> {
  if (result.emptiedBy !== null) return { columns: result.columns, rowCount: 0, sheetRows: result.sheetRows === null ? null : [] };
  if (result.kind !== "marks" || result.sheetRows === null) return result;
  // One byte for each row of the sheet: a set of half of a hundred thousand rows takes longer than all the rest.
  const { sheetRows } = result;
  let most = 0;
  for (let place = 0; place < sheetRows.length; place += 1) most = Math.max(most, sheetRows[place] ?? 0);
  const isMarked = new Uint8Array(most + 1);
  for (const mark of result.marks) for (let n = 0; n < mark.sheetRows.length; n += 1) isMarked[mark.sheetRows[n] ?? 0] = 1;
  const places: number[] = [];
  for (let place = 0; place < sheetRows.length; place += 1) if (isMarked[sheetRows[place] ?? 0] === 1) places.push(place);
  const shown = Uint32Array.from(places.slice(0, ANSWER_LIMITS.rows));
  return {
    columns: result.columns.map((column) => takeRows(column, shown)),
    rowCount: places.length,
    sheetRows: places.slice(0, ANSWER_LIMITS.sheetRows).map((place) => sheetRows[place] ?? 0),
  };
}

/** What was computed as it is answered: the sentence, the first rows, the plan in words, and what has to be said with it. */
export function answerBody(
  plan: ComputedPlan,
  result: PlanResult,
  { ask, ...context }: PlanContext & { ask?: string | undefined },
): AnswerBody {
  const label = columnLabels(plan, context);
  const shown = shownRows(result);
  const columns = shown.columns.map((column) => answerColumn(column, label(column.name)));
  const rows: Cell[][] = cellsOf(shown, 0, Math.min(shown.rowCount, ANSWER_LIMITS.rows));
  const order = orderAskedFirst(plan, result);
  const words = SAY_WORDS[context.lang];
  const notes = result.notes.map(({ code, count, name = "" }) => ({
    code,
    text: textOf(fill(words.notes[code], { count: formatFigure(count, { decimals: 0 }, context.lang), name: label(name) })),
  }));
  return {
    // Nothing found is no figure: a count of 0 is said in words.
    kind: result.emptiedBy === null ? result.kind : "rows",
    plan,
    planText: planText(plan, context),
    say: sayResult({ plan, result, columns, rows, total: shown.rowCount, ask }, context).map((part) =>
      part.cells === undefined ? part : { ...part, cells: part.cells.map(({ row, col }) => ({ row, col: order.indexOf(col) })) },
    ),
    columns: order.flatMap((place) => columns[place] ?? []),
    rows: rows.map((row) => order.map((place) => row[place] ?? null)),
    total: shown.rowCount,
    sheetRows: shown.sheetRows === null ? null : shown.sheetRows.slice(0, ANSWER_LIMITS.sheetRows),
    marks: result.marks.map(({ tone, sheetRows }) => ({ tone, sheetRows: sheetRows.slice(0, ANSWER_LIMITS.sheetRows) })),
    notes,
    unread: [],
    options: [],
    followUps: followUps(plan, result, context),
  };
}

/** An answer without figures: a question back, or why there is none. */
export const wordsOnly = (
  kind: "clarify" | "refuse",
  say: string,
  rest: Partial<Pick<AnswerBody, "unread" | "options">> = {},
): AnswerBody => ({
  kind,
  plan: null,
  planText: [],
  say: [{ text: say }],
  columns: [],
  rows: [],
  total: 0,
  sheetRows: null,
  marks: [],
  notes: [],
  unread: [],
  options: [],
  followUps: [],
  ...rest,
});
