import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

// What stands in cells, and what is asked about them: numbers, dates and units are read sign by sign, questions word by word.

const times = (count: number, make: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => make(n));
const CELLS = 300;
const UNITS = 32_000;
const fill = (part: string) => part.repeat(Math.floor(UNITS / part.length));

/** Cells by what is hard about them, each as long as one may be. */
const CELL_TEXTS: readonly (readonly [name: string, cell: string])[] = [
  ["digits", fill("9")],
  ["decimals", `0.${fill("1")}`.slice(0, UNITS)],
  ["digits in groups", `"1${fill(",000").slice(4)}"`],
  ["Chinese digits", fill("九千九百").slice(0, 10_000)],
  ["sizes", `1${fill("万亿").slice(0, 10_000)}`],
  ["quantities in each other", fill("1公里2米3厘米").slice(0, 10_000)],
  ["percent signs", `1${fill("%")}`.slice(0, UNITS)],
  ["currency signs", `${fill("￥").slice(0, 10_000)}1`],
  ["brackets", `${"(".repeat(15_000)}1${")".repeat(15_000)}`],
  ["dates that go on", `2026${fill("-1").slice(4)}`],
  ["slashes", fill("1/")],
  ["months", `2026年${fill("1月").slice(0, 10_000)}`],
  ["times", `2026-01-01 ${fill("12:").slice(20)}`],
  ["ranges", fill("1~")],
  ["digits and spaces", fill("1 ")],
  ["digits and hard spaces", fill("1\u00a0").slice(0, 15_000)],
  ["digits of full width", fill("１，").slice(0, 10_000)],
  ["plus signs", `${fill("+")}1`.slice(0, UNITS)],
];

const HEADINGS: readonly (readonly [name: string, csv: string])[] = [
  ["headings of units", `${times(50, (n) => `金额${"（万元".repeat(3000)}${n}`).join(",")}\n${times(50, () => "1").join(",")}`],
  [
    "headings in brackets",
    `${times(50, (n) => `${"(".repeat(16_000)}${n}${")".repeat(16_000)}`).join(",")}\n${times(50, () => "1").join(",")}`,
  ],
  [
    "a row of units",
    [times(50, (n) => `c${n}`), times(50, () => "万元/".repeat(7900)), times(50, () => "1")].map((row) => row.join(",")).join("\n"),
  ],
];

/** Questions of 500 signs, by what makes them hard to read. */
const QUESTIONS = [
  "城1城2城3城4城5",
  "不是城1也不是城2或者",
  "每个地区的销售额和金额以及单价的平均",
  "前1前2前3",
  "占比",
  "和",
  "(",
  "最高的最低的",
  "九千九百九十九万",
  "9",
  "1e308*",
  "2026年1月1日到",
  "销售额大于金额",
  "a b c d e f ",
  "的",
  "城",
  "上周本周下周",
  "sum of 销售额0 by 地区2 and ",
  "%",
  "同比增长率环比",
  "\u200b",
  "É",
  "中位数标准差方差相关",
];

const wideTable = (): string => {
  const names = ["销售额", "金额", "地区", "日期", "单价", "数量"];
  const cell = (x: number, y: number) => [y * x, y * x, `城${y % 700}`, `2026-${1 + (y % 12)}-${1 + (y % 28)}`, y * x, y * x][x % 6];
  const rows = times(3000, (y) => times(50, (x) => String(cell(Number(x), y))).join(","));
  return [times(50, (n) => `${names[n % 6]}${n}`).join(","), ...rows].join("\n");
};

/** Uploads a table as somebody new; null where it was refused. */
async function upload(site: Site, csv: string, label: string): Promise<{ token: string; tableId: string } | null> {
  const token = await site.newPerson();
  const { data } = await site.importFile({ name: "a.csv", bytes: csv, path: "/api/table/upload", into: "/api/table/get", token, label });
  const tableId = (data as { tableId?: string } | undefined)?.tableId;
  return tableId === undefined ? null : { token, tableId };
}

export const cells: readonly CostEntry[] = [
  ...[...CELL_TEXTS.map(([name, cell]) => [name, `金额\n${times(CELLS, () => cell).join("\n")}`] as const), ...HEADINGS].map(
    ([name, csv]): CostEntry => ({
      name: `cells of 30,000 signs: ${name}`,
      async run(site) {
        const made = await upload(site, csv, name);
        if (made === null) return;
        const { tableId, token } = made;
        for (const type of ["number", "date"]) {
          const options = { types: { 0: type }, ...(type === "number" && { units: { 0: "convert" } }) };
          await site.call({ path: "/api/table/read", body: { tableId, options }, token, label: `table/read as ${type}` });
        }
        await site.call({ path: "/api/table/chat", body: { tableId, ask: "金额的总和" }, token });
      },
    }),
  ),
  {
    name: "questions of 500 signs about 50 columns",
    isShort: true,
    async run(site) {
      const made = await upload(site, wideTable(), "a wide table");
      if (made === null) return;
      for (const words of QUESTIONS) {
        const ask = words.repeat(500).slice(0, 500);
        await site.call({ path: "/api/table/chat", body: { tableId: made.tableId, ask }, token: made.token, label: `table/chat ${words}` });
      }
    },
  },
  {
    name: "200 answers with as many rows and marks as are kept",
    async run(site) {
      const made = await upload(site, wideTable(), "a wide table");
      if (made === null) return;
      const { tableId, token } = made;
      const steps = [
        { op: "sort", by: [{ col: "销售额0", dir: "desc" }] },
        ...[1, 2, 3].map((tone) => ({ op: "highlight", where: { col: "金额1", is: ">", value: 0 }, tone })),
      ];
      const plan = { v: 1, from: "s1", steps };
      for (let n = 0; n < 195; n += 1) await site.need("/api/table/run", { tableId, plan }, token);
      await site.call({ path: "/api/table/run", body: { tableId, plan }, token });
      await site.call({ path: "/api/table/get", body: { tableId }, token });
      await site.call({ path: "/api/table/rows", body: { tableId, from: 0, count: 10 }, token });
      await site.call({ path: "/api/table/chat", body: { tableId, ask: "金额1的总和" }, token });
    },
  },
];
