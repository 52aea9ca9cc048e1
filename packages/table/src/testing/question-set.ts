import { buildLexicon, planQuestion } from "../ask/index.ts";
import type { Cell, SheetTable } from "../columns/index.ts";
import { type ComputedPlan, planSchema } from "../plan/index.ts";
import { readTable } from "../read/index.ts";
import { cellsOf, type PlanResult, runPlan } from "../run/index.ts";

/** A question by somebody who had not seen the planner's words; without a plan, the table cannot answer it. */
export type SetQuestion = {
  readonly id: string;
  readonly table: string;
  readonly lang: "zh" | "en";
  readonly ask: string;
  readonly plan: unknown;
};
type Source = { readonly title: string; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };
export type QuestionSet = { readonly questions: readonly SetQuestion[]; readonly tables: ReadonlyMap<string, SheetTable> };

/** Questions and the tables they are about, as they stand in a file: {tables: {id: {title, header, rows}}, questions}. */
export function readQuestionSet(data: { tables: Readonly<Record<string, Source>>; questions: readonly SetQuestion[] }): QuestionSet {
  const tables = Object.entries(data.tables).map(([id, { title, header, rows }]) => {
    const sheet = { name: title, isHidden: false, merges: [], rows: [header, ...rows] };
    return [id, readTable(sheet, { id, nameless: (n) => `列 ${n}` }).table] as const;
  });
  return { questions: data.questions, tables: new Map(tables) };
}

export type Verdict = "right" | "asked" | "wrong";
export type Judged = { readonly verdict: Verdict; readonly detail: string };

const OWN_NAMES = { rest: "其他", total: "合计", empty: "（空）" };
const CLOSE = 1e-6;
const areAlike = (a: Cell, b: Cell): boolean =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b)) : a === b;
const holds = (row: readonly Cell[], want: readonly Cell[]) => want.every((cell) => row.some((one) => areAlike(one, cell)));
const sheetRowsOf = ({ kind, marks, sheetRows }: PlanResult) => (kind === "marks" ? (marks[0]?.sheetRows ?? []) : (sheetRows ?? []));

/** Two values set side by side say the figure of each of them, as a group of the two does. */
function comparedRows(found: PlanResult, { steps }: ComputedPlan): Cell[][] | null {
  const last = steps.at(-1);
  const [row, ...more] = cellsOf(found);
  if (last?.op !== "compare" || typeof last.a !== "string" || typeof last.b !== "string" || last.by !== undefined) return null;
  if (row === undefined || more.length > 0) return null;
  const [a, b] = [found.columns.findIndex(({ name }) => name === "a"), found.columns.findIndex(({ name }) => name === "b")];
  return [
    [last.a, row[a] ?? null],
    [last.b, row[b] ?? null],
  ];
}

/** Whether what was found says what was wanted: the same rows of the sheet, or each wanted cell in its row. */
function saysTheSame(found: PlanResult, planned: ComputedPlan, wanted: PlanResult, plan: ComputedPlan): boolean {
  const has = (op: string) => plan.steps.some((step) => step.op === op);
  if ((found.kind === "marks") !== (wanted.kind === "marks")) return false;
  if (wanted.chart !== null && found.chart?.type !== wanted.chart.type) return false;
  if (wanted.sheetRows !== null && !has("derive")) {
    const order = (rows: readonly number[]) => (has("sort") ? rows : rows.toSorted((a, b) => a - b)).join();
    return order(sheetRowsOf(found)) === order(sheetRowsOf(wanted));
  }
  const want = cellsOf(wanted);
  const says = (rows: readonly (readonly Cell[])[]): boolean =>
    rows.length === want.length && want.every((row, n) => (has("sort") ? holds(rows[n] ?? [], row) : rows.some((one) => holds(one, row))));
  const compared = has("compare") ? null : comparedRows(found, planned);
  return says(cellsOf(found)) || (compared !== null && says(compared));
}

/** Right too: a question the table cannot answer that was asked back or refused. */
export function judgeQuestion({ table, ask, plan }: SetQuestion, tables: QuestionSet["tables"]): Judged {
  const sheet = tables.get(table);
  if (sheet === undefined) throw new Error(table);
  const run = (one: unknown): PlanResult => runPlan(planSchema.parse(one) as ComputedPlan, { tables, ownNames: OWN_NAMES });
  const planned = planQuestion(ask, { table: sheet, lexicon: buildLexicon(sheet), last: undefined });
  if (planned.kind !== "plan") return { verdict: plan === null ? "right" : "asked", detail: JSON.stringify(planned) };
  const detail = JSON.stringify(planned.plan.steps);
  if (plan === null) return { verdict: "wrong", detail };
  return { verdict: saysTheSame(run(planned.plan), planned.plan, run(plan), plan as ComputedPlan) ? "right" : "wrong", detail };
}

/** Questions of a set by their verdict, each with what to look at. */
export function judgeSet({ questions, tables }: QuestionSet): Readonly<Record<Verdict, readonly string[]>> {
  const judged = questions.map((question) => ({ question, ...judgeQuestion(question, tables) }));
  const listOf = (wanted: Verdict) =>
    judged.flatMap(({ question, verdict, detail }) => (verdict === wanted ? [`${question.id} ${question.ask} ${detail}`] : []));
  return { right: listOf("right"), asked: listOf("asked"), wrong: listOf("wrong") };
}
