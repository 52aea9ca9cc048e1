import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { cellAt } from "../columns/index.ts";
import { encodeAs, encodeUtf16 } from "../testing/encode.ts";
import { makeZip } from "../testing/make-zip.ts";
import { rawWorkbook } from "../testing/raw-workbook.ts";
import { FileRefused } from "./read-file.ts";
import { readSheets } from "./read-sheets.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const stored = (name: string): Uint8Array => new Uint8Array(readFileSync(join(import.meta.dirname, "../testing/files", name)));
const xlsx = (rows: unknown[][], more: object = {}): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: "表", rows: rows as never, ...more }] });

/** What a sheet came to: columns as "name type unit", the first row, how many there are, and the rows that are sums. */
type Came = {
  readonly columns: readonly string[];
  readonly rows: number;
  readonly first?: readonly unknown[];
  readonly totals?: readonly number[];
  readonly title?: string;
  readonly encoding?: string;
  readonly hidden?: boolean;
  readonly notes?: readonly string[];
};

async function came(bytes: Uint8Array): Promise<Required<Came>> {
  const { sheets, encoding } = await readSheets(bytes, { name: "文件", lang: "zh" });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  const { table, description } = sheet;
  return {
    columns: description.columns.map(({ name, type, unit }) => [name, type, unit].filter((part) => part !== undefined).join(" ")),
    rows: table.rowCount,
    first: table.columns.map((column) => cellAt(column, 0)),
    totals: description.totalRows,
    title: description.title,
    encoding: encoding ?? "",
    hidden: description.isHidden,
    notes: description.notes.map(({ code }) => code),
  };
}

const CLAIMS = "部门,日期,金额\n市场部,2026-01-05,1200\n技术部,2026-02-06,88.5\n人事部,2026-03-07,40\n";
const CLAIMS_READ: Came = {
  columns: ["部门 text", "日期 date", "金额 number"],
  rows: 3,
  first: ["市场部", "2026-01-05", 1200],
  totals: [],
};
const OLD = "部門,金額\n市場部,1200\n技術部,88\n";
const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
const cell = (value: number) => `<v>${value}</v>`;

const READ: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, Came])[] = [
  ["commas in UTF-8", () => utf8(CLAIMS), { ...CLAIMS_READ, encoding: "utf-8" }],
  ["UTF-8 with a mark", () => utf8(`\ufeff${CLAIMS}`), { ...CLAIMS_READ, encoding: "utf-8" }],
  ["GBK", () => encodeAs("gb18030", CLAIMS), { ...CLAIMS_READ, encoding: "gb18030" }],
  ["Big5", () => encodeAs("big5", OLD), { columns: ["部門 text", "金額 number"], rows: 2, first: ["市場部", 1200], encoding: "big5" }],
  ["UTF-16 with a mark", () => encodeUtf16(`\ufeff${CLAIMS}`, "little"), { ...CLAIMS_READ, encoding: "utf-16le" }],
  ["UTF-16, big end first, with a mark", () => encodeUtf16(`\ufeff${CLAIMS}`, "big"), { ...CLAIMS_READ, encoding: "utf-16be" }],
  [
    "UTF-16 without a mark",
    () => encodeUtf16("dept,pay\nsales,12\nlabs,30\n", "little"),
    { columns: ["dept text", "pay number"], rows: 2, encoding: "utf-16le" },
  ],
  ["carriage returns alone", () => utf8(CLAIMS.replaceAll("\n", "\r")), CLAIMS_READ],
  [
    "HTML in GBK",
    () => encodeAs("gb18030", '<html><meta charset="gb2312"><table><tr><th>部门<th>金额<tr><td>市场部<td>12<tr><td>技术部<td>30</table>'),
    { columns: ["部门 text", "金额 number"], rows: 2, encoding: "gb18030" },
  ],
  ["tabs in GBK that are called xls", () => encodeAs("gb18030", CLAIMS.replaceAll(",", "\t")), { ...CLAIMS_READ, encoding: "gb18030" }],
  [
    "a heading of two rows in a csv",
    () => utf8("部门,金额,金额\n部门,预算,实际\n市场部,12,10\n技术部,30,31\n"),
    { columns: ["部门 text", "金额·预算 number", "金额·实际 number"], rows: 2 },
  ],
  [
    "a heading of three rows, merged",
    () =>
      xlsx(
        [
          ["部门", "2026", null, null],
          [null, "金额", null, "人数"],
          [null, "预算", "实际", "在编"],
          ["市场部", 12, 10, 3],
          ["技术部", 30, 31, 5],
        ],
        {
          merges: [
            { startRow: 0, startCol: 0, endRow: 2, endCol: 0 },
            { startRow: 0, startCol: 1, endRow: 0, endCol: 3 },
            { startRow: 1, startCol: 1, endRow: 1, endCol: 2 },
          ],
        },
      ),
    {
      columns: ["部门 text", "2026·金额·预算 number", "2026·金额·实际 number", "2026·人数·在编 number"],
      rows: 2,
      first: ["市场部", 12, 10, 3],
    },
  ],
  [
    "subtotals and a total",
    () => utf8("部门,金额\n甲,1\n乙,2\n小计,3\n丙,4\n丁,5\n小计,9\n总计,12\n"),
    { columns: ["部门 text", "金额 number"], rows: 7, totals: [3, 6, 7] },
  ],
  [
    "days of a workbook",
    () =>
      xlsx([
        ["日期", "数"],
        [day(2026, 1, 5), 1],
        [day(2026, 2, 6), 2],
      ]),
    { columns: ["日期 date", "数 number"], rows: 2, first: ["2026-01-05", 1] },
  ],
  [
    "days counted from 1900",
    () =>
      rawWorkbook({
        rows: [
          ["日期", "数"],
          [cell(46027), cell(1)],
          [cell(46028), cell(2)],
        ],
        attributes: { "1,0": 's="1"', "2,0": 's="1"' },
      }),
    { columns: ["日期 date", "数 number"], rows: 2, first: ["2026-01-05", 1] },
  ],
  [
    "days counted from 1904",
    () =>
      rawWorkbook({
        is1904: true,
        rows: [
          ["日期", "数"],
          [cell(44565), cell(1)],
          [cell(44566), cell(2)],
        ],
        attributes: { "1,0": 's="1"', "2,0": 's="1"' },
      }),
    { columns: ["日期 date", "数 number"], rows: 2, first: ["2026-01-05", 1] },
  ],
  [
    "formulas with their results",
    () =>
      rawWorkbook({
        rows: [
          ["项", "倍"],
          ["甲", "<f>1+1</f><v>2</v>"],
          ["乙", "<f>2+2</f><v>4</v>"],
        ],
      }),
    { columns: ["项 text", "倍 number"], rows: 2, first: ["甲", 2], notes: ["headerRows"] },
  ],
  [
    "texts that formulas gave",
    () =>
      rawWorkbook({
        rows: [
          ["项", "级"],
          ["甲", '<f>"A"</f><v>A</v>'],
          ["乙", '<f>"B"</f><v>B</v>'],
        ],
        attributes: { "1,1": 't="str"', "2,1": 't="str"' },
      }),
    { columns: ["项 text", "级 text"], rows: 2, first: ["甲", "A"] },
  ],
  [
    "a hidden row",
    () =>
      rawWorkbook({
        rows: [
          ["项", "数"],
          ["甲", cell(1)],
          ["乙", cell(2)],
        ],
        rowAttributes: { 1: 'hidden="1"' },
      }),
    { columns: ["项 text", "数 number"], rows: 2, first: ["甲", 1] },
  ],
  [
    "a sheet that is hidden for good",
    () =>
      rawWorkbook({
        sheetState: "veryHidden",
        rows: [
          ["项", "数"],
          ["甲", cell(1)],
          ["乙", cell(2)],
        ],
      }),
    { columns: ["项 text", "数 number"], rows: 2, hidden: true },
  ],
  [
    "cells that went wrong",
    () =>
      rawWorkbook({
        rows: [
          ["项", "数"],
          ["甲", cell(1)],
          ["乙", "<v>#DIV/0!</v>"],
          ["丙", cell(3)],
        ],
        attributes: { "2,1": 't="e"' },
      }),
    { columns: ["项 text", "数 number"], rows: 3, notes: ["headerRows", "missing"] },
  ],
  [
    "true and false",
    () =>
      rawWorkbook({
        rows: [
          ["项", "到"],
          ["甲", "<v>1</v>"],
          ["乙", "<v>0</v>"],
        ],
        attributes: { "1,1": 't="b"', "2,1": 't="b"' },
      }),
    { columns: ["项 text", "到 text"], rows: 2, first: ["甲", "TRUE"] },
  ],
  ["an old workbook, as SheetJS writes it", () => stored("claims.xls"), CLAIMS_READ],
  ["a workbook, as SheetJS writes it", () => stored("claims.xlsx"), CLAIMS_READ],
  [
    "a unit in the heading",
    () => utf8("部门,金额（万元）\n市场部,1.2\n技术部,3\n"),
    { columns: ["部门 text", "金额（万元） number 万元"], rows: 2, first: ["市场部", 1.2] },
  ],
  [
    "a heading called like a part of every object",
    () => utf8("__proto__,constructor\n1,2\n3,4\n"),
    { columns: ["__proto__ number", "constructor number"], rows: 2, first: [1, 2] },
  ],
];

const bomb = (xml: string) =>
  rawWorkbook({
    rows: [
      ["a", "b"],
      [`<is><t>${xml}</t></is>`, cell(1)],
    ],
    attributes: { "1,0": 't="inlineStr"' },
  });

const REFUSED: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, FileRefused["fault"]])[] = [
  ["a binary workbook, as SheetJS writes it", () => stored("claims.xlsb"), "format"],
  ["an open document, as SheetJS writes it", () => stored("claims.ods"), "format"],
  ["a numbers file", () => makeZip([{ name: "Index/Document.iwa" }]), "format"],
  ["a program", () => new Uint8Array(2000), "format"],
];

describe("files as people have them", () => {
  test.each(READ)("%s", async (_, make, expected) => {
    expect(await came(await make())).toMatchObject(expected);
  });

  test.each(REFUSED)("%s is refused", async (_, make, fault) => {
    const refusal = await readSheets(await make(), { name: "文件", lang: "zh" }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FileRefused);
    expect((refusal as FileRefused).fault).toBe(fault);
  });

  test("entities of a workbook are neither opened out nor read from elsewhere", async () => {
    for (const xml of ["&a30;", "&x;"]) {
      const cells = await came(bomb(xml)).then(
        ({ first }) => JSON.stringify(first),
        () => "refused",
      );
      expect(cells.length).toBeLessThan(200);
      expect(cells).not.toMatch(/root:|haha/u);
    }
  });
});
