import { writeXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { cellAt } from "../columns/index.ts";
import { rawWorkbook } from "../testing/raw-workbook.ts";
import { readSheets } from "./index.ts";

async function read(bytes: Uint8Array) {
  const { sheets } = await readSheets(bytes, { name: "文件", lang: "zh" });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  const { table, description } = sheet;
  return {
    columns: description.columns.map(({ name, type, unit }) => [name, type, unit].filter((part) => part !== undefined).join(" ")),
    first: table.columns.map((column) => cellAt(column, 0)),
    notes: Object.fromEntries(description.notes.map(({ code, text }) => [code, text])),
    held: table.held ?? [],
  };
}

const FORMATS = ["0.0%", "000000", "[h]:mm", "0.0%"] as const;
const day = (days: number) => new Date(Date.UTC(1899, 11, 31) + days * 86_400_000);

it("numbers are read as a workbook shows them: shares, codes with zeros in front, hours", async () => {
  const rows = [
    ["占比", "邮编", "工时", "率"],
    [0.125, 10_000, 1.5, 0.5],
    [0.5, 12, 0.75, 3],
  ];
  const cells = new Map(
    [1, 2].flatMap((row) =>
      FORMATS.flatMap((numFmt, column) => {
        const value = rows[row]?.[column] as number;
        const isShown = column < 3 || row === 1;
        return isShown ? [[`${row},${column}`, { value: column === 2 ? day(value) : value, style: { numFmt } }] as const] : [];
      }),
    ),
  );
  const bytes = await writeXlsx({ sheets: [{ name: "表", rows: rows as never, cells: cells as never }] });
  const { columns, first } = await read(bytes);
  expect(columns).toEqual(["占比 number %", "邮编 id", "工时 text", "率 number"]);
  expect(first).toEqual([0.125, "010000", "36:00", 0.5]);
});

/** A sheet of one column, each of its cells with a format. */
async function readFormatted(name: string, cells: readonly (readonly [number | Date, string])[]) {
  const formats = new Map(cells.map(([value, numFmt], n) => [`${n + 1},1`, { value, style: { numFmt } }] as const));
  const rows = [["项", name], ...cells.map(([value], n) => [`某${n}`, value])];
  const bytes = await writeXlsx({ sheets: [{ name: "表", rows: rows as never, cells: formats as never }] });
  const { sheets } = await readSheets(bytes, { name: "文件", lang: "zh" });
  const column = sheets[0]?.table.columns[1];
  if (column === undefined) throw new Error("no column");
  const { type, unit } = sheets[0]?.description.columns[1] ?? {};
  return {
    type,
    unit,
    cells: cells.map((_, row) => cellAt(column, row)),
    asked: sheets[0]?.description.notes.find(({ col }) => col === 1)?.code,
  };
}

it("words in formats are units, labels and months, as a workbook shows them", async () => {
  const all = (format: string, ...values: number[]) => values.map((value) => [value, format] as const);
  expect(await readFormatted("预算", all('0"万元"', 12, 30.5))).toMatchObject({ type: "number", unit: "万元", cells: [12, 30.5] });
  expect(await readFormatted("占比", all('#,##0.0"%"', 12.5, 30))).toMatchObject({ type: "number", unit: "%", cells: [0.125, 0.3] });
  expect(await readFormatted("金额", all("[$¥-804]#,##0.00", 1234.5, -3))).toMatchObject({ unit: "元", cells: [1234.5, -3] });
  expect(await readFormatted("差额", all("0.00_);(0.00)", 3, -3))).toMatchObject({ type: "number", unit: undefined, cells: [3, -3] });
  expect(await readFormatted("位置", all('"第"0"章"', 1, 2))).toMatchObject({ type: "text", cells: ["第1章", "第2章"] });
  expect(await readFormatted("销量", all('0!.0,"万"', 123_456, 20_000))).toMatchObject({ unit: undefined, cells: [123_456, 20_000] });
  expect(await readFormatted("人数", all('"约"0', 300, 200))).toMatchObject({
    type: "text",
    cells: ["约300", "约200"],
    asked: "unreadCells",
  });
  const month = (value: number) => [new Date(Date.UTC(2025, value - 1, 1)), 'yyyy"年"m"月"'] as const;
  expect(await readFormatted("月份", [month(3), month(12)])).toMatchObject({ type: "date", cells: ["2025-03", "2025-12"] });
  const later = [new Date(Date.UTC(2025, 2, 15)), 'yyyy"年"m"月"'] as const;
  expect(await readFormatted("月份", [month(3), later])).toMatchObject({ cells: ["2025-03-01", "2025-03-15"] });
});

it("a size in a heading holds for what ¥ is shown before, and formats that differ are asked about", async () => {
  expect(
    await readFormatted("金额（万元）", [
      [12, "¥#,##0"],
      [30, "¥#,##0"],
    ]),
  ).toMatchObject({ unit: "万元", cells: [12, 30] });
  expect(
    await readFormatted("金额", [
      [12, '"¥"0'],
      [30, '"¥"0'],
      [42, "General"],
    ]),
  ).toMatchObject({ unit: "元", cells: [12, 30, 42] });
  expect(
    await readFormatted("重量", [
      [3, '0"kg"'],
      [200, '0"g"'],
    ]),
  ).toMatchObject({ type: "text", cells: ["3kg", "200g"], asked: "openUnits" });
  expect(
    await readFormatted("金额", [
      [12, '0"万元"'],
      [20, "General"],
    ]),
  ).toMatchObject({ type: "text", asked: "openUnit" });
});

it("a formula that gave no words is calculated, one without a result is not", async () => {
  const write = (result: string, type: string) =>
    rawWorkbook({
      rows: [
        ["项", "数"],
        ["甲", `<f>IF(A1="","",1)</f>${result}`],
        ["乙", "<f>1</f><v>2</v>"],
      ],
      attributes: { "1,1": type },
    });
  expect((await read(write("<v></v>", 't="str"'))).held).toEqual([]);
  expect((await read(write("<v></v>", ""))).held).toEqual([{ col: "数", why: "uncalculated" }]);
});

it("rows and columns that are hidden are read, and it is told", async () => {
  const workbook = rawWorkbook({
    rows: [
      ["项", "数"],
      ["甲", "<v>1</v>"],
      ["乙", "<v>2</v>"],
    ],
    rowAttributes: { 1: 'hidden="1"' },
  });
  expect((await read(workbook)).notes["hidden"]).toBe("原来的表里有 1 行是隐藏的，也读进来了");
});
