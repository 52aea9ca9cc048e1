import { expect, test } from "vitest";
import { periodName } from "../columns/index.ts";
import { dayOrderOf, isOpenDate, readDate, yearIn } from "./read-date.ts";

const read = (text: string, reading = {}) => {
  const date = readDate(text, reading);
  return date === null ? null : `${date.grain} ${periodName(date.day, date.grain)}`;
};

test.each([
  ["2026-3-5", "day 2026-03-05"],
  ["2026/03/05", "day 2026-03-05"],
  ["2026.3.5", "day 2026-03-05"],
  ["20260305", "day 2026-03-05"],
  ["2026年3月5日", "day 2026-03-05"],
  ["２０２６年３月５号", "day 2026-03-05"],
  ["2026-03-05 14:30", "day 2026-03-05"],
  ["2026-03-05T14:30:00Z", "day 2026-03-05"],
  ["2026年3月", "month 2026-03"],
  ["2026-03", "month 2026-03"],
  ["2026年一季度", "quarter 2026-Q1"],
  ["2026年第4季度", "quarter 2026-Q4"],
  ["2026Q1", "quarter 2026-Q1"],
  ["Q3 2026", "quarter 2026-Q3"],
  ["2026年", "year 2026"],
  ["Mar 5 2026", "day 2026-03-05"],
  ["March 5th, 2026", "day 2026-03-05"],
  ["5 March 2026", "day 2026-03-05"],
  ["05-Mar-2026", "day 2026-03-05"],
  ["Mar 2026", "month 2026-03"],
  ["25/3/2026", "day 2026-03-25"],
  ["3/3/2026", "day 2026-03-03"],
  ["2026/3/5 8:00", "day 2026-03-05"],
  ["2026/3/5 08:00:59", "day 2026-03-05"],
  ["2026年03月05号", "day 2026-03-05"],
  ["2026 年 3 月 5 日", "day 2026-03-05"],
  ["2026年3月5日 星期四", "day 2026-03-05"],
  ["2026年3月5日（周四）", "day 2026-03-05"],
  ["2026-3-5 周四", "day 2026-03-05"],
  ["2026年3月份", "month 2026-03"],
  ["2026/3", "month 2026-03"],
  ["2026.03", "month 2026-03"],
  ["2026年度", "year 2026"],
  ["2026一季度", "quarter 2026-Q1"],
  ["2026年1季度", "quarter 2026-Q1"],
  ["2026 Q4", "quarter 2026-Q4"],
  ["2026-Q2", "quarter 2026-Q2"],
  ["Mar. 5, 2026", "day 2026-03-05"],
  ["MAR 5 2026", "day 2026-03-05"],
  ["sep 5 2026", "day 2026-09-05"],
  ["Sept 5 2026", "day 2026-09-05"],
  ["5th March 2026", "day 2026-03-05"],
  ["5-Mar-26", "day 2026-03-05"],
  ["31-Dec-99", "day 1999-12-31"],
  ["31-12-2025", "day 2025-12-31"],
  ["31.12.2025", "day 2025-12-31"],
  ["5/13/2026", "day 2026-05-13"],
  ["2024-02-29", "day 2024-02-29"],
  ["1900-01-01", "day 1900-01-01"],
] as const)("%s is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  "2026-02-30",
  "2026-13-01",
  "20261301",
  "3/5/2026",
  "3月5日",
  "2026",
  "1,234",
  "明天",
  "",
  "13800138000",
  "2026-3/5",
  "2026-02-29",
  "2100-1-1",
  "26-3-5",
  "202603",
  "2026-W10",
  "周一",
  "今天",
  "3月",
  "March",
  "Mar-26",
  "Foo 5 2026",
  "12:30",
  "2026/3/5-3/8",
  "31-Feb-26",
])("%s is no date of its own", (text) => {
  expect(read(text)).toBeNull();
});

test("what a date leaves open is taken from its column: the year, and which number is the month", () => {
  expect(read("3月5日", { year: 2026 })).toBe("day 2026-03-05");
  expect(read("3/5/2026", { dayOrder: "monthFirst" })).toBe("day 2026-03-05");
  expect(read("3/5/2026", { dayOrder: "dayFirst" })).toBe("day 2026-05-03");
  expect(isOpenDate("3月5日")).toBe("year");
  expect(isOpenDate("3/5/2026")).toBe("order");
  expect(isOpenDate("2026-03-05")).toBeNull();
});

test("a part above twelve says which is the day; parts that contradict each other say nothing", () => {
  expect(dayOrderOf(["3/5/2026", "25/3/2026"])).toBe("dayFirst");
  expect(dayOrderOf(["3/5/2026", "3/25/2026"])).toBe("monthFirst");
  expect(dayOrderOf(["25/3/2026", "3/25/2026"])).toBeNull();
  expect(dayOrderOf(["3/5/2026"])).toBeNull();
});

test("a title names its year", () => {
  expect(yearIn("2026 一季度报销明细")).toBe(2026);
  expect(yearIn("单号 12026")).toBeNull();
});
