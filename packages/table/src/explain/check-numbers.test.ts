import { expect, test } from "vitest";
import type { AnswerColumn } from "../answer/answer-schema.ts";
import type { Cell } from "../columns/index.ts";
import { cellsOf, runPlan } from "../run/index.ts";
import { QUESTION_TABLES, QUESTIONS } from "../testing/questions.ts";
import { trueSentences } from "./check-numbers.ts";
import { describeResult } from "./describe-result.ts";
import type { ToldResult } from "./find-mentions.ts";

const OWN_NAMES = { rest: "其他", total: "合计", empty: "（空）" };
const text = (name: string): AnswerColumn => ({ name, type: "text" });
const number = (name: string, more: Partial<AnswerColumn> = {}): AnswerColumn => ({ name, type: "number", ...more });

const departments: ToldResult = {
  columns: [text("部门"), number("金额", { unit: "元" }), number("笔数"), number("占比", { unit: "%" })],
  rows: [
    ["技术部", 48285.99, 13, 0.3642],
    ["财务部", 37426.46, 12, 0.2823],
    ["人事部", 26037.34, 8, 0.1964],
    ["市场部", 20832.2, 7, 0.1571],
  ],
};
const months: ToldResult = {
  columns: [{ name: "月份", type: "date", grain: "month" }, number("销售额")],
  rows: [
    ["2025-11", 402000],
    ["2025-12", 461000],
    ["2026-01", 518000],
    ["2026-02", 287000],
  ],
};
const regions: ToldResult = {
  columns: [text("region"), number("revenue", { unit: "$" }), number("orders"), number("discount", { unit: "%" })],
  rows: [
    ["South", 8412.6, 14, 0.12],
    ["North", 6260, 11, 0.08],
    ["East", 3120.75, 9, 0.1],
    ["West", 1562.4, 6, 0.05],
  ],
};
const change: ToldResult = {
  columns: [text("门店"), number("a"), number("b"), number("diff"), number("pct", { unit: "%" })],
  rows: [
    ["东门店", 231000, 198000, 33000, 0.1667],
    ["西门店", 164000, 182000, -18000, -0.0989],
  ],
};
/** Asked of a strong model: which shop's gross profit rose most from August to September, by shop, with the margins. */
const shops: ToldResult = {
  columns: [text("门店"), number("8月毛利"), number("9月毛利"), number("毛利增长"), number("8月毛利率"), number("9月毛利率")],
  rows: [
    ["大学城店", 26940, 41050, 14110, 0.56, 0.56],
    ["解放路店", 47250, 47980, 730, 0.56, 0.55],
    ["万达店", 48260, 43630, -4630, 0.54, 0.53],
  ],
};
const single: ToldResult = { columns: [number("合计", { unit: "元" }), number("平均数")], rows: [[132581.99, 3314.55]] };

const TRUE: readonly (readonly [ToldResult, string])[] = [
  [departments, "技术部的金额最高，为 48,285.99 元。"],
  [departments, "技术部花了约 4.83 万元，是各部门里最多的。"],
  [departments, "市场部只有 7 笔，金额 20,832.20 元。"],
  [departments, "技术部比市场部多 27,453.79 元。"],
  [departments, "技术部的金额是市场部的 2.3 倍。"],
  [departments, "财务部 12 笔，占 28.2%。"],
  [departments, "技术部占比 36.42%，比财务部高 8.2 个百分点。"],
  [departments, "人事部与市场部相差 5,205 元。"],
  [departments, "最高的与最低的相差 27,454 元。"],
  [departments, "技术部有 13 笔，是最多的。"],
  [departments, "财务部的金额是技术部的 77.5%。"],
  [departments, "市场部的金额是技术部的 43.1%。"],
  [departments, "人事部比技术部少 46.1%。"],
  [departments, "技术部和财务部分别为 48,286 元和 37,426 元。"],
  [departments, "占比最高的是 36.4%，最低的是 15.7%。"],
  [months, "2026年1月的销售额最高，为 51.8 万。"],
  [months, "2026 年 2 月降到 28.7万，比 1 月少 23.1 万。"],
  [months, "2 月比 1 月下降 44.6%。"],
  [months, "12月为 461,000，比 11 月多 59,000。"],
  [months, "从 2025-11 到 2026-01，销售额由 402,000 升到 518,000。"],
  [months, "2025年12月比2025年11月增长14.7%。"],
  [months, "1月是2月的 1.8 倍。"],
  [months, "2026年2月的销售额为 287,000，是 2025年11月的 71.4%。"],
  [months, "１２月为 ４６１,０００。"],
  [months, "最高的月份比最低的多 231,000。"],
  [regions, "South leads with $8,412.60 from 14 orders."],
  [regions, "West has 6 orders and a revenue of $1,562.4."],
  [regions, "South earned $2,152.60 more than North."],
  [regions, "North's revenue is 4 times that of West."],
  [regions, "East reaches 37.1% of South."],
  [regions, "The discount is 12% in South and 5% in West, 7 percentage points apart."],
  [regions, "North made about 6.26k."],
  [regions, "East took 9 orders at a 10% discount."],
  [regions, "The highest revenue is $8,413, the lowest $1,562."],
  [regions, "South has 3 more orders than North."],
  [regions, "North is at 6,260."],
  [regions, "South earned 34.4% more than North."],
  [regions, "The revenue of West is at 50.1% of East."],
  [regions, "North and East together are worth a look: $6,260 and $3,120.75."],
  [regions, "The revenue of South exceeds West's by $6,850.20."],
  [change, "东门店由 198,000 升到 231,000，增加 33,000，即 16.7%。"],
  [change, "西门店减少 18,000，降幅 9.9%。"],
  [change, "西门店从 18.2 万降到 16.4 万。"],
  [change, "东门店比西门店高 67,000。"],
  [change, "东门店的 231,000 是西门店的 1.41 倍。"],
  [change, "增幅最大的是 16.67%。"],
  [single, "合计为 132,581.99 元，约 13.26 万元。"],
  [single, "平均数是 3,314.55。"],
  [single, "总额约 13.3 万元。"],
  [single, "合计约为平均数的 40 倍。"],
];

test.each([
  "大学城店9月毛利比8月涨得最多，从26940元增加到41050元，多了14110元，涨幅约52.4%。",
  "解放路店基本持平，9月毛利47980元，只比8月多730元。",
  "解放路店9月毛利为47980，比8月的47250多730。",
  "万达店是三家里唯一下降的，毛利从48260元降到43630元，少了4630元，降幅约9.6%。",
  "毛利率方面，大学城店保持在56%左右，解放路店从56%降到55%，万达店从54%降到53%。",
  "大学城店的毛利增长最大，为14110元，9月毛利41050元，8月毛利26940元。",
  "三家店9月毛利合计132660元。",
  "大学城店和万达店的9月毛利加起来是84680元。",
])("keeps what a model said of months in headings and of margins: %s", (sentence) => {
  expect(trueSentences(sentence, shops)).toEqual([sentence]);
});

test.each([
  "解放路店9月毛利为47980，比8月的47250多830。",
  "万达店是四家里唯一下降的。",
  "大学城店10月毛利41050元。",
  "大学城店的毛利率是65%。",
  "三家店9月毛利合计132650元。",
])("leaves out %s", (sentence) => {
  expect(trueSentences(sentence, shops)).toEqual([]);
});

test("fifty sentences of true figures are kept", () => {
  expect(TRUE).toHaveLength(50);
  for (const [result, sentence] of TRUE) expect(trueSentences(sentence, result), sentence).toEqual([sentence]);
});

/** Each digit of a sentence, by each other digit. */
function altered(sentence: string): string[] {
  const digits = [...sentence].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  return digits.flatMap((at) =>
    Array.from({ length: 9 }, (_, n) => [...sentence].with(at, String((Number([...sentence][at]) + n + 1) % 10)).join("")),
  );
}

/** A month may be called by another writing of it, and 0 before a number is nothing. */
const saysTheSame = (one: string, other: string) => one.replace(/\b0+(?=\d)/g, "") === other;

test("the same fifty are left out with any one digit altered", () => {
  const passed = TRUE.flatMap(([result, sentence]) =>
    altered(sentence).filter((other) => trueSentences(other, result).length > 0 && !saysTheSame(other, sentence)),
  );
  expect(passed).toEqual([]);
});

test("figures in words are figures", () => {
  for (const [result, sentence, isKept] of [
    [departments, "技术部的金额是市场部的两倍多。", true],
    [departments, "技术部的金额是市场部的三倍。", false],
    [departments, "技术部占了近四成。", true],
    [departments, "技术部占了近六成。", false],
    [departments, "市场部有七笔。", true],
    [departments, "市场部有八笔。", false],
    [departments, "技术部占百分之三十六。", true],
    [departments, "技术部占百分之四十六。", false],
    [departments, "市场部有十几笔。", false],
    [regions, "South has twice the revenue of West.", false],
    [regions, "West has half the revenue of East.", true],
    [regions, "East has half the revenue of South.", false],
    [regions, "West took six orders.", true],
    [regions, "West took seven orders.", false],
    [departments, "各部门差别很大，技术部居首。", true],
  ] as const) {
    expect(trueSentences(sentence, result).length > 0, sentence).toBe(isKept);
  }
});

test("a figure of one row is not said of another, and a sentence that fails takes none with it", () => {
  expect(trueSentences("市场部的金额是 48,285.99 元。技术部有 13 笔！市场部有 13 笔。", departments)).toEqual(["技术部有 13 笔！"]);
  expect(trueSentences("North has 14 orders. South has 14 orders. In 2031 it will be 9000.", regions)).toEqual(["South has 14 orders."]);
});

test("what the rules say of the results of all questions has only figures of these results", () => {
  let said = 0;
  for (const { plan, lang } of QUESTIONS) {
    if (plan === undefined || !("steps" in plan)) continue;
    const result = runPlan(plan, { tables: QUESTION_TABLES, ownNames: OWN_NAMES });
    const columns = result.columns.map((column): AnswerColumn => {
      if (column.type === "text") return { name: column.name, type: "text" };
      if (column.type === "date") return { name: column.name, type: "date", grain: column.grain };
      const { name, type, decimals, unit, bin } = column;
      return { name, type, decimals, ...(unit === undefined ? {} : { unit }), ...(bin === undefined ? {} : { bin }) };
    });
    const told: ToldResult = { columns, rows: cellsOf(result, 0, 50) as Cell[][] };
    const sentences = describeResult(told, lang);
    said += sentences.length;
    for (const sentence of sentences) expect(trueSentences(sentence, told), sentence).not.toEqual([]);
  }
  expect(said).toBeGreaterThan(40);
  expect(describeResult(departments, "zh")).toContain("金额最高的是技术部，48,285.99 元；最低的是市场部，20,832.2 元，相差 27,453.79 元。");
  expect(describeResult(months, "en")[0]).toBe("From 2025-11 to 2026-02, 销售额 falls from 402,000 to 287,000, 28.6% less.");
});
