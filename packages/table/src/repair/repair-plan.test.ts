import { expect, test } from "vitest";
import type { SheetTable } from "../columns/index.ts";
import type { ComputedPlan, Step } from "../plan/plan-schema.ts";
import { type PlanResult, runPlan } from "../run/index.ts";
import { PARAPHRASES, QUESTION_TABLES, QUESTIONS } from "../testing/questions.ts";
import { randomFrom } from "../testing/random.ts";
import { mapNames } from "./plan-names.ts";
import { repairPlan, twoReadings } from "./repair-plan.ts";
import { sampleContext } from "./sample-context.ts";

const CONTEXT = { tables: QUESTION_TABLES, ownNames: { rest: "其他", total: "合计", empty: "（空）" } };
const PLANS = [...QUESTIONS, ...PARAPHRASES].flatMap(({ plan }) => (plan !== undefined && "steps" in plan ? [plan] : []));
const COLUMN_NAMES = new Set([...QUESTION_TABLES.values()].flatMap(({ columns }) => columns.map(({ name }) => name)));

/** The plan with every heading of its tables written in another way. */
function renamed(plan: ComputedPlan, change: (name: string) => string): ComputedPlan {
  const own = (name: string) => (COLUMN_NAMES.has(name) ? change(name) : name);
  return { ...plan, steps: plan.steps.map((step) => mapNames(step, { own }, "")) };
}

const fullWidth = (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

test.each([
  ["in brackets", (name: string) => `「${name}」`],
  ["in quotes", (name: string) => `"${name}"`],
  ["with blanks", (name: string) => [...name].join(" ")],
  ["with blanks around", (name: string) => `  ${name}\t`],
  ["in full width", fullWidth],
  ["in capitals", (name: string) => name.toUpperCase()],
  ["with underscores for blanks", (name: string) => name.replaceAll("_", " ")],
  ["with a unit behind", (name: string) => (/额|薪|价/.test(name) ? `${name}（元）` : name)],
])("a heading written %s is the heading, and nothing has to be said", (_, change) => {
  for (const plan of PLANS) {
    expect(repairPlan(renamed(plan, change), CONTEXT), JSON.stringify(plan)).toEqual({ kind: "plan", plan, readings: [] });
  }
});

const sheetOf = (result: PlanResult) => JSON.stringify([result.columns, result.sheetRows, result.marks]);

test("of a thousand plans with damaged headings none runs on another column without saying so", () => {
  const random = randomFrom(7);
  const letters = [..."额量数率日期名称部门城市的总新旧上下ABab1"];
  const damage = (name: string): string => {
    const all = [...name];
    const at = random.below(all.length);
    const letter = letters[random.below(letters.length)] ?? "";
    return (
      [all.toSpliced(at, 1), all.toSpliced(at, 0, letter), all.with(at, letter), all.toReversed()][random.below(4)]?.join("") || letter
    );
  };
  const counts = { restored: 0, asked: 0, said: 0 };
  for (let n = 0; n < 1000; n += 1) {
    const plan = PLANS[n % PLANS.length] as ComputedPlan;
    const damaged = new Map<string, string>();
    const broken = renamed(plan, (name) => damaged.get(name) ?? damaged.set(name, damage(name)).get(name) ?? name);
    const repaired = repairPlan(broken, CONTEXT);
    if (repaired.kind !== "plan" || !("steps" in repaired.plan)) {
      counts.asked += 1;
      continue;
    }
    const isSame = sheetOf(runPlan(repaired.plan, CONTEXT)) === sheetOf(runPlan(plan, CONTEXT));
    if (isSame) counts.restored += 1;
    else counts.said += 1;
    if (!isSame) {
      // Where the damage made the name of another column it is that column that was asked for.
      const became = [...damaged.values()].filter((name) => [...COLUMN_NAMES].some((one) => one.toLowerCase() === name.toLowerCase()));
      expect(repaired.readings.length + became.length, JSON.stringify([broken, repaired])).toBeGreaterThan(0);
    }
  }
  expect(counts.restored).toBeGreaterThan(counts.said * 10);
});

test("a heading the table has no more is never taken for another one without saying so", () => {
  for (const plan of PLANS) {
    const table = QUESTION_TABLES.get(plan.from) as SheetTable;
    for (const gone of table.columns) {
      const tables = new Map(QUESTION_TABLES).set(table.id, { ...table, columns: table.columns.filter((column) => column !== gone) });
      const isUsed = renamed(plan, (name) => (name === gone.name ? "?" : name));
      if (JSON.stringify(isUsed) === JSON.stringify(plan)) continue;
      const repaired = repairPlan(plan, { ...CONTEXT, tables });
      if (repaired.kind === "plan") expect(repaired.readings.length, `${gone.name} ${JSON.stringify(repaired)}`).toBeGreaterThan(0);
    }
  }
});

const planOf = (steps: readonly unknown[], from = "expense") => ({ v: 1, from, steps });
const sumOf = (col: string) => ({ op: "group", by: [], aggs: [{ fn: "sum", col, as: "x" }] });

test("a name that is near one heading, or a word of its class, is taken for it and that is said", () => {
  for (const [from, named, readAs] of [
    ["shop", "销售", "销售额"],
    ["shop", "营业额", "销售额"],
    ["staff", "薪", null],
    ["shop", "销售量", null],
    ["shop", "成本", null],
    ["shop", "客流量", "客流"],
    ["enrol", "面试分数", "面试分"],
  ] as const) {
    const repaired = repairPlan(planOf([sumOf(named)], from), CONTEXT);
    if (readAs === null) expect(repaired.kind, named).toBe("faults");
    else
      expect(repaired, named).toEqual({
        kind: "plan",
        plan: planOf([sumOf(readAs)], from),
        readings: [{ path: "steps.0.aggs.0.col", named, readAs }],
      });
  }
});

test("two headings that are as near are not chosen between; both are offered", () => {
  const column = (name: string) => ({ type: "number" as const, name });
  const context = sampleContext({
    tables: [
      {
        id: "t",
        name: "",
        columns: [column("华东区"), column("华南区"), column("3月销售额"), column("金额（元）"), column("金额（万元）")],
      },
    ],
    results: [],
  });
  const faultsOf = (col: string) => repairPlan(planOf([sumOf(col)], "t"), context);
  expect(faultsOf("华区")).toMatchObject({ kind: "faults", faults: [{ fault: "columnUnknown", near: ["华东区", "华南区"] }] });
  expect(faultsOf("金额")).toMatchObject({ kind: "faults", faults: [{ near: ["金额（元）", "金额（万元）"] }] });
  expect(faultsOf("4月销售额")).toMatchObject({ kind: "faults" });
  const two = twoReadings(planOf([sumOf("华区")], "t"), context);
  expect(two?.options.map(({ readAs, plan }) => [readAs, plan.steps[0]])).toEqual([
    ["华东区", sumOf("华东区")],
    ["华南区", sumOf("华南区")],
  ]);
});

test("a value the column does not have is not looked for: values like it are offered, each with its plan", () => {
  const where = (value: string): Step => ({ op: "filter", where: { col: "部门", is: "=", value } });
  const repaired = repairPlan(planOf([where("技术")]), CONTEXT);
  expect(repaired).toMatchObject({
    kind: "value",
    named: "技术",
    options: [{ col: "部门", value: "技术部", plan: planOf([where("技术部")]) }],
  });
  expect(repairPlan(planOf([{ op: "filter", where: { col: "部门", is: "in", value: ["市场部", "财务"] } }]), CONTEXT)).toMatchObject({
    kind: "value",
    options: [{ plan: planOf([{ op: "filter", where: { col: "部门", is: "in", value: ["市场部", "财务部"] } }]) }],
  });
  // Nothing is like it: the answer says that no row fits.
  expect(repairPlan(planOf([where("Zürich")]), CONTEXT)).toMatchObject({ kind: "plan" });
});

test("what cannot be run comes back as a list of faults with their places", () => {
  for (const [steps, faults] of [
    [[sumOf("部门")], [{ path: "steps.0.aggs.0.col", fault: "notANumber", near: ["金额"] }]],
    [[{ op: "grup", by: [] }], [{ path: "steps.0.op", fault: "opUnknown", near: ["group"] }]],
    [[{ op: "group", by: [], aggs: [{ fn: "total", col: "金额" }] }], [{ path: "steps.0.aggs.0.fn", fault: "shapeWrong" }]],
    [[{ op: "limit", n: "5" }], [{ path: "steps.0.n", fault: "shapeWrong", near: [] }]],
    [[{ op: "limit", n: 5, reason: "top" }], [{ path: "steps.0", fault: "keyUnknown", near: ["reason"] }]],
    [[{ op: "filter", where: { col: "日期", is: "=", value: "上个月" } }], [{ fault: "notComparable" }]],
    [[sumOf("金额"), { op: "sort", by: [{ col: "预算" }] }], [{ path: "steps.1.by.0.col", fault: "columnUnknown" }]],
    [Array.from({ length: 30 }, () => sumOf("金额")), [{ path: "steps", fault: "tooManySteps", near: ["12"] }]],
  ] as const) {
    expect(repairPlan(planOf(steps), CONTEXT)).toMatchObject({ kind: "faults", faults });
  }
  expect(repairPlan("SELECT 1", CONTEXT)).toMatchObject({ faults: [{ fault: "notAPlan" }] });
  expect(repairPlan(planOf([sumOf("金额")], "#9"), CONTEXT)).toMatchObject({ faults: [{ path: "from", fault: "tableUnknown" }] });
  expect(repairPlan(planOf([{ op: "filter", where: { col: "备注", is: "=", value: "x".repeat(9000) } }]), CONTEXT)).toMatchObject({
    faults: [{ fault: "tooLong" }],
  });
});

test("every stored plan fits its tables by their headings alone, also where a pivot makes columns of values", () => {
  const tables = [...QUESTION_TABLES.values()].map(({ id, columns }) => ({ id, name: id, columns }));
  const context = sampleContext({ tables, results: [] });
  for (const plan of PLANS) expect(repairPlan(plan, context), JSON.stringify(plan)).toEqual({ kind: "plan", plan, readings: [] });
  const pivot = { op: "pivot", rows: ["部门"], columns: "状态", value: { fn: "count" } };
  const sorted = planOf([pivot, { op: "sort", by: [{ col: "驳回", dir: "desc" }] }]);
  expect(repairPlan(sorted, context)).toMatchObject({ kind: "plan", plan: sorted });
});

test("the one table there is, and a version, need not be named; a table may be called by its title", () => {
  const expense = QUESTION_TABLES.get("expense") as SheetTable;
  const alone = { ...CONTEXT, tables: new Map([["s-1", { ...expense, id: "s-1" }]]) };
  expect(repairPlan({ steps: [sumOf("金额")] }, alone)).toMatchObject({ kind: "plan", plan: { v: 1, from: "s-1" } });
  const named = { ...CONTEXT, tableNames: new Map([["expense", "报销明细"]]) };
  expect(repairPlan(planOf([sumOf("金额")], "报销 明细"), named)).toMatchObject({ kind: "plan", plan: { from: "expense" } });
  expect(repairPlan(planOf([sumOf("金额")], "订单"), named)).toMatchObject({ faults: [{ path: "from", fault: "tableUnknown" }] });
});
