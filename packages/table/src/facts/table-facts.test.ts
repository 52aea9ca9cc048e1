import { expect, test } from "vitest";
import type { SheetTable } from "../columns/index.ts";
import { readTable } from "../read/index.ts";
import { QUESTION_TABLES } from "../testing/questions.ts";
import { tableFacts } from "./table-facts.ts";

const read = (header: readonly string[], ...rows: readonly (readonly string[])[]): SheetTable =>
  readTable({ name: "t", isHidden: false, merges: [], rows: [header, ...rows] }, { id: "t", nameless: (n) => `列 ${n}` }).table;

test("a model is shown headings, types, units, bounds, the commonest words and three rows", () => {
  const facts = tableFacts(QUESTION_TABLES.get("expense") as SheetTable, { name: "报销明细", headersOnly: false });
  expect(facts).toMatchObject({ id: "expense", name: "报销明细", rows: 40, newest: "2026-03-28" });
  const column = (name: string) => facts.columns.find((one) => one.name === name);
  expect(column("金额")).toEqual({ name: "金额", type: "number", min: 331.41, max: 9249.5 });
  expect(column("日期")).toEqual({ name: "日期", type: "date", grain: "day", min: "2026-01-02", max: "2026-03-28" });
  expect(column("部门")?.commonest?.toSorted()).toEqual(["人事部", "市场部", "技术部", "财务部"]);
  expect(column("单号")?.commonest).toHaveLength(12);
  expect(facts.sample).toHaveLength(3);
  expect(facts.sample[0]).toEqual(["BX02001", "2026-02-08", "市场部", "陈晓", "培训", 7345.5, "驳回", "项目验收"]);
});

test("with headings only, nothing that stands in a cell is shown", () => {
  const facts = tableFacts(QUESTION_TABLES.get("expense") as SheetTable, { name: "t", headersOnly: true });
  expect(facts).toMatchObject({ rows: 40, sample: [], newest: null });
  for (const column of facts.columns)
    expect(Object.keys(column).every((key) => ["name", "type", "unit", "grain"].includes(key))).toBe(true);
});

test("of columns that look like phones, papers, cards or addresses only the type is shown", () => {
  const table = read(
    ["姓名", "手机号", "备用", "证件", "卡", "联系", "说明", "金额"],
    [
      "甲",
      "13800138000",
      "139-1234-5678",
      "11010519900307123X",
      "6222 0202 0001 2345 678",
      "a.b@example.com",
      "请打 13800138000 或写信 x@y.cn",
      "1",
    ],
    ["乙", "13800138001", "010-62345678", "110105199003071248", "6222020200012345679", "c@example.org", "", "2"],
  );
  const facts = tableFacts(table, { name: "t", headersOnly: false });
  const told = JSON.stringify(facts);
  for (const secret of ["1380013800", "1234-5678", "62345678", "11010519", "6222", "example", "x@y.cn"]) expect(told).not.toContain(secret);
  expect(told).toContain("请打 … 或写信 …");
  expect(facts.columns.map(({ name, type }) => [name, type])).toEqual([
    ["姓名", "text"],
    ["手机号", "text"],
    ["备用", "text"],
    ["证件", "text"],
    ["卡", "text"],
    ["联系", "text"],
    ["说明", "text"],
    ["金额", "number"],
  ]);
});

test("a sum of other rows is no row that is shown", () => {
  const table = read(["项目", "金额"], ["海报", "300"], ["场地", "1200"], ["合计", "1500"]);
  expect(tableFacts(table, { name: "t", headersOnly: false })).toMatchObject({
    rows: 2,
    columns: [{ commonest: ["海报", "场地"] }, { min: 300, max: 1200 }],
    sample: [
      ["海报", 300],
      ["场地", 1200],
    ],
  });
});

test("a row that was taken away is shown no more", () => {
  const table = { ...read(["项目", "金额"], ["海报", "300"], ["场地", "1200"]), droppedRows: [1] };
  expect(tableFacts(table, { name: "t", headersOnly: false })).toMatchObject({ rows: 1, columns: [{ commonest: ["海报"] }, { max: 300 }] });
});
