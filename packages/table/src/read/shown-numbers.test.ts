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
