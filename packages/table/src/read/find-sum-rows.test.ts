import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer/index.ts";
import { buildLexicon } from "../ask/index.ts";
import { readSheets, type SheetChoices } from "./index.ts";

async function read(text: string, choices: SheetChoices = {}) {
  const { sheets } = await readSheets(new TextEncoder().encode(text), { name: "a.csv", lang: "zh", sheets: { s1: choices } });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}
/** Rows that are left out, and rows that are asked about, from 1. */
async function findSums(text: string) {
  const { totalRows, notes } = (await read(text)).description;
  return { totals: totalRows, asked: notes.find(({ code }) => code === "openTotal")?.rows ?? [] };
}

const YEARBOOK = `地区,年末人口（万人）,地区生产总值（亿元）,人均可支配收入（元）
全国,2600,9000.6,30000
东部,1500,6000.3,38000
  甲省,800,3500.1,40000
  乙省,700,2500.2,36000
西部,1100,3000.3,22000
  丙省,600,1800.2,23000
  丁省,500,1200.1,21000
`;

describe("a row above those it sums up, without a word that says so", () => {
  it("is left out, as are the rows of regions above their provinces", async () => {
    expect(await findSums(YEARBOOK)).toEqual({ totals: [1, 2, 5], asked: [] });
    const { table } = await read(YEARBOOK);
    const context = { table, tables: new Map([[table.id, table]]), lang: "zh", lexicon: buildLexicon(table) } as const;
    expect(JSON.stringify(answerQuestion("年末人口一共多少", context))).toContain("2,600");
  });

  it("is found where sums of rounded figures differ in the last digit", async () => {
    expect(await findSums("地区,产量,产值\n全省,1000.2,2000.5\n甲市,500.1,1000.2\n乙市,300.1,600.2\n丙市,200.1,400.2\n")).toEqual({
      totals: [1],
      asked: [],
    });
  });

  it("is asked about where one column alone says so, or where it has two parts", async () => {
    expect(await findSums("地区,人口\n全省,1234\n甲市,600\n乙市,400\n丙市,234\n")).toEqual({ totals: [], asked: [1] });
    expect(await findSums("类别,人数,户数\n全体,1234,402\n男,634,201\n女,600,201\n")).toEqual({ totals: [], asked: [1] });
    expect(await findSums("项目,一月,二月\n营业收入,10020,12030\n成本,6010,7010\n费用,1000,1210\n利润,3010,3810\n")).toEqual({
      totals: [],
      asked: [1],
    });
  });

  it("is asked about among round figures where its name says that it is the whole", async () => {
    expect(await findSums("项目,金额\n总收入,10000\n工资,8000\n奖金,2000\n")).toEqual({ totals: [], asked: [1] });
  });

  it("is asked about at the end of the only column of figures", async () => {
    expect(await findSums("地区,人口\n甲市,600\n乙市,400\n丙市,234\n全省,1234\n")).toEqual({ totals: [], asked: [4] });
  });

  it("is none by chance, nor by numbers that are names, years, rates or means", async () => {
    const none = { totals: [], asked: [] };
    expect(await findSums("类,数\n甲,600\n乙,300\n丙,200\n丁,100\n")).toEqual(none);
    expect(await findSums("组,进球,失球\n甲,3,2\n乙,2,1\n丙,1,1\n丁,4,0\n")).toEqual(none);
    expect(await findSums("序号,年份,得分\n6,2023,81\n1,2021,80\n2,2020,77\n3,2019,60\n")).toEqual(none);
    expect(await findSums("地区,增长率\n全国,600\n甲,300\n乙,200\n丙,100\n")).toEqual(none);
    expect(await findSums("地区,人均收入（元）\n全国,60000\n甲,30000\n乙,20000\n丙,10000\n")).toEqual(none);
    expect(await findSums("地区,产量,产值\n甲市,1000,2001\n乙市,500,900\n丙市,300,700\n丁市,200,600\n")).toEqual(none);
  });

  it("holds answers back until somebody says, and is what they said from then on", async () => {
    const text = "地区,人口\n全省,1234\n甲市,600\n乙市,400\n丙市,234\n";
    const ask = async (question: string, choices: SheetChoices = {}) => {
      const { table } = await read(text, choices);
      return answerQuestion(question, { table, tables: new Map([[table.id, table]]), lang: "zh", lexicon: buildLexicon(table) });
    };
    expect(await ask("人口一共多少")).toMatchObject({ kind: "clarify" });
    expect(JSON.stringify(await ask("人口一共多少", { totalRows: [1] }))).toContain("1,234");
    expect(JSON.stringify(await ask("人口一共多少", { totalRows: [] }))).toContain("2,468");
  });
});
