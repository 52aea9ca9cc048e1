import type { Table } from "@tangleaf/contract";
import { writeXlsx } from "hucre/xlsx";
import type { TestApp } from "../../../testing/test-app.ts";
import { formOf, sendFormTo } from "../../uploads/testing/form-of.ts";

type SampleFile = { readonly name: string; readonly bytes: Uint8Array };

/** 部门,金额,日期 and ten claims in GBK, as old programs write them; the last line adds the others up. */
export const CLAIMS_GBK: SampleFile = {
  name: "报销.csv",
  bytes: Buffer.from(
    [
      "b2bfc3c52cbdf0b6ee2cc8d5c6da0a", // 部门,金额,日期
      "cad0b3a1b2bf2c3132302e352c323032362d30312d30350a", // 市场部,120.5,2026-01-05
      "bcbccaf5b2bf2c38302c323032362d30312d31380a", // 技术部,80,2026-01-18
      "cad0b3a1b2bf2c3230302c323032362d30322d30330a", // 市场部,200,2026-02-03
      "d0d0d5feb2bf2c34302c323032362d30322d31310a", // 行政部,40,2026-02-11
      "bcbccaf5b2bf2c3330302c323032362d30332d30320a", // 技术部,300,2026-03-02
      "bacfbcc62c3734302e352c0a", // 合计,740.5,
    ].join(""),
    "hex",
  ),
};

/** The same kind of table as a workbook: a title, a heading of two rows with merged cells, and a row of sums. */
export async function budgetWorkbook(): Promise<SampleFile> {
  const rows = [
    ["2026 年预算", null, null, null],
    ["部门", "金额", null, "人数"],
    [null, "预算", "实际", null],
    ["市场部", 1000, 900.5, 4],
    ["技术部", 2000, 2100, 7],
    ["行政部", 500, 450, 3],
    ["财务部", 300, 280, 2],
    ["合计", 3800, 3730.5, 16],
  ];
  const merges = [
    { startRow: 0, startCol: 0, endRow: 0, endCol: 3 },
    { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 1, startCol: 1, endRow: 1, endCol: 2 },
    { startRow: 1, startCol: 3, endRow: 2, endCol: 3 },
  ];
  return { name: "预算.xlsx", bytes: await writeXlsx({ sheets: [{ name: "预算", rows, merges }] }) };
}

/** Sends a file to the call that reads tables, with what is said of it. */
export async function uploadTable(app: TestApp, token: string | undefined, file: SampleFile, said: Readonly<Record<string, string>> = {}) {
  const answer = await sendFormTo(app, "/api/table/upload", { token, form: await formOf(file, "file", said) });
  return { ...answer, data: answer.data as Table };
}
