import { describe, expect, it } from "vitest";
import { readSheets } from "./index.ts";
import { readDate } from "./read-date.ts";

// Tables as people and programs write them, each for a kind of fault that was met in public reports.

async function read(text: string) {
  const { sheets } = await readSheets(new TextEncoder().encode(text), { name: "a.csv", lang: "zh" });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}
const readTotals = async (text: string) => (await read(text)).description.totalRows;
const readTexts = async (text: string) => {
  const column = (await read(text)).table.columns[0];
  return column?.type === "text" ? [...column.codes].map((code) => column.words[code]) : column?.type;
};

describe("a row about other rows", () => {
  it("is found behind the name of what it sums up, as a part of another row, and as a mean", async () => {
    const text = "城市,销售额\n杭州,120\n绍兴,90\n华东小计,210\n广州,10\n深圳,20\n华南小计,30\n全国总计,240\n其中：线上,100\n平均,60\n";
    expect(await readTotals(text)).toEqual([3, 6, 7, 8, 9]);
  });

  it("is found where the word stands in the second column, and not in a remark behind the numbers", async () => {
    expect(await readTotals("地区,产品,销售额\n华东,甲,120\n华东,乙,90\n华东,小计,210\n华南,甲,10\n")).toEqual([3]);
    expect(await readTotals("姓名,分数,备注\n甲,80,合计两次\n乙,90,小计\n丙,70,其中缺考\n")).toEqual([]);
  });

  it("is no such row where the whole table consists of them", async () => {
    expect(await readTotals("地区,销售额\n华东小计,210\n华南小计,30\n")).toEqual([]);
    expect(await readTotals("名称,用户数\n设计总院,210\n统计局,30\n平均律研究会,4\n")).toEqual([]);
  });
});

describe("a date in Chinese", () => {
  const FORMS = [
    ["二〇二四年三月十日", "2024-03-10"],
    ["二零二四年十二月二十一日", "2024-12-21"],
    ["二〇二四年十月三十日", "2024-10-30"],
    ["2024年元月5日", "2024-01-05"],
    ["24年3月9日", "2024-03-09"],
    ["98年3月9日", "1998-03-09"],
    ["2024年3月5日上午9:30", "2024-03-05"],
    ["2024年3月5日 9时30分", "2024-03-05"],
    ["2024/3/5 下午 3:20", "2024-03-05"],
    ["2024-03-12T08:00:00+08:00", "2024-03-12"],
    ["２０２４年３月５日", "2024-03-05"],
    ["2024年3月5日（星期二）", "2024-03-05"],
  ] as const;

  it("is read in every form", () => {
    for (const [text, day] of FORMS) {
      const read = readDate(text);
      expect([text, read === null ? null : new Date(read.day * 86_400_000).toISOString().slice(0, 10)]).toEqual([text, day]);
    }
  });

  it("is none where it is not exact, or there is no such day", () => {
    for (const text of ["2024年上半年", "2024年3月上旬", "二月三十日会", "十月", "三月三", "2024年2月30日", "24年"])
      expect([text, readDate(text)]).toEqual([text, null]);
  });
});

describe("a text of cells", () => {
  it("has no signs around digits that are there for Excel", async () => {
    expect(await readTexts('区号,数\n"=""0755""",1\n="010",2\n')).toEqual(["0755", "010"]);
  });

  it("is divided as its first line says, which is no row", async () => {
    for (const [sign, line] of [
      [";", "sep=;"],
      ["|", "SEP=|"],
      ["\t", "sep=\t"],
    ] as const) {
      const { table } = await read(`\ufeff${line}\r\n城市${sign}销售,额\r\n杭州${sign}120\r\n`);
      expect(table.columns.map(({ name }) => name)).toEqual(["城市", "销售,额"]);
      expect(table.rowCount).toBe(1);
    }
  });
});
