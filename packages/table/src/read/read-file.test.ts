import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { makeZip } from "../testing/make-zip.ts";
import { FileRefused, readFile } from "./read-file.ts";
import { readTable } from "./read-table.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const rowsOf = async (bytes: Uint8Array) => (await readFile(bytes, { name: "表" })).sheets[0]?.rows;
const refusal = async (bytes: Uint8Array) =>
  readFile(bytes, { name: "表" }).then(
    () => null,
    (error: unknown) => (error instanceof FileRefused ? { fault: error.fault, kind: error.kind } : error),
  );

/** 部门,金额 and a line below it, as old programs write them. */
const GBK_CSV = Uint8Array.from([
  0xb2, 0xbf, 0xc3, 0xc5, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a, 0xca, 0xd0, 0xb3, 0xa1, 0xb2, 0xbf, 0x2c, 0x31, 0x32,
]);

describe("a text", () => {
  test.each([
    ["commas", "a,b\n1,2"],
    ["tabs", "a\tb\n1\t2"],
    ["semicolons", "a;b\n1;2"],
    ["commas and a mark in front", "\ufeffa,b\r\n1,2\r\n"],
    ["a Markdown table", "| a | b |\n| --- | ---: |\n| 1 | 2 |\n\nwords below"],
    ["an HTML table", "<html><table><tr><th>a<th>b</tr><tr><td>1</td><td><b>2</b></td></tr></table>"],
  ])("with %s has its cells", async (_, text) => {
    expect(await rowsOf(utf8(text))).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test("loses no row to a quote that never ends", async () => {
    expect(await rowsOf(utf8('姓名,分数\n"张三,90\n李四,80\n'))).toEqual([
      ["姓名", "分数"],
      ['"张三', "90"],
      ["李四", "80"],
    ]);
  });

  test("of signs no text has is no table", async () => {
    await expect(readFile(new Uint8Array(1000), { name: "a" })).rejects.toMatchObject({ fault: "format" });
  });

  test("keeps commas and line breaks inside quotes", async () => {
    expect(await rowsOf(utf8('a,b\n"1,5","x\ny"\n'))).toEqual([
      ["a", "b"],
      ["1,5", "x\ny"],
    ]);
  });

  test("in GBK is read, and in another encoding where somebody says so", async () => {
    const read = await readFile(GBK_CSV, { name: "表" });
    expect(read.encoding).toBe("gb18030");
    expect(read.sheets[0]?.rows).toEqual([
      ["部门", "金额"],
      ["市场部", "12"],
    ]);
    expect((await readFile(GBK_CSV, { name: "表", encoding: "big5" })).encoding).toBe("big5");
  });

  test("that is called xls and is a table of HTML has cells over several rows and columns in each of them", async () => {
    const html = "<table><tr><td rowspan=2>部门</td><td colspan=2>金额</td></tr><tr><td>预算</td><td>实际 &amp; 余</td></tr></table>";
    expect(await rowsOf(utf8(html))).toEqual([
      ["部门", "金额", "金额"],
      ["部门", "预算", "实际 & 余"],
    ]);
  });

  test("stops at the first rows and columns over what is taken", async () => {
    const wide = Array.from({ length: 80 }, (_, n) => n).join(",");
    expect((await rowsOf(utf8(`${wide}\n${wide}`)))?.[0]).toHaveLength(51);
    const long = `a,b\n${"1,2\n".repeat(100_100)}`;
    expect(await rowsOf(utf8(long))).toHaveLength(100_020);
  });
});

test("cells of HTML that span hundreds of rows and columns are no more than what is taken", async () => {
  const row = `<tr>${'<td rowspan="200" colspan="200">x</td>'.repeat(20)}</tr>`;
  const rows = await rowsOf(utf8(`<table>${row.repeat(50)}</table>`));
  expect(rows).toHaveLength(50);
  expect(rows?.every((cells) => cells.length === 51)).toBe(true);
});

describe("a workbook", () => {
  const workbook = () =>
    writeXlsx({
      sheets: [
        {
          name: "报销",
          rows: [
            ["2026 年一季度报销", null, null],
            ["日期", "部门", "金额"],
            [new Date(Date.UTC(2026, 0, 5)), "市场部", 1234.5],
            [new Date(Date.UTC(2026, 1, 6)), "技术部", 88],
          ],
          merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
        },
        { name: "旧", hidden: true, rows: [["a"], [1]] },
      ],
    });

  test("has its sheets, hidden ones too, with dates told from numbers and merged cells", async () => {
    const { sheets } = await readFile(await workbook(), { name: "x.csv" });
    expect(sheets.map(({ name, isHidden }) => ({ name, isHidden }))).toEqual([
      { name: "报销", isHidden: false },
      { name: "旧", isHidden: true },
    ]);
    const [first] = sheets;
    if (first === undefined) throw new Error("no sheet");
    expect(first.rows[2]).toEqual([{ day: Date.UTC(2026, 0, 5) / 86_400_000 }, "市场部", 1234.5]);
    const { found, columns } = readTable(first, { id: "t", nameless: (n) => `列 ${n}` });
    expect(found.title).toBe("2026 年一季度报销");
    expect(columns.map(({ kind }) => kind)).toEqual(["date", "text", "number"]);
  });

  test("that was cut off is refused as unreadable", async () => {
    const bytes = await workbook();
    expect(await refusal(bytes.subarray(0, bytes.length - 400))).toEqual({ fault: "unreadable", kind: null });
  });
});

describe("a file that is no table", () => {
  const old = (text: string) =>
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0])]);

  test.each([
    ["of nothing", new Uint8Array(), { fault: "empty", kind: null }],
    ["of pages", utf8("%PDF-1.7 …"), { fault: "format", kind: "pdf" }],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), { fault: "format", kind: "picture" }],
    ["a workbook with a password", old("EncryptedPackage"), { fault: "locked", kind: "locked" }],
    ["some other old file", old("WordDocument"), { fault: "format", kind: "unknown" }],
    ["a binary workbook", makeZip([{ name: "xl/workbook.bin" }]), { fault: "format", kind: "xlsb" }],
    ["an open document", makeZip([{ name: "content.xml" }, { name: "mimetype" }]), { fault: "format", kind: "ods" }],
    ["an archive of something", makeZip([{ name: "a.txt" }]), { fault: "format", kind: "unknown" }],
  ])("%s is refused with the reason", async (_, bytes, expected) => {
    expect(await refusal(bytes)).toEqual(expected);
  });

  test.each([
    [
      "unpacks to a thousand times its size",
      makeZip([{ name: "xl/workbook.xml" }, { name: "xl/sheet1.xml", content: new Uint8Array(30_000_000) }]),
    ],
    ["says it unpacks to more than is taken", makeZip([{ name: "xl/workbook.xml", claims: 260 * 1_048_576 }])],
    ["holds thousands of files", makeZip(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}` })))],
    ["says so together", makeZip(Array.from({ length: 4 }, (_, n) => ({ name: `${n}.xml`, claims: 100 * 1_048_576 })))],
    ["has entries that share their bytes", makeZip([{ name: "xl/workbook.xml", packs: 900 }, { name: "b.xml" }])],
    ["does not say what it unpacks to", makeZip([{ name: "xl/workbook.xml", content: new Uint8Array(900), claims: 0 }])],
  ])("an archive that %s is refused before anything is unpacked", async (_, bytes) => {
    expect(await refusal(bytes)).toEqual({ fault: "tooDense", kind: null });
  });
});
