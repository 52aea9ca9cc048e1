import { expect, test } from "vitest";
import { buildLexicon } from "../ask/index.ts";
import { readSheets } from "../read/index.ts";
import { answerQuestion } from "./answer-question.ts";

const CPU_MAX_MS = 2000;

/** 50 columns, eight of them with 700 cities. */
async function wideTable() {
  const heading = Array.from({ length: 50 }, (_, n) => `${["销售额", "金额", "地区", "日期", "单价", "数量"][n % 6]}${n}`);
  const cell = (x: number, y: number) => [y * x, y * x, `城${y % 700}`, `2026-${1 + (y % 12)}-${1 + (y % 28)}`, y * x, y * x][x % 6];
  const rows = Array.from({ length: 1500 }, (_, y) => heading.map((__, x) => cell(x, y)));
  const csv = [heading, ...rows].map((row) => row.join(",")).join("\n");
  const { sheets } = await readSheets(new TextEncoder().encode(csv), { name: "a.csv", lang: "zh" });
  const [first] = sheets;
  if (first === undefined) throw new Error("there is no sheet");
  return first.table;
}

test("a long question is asked back in a second, however many of its words are known to several columns or to none", async () => {
  const table = await wideTable();
  const context = { table, tables: new Map([[table.id, table]]), lexicon: buildLexicon(table), lang: "zh" } as const;
  for (const words of ["城1城2城3城4城5", "不是城1也不是城2或者", "最高的最低的", "每个地区的金额以及单价的平均"]) {
    const before = process.cpuUsage();
    const { kind } = answerQuestion(words.repeat(60).slice(0, 500), context);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, words).toBeLessThan(CPU_MAX_MS);
    expect(kind, words).toBe("clarify");
  }
});
