import { expect, test } from "vitest";
import { type Cell, textColumn } from "../columns/index.ts";
import { type ComputedPlan, planSchema } from "../plan/index.ts";
import { cellsOf, runPlan } from "../run/index.ts";
import { PARAPHRASES, QUESTION_TABLES, QUESTIONS, type Question } from "../testing/questions.ts";
import { buildLexicon } from "./lexicon.ts";
import { planQuestion } from "./plan-question.ts";

const OWN_NAMES = { rest: "其他", total: "合计", empty: "（空）" };
const CLOSE = 1e-6;
const lexicons = new Map([...QUESTION_TABLES].map(([id, table]) => [id, buildLexicon(table)]));

const areAlike = (a: Cell, b: Cell): boolean =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b)) : a === b || `${a}-01` === b;

function plan(question: Question) {
  const table = QUESTION_TABLES.get(question.table);
  const lexicon = lexicons.get(question.table);
  if (table === undefined || lexicon === undefined) throw new Error(question.table);
  const before = question.follows === undefined ? undefined : QUESTIONS.find(({ id }) => id === question.follows);
  const last = before?.plan !== undefined && "steps" in before.plan ? (planSchema.parse(before.plan) as ComputedPlan) : undefined;
  return planQuestion(question.ask, { table, lexicon, last });
}

/** right, asked (asked back or refused), or wrong with what was found. */
function judge(question: Question): { verdict: "right" | "asked" | "wrong"; detail: string } {
  const planned = plan(question);
  const expected = question.expect;
  if (planned.kind !== "plan") {
    const isRight = (planned.kind === "refuse" && expected.kind === "refuse") || (planned.kind === "ask" && expected.kind === "clarify");
    return { verdict: isRight ? "right" : "asked", detail: JSON.stringify(planned) };
  }
  const result = runPlan(planSchema.parse(planned.plan) as ComputedPlan, { tables: QUESTION_TABLES, ownNames: OWN_NAMES });
  const detail = JSON.stringify(planned.plan.steps);
  const sorted = (rows: readonly number[]) => rows.toSorted((a, b) => a - b).join();
  if (expected.sheetRows !== undefined) {
    const rows = result.kind === "marks" ? (result.marks[0]?.sheetRows ?? []) : (result.sheetRows ?? []);
    return {
      verdict: sorted(rows) === sorted(expected.sheetRows) && (expected.kind === "marks") === (result.kind === "marks") ? "right" : "wrong",
      detail,
    };
  }
  const rows = cellsOf(result);
  const wanted = expected.rows ?? [];
  // Names of columns are free, and further columns: each cell that is asked for must be there.
  const holds = (row: readonly Cell[], want: readonly Cell[]) => want.every((cell) => row.some((one) => areAlike(one, cell)));
  const isRight =
    wanted.length > 0 &&
    rows.length === wanted.length &&
    wanted.every((want, n) => (expected.ordered ? holds(rows[n] ?? [], want) : rows.some((row) => holds(row, want))));
  return { verdict: isRight ? "right" : "wrong", detail: `${detail} ${JSON.stringify(rows.slice(0, 3))}` };
}

const basic = QUESTIONS.filter(({ level }) => level === "basic");

test.each(basic)("$id $ask", (question) => {
  const { verdict, detail } = judge(question);
  expect(verdict, detail).not.toBe("wrong");
  expect(verdict, detail).toBe("right");
});

test.each([...QUESTIONS.filter(({ level }) => level === "model"), ...PARAPHRASES])(
  "$id $ask is answered rightly or asked back",
  (question) => {
    const { verdict, detail } = judge(question);
    expect(verdict, detail).not.toBe("wrong");
  },
);

test("most loose ways of asking are understood", () => {
  const right = PARAPHRASES.filter((question) => judge(question).verdict === "right");
  const not = PARAPHRASES.filter((question) => judge(question).verdict !== "right").map(
    (question) => `${question.id} ${question.ask} ${judge(question).detail}`,
  );
  expect(right.length, not.join("\n")).toBeGreaterThanOrEqual(38);
});

/** Words nobody told it: with one of them in it, a question is another question. */
const STRANGE = ["蓝色", "库存", "优秀", "预算外", "weird", "tomorrow", "退货", "差评", "新来", "xyz", "红", "快", "替", "refurbished"];

test("a question with one word more that is not understood is asked back, never answered without it", () => {
  const answered = basic.flatMap((question, n) =>
    STRANGE.flatMap((word, at) => {
      const place = Math.floor((question.ask.length * ((n + at) % 4)) / 4);
      const ask = `${question.ask.slice(0, place)} ${word} ${question.ask.slice(place)}`;
      return plan({ ...question, ask }).kind === "plan" ? [ask] : [];
    }),
  );
  expect(answered).toEqual([]);
});

/** Questions that were answered of something else before: what is asked of groups, or of one thing or another, is asked back. */
test.each([
  ["expense", "平均金额大于 5000 的部门"],
  ["expense", "金额合计大于 5000 的部门"],
  ["expense", "状态是驳回或者金额大于 5000 的有几笔"],
  ["expense", "状态不是驳回或者备注为空的"],
  ["expense", "最高的金额从低到高"],
  ["expense", "按状态的笔数占比，只看驳回的"],
])("of %s, %s is asked back", (table, ask) => {
  expect(plan({ id: "near", table, lang: "zh", ask, expect: { kind: "clarify" } }).kind).toBe("ask");
});

test.each<[ask: string, steps: readonly unknown[]]>([
  [
    "日期是 2 月的有几笔",
    [
      { op: "filter", where: { col: "日期", is: "=", value: "2026-02" } },
      { op: "group", by: [], aggs: [{ fn: "count", as: "count" }] },
    ],
  ],
  [
    "按日期的季度算金额合计",
    [
      { op: "group", by: [{ col: "日期", grain: "quarter" }], aggs: [{ fn: "sum", col: "金额", as: "金额·sum" }] },
      { op: "sort", by: [{ col: "日期·quarter", dir: "asc" }] },
    ],
  ],
  [
    "按日期从晚到早取前 3 名",
    [
      { op: "sort", by: [{ col: "日期", dir: "desc" }] },
      { op: "limit", n: 3 },
    ],
  ],
  [
    "金额从低到高取前 3 名",
    [
      { op: "sort", by: [{ col: "金额", dir: "asc" }] },
      { op: "limit", n: 3 },
    ],
  ],
  ["金额最大值", [{ op: "group", by: [], aggs: [{ fn: "max", col: "金额", as: "金额·max" }] }]],
  [
    "市场部或者技术部 2 月的金额",
    [
      {
        op: "filter",
        where: {
          all: [
            { col: "日期", is: "=", value: "2026-02" },
            { col: "部门", is: "in", value: ["市场部", "技术部"] },
          ],
        },
      },
      { op: "group", by: [], aggs: [{ fn: "sum", col: "金额", as: "金额·sum" }] },
    ],
  ],
])("%s is read word by word", (ask, steps) => {
  const planned = plan({ id: "near", table: "expense", lang: "zh", ask, expect: { kind: "rows" } });
  expect(planned).toMatchObject({ kind: "plan", plan: { steps } });
});

test("a heading of two rows is asked for by its last, and asked back where two end alike", () => {
  const table = {
    id: "two",
    rowCount: 2,
    totalRows: [],
    columns: [
      textColumn("基本情况·部门", ["市场部", "技术部"]),
      ...["金额·实际", "金额·预算", "人数·预算"].map((name) => ({
        type: "number" as const,
        name,
        values: Float64Array.of(1, 2),
        decimals: 0,
      })),
    ],
  };
  const asked = { table, lexicon: buildLexicon(table) };
  expect(planQuestion("各部门的总实际", asked)).toMatchObject({
    kind: "plan",
    plan: { steps: [{ op: "group", by: ["基本情况·部门"], aggs: [{ fn: "sum", col: "金额·实际" }] }, { op: "sort" }] },
  });
  expect(planQuestion("各部门的总预算", asked)).toMatchObject({ kind: "ask" });
});
