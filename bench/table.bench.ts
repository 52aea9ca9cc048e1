/**
 * A table of 100,000 rows and 20 columns: grouping, filtering, comparing, crossing and joining (budget 50 ms each, and no slower than
 * the same in SQLite in memory); the built-in planner on the stored questions (5 ms each) and on what it has to know of 50 columns of
 * 2,000 words (50 ms); a question asked and answered in words (60 ms). Medians.
 */
import { answerQuestion, ownNames } from "@tangleaf/table/answer";
import { buildLexicon, planQuestion } from "@tangleaf/table/ask";
import { type Column, type SheetTable, textColumn } from "@tangleaf/table/columns";
import { type ComputedPlan, planSchema, type Step } from "@tangleaf/table/plan";
import { runPlan } from "@tangleaf/table/run";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { openSqlite } from "../packages/table/src/testing/open-sqlite.ts";
import { planToSql } from "../packages/table/src/testing/plan-to-sql.ts";
import { QUESTION_TABLES, QUESTIONS } from "../packages/table/src/testing/questions.ts";
import { type Random, randomFrom } from "../packages/table/src/testing/random.ts";

const ROWS = 100_000;
const RUNS = 15;
const DEPARTMENTS = ["市场部", "技术部", "财务部", "人事部", "行政部", "法务部"];
const STATES = ["已通过", "待审", "驳回"];
const PEOPLE = 5000;
const FIRST_DAY = 20_000;
const DAYS = 700;
const WORDS = 2000;
const LEXICON_COLUMNS = 50;
const SEED = 16;
const BUDGET_MS = { engine: 50, question: 5, lexicon: 50, answer: 60 } as const;

const texts = (name: string, make: () => string): Column => textColumn(name, Array.from({ length: ROWS }, make));

function bigTable(random: Random): SheetTable {
  const amounts = (name: string): Column => ({
    type: "number",
    name,
    values: Float64Array.from({ length: ROWS }, () => (random.below(1_000_000) + 1) / 100),
    decimals: 2,
  });
  const columns: Column[] = [
    texts("部门", () => random.pick(DEPARTMENTS)),
    texts("状态", () => random.pick(STATES)),
    texts("员工", () => `员工${random.below(PEOPLE)}`),
    { type: "date", name: "日期", days: Int32Array.from({ length: ROWS }, () => FIRST_DAY + random.below(DAYS)), grain: "day" },
    amounts("金额"),
    ...Array.from({ length: 8 }, (_, n) => amounts(`数 ${n + 1}`)),
    ...Array.from({ length: 7 }, (_, n) => texts(`注 ${n + 1}`, () => `词${random.below(WORDS)}`)),
  ];
  return { id: "big", columns, rowCount: ROWS, totalRows: [] };
}

function people(): SheetTable {
  const columns = [
    textColumn(
      "姓名",
      Array.from({ length: PEOPLE }, (_, n) => `员工${n}`),
    ),
    textColumn(
      "城市",
      Array.from({ length: PEOPLE }, (_, n) => `城市${n % 40}`),
    ),
  ];
  return { id: "people", columns, rowCount: PEOPLE, totalRows: [] };
}

const MONTH = { col: "日期", grain: "month" } as const;
/** `beside`: what SQLite is asked for where it has no such step of its own. */
const WORKS: Readonly<Record<string, { steps: Step[]; beside?: Step[] }>> = {
  group: { steps: [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col: "金额" }, { fn: "count" }] }] },
  "5,000 groups": { steps: [{ op: "group", by: ["员工"], aggs: [{ fn: "sum", col: "金额" }] }] },
  filter: {
    steps: [
      {
        op: "filter",
        where: {
          all: [
            { col: "部门", is: "=", value: "市场部" },
            { col: "金额", is: ">", value: 5000 },
          ],
        },
      },
    ],
  },
  compare: {
    steps: [{ op: "compare", along: MONTH, a: "2025-03", b: "2025-02", by: ["部门"], value: { fn: "sum", col: "金额" } }],
  },
  pivot: {
    steps: [{ op: "pivot", rows: ["部门"], columns: MONTH, value: { fn: "sum", col: "金额" } }],
    beside: [{ op: "group", by: ["部门", MONTH], aggs: [{ fn: "sum", col: "金额" }] }],
  },
  join: {
    steps: [
      { op: "join", with: "people", on: [["员工", "姓名"]], kind: "inner", take: ["城市"] },
      { op: "group", by: ["城市"], aggs: [{ fn: "sum", col: "金额" }] },
    ],
  },
};

function medianMs(run: () => unknown): number {
  run();
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return percentile(times, 0.5);
}

const shown = (ms: number): string => ms.toFixed(1).padStart(7);
const verdict = (isKept: boolean): string => (isKept ? "kept" : "MISSED");

const table = bigTable(randomFrom(SEED));
const tables = new Map([table, people()].map((one) => [one.id, one]));
const db = openSqlite(tables.values());

for (const [name, { steps, beside = steps }] of Object.entries(WORKS)) {
  const plan = planSchema.parse({ v: 1, from: table.id, steps }) as ComputedPlan;
  const own = medianMs(() => runPlan(plan, { tables, ownNames: ownNames("zh") }));
  const query = db
    .prepare(
      planToSql(
        table.id,
        table.columns.map((column) => column.name),
        beside,
      ),
    )
    .raw();
  const sqlite = medianMs(() => query.all());
  console.log(`${name.padEnd(14)}${shown(own)} ms, SQLite ${shown(sqlite)} ms: ${verdict(own <= BUDGET_MS.engine && own <= sqlite)}`);
}

const wide: SheetTable = {
  id: "wide",
  columns: Array.from({ length: LEXICON_COLUMNS }, (_, n) =>
    textColumn(
      `列${n}`,
      Array.from({ length: WORDS }, (_, row) => `词${n}号${row}`),
    ),
  ),
  rowCount: WORDS,
  totalRows: [],
};
const lexicon = medianMs(() => buildLexicon(wide));
console.log(`lexicon of ${LEXICON_COLUMNS} × ${WORDS} ${shown(lexicon)} ms: ${verdict(lexicon <= BUDGET_MS.lexicon)}`);

const asked = QUESTIONS.flatMap(({ ask, table: id }) => {
  const about = QUESTION_TABLES.get(id);
  if (about === undefined) return [];
  const known = buildLexicon(about);
  return [{ ask, ms: medianMs(() => planQuestion(ask, { table: about, lexicon: known })) }];
});
const slowest = asked.reduce((most, one) => (one.ms > most.ms ? one : most));
console.log(`slowest of ${asked.length} questions ${shown(slowest.ms)} ms (${slowest.ask}): ${verdict(slowest.ms <= BUDGET_MS.question)}`);

const known = buildLexicon(table);
for (const ask of ["每个部门的金额", "部门是市场部的金额合计", "金额大于 5000 的标出来"]) {
  const ms = medianMs(() => answerQuestion(ask, { table, tables, lexicon: known, lang: "zh" }));
  console.log(`asked and answered ${shown(ms)} ms (${ask}): ${verdict(ms <= BUDGET_MS.answer)}`);
}
