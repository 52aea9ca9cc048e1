import { expect, test } from "vitest";
import { gridOf, sampleData } from "../testing/sample-tables.ts";
import { columnLabel, readChartData } from "./chart-data.ts";

test("a table's columns are read as time, numbers with their units, or words", () => {
  expect(sampleData("months").columns).toEqual([
    { name: "月份", type: "time" },
    { name: "进馆（千人次）", type: "number", unit: "千人次" },
    { name: "座位使用率", type: "number", unit: "%" },
  ]);
  expect(sampleData("pair").columns[0]).toEqual({ name: "年份", type: "time" });
  expect(columnLabel("进馆（千人次）")).toBe("进馆");
});

test("a row that adds up the others takes no part, and is named", () => {
  const read = readChartData(gridOf("项目|金额\n海报|300\n场地|1200\n合计|1500"));
  expect(read?.data.rows).toEqual([
    ["海报", 300],
    ["场地", 1200],
  ]);
  expect(read?.totals).toEqual(["合计"]);
});

test("a missing figure is missing, not 0, and a word among numbers is counted", () => {
  const rows = Array.from({ length: 20 }, (_, at) => `${at + 1}号|${at}`).join("\n");
  const read = readChartData(gridOf(`号|数\n${rows}\n甲|缺考\n乙|很多`));
  expect(read?.data.columns[1]?.type).toBe("number");
  expect(read?.data.rows.slice(-2)).toEqual([
    ["甲", null],
    ["乙", null],
  ]);
  expect(read?.unread).toBe(1);
});

test("columns without a name, or with one twice, get one of their own", () => {
  const read = readChartData(gridOf("|数|数\n甲|1|2"));
  expect(read?.data.columns.map(({ name }) => name)).toEqual(["列 1", "数", "数 2"]);
});

test("a table without rows has no figures", () => {
  expect(readChartData([])).toBeNull();
  expect(readChartData([["甲", "乙"]])).toBeNull();
});
