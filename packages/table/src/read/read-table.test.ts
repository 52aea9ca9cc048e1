import { describe, expect, test } from "vitest";
import { cellAt } from "../columns/index.ts";
import type { RawCell } from "./raw-cell.ts";
import type { RawSheet } from "./raw-sheet.ts";
import { type ReadChoices, readTable } from "./read-table.ts";

const sheet = (rows: readonly (readonly RawCell[])[], merges: RawSheet["merges"] = [], name = "Sheet1"): RawSheet => ({
  name,
  isHidden: false,
  rows,
  merges,
  fileRows: "same",
});
const read = (of: RawSheet, choices: ReadChoices = {}) => readTable(of, { id: "t", nameless: (n) => `列 ${n}`, ...choices });
const names = (of: RawSheet, choices: ReadChoices = {}) => read(of, choices).table.columns.map(({ name }) => name);
const cells = (of: RawSheet, choices: ReadChoices = {}) => {
  const { table } = read(of, choices);
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => cellAt(column, row)));
};

const BUDGET = sheet(
  [
    ["2026 年各部门预算执行", null, null, null, null],
    [null, null, null, null, null],
    ["部门", "金额", null, "人数", null],
    [null, "预算", "实际", "在编", "借调"],
    ["市场部", "1,200", "1,350.50", 12, 1],
    ["技术部", "3,000", "2,800", 20, 0],
    ["人事部", "500", "(20)", 4, 2],
    ["合计", "4,700", "4,130.50", 36, 3],
    ["注：实际数截至 3 月 31 日", null, null, null, null],
  ],
  [
    { top: 0, left: 0, bottom: 0, right: 4 },
    { top: 2, left: 1, bottom: 2, right: 2 },
    { top: 2, left: 3, bottom: 2, right: 4 },
    { top: 2, left: 0, bottom: 3, right: 0 },
    { top: 8, left: 0, bottom: 8, right: 4 },
  ],
);

describe("a table in a sheet", () => {
  test("has its title, a heading of two merged rows, its sums and its remarks told apart", () => {
    const { found, table } = read(BUDGET);
    expect(found.title).toBe("2026 年各部门预算执行");
    expect(table.columns.map(({ name }) => name)).toEqual(["部门", "金额·预算", "金额·实际", "人数·在编", "人数·借调"]);
    expect(table.rowCount).toBe(4);
    expect(table.totalRows).toEqual([3]);
    expect(found.remarks).toEqual(["注：实际数截至 3 月 31 日"]);
    expect(found.fileRows).toEqual([[0, 5]]);
    expect(cells(BUDGET)[2]).toEqual(["人事部", 500, -20, 4, 2]);
  });

  test("is read anew with as many heading rows, and as many sums, as somebody says", () => {
    expect(read(BUDGET, { headerRows: 1 }).table.rowCount).toBe(5);
    expect(read(BUDGET, { totalRows: [] }).table.totalRows).toEqual([]);
  });

  test("keeps its dates where 合计 stands under them", () => {
    const of = sheet([
      ["日期", "项目", "金额"],
      ["2025-03-05", "场地", 300],
      ["2025-03-06", "物料", 200],
      ["合计", null, 500],
    ]);
    expect(read(of).table.totalRows).toEqual([2]);
    expect(read(of).table.columns.map(({ type }) => type)).toEqual(["date", "text", "number"]);
  });

  test("may begin anywhere: empty edges are cut", () => {
    const of = sheet([[], [null, null, null], [null, "名称", "数量"], [null, "纸", 3], [null, "笔", 5]]);
    expect(names(of)).toEqual(["名称", "数量"]);
    expect(read(of).found.fileRows).toEqual([[0, 4]]);
  });

  test("without a heading has numbered columns; the same heading twice is told apart", () => {
    expect(
      names(
        sheet([
          ["纸", 3],
          ["笔", 5],
          ["墨", 7],
        ]),
      ),
    ).toEqual(["列 1", "列 2"]);
    expect(
      names(
        sheet([
          ["名称", "金额", "金额"],
          ["纸", 3, 4],
          ["笔", 5, 6],
        ]),
      ),
    ).toEqual(["名称", "金额", "金额 2"]);
  });

  test("has 3分球数 and 24小时客流 as headings over plain numbers, and no heading where the next row says the same of others", () => {
    const { table } = read(
      sheet([
        ["球员", "3分球数", "24小时客流"],
        ["甲", "3", "120"],
        ["乙", "4", "90"],
      ]),
    );
    expect(table.columns.map(({ name }) => name)).toEqual(["球员", "3分球数", "24小时客流"]);
    expect(
      read(
        sheet([
          ["甲", "3小时左右"],
          ["乙", "4小时左右"],
        ]),
      ).table.rowCount,
    ).toBe(2);
  });

  test("has years as headings", () => {
    expect(
      names(
        sheet([
          ["地区", 2024, 2025],
          ["东", 3, 4],
          ["西", 5, 6],
        ]),
      ),
    ).toEqual(["地区", "2024", "2025"]);
  });

  test.each(["合计", "总计", "小 计", "Total", "Grand total", "合计（元）"])("leaves a row named %s out of every answer", (word) => {
    expect(
      read(
        sheet([
          ["名称", "金额"],
          ["纸", 3],
          ["笔", 5],
          [word, 8],
        ]),
      ).table.totalRows,
    ).toEqual([2]);
  });

  test("finds a sum without a name by its numbers, and takes no other last row for one", () => {
    const rows: RawCell[][] = [
      ["名称", "数量", "金额"],
      ["纸", 3, 30],
      ["笔", 5, 50],
      ["墨", 2, 20],
    ];
    expect(read(sheet([...rows, [null, 10, 100]])).table.totalRows).toEqual([3]);
    expect(read(sheet([...rows, ["砚", 10, 90]])).table.totalRows).toEqual([]);
  });

  test("merged cells of the body say the same in each of their rows", () => {
    const of = sheet(
      [
        ["部门", "人"],
        ["市场部", "陈"],
        [null, "李"],
        ["技术部", "方"],
      ],
      [{ top: 1, left: 0, bottom: 2, right: 0 }],
    );
    expect(cells(of).map(([dept]) => dept)).toEqual(["市场部", "市场部", "技术部"]);
  });

  test("one cell, one row and nothing at all are no fault", () => {
    expect(read(sheet([])).table).toMatchObject({ rowCount: 0, columns: [] });
    expect(read(sheet([["a"]])).table.rowCount + read(sheet([["a"]])).found.headerRows).toBe(1);
    expect(read(sheet([["a", "b", "c"]])).table.columns.length).toBe(3);
  });
});

describe("a column", () => {
  const column = (heading: string, ...values: RawCell[]) =>
    read(sheet([[heading, "键"], ...values.map((value, n) => [value, `k${n}`])])).columns[0];

  test.each([
    ["numbers with marks and units", ["1,234 元", "￥56", "7.5元", "(3)", "2万元"], "number"],
    ["percentages", ["12%", "3.5%", "99%"], "number"],
    ["dates", ["2026-01-02", "2026/3/5", "2026年4月1日"], "date"],
    ["days of a file's own", [{ day: 20_000 }, { day: 20_001 }], "date"],
    ["codes", ["BX0001", "BX0002", "BX0003"], "id"],
    ["numbers with zeros in front", ["001", "002", "010"], "id"],
    ["telephones", ["13800138000", "13900139000", "13700137000"], "id"],
    ["words", ["上海", "杭州", "成都"], "text"],
    ["mostly words", ["1", "二", "三楼", "4"], "text"],
  ] as const)("of %s is a %s", (_, values, kind) => {
    expect(column("数", ...values)?.kind).toBe(kind);
  });

  test("named as an id is one, whatever its numbers", () => {
    expect(column("学号", "20260101", "20260102")?.kind).toBe("id");
    expect(column("order_id", 1, 2, 3)?.kind).toBe("id");
  });

  test("of numbers counts 缺考, a dash and nothing as empty, and keeps the word", () => {
    const scores = column("面试分", "77", "缺考", "—", "", "90", "缺考");
    expect(scores?.kind).toBe("number");
    expect(scores?.missing).toEqual(
      new Map([
        ["缺考", 2],
        ["—", 1],
      ]),
    );
    expect(scores?.column).toMatchObject({ emptyWords: ["缺考", "—"] });
  });

  test("lists the few cells that are no number", () => {
    const values = Array.from({ length: 40 }, (_, n) => (n === 7 ? "很多" : String(n)));
    expect(column("数", ...values)).toMatchObject({ kind: "number", oddRows: [7] });
  });

  test("has the unit nine of ten of its numbers have, and percentages as shares", () => {
    expect(column("薪", "7,900元", "8,000元")?.column).toMatchObject({ unit: "元" });
    expect(column("率", "12%", "3.5%")?.column).toMatchObject({ unit: "%", values: Float64Array.from([0.12, 0.035]) });
  });

  test("takes the year of days without one from the title, and says where it cannot", () => {
    const rows: RawCell[][] = [
      ["日期", "数"],
      ["3月5日", 1],
      ["3月6日", 2],
    ];
    expect(read(sheet(rows)).columns[0]).toMatchObject({ kind: "text", open: "year" });
    expect(read(sheet([["2026 年 3 月值班表", null], ...rows])).columns[0]?.kind).toBe("date");
  });

  test("says where it cannot tell the month from the day", () => {
    expect(column("date", "3/5/2026", "4/5/2026")).toMatchObject({ kind: "text", open: "order" });
    expect(column("date", "3/5/2026", "25/5/2026")?.kind).toBe("date");
  });

  test("is of the type somebody chooses", () => {
    const of = sheet([
      ["年份", "数"],
      ["2024", 1],
      ["2025", 2],
    ]);
    expect(read(of, { columns: [{ kind: "number" }] }).columns[0]?.kind).toBe("number");
  });
});
