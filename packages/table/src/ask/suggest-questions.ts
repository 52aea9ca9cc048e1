import { type Column, isEmptyAt, lengthOf, type SheetTable } from "../columns/index.ts";

/** Values a column may have to be worth splitting by. */
const FEW = { from: 2, to: 12 } as const;
const NAME_MAX_CHARACTERS = 20;
/** Share of rows that must have a value. */
const FILLED = 0.6;

type Words = {
  most(group: string): string;
  average(group: string, number: string): string;
  sum(group: string, number: string): string;
  top(number: string): string;
  months(number: string, isLevel: boolean): string;
  empty(column: string): string;
};

const WORDS: Readonly<Record<"zh" | "en", Words>> = {
  zh: {
    most: (group) => `哪个${group}最多`,
    average: (group, number) => `各${group}的平均${number}`,
    sum: (group, number) => `各${group}的总${number}`,
    top: (number) => `${number}最高的前 3 名`,
    months: (number, isLevel) => `每月的${isLevel ? "平均" : "总"}${number}`,
    empty: (column) => `${column}没填的有几个`,
  },
  en: {
    most: (group) => `Which ${group} has the most`,
    average: (group, number) => `average ${number} by ${group}`,
    sum: (group, number) => `total ${number} by ${group}`,
    top: (number) => `top 3 by ${number}`,
    months: (number, isLevel) => `${isLevel ? "average" : "total"} ${number} by month`,
    empty: (column) => `how many have no ${column}`,
  },
};

/** Numbers nobody adds up: scores, shares, ages. */
const LEVEL = /(?:分|率|比|比例|年龄|单价|score|rate|share|age|price)$/iu;
const isLevelOf = (column: Column): boolean => LEVEL.test(column.name) || (column.type === "number" && column.unit === "%");

/** Questions a table answers, by what its columns are; the planner decides which of them are offered. */
export function suggestQuestions(table: SheetTable, lang: "zh" | "en"): readonly string[] {
  const words = WORDS[lang];
  const named = table.columns.filter(({ name }) => name.length <= NAME_MAX_CHARACTERS);
  const [group, second] = named.filter((column) => column.type === "text" && isFew(column));
  const numbers = named.filter(({ type }) => type === "number");
  const number = numbers.find((column) => !isLevelOf(column)) ?? numbers[0];
  const isLevel = number !== undefined && isLevelOf(number);
  const date = named.find(({ type }) => type === "date");
  const gap = named.find((column) => column !== group && hasGap(column));
  return [
    ...(group === undefined ? [] : [words.most(group.name)]),
    ...(group !== undefined && number !== undefined ? [words.average(group.name, number.name)] : []),
    ...(number === undefined ? [] : [words.top(number.name)]),
    ...(date !== undefined && number !== undefined ? [words.months(number.name, isLevel)] : []),
    ...(second !== undefined && number !== undefined && !isLevel ? [words.sum(second.name, number.name)] : []),
    ...(gap === undefined ? [] : [words.empty(gap.name)]),
  ];
}

function isFew(column: Column): boolean {
  if (column.type !== "text") return false;
  const values = new Set(column.codes);
  values.delete(0);
  return values.size >= FEW.from && values.size <= FEW.to && countFilled(column) >= lengthOf(column) * FILLED;
}

const hasGap = (column: Column): boolean => {
  const filled = countFilled(column);
  return filled < lengthOf(column) && filled >= lengthOf(column) * FILLED;
};

function countFilled(column: Column): number {
  let filled = 0;
  for (let row = 0; row < lengthOf(column); row += 1) if (!isEmptyAt(column, row)) filled += 1;
  return filled;
}
