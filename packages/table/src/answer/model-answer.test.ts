import { expect, test } from "vitest";
import type { Plan } from "../plan/plan-schema.ts";
import { QUESTION_TABLES } from "../testing/questions.ts";
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
