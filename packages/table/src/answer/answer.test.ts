import { expect, test } from "vitest";
import { buildLexicon } from "../ask/index.ts";
import { type ComputedPlan, planSchema } from "../plan/index.ts";
import { FRESH_QUESTIONS, FRESH_TABLES } from "../testing/fresh-questions.ts";
import { GRAMMAR_TABLES } from "../testing/grammar-tables.ts";
import { PARAPHRASES, QUESTION_TABLES, QUESTIONS } from "../testing/questions.ts";
import { type AnswerBody, answerBodySchema } from "./answer-schema.ts";
import { answerPlan, answerQuestion, type Lang, PlanFaultError } from "./index.ts";

type Stored = { readonly id: string; readonly ask: string; readonly plan: ComputedPlan; readonly tables: typeof QUESTION_TABLES };

const isComputed = (plan: unknown): plan is ComputedPlan => typeof plan === "object" && plan !== null && "steps" in plan;
const STORED: readonly Stored[] = [
  ...[...QUESTIONS, ...PARAPHRASES].map(({ id, ask, plan }) => ({ id, ask, plan, tables: QUESTION_TABLES })),
  ...FRESH_QUESTIONS.map(({ id, ask, plan }) => ({ id, ask, plan, tables: FRESH_TABLES })),
].flatMap((one) => (isComputed(one.plan) ? [{ ...one, plan: planSchema.parse(one.plan) as ComputedPlan }] : []));
const LANGS = ["zh", "en"] as const;

function ask(text: string, table = "expense", lang: Lang = "zh"): AnswerBody {
  const tables = new Map([...FRESH_TABLES, ...QUESTION_TABLES]);
  const sheet = tables.get(table);
  if (sheet === undefined) throw new Error(table);
  return answerQuestion(text, { tables, table: sheet, lexicon: buildLexicon(sheet), lang });
}

const said = ({ say }: AnswerBody): string => say.map(({ text }) => text).join("");

test.each([
  ["expense", "一共报销了多少钱", "金额合计是 148,595.49。"],
  [
    "expense",
    "3 月比 2 月少了多少",
    "没有少，2026 年 3 月的金额合计比 2026 年 2 月多了 22,355.37（+53.5%）：2026 年 3 月 64,126.13，2026 年 2 月 41,770.76。",
  ],
  ["expense", "哪个员工报销次数最多", "报销最多的是何佳，8 次。"],
  ["expense", "驳回的有几笔，占多少", "驳回占全部的 27.5%，有 11 笔。"],
  ["expense", "只看市场部已通过的", "部门是市场部、状态是已通过的有 3 行。"],
  ["expense", "金额最高的 5 笔", "金额最高的 5 行，从 9,249.50 到 6,888.50。"],
  ["expense", "每个类别占总额的百分比", "全部金额里，占得最多的是培训，34.2%（50,814.95）；最少的是餐饮，9.7%（14,396.24）。"],
  ["expense", "把金额大于 5000 的标出来", "标出了 7 行：金额大于 5,000。"],
  ["expense", "人事部一月报了几笔差旅", "日期是 2026 年 1 月、部门是人事部的行里，没有一行符合：类别是差旅。"],
  ["enrol", "最高分是谁", "面试分最高的 2 行，都是 95。"],
  ["shop", "销售额 10 万到 15 万之间的记录", "销售额介于 100,000 到 150,000 的有 6 行。"],
  ["enrol", "缺考的有几个人", "面试分为空的有 2 人。"],
])("of %s, %s is answered with %s", (table, question, sentence) => {
  expect(said(ask(question, table))).toBe(sentence);
});

test.each([
  ["flowers", "一共卖了多少钱", "金额合计是 352 元。"],
  ["flowers", "各门店占总金额的百分比", "全部金额里，占得最多的是东门店，76.1%（268 元）；最少的是西门店，23.9%（84 元）。"],
  ["flowers", "各种付款方式的笔数", "最多的是微信，3 笔；最少的是现金和支付宝，1 笔。"],
  ["flowers", "有几种花", "一共有 3 个不同的花名。"],
  ["gym", "最年轻的会员是谁", "年龄最小的是陈晨，23。"],
  ["overtime", "最长的一次加班", "加班时长最长的是老周，4 小时。"],
  ["flats", "面积最大的房号", "面积最大的是 202，88。"],
  ["overtime", "哪个部门加班次数最多", "加班最多的是研发，3 次。"],
  ["overtime", "2月比1月多了几次", "2026 年 2 月和 2026 年 1 月一样，都是 2 次。"],
  ["shifts", "who earned the most tips", "Raj has the highest total of Tips: $55."],
  ["shifts", "shifts with no section", "1 row where Section is empty."],
  ["shifts", "how many employees", "Employee has 3 different values."],
  ["shifts", "did Ann make more tips than Raj", "Not more but less – total of Tips: Ann has $52.5, $2.5 less than Raj with $55 (-4.5%)."],
  ["loans", "what share of loans are Classic", "Classic has 50% of all rows: 2."],
])("of %s, %s says what is counted and in what: %s", (id, question, sentence) => {
  const table = GRAMMAR_TABLES.get(id);
  if (table === undefined) throw new Error(id);
  const lang = /\p{Script=Han}/u.test(question) ? "zh" : "en";
  expect(said(answerQuestion(question, { tables: GRAMMAR_TABLES, table, lexicon: buildLexicon(table), lang }))).toBe(sentence);
});

test("the same is said in English", () => {
  expect(said(ask("3 月比 2 月少了多少", "expense", "en"))).toBe(
    "Not less but more – total of 金额: Mar 2026 has 64,126.13, 22,355.37 more than Feb 2026 with 41,770.76 (+53.5%).",
  );
  expect(said(ask("Which product sold the most units?", "orders", "en"))).toBe("Desk Lamp has the highest total of units: 369.");
});

test("a comparison of what is not there says so and shows no 0", () => {
  const answer = answerPlan(
    planSchema.parse({
      v: 1,
      from: "expense",
      steps: [{ op: "compare", along: { col: "日期", grain: "month" }, a: "2026-03", b: "2025-03", value: { fn: "sum", col: "金额" } }],
    }),
    { tables: QUESTION_TABLES, lang: "zh" },
  );
  expect(said(answer)).toBe("2025 年 3 月没有金额合计，比不出来。");
});

test.each(STORED)("every answer is of its shape: $id $ask", ({ plan, tables, ask: question }) => {
  for (const lang of LANGS) {
    const answer = answerPlan(plan, { tables, lang, ask: question });
    expect(answerBodySchema.parse(answer)).toEqual(answer);
    expect(said(answer)).not.toBe("");
    expect(said(answer)).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
    if (lang === "en") expect(said(answer)).not.toMatch(/[，。；：、]/u);
  }
});

/** What a person wrote: words of the table, of the question's conditions, and periods. */
function ownWords({ plan, columns, rows }: AnswerBody, tables: Stored["tables"]): string[] {
  const texts = columns.map(({ name }) => name);
  for (const row of rows) for (const cell of row) if (typeof cell === "string") texts.push(cell);
  for (const { columns: all } of tables.values())
    texts.push(...all.flatMap((column) => [column.name, ...(column.type === "text" ? column.words : [])]));
  JSON.stringify(plan, (_, value) => {
    if (typeof value === "string" || typeof value === "number") texts.push(String(value));
    if (typeof value === "number") texts.push(value.toLocaleString("en-US"), String(Math.round(value * 1000) / 10));
    return value;
  });
  return texts.filter((text) => /\d/.test(text)).sort((a, b) => b.length - a.length);
}

const PERIOD = /\d{4} 年(?: \d{1,2} 月)?|(?:Q\d|[A-Z][a-z]{2}) \d{4}|\d{4}(?:-\d\d){1,2}|\b(?:19|20)\d{2}\b|\d+% (?:分位数|quantile)/gu;

test.each(STORED)("no figure of a sentence is without its cells: $id $ask", ({ plan, tables, ask: question }) => {
  for (const lang of LANGS) {
    const answer = answerPlan(plan, { tables, lang, ask: question });
    for (const { text, cells } of answer.say) {
      if (cells !== undefined) {
        for (const { row, col } of cells) expect(answer.rows[row]?.[col], text).toBeDefined();
        continue;
      }
      const left = ownWords(answer, tables).reduce((rest, word) => rest.replaceAll(word, ""), text.replace(PERIOD, ""));
      expect(left, said(answer)).not.toMatch(/\d/);
    }
  }
});

test("a figure stands in the cell it names, or is its size", () => {
  for (const { plan, tables, ask: question } of STORED) {
    const { say, rows, columns, total } = answerPlan(plan, { tables, lang: "zh", ask: question });
    for (const { text, cells = [] } of say) {
      const [place] = cells;
      if (place === undefined || cells.length > 1) continue;
      const cell = rows[place.row]?.[place.col];
      if (typeof cell !== "number") continue;
      const shown = Number(/-?[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", ""));
      const wanted = columns[place.col]?.unit === "%" ? cell * 100 : cell;
      const isHead = columns[place.col]?.name === text.trim();
      expect(
        isHead || shown === total || Math.abs(Math.abs(shown) - Math.abs(wanted)) <= Math.max(0.0501, Math.abs(wanted) * 0.0005),
        `${question}: ${text} for ${cell}`,
      ).toBe(true);
    }
  }
});

test("nothing found is never the figure 0", () => {
  const answer = ask("人事部一月报了几笔差旅");
  expect(answer).toMatchObject({ kind: "rows", rows: [], total: 0 });
  expect(said(answer)).not.toMatch(/\b0\b/);
});

test("what was not understood is named, and what can be answered is offered", () => {
  const answer = ask("每个部门的蓝色金额");
  expect(answer).toMatchObject({ kind: "clarify", plan: null, unread: ["蓝色"] });
  expect(said(answer)).toContain("蓝色");
  expect(answer.options.map(({ label }) => label)).toContain("按部门分组：金额合计 → 从高到低");
});

test("a misspelt value is offered as the one it is near", () => {
  const { options } = ask("市场步报了多少");
  expect(options[0]?.label).toBe("只看部门是市场部的 → 金额合计");
});

test("of whole rows the column that was asked about stands beside the name, also where the sheet has it at its end", () => {
  const { columns, rows } = ask("金额最高的 5 笔");
  const names = columns.map(({ name }) => name);
  const sheet = QUESTION_TABLES.get("expense")?.columns.map(({ name }) => name) ?? [];
  expect(sheet.indexOf("金额")).toBeGreaterThan(1);
  expect(names[1]).toBe("金额");
  expect([...names].sort()).toEqual([...sheet].sort());
  expect(rows[0]?.[1]).toBe(9249.5);
});

test("two columns that may be meant are both offered", () => {
  const answer = ask("哪个类别最多", "budget");
  expect(answer.kind).toBe("clarify");
  expect(answer.options.length).toBeGreaterThanOrEqual(2);
});

test("a forecast is refused with what can be computed", () => {
  const answer = ask("明年能卖多少", "shop");
  expect(answer.kind).toBe("refuse");
  expect(answer.options.length).toBeGreaterThan(0);
});

test("a period said without its year is told with it", () => {
  expect(ask("上个月报了多少").notes[0]?.text).toBe("“上个月”按 2026 年 2 月算");
});

test("a plan with a column that is not there is thrown with its place and the nearest names", () => {
  const plan = planSchema.parse({ v: 1, from: "expense", steps: [{ op: "group", by: ["部们"], aggs: [{ fn: "count" }] }] });
  try {
    answerPlan(plan, { tables: QUESTION_TABLES, lang: "zh" });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(PlanFaultError);
    expect(error).toMatchObject({ fault: "columnUnknown", path: "steps.0.by.0", near: ["部门"] });
  }
});
