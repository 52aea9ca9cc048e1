import { describe, expect, it } from "vitest";
import { cellAt } from "../columns/index.ts";
import { readSheets } from "./index.ts";

/** The second column of a text as it is read, and what is told of it. */
async function readSecond(name: string, cells: readonly string[]) {
  const text = [`项,${name}`, ...cells.map((cell, n) => `某${n},"${cell}"`)].join("\n");
  const { sheets } = await readSheets(new TextEncoder().encode(text), { name: "a.csv", lang: "zh" });
  const [sheet] = sheets;
  const column = sheet?.table.columns[1];
  if (sheet === undefined || column === undefined) throw new Error("no column");
  const unread = sheet.description.notes.find(({ code }) => code === "unreadCells")?.text;
  return { type: sheet.description.columns[1]?.type, cells: cells.map((_, row) => cellAt(column, row)), unread };
}

describe("numbers of chapters", () => {
  it("are labels, by their heading or by how they follow each other", async () => {
    for (const [name, cells] of [
      ["内容", ["1", "1.1", "1.1.1", "1.1.2", "1.2", "2", "2.1", "2.2", "2.3", "2.4", "3"]],
      ["内容", ["1.8", "1.9", "1.10", "1.11"]],
      ["内容", ["1", "1.1", "1.2", "2", "2.1", "3"]],
      ["条款", ["1.1", "1.2", "1.3"]],
      ["章", ["1", "2", "3"]],
      ["章节", ["第1章", "第2章", "第10章"]],
    ] as const)
      expect(await readSecond(name, cells)).toMatchObject({ type: "id", cells });
  });

  it("are numbers where they may be a scale, or were measured", async () => {
    for (const cells of [
      ["1", "1.1", "1.2", "1.3", "1.4"],
      ["1.8", "1.9", "2", "2.1"],
      ["1", "2", "3", "4"],
      ["3", "1.5", "2", "2.5"],
    ])
      expect((await readSecond("长", cells)).type).toBe("number");
  });
});

describe("numbers that are not exact", () => {
  it("stay texts, and it is told that they are not exact", async () => {
    expect(await readSecond("人数", ["约300", "500", "300余", "近千", "1000+", "20"])).toEqual({
      type: "text",
      cells: ["约300", "500", "300余", "近千", "1000+", "20"],
      unread: "“人数”里的“约300”、“300余”、“近千”（第 1、3、4、5 行）不是确切的数，这一列就当文字了",
    });
    expect((await readSecond("人数", ["300人左右", "500人", "20人"])).unread).toContain("“300人左右”（第 1 行）不是确切的数");
    expect((await readSecond("价", ["5000元起", "300元"])).type).toBe("text");
  });

  it("are named with their rows among many numbers, whatever else stands in the column", async () => {
    const numbers = Array.from({ length: 12 }, (_, n) => String(n * 7 + 3));
    const read = await readSecond("人数", [...numbers, "约300", "300左右", "近千", "300+", "另计"]);
    expect(read).toMatchObject({ type: "text" });
    expect(read.unread).toBe("“人数”里的“约300”、“300左右”、“近千”（第 13、14、15、16、17 行）不是数字，这一列就当文字了");
    const others = Array.from({ length: 6 }, (_, n) => `看附件${n}`);
    expect((await readSecond("人数", [...numbers, ...numbers, ...others])).unread).toContain("（第 25、26、27、28、29 等 6 行）不是数字");
    expect((await readSecond("人数", [...numbers, ...others])).unread).toBeUndefined();
  });

  it("count as empty where they are few, and are named with their rows", async () => {
    const numbers = Array.from({ length: 40 }, (_, n) => String(n * 7 + 3));
    const text = ["项,人数", ...[...numbers, "约300", "300+"].map((cell, n) => `某${n},${cell}`)].join("\n");
    const { sheets } = await readSheets(new TextEncoder().encode(text), { name: "a.csv", lang: "zh" });
    expect(sheets[0]?.description.columns[1]?.type).toBe("number");
    expect(sheets[0]?.description.notes).toContainEqual({
      code: "oddCells",
      at: 41,
      text: "“人数”里的“约300”、“300+”（第 41、42 行）不是确切的数，按空算",
    });
  });

  it("are ranges where they have two ends: labels, and neither dates nor negative numbers", async () => {
    for (const cells of [
      ["300-500", "500-1000"],
      ["18~24岁", "25~34岁"],
      ["1-3", "4-6"],
      ["3－5", "6－9"],
      ["10-12", "1-9"],
    ])
      expect(await readSecond("档", cells)).toEqual({ type: "text", cells, unread: undefined });
  });
});

it("powers of ten are numbers", async () => {
  expect((await readSecond("值", ["1.2×10⁴", "1.2×10^4", "3.4E+05", "1.2E5", "-2 x 10⁻²", "10^3"])).cells).toEqual([
    12_000, 12_000, 340_000, 120_000, -0.02, 1000,
  ]);
  expect((await readSecond("人口", ["1.2×10⁴人", "3×10³人"])).cells).toEqual([12_000, 3000]);
  expect((await readSecond("尺寸", ["5×10", "3×10"])).type).toBe("text");
  expect((await readSecond("批", ["1E3", "2E4"])).type).toBe("text");
});
