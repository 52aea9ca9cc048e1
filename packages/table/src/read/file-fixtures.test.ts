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
  ["tabs", () => utf8(CLAIMS.replaceAll(",", "\t")), CLAIMS_READ],
  ["semicolons", () => utf8(CLAIMS.replaceAll(",", ";")), CLAIMS_READ],
  ["carriage returns", () => utf8(CLAIMS.replaceAll("\n", "\r\n")), CLAIMS_READ],
  ["carriage returns alone", () => utf8(CLAIMS.replaceAll("\n", "\r")), CLAIMS_READ],
  [
    "commas and lines inside quotes",
    () => utf8('名称,说明\n甲,"一,二\n三"\n乙,"说""好"""\n'),
    { columns: ["名称 text", "说明 text"], rows: 2, first: ["甲", "一,二\n三"] },
  ],
  [
    "a quote that never ends",
    () => utf8('姓名,分数\n"张三,90\n李四,80\n'),
    { columns: ["姓名 text", "分数 number"], rows: 2, first: ['"张三', 90] },
  ],
  [
    "a Markdown table",
    () => utf8("前言\n\n| 部门 | 金额 |\n| --- | ---: |\n| 市场部 | 1,200 |\n| 技术部 | 88 |\n"),
    { columns: ["部门 text", "金额 number"], rows: 2, first: ["市场部", 1200] },
  ],
  [
    "HTML that is called xls",
    () =>
      utf8(
        "<html><body><table><tr><td>部门</td><td>金额</td></tr><tr><td>市场部</td><td>1,200</td></tr><tr><td>技术部</td><td>88</td></tr></table></body></html>",
      ),
    { columns: ["部门 text", "金额 number"], rows: 2, first: ["市场部", 1200] },
  ],
  [
    "HTML in GBK",
    () => encodeAs("gb18030", '<html><meta charset="gb2312"><table><tr><th>部门<th>金额<tr><td>市场部<td>12<tr><td>技术部<td>30</table>'),
    { columns: ["部门 text", "金额 number"], rows: 2, encoding: "gb18030" },
  ],
  ["tabs in GBK that are called xls", () => encodeAs("gb18030", CLAIMS.replaceAll(",", "\t")), { ...CLAIMS_READ, encoding: "gb18030" }],
  [
    "a title, a row of sums and a remark in a csv",
    () => utf8("2026 年报销,,\n部门,金额,笔数\n市场部,12,1\n技术部,30,2\n合计,42,3\n注：截至三月,,\n"),
    {
      columns: ["部门 text", "金额 number", "笔数 number"],
      rows: 3,
      totals: [3],
      title: "2026 年报销",
      notes: ["headerRows", "totalRow", "remark"],
    },
  ],
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
    "a total without a name",
    () => utf8("名称,数量,金额\n纸,3,30\n笔,5,50\n墨,2,20\n,10,100\n"),
    { columns: ["名称 text", "数量 number", "金额 number"], rows: 4, totals: [4] },
  ],
  [
    "a table that does not begin in the first cell",
    () => xlsx([[null], [null, null, "名称", "数量"], [null, null, "纸", 3], [null, null, "笔", 5]]),
    { columns: ["名称 text", "数量 number"], rows: 2, first: ["纸", 3] },
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
    "formulas without results",
    () =>
      rawWorkbook({
        rows: [
          ["项", "倍"],
          ["甲", "<f>1+1</f>"],
          ["乙", "<f>2+2</f><v>4</v>"],
        ],
      }),
    { columns: ["项 text", "倍 number"], rows: 2, first: ["甲", null], notes: ["headerRows", "uncalculated"] },
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
    "a hidden sheet",
    () =>
      rawWorkbook({
        sheetState: "hidden",
        rows: [
          ["项", "数"],
          ["甲", cell(1)],
          ["乙", cell(2)],
        ],
      }),
    { columns: ["项 text", "数 number"], rows: 2, hidden: true },
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
  [
    "merged cells of the body",
    () =>
      rawWorkbook({
        rows: [
          ["部门", "人"],
          ["市场部", "陈"],
          ["", "李"],
          ["技术部", "方"],
        ],
        merges: ["A2:A3"],
      }),
    { columns: ["部门 text", "人 text"], rows: 3 },
  ],
  ["an old workbook, as SheetJS writes it", () => stored("claims.xls"), CLAIMS_READ],
  ["a workbook, as SheetJS writes it", () => stored("claims.xlsx"), CLAIMS_READ],
  ["no heading", () => utf8("纸,3\n笔,5\n墨,7\n"), { columns: ["列 1 text", "列 2 number"], rows: 3, notes: ["noHeader"] }],
  [
    "the same heading twice and one without words",
    () => utf8("名称,金额,金额,\n纸,3,4,a\n笔,5,6,b\n"),
    { columns: ["名称 text", "金额 number", "金额 2 number", "列 4 text"], rows: 2 },
  ],
  [
    "codes, telephones and long numbers",
    () => utf8("序号,工号,电话,卡号\n1,007,13800138000,6222021234567890123\n2,008,13900139000,6222021234567890124\n"),
    { columns: ["序号 id", "工号 id", "电话 id", "卡号 id"], rows: 2, first: ["1", "007", "13800138000", "6222021234567890123"] },
  ],
  [
    "marks with 缺考",
    () => utf8("姓名,分数\n甲,缺考\n乙,80\n丙,—\n丁,90\n"),
    { columns: ["姓名 text", "分数 number"], rows: 4, first: ["甲", null], notes: ["headerRows", "missing", "missing"] },
  ],
  [
    "units, money and percentages",
    () => utf8('项,工资,涨幅,面积\n甲,"7,900元",12%,60㎡\n乙,"8,000元",3.5%,75㎡\n'),
    { columns: ["项 text", "工资 number 元", "涨幅 number %", "面积 number m²"], rows: 2, first: ["甲", 7900, 0.12, 60] },
  ],
  [
    "a unit in the heading",
    () => utf8("部门,金额（万元）\n市场部,1.2\n技术部,3\n"),
    { columns: ["部门 text", "金额（万元） number"], rows: 2, first: ["市场部", 1.2] },
  ],
  [
    "万 and 亿",
    () => utf8("项,数\n甲,19.1万\n乙,1.1亿\n丙,3000\n"),
    { columns: ["项 text", "数 number"], rows: 3, first: ["甲", 191_000] },
  ],
  ["years as headings", () => utf8("地区,2024,2025\n东,3,4\n西,5,6\n"), { columns: ["地区 text", "2024 number", "2025 number"], rows: 2 }],
  [
    "days without a year under a title that names it",
    () => utf8("2026 年 3 月值班,\n日期,人数\n3月5日,1\n3月6日,2\n"),
    { columns: ["日期 date", "人数 number"], rows: 2, first: ["2026-03-05", 1] },
  ],
  ["one row", () => utf8("部门,金额"), { columns: ["部门 text", "金额 text"], rows: 0 }],
  [
    "a heading called like a part of every object",
    () => utf8("__proto__,constructor\n1,2\n3,4\n"),
    { columns: ["__proto__ number", "constructor number"], rows: 2, first: [1, 2] },
  ],
];

const locked = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from("EncryptedPackage").flatMap((letter) => [letter.charCodeAt(0), 0])]);
const HONEST = rawWorkbook({ rows: [["a"], [cell(1)]] });
const bomb = (xml: string) =>
  rawWorkbook({
    rows: [
      ["a", "b"],
      [`<is><t>${xml}</t></is>`, cell(1)],
    ],
    attributes: { "1,0": 't="inlineStr"' },
  });

const REFUSED: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, FileRefused["fault"]])[] = [
  ["nothing", () => new Uint8Array(), "empty"],
  ["blanks alone", () => utf8(" , \n,\n"), "empty"],
  ["a PDF", () => utf8("%PDF-1.7 …"), "format"],
  ["a picture", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2), "format"],
  ["a binary workbook, as SheetJS writes it", () => stored("claims.xlsb"), "format"],
  ["an open document, as SheetJS writes it", () => stored("claims.ods"), "format"],
  ["a numbers file", () => makeZip([{ name: "Index/Document.iwa" }]), "format"],
  [
    "an old Word file",
    () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from("WordDocument").flatMap((letter) => [letter.charCodeAt(0), 0])]),
    "format",
  ],
  ["a program", () => new Uint8Array(2000), "format"],
  ["a workbook with a password", () => locked, "locked"],
  ["a workbook that was cut off", () => HONEST.subarray(0, HONEST.length - 300), "unreadable"],
  [
    "an archive that unpacks to a thousand times its size",
    () => makeZip([{ name: "xl/workbook.xml", content: new Uint8Array(30_000_000) }]),
    "tooDense",
  ],
  ["an archive that claims 260 MB", () => makeZip([{ name: "xl/workbook.xml", claims: 260 * 1_048_576 }]), "tooDense"],
  ["an archive of 2,001 files", () => makeZip(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}` }))), "tooDense"],
  ["a row too many", () => utf8(`甲,乙\n${"一,2\n".repeat(100_001)}`), "tooManyRows"],
  ["a column too many", () => utf8(`${"a,".repeat(50)}b\n${"1,".repeat(50)}2`), "tooManyColumns"],
];

describe("files as people have them", () => {
  test("are at least forty", () => {
    expect(READ.length + REFUSED.length).toBeGreaterThanOrEqual(40);
  });

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
