import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { fileRowOf } from "../columns/index.ts";
import { rawWorkbook } from "../testing/raw-workbook.ts";
import { FileRefused } from "./read-file.ts";
import { type DateChoice, readSheets } from "./read-sheets.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, task: Partial<Parameters<typeof readSheets>[1]> = {}) =>
  readSheets(utf8(text), { name: "报销", lang: "zh", ...task });
const described = async (...asked: Parameters<typeof read>) => (await read(...asked)).sheets[0]?.description;
const faultOf = async (text: string): Promise<unknown> =>
  read(text).then(
    () => null,
    (error: unknown) => (error instanceof FileRefused ? error.fault : error),
  );

describe("a sheet", () => {
  const TEXT = "部门,金额,日期\n市场部,12.5,2026-03-01\n技术部,缺考,2026-03-09\n市场部,3,2026-02-01\n合计,15.5,\n";

  test("is described by what stands in its columns, without the rows that are sums", async () => {
    expect(await described(TEXT)).toEqual({
      name: "报销",
      isHidden: false,
      title: "",
      rows: 4,
      headerRows: 1,
      totalRows: [4],
      columns: [
        {
          name: "部门",
          type: "text",
          empty: 0,
          distinct: 2,
          top: [
            { value: "市场部", count: 2 },
            { value: "技术部", count: 1 },
          ],
        },
        { name: "金额", type: "number", decimals: 1, empty: 1, distinct: 2, min: 3, max: 12.5 },
        { name: "日期", type: "date", grain: "day", empty: 0, distinct: 3, min: "2026-02-01", max: "2026-03-09" },
      ],
      preview: [
        ["市场部", 12.5, "2026-03-01"],
        ["技术部", null, "2026-03-09"],
        ["市场部", 3, "2026-02-01"],
        ["合计", 15.5, null],
      ],
      notes: [
        { code: "headerRows", text: "前 1 行当表头" },
        { code: "totalRow", text: "第 4 行是合计，不计入", at: 4 },
        { code: "missing", text: "“金额”里的“缺考”有 1 格，按空算" },
      ],
    });
  });

  test("is read as a person says instead of the guesses", async () => {
    const said = await described(TEXT, { sheets: { s1: { headerRows: 0, totalRows: [], types: { 1: "text" } } } });
    expect(said).toMatchObject({ rows: 5, headerRows: 0, totalRows: [], columns: [{ name: "列 1" }, { name: "列 2", type: "text" }, {}] });
    expect(said?.notes[0]).toEqual({ code: "noHeader", text: "没有找到表头，列名是临时起的" });
  });

  test("has dates once somebody says which part is the month, or which year they are of", async () => {
    const text = "日期,数\n3/5/2026,1\n4/6/2026,2\n";
    const open = await described(text);
    expect(open?.columns[0]).toMatchObject({ type: "text" });
    expect(open?.notes.at(-1)).toMatchObject({ code: "openOrder", col: 0 });
    const read = (date: DateChoice) => described(text, { sheets: { s1: { dates: { 0: date } } } });
    expect((await read({ dayOrder: "monthFirst" }))?.columns[0]).toMatchObject({ type: "date", min: "2026-03-05", max: "2026-04-06" });
    expect((await read({ dayOrder: "dayFirst" }))?.columns[0]).toMatchObject({ type: "date", min: "2026-05-03", max: "2026-06-04" });
    expect((await read({ dayOrder: "dayFirst" }))?.notes.some(({ code }) => code === "openOrder")).toBe(false);

    const days = "数,日期\n1,3月5日\n2,4月6日\n";
    expect((await described(days))?.notes.at(-1)).toMatchObject({ code: "openYear", col: 1 });
    const said = await described(days, { sheets: { s1: { dates: { 1: { year: 2025 } } } } });
    expect(said?.columns[1]).toMatchObject({ type: "date", min: "2025-03-05", max: "2025-04-06" });
  });

  test("names formulas without a stored result by their columns, and holds those back", async () => {
    const rows = [
      ["项", "数", "倍"],
      ["甲", "<v>3</v>", "<f>B2*2</f>"],
      ["乙", "<v>5</v>", "<f>B3*2</f><v>10</v>"],
      ["丙", "<v>7</v>", "<f>B4*2</f><v></v>"],
    ];
    const bytes = rawWorkbook({ rows });
    const { sheets } = await readSheets(bytes, { name: "x", lang: "zh" });
    expect(sheets[0]?.description.columns[2]).toMatchObject({ type: "number", empty: 2, min: 10, max: 10 });
    expect(sheets[0]?.description.notes).toContainEqual({
      code: "uncalculated",
      text: "C 列有 2 格公式没存结果；用 Excel 或 WPS 打开再存一次就有了",
    });
    expect(sheets[0]?.table.held).toEqual([{ col: "倍", why: "uncalculated" }]);
    const [english] = (await readSheets(bytes, { name: "x", lang: "en" })).sheets;
    expect(english?.description.notes.find(({ code }) => code === "uncalculated")?.text).toBe(
      "2 formulas in column C have no stored result; open the file in Excel and save it to fix that",
    );
  });

  test("names cells that are no numbers in both languages", async () => {
    const text = `名称,金额\n${Array.from({ length: 30 }, (_, n) => `第${n}项,${n === 3 ? "待定吧" : n + 0.5}`).join("\n")}`;
    const note = { code: "oddCells", at: 4 };
    expect((await described(text))?.notes[1]).toEqual({ ...note, text: "“金额”里的“待定吧”（第 4 行）不是数字，按空算" });
    expect((await described(text, { lang: "en" }))?.notes[1]).toEqual({
      ...note,
      text: "待定吧 in 金额 (row 4) is no number, and counts as empty",
    });
  });

  test("of long cells has a shorter preview", async () => {
    const text = `甲,乙\n${`${"长".repeat(30_000)},1\n`.repeat(10)}`;
    expect((await described(text))?.preview).toHaveLength(3);
  });

  test("of one row is shown", async () => {
    expect(await described("部门,金额")).toMatchObject({ rows: 0, columns: [{ name: "部门" }, { name: "金额" }] });
  });
});

describe("the number a row has in its file", () => {
  const numbers = async (text: string) => {
    const { sheets } = await read(text);
    const { fileRows = [], rowCount = 0 } = sheets[0]?.table ?? {};
    return Array.from({ length: rowCount }, (_, row) => fileRowOf(fileRows, row));
  };

  test("counts titles, headings and lines without anything in them", async () => {
    expect(await numbers("甲,乙\n一,2\n二,3")).toEqual([2, 3]);
    expect(await numbers("三月报销,\n\n甲,乙\n一,2\n,\n\n二,3\n三,4\n")).toEqual([4, 7, 8]);
  });

  test("is that of the workbook", async () => {
    const bytes = await writeXlsx({ sheets: [{ name: "a", rows: [[], ["甲", "乙"], ["一", 2], [], ["二", 3]] }] });
    const { sheets } = await readSheets(bytes, { name: "x", lang: "zh" });
    expect(sheets[0]?.table.fileRows).toEqual([
      [0, 3],
      [1, 5],
    ]);
  });

  test("is none where cells were copied, or are lines of Markdown", async () => {
    expect(await numbers("甲\t乙\n一\t2")).toEqual([null]);
    expect(await numbers("| 甲 | 乙 |\n| --- | --- |\n| 一 | 2 |")).toEqual([null]);
  });
});

describe("a file", () => {
  test("has the sheets that hold something, under the places they have in it", async () => {
    const rows = [
      ["甲", "乙"],
      ["一", 2],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: "空", rows: [] },
        { name: "满", rows },
        { name: "藏", rows, hidden: true },
      ],
    });
    const { sheets, encoding } = await readSheets(bytes, { name: "x", lang: "zh" });
    expect(sheets.map(({ table, description }) => [table.id, description.name, description.isHidden])).toEqual([
      ["s2", "满", false],
      ["s3", "藏", true],
    ]);
    expect(encoding).toBeNull();
  });

  test.each([
    ["of nothing but blanks", " , \n,\n", "empty"],
    ["of a column too many", `${"a,".repeat(50)}b\n${"1,".repeat(50)}2`, "tooManyColumns"],
    ["with a cell of more than 32,767 letters", `甲,乙\n${"a".repeat(32_768)},2`, "cellTooLong"],
    ["of a row too many", `甲,乙\n${"一,2\n".repeat(100_001)}`, "tooManyRows"],
  ])("%s is refused", async (_, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  test("of rows too many is taken to the last one that may be where only the first are wanted, and says how many are left out", async () => {
    const text = `甲,乙\n${"一,2\n".repeat(100_123)}合计,200246\n`;
    const wanted = [{ rows: "first" as const }, { sheets: { s1: { rows: "first" as const } } }];
    for (const said of wanted) {
      expect(await described(text, said)).toMatchObject({ rows: 100_000, leftOut: 124, totalRows: [] });
    }
    expect((await described(text, { rows: "first" }))?.notes[0]).toEqual({
      code: "leftOut",
      text: "只用了前 100,000 行，后面 124 行没有用",
    });
    expect((await described("甲,乙\n一,2", { rows: "first" }))?.leftOut).toBeUndefined();
  });

  test("of a workbook with rows too many does the same", async () => {
    const rows = [["甲", "乙"], ...Array.from({ length: 100_050 }, (_, n) => ["一", n])];
    const bytes = await writeXlsx({
      sheets: [
        { name: "长", rows },
        { name: "短", rows: rows.slice(0, 4) },
      ],
    });
    await expect(readSheets(bytes, { name: "x", lang: "zh" })).rejects.toMatchObject({ fault: "tooManyRows" });
    const { sheets } = await readSheets(bytes, { name: "x", lang: "zh", rows: "first" });
    expect(sheets.map(({ description }) => [description.rows, description.leftOut])).toEqual([
      [100_000, 50],
      [3, undefined],
    ]);
  });

  test("whose rows are far apart loses none of them unseen", async () => {
    const rows = Array.from({ length: 100_100 }, (_, n) => (n % 50 === 0 ? [`第${n}行`, n] : []));
    const bytes = await writeXlsx({ sheets: [{ name: "稀", rows: [["甲", "乙"], ...rows] }] });
    await expect(readSheets(bytes, { name: "x", lang: "zh" })).rejects.toMatchObject({ fault: "tooManyRows" });
  });

  test("of as many rows and columns as may be is taken", async () => {
    expect(await faultOf(`甲,乙\n${"一,2\n".repeat(100_000)}`)).toBeNull();
    expect(await faultOf(`${"a,".repeat(49)}b\n${"1,".repeat(49)}2`)).toBeNull();
  });
});
