import { expect, test } from "vitest";
import { type Random, randomFrom } from "../testing/random.ts";
import { readSheets } from "./read-sheets.ts";

/** Columns of cells as people write them; most of one kind, with something else now and then. */
const KINDS = [
  ["12", "3", "4.5", "-7", "1000", "0.25", "99.90"],
  ["12元", "15元", "3"],
  ["2026-03-05", "2026-3-6", "20260101"],
  ["3/5/2026", "4/6/2026", "13/6/2026"],
  ["市场部", "技术部", "财务部"],
  ["82%", "3%", "4.5%"],
  ["2024", "2025", "1999"],
  ["001", "002", "3"],
  ["3月5日", "4月6日"],
  ["2012.55", "2000.37", "20.5"],
];
const OTHERS = ["", "无", "缺考", "-", "N/A", "1,234.5", "-0", "1234567890", "1.2345678", "19.1万", "(300)", "合计", "0.0000001"];
const HEADINGS = ["部门", "金额", "年份", "编号", "日期"];

function randomRows(random: Random): string[][] {
  const kinds = HEADINGS.slice(0, 2 + random.below(4)).map(() => random.pick(KINDS));
  const rows = Array.from({ length: 2 + random.below(40) }, () =>
    kinds.map((kind) => (random.chance(0.96) ? random.pick(kind) : random.pick(OTHERS))),
  );
  return [kinds.map((_, at) => HEADINGS[at] ?? ""), ...rows];
}

const read = async (rows: readonly (readonly string[])[]) =>
  readSheets(new TextEncoder().encode(rows.map((row) => row.join("\t")).join("\n")), { name: "表 2026", lang: "zh" });

test("plain numbers, which are read at once, make the same tables as those that are read by the rules for all cells", async () => {
  const random = randomFrom(11);
  for (let n = 0; n < 400; n += 1) {
    const rows = randomRows(random);
    // A blank behind a number says nothing, and makes no plain number of it.
    const slowly = rows.map((row) => row.map((cell) => `${cell} `));
    expect(await read(slowly), JSON.stringify(rows)).toEqual(await read(rows));
  }
});
