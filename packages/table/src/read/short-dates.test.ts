import { expect, it } from "vitest";
import { cellAt } from "../columns/index.ts";
import { readSheets, type SheetChoices } from "./index.ts";

/** The first column of a text as it is read, and what is asked about it. */
async function readFirst(name: string, cells: readonly string[], choices: SheetChoices = {}) {
  const text = [`${name},数`, ...cells.map((cell, n) => `${cell},${n + 7}`)].join("\n");
  const { sheets } = await readSheets(new TextEncoder().encode(text), { name: "a.csv", lang: "zh", sheets: { s1: choices } });
  const [sheet] = sheets;
  const column = sheet?.table.columns[0];
  if (sheet === undefined || column === undefined) throw new Error("no column");
  const note = sheet.description.notes.find(({ code }) => code === "openOrder");
  return { cells: cells.map((_, row) => cellAt(column, row)), orders: note?.orders, text: note?.text };
}

it("dates of a short year are read where the column settles their order", async () => {
  expect((await readFirst("日期", ["3/4/25", "13/4/25"])).cells).toEqual(["2025-04-03", "2025-04-13"]);
  expect((await readFirst("日期", ["3/4/25", "4/13/25 8:30"])).cells).toEqual(["2025-03-04", "2025-04-13"]);
  expect((await readFirst("下单时间", ["25/3/4", "24/12/31"])).cells).toEqual(["2025-03-04", "2024-12-31"]);
  expect((await readFirst("日期", ["24-3-9", "24-3-31"])).cells).toEqual(["2024-03-09", "2024-03-31"]);
  expect((await readFirst("出生日期", ["3/4/85", "25/4/2001"])).cells).toEqual(["1985-04-03", "2001-04-25"]);
});

it("they are asked about where several orders fit, and read as somebody says", async () => {
  const asked = await readFirst("日期", ["3/4/25", "5/6/25"]);
  expect(asked).toEqual({
    cells: ["3/4/25", "5/6/25"],
    orders: ["monthFirst", "dayFirst"],
    text: "“日期”里的“3/4/25”像日期，分不清哪段是年、月、日，先当文字",
  });
  expect((await readFirst("日期", ["03/04/05"])).orders).toEqual(["monthFirst", "dayFirst", "yearFirst"]);
  const read = async (dayOrder: "dayFirst" | "yearFirst") => (await readFirst("日期", ["03/04/05"], { dates: { 0: { dayOrder } } })).cells;
  expect(await read("dayFirst")).toEqual(["2005-04-03"]);
  expect(await read("yearFirst")).toEqual(["2003-04-05"]);
});

it("under a heading that names no days nothing is settled: they may be scores", async () => {
  const asked = await readFirst("战绩", ["13/4/11", "9/2/11"]);
  expect(asked).toMatchObject({ cells: ["13/4/11", "9/2/11"], orders: ["dayFirst"] });
  expect(await readFirst("战绩", ["13/4/11", "9/2/11"], { types: { 0: "text" } })).toMatchObject({ orders: undefined });
});

it("dates whose parts contradict each other stay texts, and it is told", async () => {
  expect(await readFirst("日期", ["13/4/25", "4/13/25", "1/2/25"])).toMatchObject({ cells: ["13/4/25", "4/13/25", "1/2/25"], orders: [] });
});

it("rooms, chapters, telephones and fractions are no such dates", async () => {
  for (const cells of [
    ["1-2-30", "3-1-12"],
    ["1.2.13", "1.2.14"],
    ["010-12-34", "3/4"],
    ["33/44/55", "40/50/60"],
  ])
    expect(await readFirst("位置", cells)).toEqual({ cells, orders: undefined, text: undefined });
});

it("they are asked about beside a row that may be a total, before and after somebody says that it is one", async () => {
  const text = "日期,项,数\n3/4/25,甲,1234\n5/6/25,乙,2345\n6/7/25,丙,3456\n,全部,7035\n";
  const readNotes = async (choices: SheetChoices) => {
    const { sheets } = await readSheets(new TextEncoder().encode(text), { name: "a.csv", lang: "zh", sheets: { s1: choices } });
    return sheets[0]?.description.notes.flatMap(({ code, orders }) => (code.startsWith("open") ? [{ code, orders }] : []));
  };
  const dates = { code: "openOrder", orders: ["monthFirst", "dayFirst"] };
  expect(await readNotes({})).toEqual([{ code: "openTotal", orders: undefined }, dates]);
  expect(await readNotes({ totalRows: [4] })).toEqual([dates]);
  expect(await readNotes({ totalRows: [] })).toEqual([dates]);
});
