import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer/index.ts";
import { buildLexicon } from "../ask/index.ts";
import { readSheets, type SheetChoices } from "./index.ts";

async function read(text: string, choices: SheetChoices = {}) {
  const bytes = new TextEncoder().encode(text);
  const { sheets } = await readSheets(bytes, { name: "a.csv", lang: "zh", sheets: { s1: choices } });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}

/** The last column of a text: its values as numbers, or as the texts they stay, and its unit. */
async function readLast(text: string, choices: SheetChoices = {}) {
  const { table } = await read(text, choices);
  const column = table.columns.at(-1);
  if (column?.type === "text") return { texts: [...column.codes].map((code) => column.words[code]) };
  return column?.type === "number" ? { numbers: [...column.values], unit: column.unit } : column;
}
const findNote = async (text: string, code: string) => (await read(text)).description.notes.find((note) => note.code === code);

const MIXED = "单位：万元,\n城市,销售额\n杭州,120万\n绍兴,90\n宁波,75万元\n温州,￥80万\n";

describe("a unit", () => {
  it("in the heading or over the table holds for bare numbers, and is printed", async () => {
    expect(await readLast("城市,销售额（万元）\n杭州,120.5\n绍兴,90\n")).toEqual({ numbers: [120.5, 90], unit: "万元" });
    expect(await readLast("单位：万元,\n城市,销售额\n杭州,120.5\n绍兴,90\n")).toEqual({ numbers: [120.5, 90], unit: "万元" });
  });

  it("over the table is not that of counts and shares, nor of a heading with one of its own", async () => {
    expect(await readLast("单位：万元,\n城市,门店数\n杭州,3\n绍兴,2\n")).toMatchObject({ unit: undefined });
    expect(await readLast("单位：万元,\n城市,同比\n杭州,3\n绍兴,2\n")).toMatchObject({ unit: undefined });
    expect(await readLast("单位：万元,\n城市,完成率\n杭州,3%\n绍兴,2%\n")).toMatchObject({ unit: "%" });
    expect(await readLast("单位：人,\n城市,销售额\n杭州,3\n绍兴,2\n")).toMatchObject({ unit: undefined });
  });

  it("in every cell is brought to that of the heading, with no rest after the point", async () => {
    expect(await readLast("城市,销售额（万元）\n杭州,19.1万\n绍兴,900000元\n")).toEqual({ numbers: [19.1, 90], unit: "万元" });
    expect(await readLast("城市,销售额\n杭州,19.1万元\n绍兴,900000元\n")).toEqual({ numbers: [191_000, 900_000], unit: "元" });
  });
});

describe("numbers that contradict each other", () => {
  it("stay texts until somebody says what the bare ones are multiples of", async () => {
    expect(await readLast(MIXED)).toEqual({ texts: ["120万", "90", "75万元", "￥80万"] });
    expect(await findNote(MIXED, "openUnit")).toMatchObject({ at: 2, col: 1, unit: "万元", rows: [2] });
    expect(await readLast(MIXED, { units: { 1: "all" } })).toEqual({ numbers: [120, 90, 75, 80], unit: "万元" });
    expect(await readLast(MIXED, { units: { 1: "written" } })).toMatchObject({ numbers: [1_200_000, 90, 750_000, 800_000] });
  });

  it("are asked about without a heading too, where a bare number is near to what stands before 万", async () => {
    expect(await readLast("城市,销售额\n杭州,120万\n绍兴,90\n宁波,75万\n")).toEqual({ texts: ["120万", "90", "75万"] });
    expect(await readLast("城市,销售额\n杭州,3.2万\n绍兴,5000\n宁波,1.5亿\n")).toMatchObject({ numbers: [32_000, 5000, 150_000_000] });
    expect(await readLast("城市,销售额\n杭州,7.5元\n绍兴,3\n宁波,2万元\n温州,6元\n")).toMatchObject({ numbers: [7.5, 3, 20_000, 6] });
  });

  it("of several units are not added up, unless somebody says that units do not matter", async () => {
    const text = "物品,数量\n甲,3kg\n乙,200件\n丙,5kg\n";
    expect((await findNote(text, "openUnits"))?.text).toContain("kg、件");
    expect(await findNote(text, "openUnits")).not.toHaveProperty("unit");
    expect(await readLast(text)).toEqual({ texts: ["3kg", "200件", "5kg"] });
    expect(await readLast(text, { units: { 1: "written" } })).toMatchObject({ numbers: [3, 200, 5], unit: undefined });
    expect(await readLast("项,占比\n甲,12.5%\n乙,7.5\n丙,80%\n")).toEqual({ texts: ["12.5%", "7.5", "80%"] });
    expect(await readLast(text, { types: { 1: "number" } })).toMatchObject({ numbers: [3, 200, 5] });
  });

  it("of units that can be told in each other are converted once somebody says so", async () => {
    const text = "物品,重量\n甲,3kg\n乙,200g\n丙,5公斤\n丁,1kg\n";
    expect(await readLast(text)).toEqual({ texts: ["3kg", "200g", "5公斤", "1kg"] });
    const note = await findNote(text, "openUnits");
    expect(note).toMatchObject({ col: 1, unit: "kg", text: "“重量”里单位不一样（kg、g、公斤），先当文字。都换成kg吗？" });
    expect(await readLast(text, { units: { 1: "convert" } })).toEqual({ numbers: [3, 0.2, 5, 1], unit: "kg" });
    expect(await readLast(text, { types: { 1: "number" } })).toEqual({ numbers: [3, 0.2, 5, 1], unit: "kg" });
    expect(await readLast(text, { units: { 1: "written" } })).toEqual({ numbers: [3, 200, 5, 1], unit: undefined });
    const convert = { units: { 1: "convert" } } as const;
    expect(await readLast("路,长\n甲,1.5km\n乙,800m\n丙,3公里\n丁,2km\n", convert)).toEqual({ numbers: [1.5, 0.8, 3, 2], unit: "km" });
    expect(await readLast("货,量\n甲,2吨\n乙,500kg\n丙,1.2万吨\n", convert)).toEqual({ numbers: [2, 0.5, 12_000], unit: "吨" });
    expect(await readLast("课,时长\n甲,1.5小时\n乙,45分钟\n丙,2小时\n", convert)).toEqual({ numbers: [1.5, 0.75, 2], unit: "小时" });
    expect(await readLast("水,量\n甲,550毫升\n乙,1.5升\n丙,330毫升\n", convert)).toEqual({ numbers: [550, 1500, 330], unit: "毫升" });
  });

  it("are told in the unit of the heading, in which bare ones are", async () => {
    const text = "物品,重量（kg）\n甲,3\n乙,200g\n丙,5\n";
    expect((await findNote(text, "openUnits"))?.text).toBe("“重量（kg）”里单位不一样（g、kg），先当文字。都换成kg吗？没写单位的按kg算。");
    expect(await readLast(text, { units: { 1: "convert" } })).toEqual({ numbers: [3, 0.2, 5], unit: "kg" });
    expect(await readLast("产品,产量（万吨）\n甲,3\n乙,20000吨\n丙,5000000kg\n", { units: { 1: "convert" } })).toEqual({
      numbers: [3, 2, 0.5],
      unit: "万吨",
    });
  });

  it("are not asked about where units are the same by other names", async () => {
    expect(await readLast("物品,重量\n甲,3kg\n乙,2公斤\n丙,5千克\n丁,1kg\n")).toEqual({ numbers: [3, 2, 5, 1], unit: "kg" });
    expect(await readLast("物品,重量\n甲,3千克\n乙,2千克\n")).toEqual({ numbers: [3, 2], unit: "千克" });
  });

  it("are shown and added up in their unit after a conversion", async () => {
    const { table } = await read("物品,重量\n甲,3kg\n乙,200g\n丙,5kg\n", { units: { 1: "convert" } });
    const context = { table, tables: new Map([[table.id, table]]), lang: "zh", lexicon: buildLexicon(table) } as const;
    expect(JSON.stringify(answerQuestion("重量一共多少", context))).toContain("8.2 kg");
  });

  it("of a column that is nearly one of numbers hold back what is counted of it, until somebody says how it is read", async () => {
    const ask = async (question: string, choices: SheetChoices = {}) => {
      const { table } = await read("门店,目标,实际（万元）\n杭州,12,13.1\n绍兴,8,7.2\n宁波,10,约10\n温州,6,6.4\n", choices);
      return JSON.stringify(
        answerQuestion(question, { table, tables: new Map([[table.id, table]]), lang: "zh", lexicon: buildLexicon(table) }),
      );
    };
    expect(await ask("实际一共多少")).toContain("“实际”里有的格不是确切的数");
    expect(await ask("实际一共多少", { types: { 2: "number" } })).toContain("26.7");
    expect(await ask("目标一共多少")).toContain("36");
    expect(await ask("按实际分组有几行")).not.toContain("不是确切的数");
  });

  it("hold answers back, and no others", async () => {
    const ask = async (question: string, choices: SheetChoices = {}) => {
      const { table } = await read("单位：万元,,\n城市,门店数,销售额\n杭州,3,120万\n绍兴,2,90\n宁波,4,75万元\n", choices);
      return answerQuestion(question, { table, tables: new Map([[table.id, table]]), lang: "zh", lexicon: buildLexicon(table) });
    };
    expect(await ask("销售额一共多少")).toMatchObject({
      kind: "clarify",
      say: [{ text: "“销售额”里的数单位对不上，先在表格上方选一下怎么算，再来问。" }],
    });
    expect(JSON.stringify(await ask("门店数一共多少"))).toContain("9");
    expect(JSON.stringify(await ask("销售额一共多少", { units: { 2: "all" } }))).toContain("285");
  });
});

describe("a column that is nearly one of numbers or dates", () => {
  it("says which cells made it one of texts", async () => {
    expect((await findNote("项,变动\n甲,3\n乙,-5\n丙,△15\n", "unreadCells"))?.text).toBe(
      "“变动”里的“△15”（第 3 行）不是数字，这一列就当文字了",
    );
    expect((await findNote("项,日期\n甲,2024-3-5\n乙,2024年上半年\n丙,2024.3.7\n", "unreadCells"))?.text).toContain("2024年上半年");
    expect(await findNote("项,备注\n甲,好\n乙,一般\n丙,3\n", "unreadCells")).toBeUndefined();
  });
});
