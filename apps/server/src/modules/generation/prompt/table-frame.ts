import type { Variant } from "@tangleaf/contract";
import { tablePlanWordsEn } from "./table-plan-words.en.ts";
import { tablePlanWordsZh } from "./table-plan-words.zh.ts";

type TableFrame = {
  /** What a plan is, and eight of them. */
  readonly plan: string;
  explain(asked: { most: number }): string;
  /** A table in its heading line. */
  table(of: { id: string; name: string; rows: number; newest: string | null }): string;
  readonly types: Readonly<Record<"text" | "number" | "date", string>>;
  readonly grains: Readonly<Record<"day" | "month" | "quarter" | "year", string>>;
  readonly unit: string;
  readonly commonest: string;
  readonly to: string;
  /** Stands between names. */
  readonly between: string;
  readonly sample: string;
  /** An answer given before. */
  answered(of: { no: number; ask: string; plan: string; columns: string }): string;
  /** Faults of a plan, as a list in JSON. */
  faults(list: string): string;
  /** No sentence is left: their figures are not those of the answer. */
  readonly noTrueSentence: string;
  /** Rows that are not shown. */
  rowsLeft(count: number): string;
  /** Which of two columns is meant. */
  readonly which: (named: string) => string;
};

/** What prompts say about tables. Headings and cells stand in the fence. */
export const tableFrames: Readonly<Record<Variant, TableFrame>> = {
  zh: {
    plan: tablePlanWordsZh,
    explain: ({ most }) =>
      [
        `任务：用中文把这个结果讲给提问的人听，最多 ${most} 句，一句说得清就一句：先说最要紧的一点，再说差别、变化或例外。`,
        "只用表里的数；可以说两个数的差、倍数和百分比，别的数一个也不写，也不用约数凑整到看不出来历。每一句里写明说的是哪一行。",
        "不猜原因，不预测，不提建议。sentences 是这些句子，一句一项，不用 Markdown。",
      ].join("\n"),
    table: ({ id, name, rows, newest }) => `表 ${id}「${name}」，${rows} 行${newest === null ? "" : `，最新的日期是 ${newest}`}`,
    types: { text: "文字", number: "数", date: "日期" },
    grains: { day: "到日", month: "到月", quarter: "到季", year: "到年" },
    unit: "单位",
    commonest: "常见",
    to: "到",
    between: "、",
    sample: "前几行：",
    answered: ({ no, ask, plan, columns }) => `#${no} 问：${ask}\n计划：${plan}\n结果的列：${columns}`,
    faults: (list) => `计划有错，near 里是可能的意思：${list}`,
    noTrueSentence: "每一句都有结果里找不到的数，只用结果里的数重写",
    rowsLeft: (count) => `（还有 ${count} 行没有列出）`,
    which: (named) => `“${named}”指的是哪一列？`,
  },
  en: {
    plan: tablePlanWordsEn,
    explain: ({ most }) =>
      [
        `Task: tell the person who asked what this result says, in English, in ${most} sentences at most, one where one is enough: the main point first, then differences, changes or exceptions.`,
        "Use only the figures of the table. You may give the difference of two of them, how many times one is the other, and a percentage; no other number at all, and none rounded beyond recognition. Each sentence names the row it is about.",
        "No guess at reasons, no forecast, no advice. sentences holds them one by one, without Markdown.",
      ].join("\n"),
    table: ({ id, name, rows, newest }) => `Table ${id} "${name}", ${rows} rows${newest === null ? "" : `, newest date ${newest}`}`,
    types: { text: "text", number: "number", date: "date" },
    grains: { day: "by day", month: "by month", quarter: "by quarter", year: "by year" },
    unit: "unit",
    commonest: "often",
    to: "to",
    between: ", ",
    sample: "First rows:",
    answered: ({ no, ask, plan, columns }) => `#${no} asked: ${ask}\nplan: ${plan}\ncolumns of the result: ${columns}`,
    faults: (list) => `the plan has faults; near holds what may be meant: ${list}`,
    noTrueSentence: "every sentence has a figure that is not in the result; use only figures of the result",
    rowsLeft: (count) => `(${count} more rows are not shown)`,
    which: (named) => `Which column is "${named}"?`,
  },
};
