import { expect, test } from "vitest";
import { chartCells } from "./chart-cells.ts";
import { readChartData } from "./chart-data.ts";
import type { ChartData } from "./chart-spec.ts";
import { chooseChart } from "./choose-chart.ts";
import { printClaim } from "./claim.ts";
import { defaultClaim } from "./default-claim.ts";

const specOf = (data: ChartData) => {
  const choice = chooseChart(data, { lang: "zh" });
  if (choice === null) throw new Error("no chart");
  return { ...choice.look, title: defaultClaim(choice.look, data), data };
};

const months = { name: "月份", type: "time" } as const;
const GIVEN: readonly ChartData[] = [
  {
    columns: [months, { name: "进馆", type: "number", unit: "人次" }, { name: "座位使用率", type: "number", unit: "%" }],
    rows: [
      ["3月", 18_200, 61],
      ["4月", 21_600, 64],
      ["6月", null, 82],
    ],
  },
  {
    columns: [
      { name: "院", type: "text" },
      { name: "册数（千册）", type: "number", unit: "千册" },
    ],
    rows: [
      ["文学院", 5.2],
      ["理学院", 3.1],
      ["工学院", 0.1 + 0.2],
    ],
  },
  {
    columns: [
      { name: "店", type: "text" },
      { name: "成绩（日均）", type: "number", unit: "分" },
      { name: "__proto__", type: "number" },
    ],
    rows: [
      ["甲", -12.5, 1e21],
      ["乙", 1e-7, 3],
    ],
  },
];

test.each(GIVEN)("the cells of a chart give its figures, units and claim again", (data) => {
  const spec = specOf(data);
  const { cells, look } = chartCells(spec);
  const read = readChartData(cells);
  expect(read?.data.columns.map(({ type, unit }) => ({ type, unit }))).toEqual(data.columns.map(({ type, unit }) => ({ type, unit })));
  const figures = (read?.data.rows ?? []).flat().map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(12)) : cell));
  expect(figures).toEqual(data.rows.flat().map((cell) => (typeof cell === "number" ? Number(cell.toPrecision(12)) : cell)));
  const { title, data: _, ...before } = spec;
  expect(printClaim(look.title, look, read?.data ?? data)).toEqual(printClaim(title, { ...before, title }, data));
});

test("a unit goes into the heading, and the look follows it", () => {
  const [data] = GIVEN;
  if (data === undefined) throw new Error("no figures");
  const { cells, look } = chartCells(specOf(data));
  expect(cells.slice(0, 2)).toEqual([
    ["月份", "进馆（人次）", "座位使用率"],
    ["3月", "18200", "61%"],
  ]);
  expect(look.y.map(({ col }) => col)).toEqual(["进馆（人次）", "座位使用率"]);
});
