import { describe, expect, test } from "vitest";
import { type SheetTable, textColumn } from "../columns/index.ts";
import type { ComputedPlan, Plan } from "../plan/plan-schema.ts";
import { QUESTION_TABLES } from "../testing/questions.ts";
import { answerPlan } from "./answer-plan.ts";
import { answerBodySchema } from "./answer-schema.ts";
import { answerModel } from "./model-answer.ts";

const answer = (plan: Plan, lang: "zh" | "en" = "zh", readings: readonly { path: string; named: string; readAs: string }[] = []) => {
  const body = answerModel({ plan, readings }, { tables: QUESTION_TABLES, lang, ask: "" });
  return { ...answerBodySchema.parse(body), said: body.say.map(({ text }) => text).join("") };
};
const sumWhere = (value: string, col = "金额"): Plan => ({
  v: 1,
  from: "expense",
  steps: [
    { op: "filter", where: { col: "部门", is: "=", value } },
    { op: "group", by: [], aggs: [{ fn: "sum", col }] },
  ],
});

test("a plan of a model is computed, and each name that was taken for another is said", () => {
  const body = answer(sumWhere("市场部", "金额数"), "zh", [{ path: "steps.0.where.col", named: "所在部门", readAs: "部门" }]);
  expect(body).toMatchObject({ kind: "value", rows: [[20832.2]], plan: sumWhere("市场部") });
  expect(body.notes.map(({ text }) => text)).toEqual(expect.arrayContaining(["把“所在部门”读作“部门”", "把“金额数”读作“金额”"]));
  expect(answer(sumWhere("市场部", "金额数"), "en").notes[0]?.text).toBe("“金额数” was read as “金额”");
});

test("a value that is not there is asked back, with plans of the values like it", () => {
  const body = answer(sumWhere("市场"));
  expect(body).toMatchObject({ kind: "clarify", unread: ["市场"], options: [{ label: "市场部", plan: sumWhere("市场部") }], rows: [] });
  expect(body.said).toBe("“部门”里没有“市场”，相近的有：");
});

test("nothing is shown of a plan that cannot be run", () => {
  expect(answer(sumWhere("市场部", "不存在"))).toMatchObject({ kind: "refuse", plan: null, rows: [], options: [] });
});

test("what a model asks back is asked, whether or not there is a plan for it", () => {
  const clarify = (options: { label: string; plan?: never }[]): Plan => ({ v: 1, clarify: { question: "按什么算？", options } });
  expect(answer(clarify([{ label: "金额" }, { label: "笔数" }]))).toMatchObject({
    kind: "clarify",
    options: [],
    said: "按什么算？ 比如：金额、笔数。",
  });
  expect(answer({ v: 1, refuse: "judgement", say: "{question} 不能算。" })).toMatchObject({ kind: "refuse", said: "{question} 不能算。" });
});

test("nothing is computed while it is not known whether a row sums up others", () => {
  const [[id, table] = []] = [...QUESTION_TABLES].filter(([name]) => name === "expense");
  if (id === undefined || table === undefined) throw new Error("no table");
  const tables = new Map([[id, { ...table, held: [{ col: "金额", why: "total" as const }] }]]);
  expect(answerModel({ plan: sumWhere("市场部"), readings: [] }, { tables, lang: "zh", ask: "" })).toMatchObject({
    kind: "clarify",
    rows: [],
  });
});

describe("two tables that are joined by the wrong columns", () => {
  const tables = new Map<string, SheetTable>([
    [
      "a",
      {
        id: "a",
        rowCount: 4,
        totalRows: [],
        columns: [textColumn("姓名", ["甲", "乙", "丙", "丁"]), textColumn("部门", ["一部", "二部", "一部", "三部"])],
      },
    ],
    ["b", { id: "b", rowCount: 3, totalRows: [], columns: [textColumn("名字", ["甲", "戊", "己"]), textColumn("工号", ["1", "2", "3"])] }],
  ]);
  const joined = (kind?: "anti"): ComputedPlan => ({
    v: 1,
    from: "a",
    steps: [{ op: "join", with: "b", on: [["姓名", "名字"]], ...(kind === undefined ? {} : { kind }) }],
  });
  const asked = (plan: Plan, lang: "zh" | "en" = "zh") => answerModel({ plan, readings: [] }, { tables, lang, ask: "" });
  const said = ({ say }: ReturnType<typeof asked>) => say.map(({ text }) => text).join("");

  test("are not computed before somebody has seen which rows have no partner", () => {
    const body = asked(joined());
    expect(answerBodySchema.parse(body)).toMatchObject({ kind: "clarify", rows: [], options: [{ label: "照样算", plan: joined() }] });
    expect(said(body)).toBe(
      "两张表按“姓名”和“名字”对：4 行里只有 1 行对得上。这边对不上的：乙、丙、丁。那边没用上的：戊、己。要照样算吗？",
    );
    expect(said(asked(joined(), "en"))).toBe(
      "The two tables are matched by 姓名 and 名字, and only 1 of 4 rows have a partner. Without one here: 乙, 丙, 丁. Without one there: 戊, 己. Compute it all the same?",
    );
  });

  test("are computed where rows without a partner are what is asked for, and where somebody says so", () => {
    expect(asked(joined("anti"))).toMatchObject({ kind: "rows", total: 3 });
    expect(answerPlan(joined(), { tables, lang: "zh" })).toMatchObject({ kind: "rows", total: 4 });
  });

  test("are computed where half of the rows have a partner", () => {
    const plan: Plan = {
      v: 1,
      from: "a",
      steps: [{ op: "filter", where: { col: "姓名", is: "in", value: ["甲", "乙"] } }, ...joined().steps],
    };
    expect(asked(plan)).toMatchObject({ kind: "rows", total: 2 });
  });
});
