import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { type Column, NO_DAY, textColumn } from "../columns/index.ts";
import { readSheets } from "../read/index.ts";
import { writeTableFile } from "./table-file.ts";

const COLUMNS: Column[] = [
  textColumn("部门", ["=1+1", '甲,"乙"\n丙', "@x|y"]),
  { type: "number", name: "金额", unit: "元", decimals: 1, values: Float64Array.of(12.5, -3, Number.NaN) },
  { type: "number", name: "占比", unit: "%", decimals: 3, values: Float64Array.of(0.825, 0.1, 1) },
  { type: "date", name: "日期", grain: "day", days: Int32Array.of(20_500, NO_DAY, 0) },
  { type: "date", name: "月", grain: "month", days: Int32Array.of(20_515, NO_DAY, 0) },
];
const write = (kind: "xlsx" | "csv" | "md") => writeTableFile(kind, { columns: COLUMNS, title: "a/b" });

describe("a table as a file", () => {
  test("in csv says that it is UTF-8, and no cell of it is a formula", async () => {
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await write("csv"))).toBe(
      `\ufeff部门,金额（元）,占比,日期,月\r\n'=1+1,12.5,82.5%,2026-02-16,2026-03\r\n"甲,""乙""\n丙",-3,10%,,\r\n'@x|y,,100%,1970-01-01,1970-01\r\n`,
    );
  });

  test("in Markdown keeps its cells apart", async () => {
    expect(new TextDecoder().decode(await write("md"))).toBe(
      `| 部门 | 金额（元） | 占比 | 日期 | 月 |\n| --- | --- | --- | --- | --- |\n| =1+1 | 12.5 | 82.5% | 2026-02-16 | 2026-03 |\n| 甲,"乙" 丙 | -3 | 10% |  |  |\n| @x\\|y |  | 100% | 1970-01-01 | 1970-01 |\n`,
    );
  });

  test("in xlsx holds texts, numbers and days, and no formula", async () => {
    const { sheets } = await readXlsx(await write("xlsx"));
    expect(sheets.map(({ name }) => name)).toEqual(["a b"]);
    expect(sheets[0]?.rows).toEqual([
      ["部门", "金额（元）", "占比", "日期", "月"],
      ["=1+1", 12.5, 0.825, new Date("2026-02-16T00:00:00Z"), "2026-03"],
      ['甲,"乙"\n丙', -3, 0.1, null, null],
      ["@x|y", null, 1, new Date(0), "1970-01"],
    ]);
    expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  test("of cells no workbook can hold is one all the same: signs XML has none for are left out, what is too long is cut", async () => {
    const columns = [textColumn("备\u0001注", ["坏\u0000的\u001f", "长".repeat(40_000), "\ud800半个"])];
    const { sheets } = await readXlsx(await writeTableFile("xlsx", { columns, title: "[表]: 一\u0002" }));
    expect(sheets.map(({ name }) => name)).toEqual(["表 一"]);
    expect(sheets[0]?.rows).toEqual([["备注"], ["坏的"], ["长".repeat(32_767)], ["\ufffd半个"]]);
  });

  test("in xlsx shows shares with the digits they have, and none behind an empty point", async () => {
    const share = (decimals: number | null): Column => ({ type: "number", name: "率", unit: "%", decimals, values: Float64Array.of(0.1) });
    const formatOf = async (decimals: number | null) => {
      const bytes = await writeTableFile("xlsx", { columns: [share(decimals)], title: "表" });
      const { sheets } = await readXlsx(bytes, { readStyles: true });
      return sheets[0]?.cells?.get("1,0")?.style?.numFmt;
    };
    expect(await Promise.all([2, 3, 1, null].map(formatOf))).toEqual(["0%", "0.0%", "0%", "0.00%"]);
  });

  test("is the same table when it is read again", async () => {
    for (const kind of ["xlsx", "csv"] as const) {
      const { sheets } = await readSheets(await write(kind), { name: "x", lang: "zh" });
      expect(sheets[0]?.description.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
        "部门 text",
        "金额（元） number",
        "占比 number",
        "日期 date",
        "月 date",
      ]);
    }
  });
});
