import { expect, test } from "vitest";
import { readOrder } from "./read-order.ts";

const ORDERED: readonly (readonly [string, readonly string[], "time" | "ordinal"])[] = [
  ["months", ["3月", "4月", "10月"], "time"],
  ["months in characters", ["一月", "二月", "十二月"], "time"],
  ["years", ["2023", "2024", "2025年"], "time"],
  ["months of years", ["2025-11", "2025年12月", "2026/1"], "time"],
  ["dates", ["2026-3-5", "2026/3/6", "2026年3月7日"], "time"],
  ["days of a year", ["3月5日", "3月6日", "4月1日"], "time"],
  ["quarters of years", ["2025Q3", "2025年四季度", "2026Q1"], "time"],
  ["English months", ["Jan", "February", "Mar"], "time"],
  ["hours", ["8:00", "9:30", "12:00"], "time"],
  ["years of study", ["大一", "大二", "大四"], "ordinal"],
  ["days of the week", ["周一", "周三", "周日"], "ordinal"],
  ["quarters", ["一季度", "二季度", "第三季度"], "ordinal"],
  ["grades", ["G1", "G2", "G3"], "ordinal"],
  ["answers", ["不满意", "一般", "非常满意"], "ordinal"],
  ["classes of age", ["18-24岁", "25-30岁", "31-40岁"], "ordinal"],
];

test.each(ORDERED)("%s have an order", (_, names, kind) => {
  const order = readOrder(names);
  expect(order?.kind).toBe(kind);
  expect(order?.keys).toEqual([...(order?.keys ?? [])].sort((a, b) => a - b));
});

test.each([
  ["names", ["图书馆", "食堂"]],
  ["a name among months", ["3月", "合计"]],
  ["one name", ["3月"]],
  ["month 13", ["12月", "13月"]],
])("%s have none", (_, names) => {
  expect(readOrder(names)).toBeNull();
});
