import { expect, test } from "vitest";
import { cellAt } from "../columns/index.ts";
import { writeWorkbook } from "../write/write-workbook.ts";
import { readFirstRows } from "./read-first-rows.ts";
import { readSheets } from "./read-sheets.ts";

const task = { name: "账", nameless: (column: number) => `列 ${column}` };
const heading = ["部门", "日期", "金额", "备注"];
const line = (n: number) => [`部门${n % 7}`, `2026-01-${String((n % 28) + 1).padStart(2, "0")}`, String(n / 4), `第 ${n} 笔，上门收的`];
const csv = (rows: number) => [heading, ...Array.from({ length: rows }, (_, n) => line(n))].map((cells) => cells.join(",")).join("\n");
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer);

const LONG = 20_000;
const files = async (): Promise<[string, Uint8Array][]> => [
  ["UTF-8", new TextEncoder().encode(csv(LONG))],
  ["UTF-16", utf16(csv(LONG))],
  ["a workbook", await writeWorkbook([{ name: "账", rows: [heading, ...Array.from({ length: LONG }, (_, n) => line(n))] }])],
];

test("the first hundred rows of a long file are what the whole file begins with, under the same headings", async () => {
  for (const [kind, bytes] of await files()) {
    const first = await readFirstRows(bytes, task);
    const { sheets } = await readSheets(bytes, { name: "账", lang: "zh" });
    const whole = sheets[0]?.table;
    expect(first?.table.rowCount, kind).toBe(100);
    expect(first?.table.columns.map(({ name, type }) => [name, type])).toEqual(whole?.columns.map(({ name, type }) => [name, type]));
    for (const [at, column] of (first?.table.columns ?? []).entries())
      for (let row = 0; row < 100; row += 1) expect(cellAt(column, row)).toBe(whole?.columns[at] && cellAt(whole.columns[at], row));
  }
});

test("a short file, one that is no table, and one without a line end in sight have no first rows: the whole says what they are", async () => {
  expect(await readFirstRows(new TextEncoder().encode(csv(10)), task)).toBeNull();
  expect(
    await readFirstRows(
      Uint8Array.from({ length: 100_000 }, (_, n) => [0x25, 0x50, 0x44, 0x46][n] ?? 1),
      task,
    ),
  ).toBeNull();
  expect(await readFirstRows(new TextEncoder().encode("字".repeat(100_000)), task)).toBeNull();
});
