import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { ROWS_MAX, readTable } from "./read-table.ts";
import { xlsxOf } from "./testing/write-xlsx.ts";

const read = (bytes: Uint8Array, type: "xlsx" | "csv" = "xlsx") => readTable({ bytes, type, passagesMax: 4000 });
const csv = (text: string) => read(new TextEncoder().encode(text), "csv");
const cell = (place: string, value: string | number, rest = "") => `<c r="${place}"${rest}><v>${value}</v></c>`;
const row = (no: number, ...cells: string[]) => `<row r="${no}">${cells.join("")}</row>`;

test("an Excel file is read by sheet, rows as lines of column and value", () => {
  const texts = ["<t>店名</t>", "<r><t>到店</t></r><r><t>人次</t></r><rPh><t>daodian</t></rPh>", "<t>甲店 &amp; 书</t>"];
  const head = row(1, cell("A1", 0, ' t="s"'), cell("B1", 1, ' t="s"'));
  const body = row(2, cell("A2", 2, ' t="s"'), `<c r="B2"><f>SUM(1)</f><v>412</v></c>`) + row(5, cell("B5", 0.1 + 0.2));
  expect(read(xlsxOf([{ name: "客流", data: head + body }], texts))).toEqual({
    passages: [{ sheet: "客流", firstRow: 2, lastRow: 5, text: "店名: 甲店 & 书；到店人次: 412\n到店人次: 0.3" }],
    rows: 3,
    isCut: false,
  });
});

test("dates, times and shares are readable, errors are left out", () => {
  const cells = [
    `<c r="A1" t="inlineStr"><is><t>记录</t></is></c>`,
    cell("B1", 46_000, ' s="1"'),
    cell("C1", 0.153, ' s="2"'),
    cell("D1", 46_000.5, ' s="4"'),
    cell("E1", 46_000, ' s="3"'),
    cell("F1", 0.25, ' s="5"'),
    cell("G1", "#REF!", ' t="e"'),
  ];
  expect(read(xlsxOf([{ name: "一", data: row(1, ...cells) }]))).toMatchObject({
    passages: [{ text: "记录；2025-12-09；15.3%；2025-12-09 12:00；2025-12-09；06:00" }],
  });
});

test("what is hidden is not read: sheets, rows, comments", () => {
  const shown = `${row(1, cell("A1", "看得见的字", ' t="str"'))}<row r="2" hidden="1">${cell("A2", "藏起来的行", ' t="str"')}</row>`;
  const secret = { name: "密", state: "hidden", data: row(1, cell("A1", "藏起来的表", ' t="str"')) } as const;
  const bytes = xlsxOf([{ name: "明", data: shown }, secret], [], { "xl/comments1.xml": "<comments>藏起来的批注</comments>" });
  expect(JSON.stringify(read(bytes))).not.toContain("藏起来");
  expect(read(bytes)).toMatchObject({ passages: [{ text: "看得见的字" }] });
});

test.each([
  ["macros", xlsxOf([], [], { "[Content_Types].xml": "<Types>macroEnabled</Types>" }), "import.macros"],
  [
    "entities of its own",
    xlsxOf([{ name: "一", data: "" }], [], { "xl/workbook.xml": '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook/>' }),
    "reference.damaged",
  ],
  ["no book", zipSync({ "a.txt": new Uint8Array(3) }), "reference.damaged"],
  ["an end that is missing", xlsxOf([{ name: "一", data: "" }]).subarray(0, 60), "reference.damaged"],
  ["nothing to read", xlsxOf([{ name: "一", data: row(1, cell("A1", "—", ' t="str"')) }]), "source.empty"],
])("an Excel file with %s is refused, and why is said", (_, bytes, refusal) => {
  expect(read(bytes)).toEqual({ refusal });
});

test("more formats, texts or cells than a program for tables writes are refused with their number", () => {
  const styles = `<styleSheet><cellXfs>${"<xf/>".repeat(65_491)}</cellXfs></styleSheet>`;
  expect(read(xlsxOf([{ name: "一", data: "" }], [], { "xl/styles.xml": styles }))).toEqual({
    refusal: "source.tooManyFormats",
    max: 65_490,
  });
  const texts = `<sst>${"<si/>".repeat(500_001)}</sst>`;
  expect(read(xlsxOf([{ name: "一", data: "" }], [], { "xl/sharedStrings.xml": texts }))).toEqual({
    refusal: "source.tooManyTexts",
    max: 500_000,
  });
  const wide = xlsxOf([{ name: "一", data: `<row>${"<c/>".repeat(16_385)}</row>` }]);
  expect(read(wide)).toEqual({ refusal: "source.tooManyCells", max: 16_384 });
});

test("a format of many signs is looked at as far as a program for tables takes one", () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${"[".repeat(400_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const data = row(1, cell("A1", "甲", ' t="str"'), cell("B1", 3));
  expect(read(xlsxOf([{ name: "一", data }], [], { "xl/styles.xml": styles }))).toMatchObject({ passages: [{ text: "甲；3" }] });
});

test("a file of a few kilobytes that unpacks to more than a sheet holds is refused before it is unpacked", () => {
  const bomb = zipSync({ "[Content_Types].xml": new Uint8Array(1), "xl/worksheets/sheet1.xml": new Uint8Array(80 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(read(bomb)).toEqual({ refusal: "reference.tooHeavy" });
});

test("CSV is read with quotes, other separators and a title above the names", () => {
  const text = '客流统计\n店名;备注\n"甲;店";"他说""好"""\n乙店;"两\n行"\n';
  expect(csv(text)).toEqual({
    passages: [{ sheet: null, firstRow: 1, lastRow: 4, text: '客流统计\n店名: 甲;店；备注: 他说"好"\n店名: 乙店；备注: 两行' }],
    rows: 4,
    isCut: false,
  });
});

test("a table has so many rows, and says where it was cut", () => {
  const reading = csv(Array.from({ length: ROWS_MAX + 5 }, (_, at) => `第${at}家店,好`).join("\n"));
  expect(reading).toMatchObject({ isCut: true, rows: ROWS_MAX });
});
