import { expect, test } from "vitest";
import { type ComputedPlan, planSchema, type Step } from "../plan/index.ts";
import { FRESH_QUESTIONS, FRESH_TABLES } from "../testing/fresh-questions.ts";
import { PARAPHRASES, QUESTION_TABLES, QUESTIONS } from "../testing/questions.ts";
import { answerPlan } from "./index.ts";

const isComputed = (plan: unknown): plan is ComputedPlan => typeof plan === "object" && plan !== null && "steps" in plan;
const STORED = [
  ...[...QUESTIONS, ...PARAPHRASES].map(({ id, plan }) => ({ id, plan: plan as unknown, tables: QUESTION_TABLES })),
  ...FRESH_QUESTIONS.map(({ id, plan }) => ({ id, plan, tables: FRESH_TABLES })),
].flatMap(({ plan, ...one }) => (isComputed(plan) ? [{ ...one, plan: planSchema.parse(plan) as ComputedPlan }] : []));

const answer = (steps: readonly unknown[], lang: "zh" | "en" = "zh") =>
  answerPlan(planSchema.parse({ v: 1, from: "expense", steps }), { tables: QUESTION_TABLES, lang });
const offered = (steps: readonly unknown[], lang: "zh" | "en" = "zh") =>
  answer(steps, lang).followUps.map(({ label, plan }) => ({ label, steps: "steps" in plan ? plan.steps : [] }));

const TOTAL: Step = { op: "group", by: [], aggs: [{ fn: "sum", col: "金额" }] };

test("a figure is split by the column whose groups differ most", () => {
  const [split] = offered([TOTAL]);
  // Categories reach from 14,396 to 50,815, departments from 20,832 to 48,286.
  expect(split).toEqual({
    label: "按类别拆开",
    steps: [
      { op: "group", by: ["类别"], aggs: [{ fn: "sum", col: "金额" }] },
      { op: "sort", by: [{ col: "金额·sum", dir: "desc" }] },
    ],
  });
});

test("a column that has one value left is not split by", () => {
  const labels = offered([{ op: "filter", where: { col: "类别", is: "=", value: "培训" } }, TOTAL]).map(({ label }) => label);
  expect(labels).not.toContain("按类别拆开");
  expect(labels.some((label) => label.endsWith("拆开"))).toBe(true);
});

test("groups are drawn as bars, periods as a line, and what is drawn is not offered to be drawn", () => {
  const groups: Step[] = [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col: "金额" }] }];
  const months: Step[] = [{ op: "group", by: [{ col: "日期", grain: "month" }], aggs: [{ fn: "sum", col: "金额" }] }];
  expect(offered(groups).map(({ label }) => label)).toContain("画成柱状图");
  expect(offered(months, "en").map(({ label }) => label)).toContain("as a line chart");
  const drawn = [...groups, { op: "chart", type: "bar", x: "部门", y: ["金额·sum"] }];
  expect(offered(drawn).map(({ label }) => label)).not.toContain("画成柱状图");
});

test("a threshold moves to the roundest number in the widest gap beyond it", () => {
  const amounts = [5000, 5100, 5200, 7900, 8000];
  const [column] = QUESTION_TABLES.get("expense")?.columns.filter(({ name }) => name === "金额") ?? [];
  if (column?.type !== "number") throw new Error("金额");
  const rows = amounts.length;
  const table = { id: "t", columns: [{ ...column, values: Float64Array.from(amounts) }], rowCount: rows, totalRows: [] };
  const moved = (is: string, value: number) => {
    const plan = planSchema.parse({ v: 1, from: "t", steps: [{ op: "filter", where: { col: "金额", is, value } }] });
    return answerPlan(plan, { tables: new Map([["t", table]]), lang: "zh" }).followUps.map(({ label }) => label);
  };
  expect(moved(">", 4999)).toContain("改成金额大于 6,000");
  expect(moved("<", 9000)).toContain("改成金额小于 6,000");
  expect(moved(">", 7900)).toEqual([]);
});

test("in a table of many rows a threshold moves to a number that leaves some", () => {
  const rows = 20_001;
  const values = Float64Array.from({ length: rows }, (_, row) => (row * 7919) % 10_007);
  const table = { id: "t", columns: [{ type: "number", name: "金额", values, decimals: 0 }], rowCount: rows, totalRows: [] } as const;
  const plan = planSchema.parse({ v: 1, from: "t", steps: [{ op: "filter", where: { col: "金额", is: ">", value: 5000 } }] });
  const context = { tables: new Map([["t", table]]), lang: "zh" } as const;
  const answered = answerPlan(plan, context);
  const moved = answered.followUps.find(({ label }) => label.startsWith("改成金额大于"));
  const left = answerPlan(planSchema.parse(moved?.plan), context).total;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(answered.total);
});

test("what is marked and counted of the marked moves together", () => {
  const where = { col: "金额", is: ">", value: 5000 };
  const found = offered([
    { op: "highlight", where },
    { op: "filter", where },
    { op: "group", by: ["部门"], aggs: [{ fn: "count" }] },
  ]);
  const moved = found.find(({ label }) => label.startsWith("改成"));
  const values = moved?.steps.flatMap((step) =>
    step.op === "filter" || step.op === "highlight" ? [(step.where as { value?: unknown }).value] : [],
  );
  expect(new Set(values).size).toBe(1);
  expect(values?.[0]).not.toBe(5000);
});

test.each(STORED)("what is offered after $id runs, finds something, and is another plan", ({ plan, tables }) => {
  for (const lang of ["zh", "en"] as const) {
    for (const offer of answerPlan(plan, { tables, lang }).followUps) {
      expect(planSchema.parse(offer.plan)).toEqual(offer.plan);
      expect(offer.plan).not.toEqual(plan);
      const next = answerPlan(offer.plan, { tables, lang });
      expect(next.total, offer.label).toBeGreaterThan(0);
    }
  }
});

test("nothing is offered after nothing was found", () => {
  expect(answer([{ op: "filter", where: { col: "金额", is: ">", value: 1e9 } }]).followUps).toEqual([]);
});
