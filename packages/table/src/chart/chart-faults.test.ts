import { expect, test } from "vitest";
import { gridOf, type SampleTable, sampleData } from "../testing/sample-tables.ts";
import { readChartData } from "./chart-data.ts";
import { type ChartFault, legalChart } from "./chart-faults.ts";
import { type ChartLook, chartLookSchema } from "./chart-spec.ts";
import { chooseChart } from "./choose-chart.ts";

const chosen = (name: SampleTable): ChartLook => chooseChart(sampleData(name), { lang: "zh" })?.look as ChartLook;

const BROKEN: readonly (readonly [string, SampleTable, Partial<ChartLook>, ChartFault, Partial<ChartLook> | null])[] = [
  ["a pie with a negative part", "loss", { type: "pie" }, "pieNegative", { type: "bar" }],
  ["a pie of two measures", "months", { type: "pie" }, "pieSeries", { type: "bar", bar: { lie: "up", stack: "percent" } }],
  ["a line over names without an order", "colleges", { type: "line" }, "lineUnordered", { type: "bar" }],
  ["a scatter without numbers along x", "colleges", { type: "scatter" }, "scatterNoNumbers", { type: "bar" }],
  ["a combination of one measure", "colleges", { type: "combo" }, "comboOneSeries", { type: "bar" }],
  ["a column that is not there", "colleges", { y: [{ col: "没有" }] }, "unknownColumn", null],
  ["words as figures", "colleges", { y: [{ col: "学院" }] }, "noNumbers", null],
  [
    "shares of negative figures",
    "loss",
    { type: "bar", bar: { lie: "up", stack: "percent" } },
    "percentNegative",
    { bar: { lie: "up", stack: "none" } },
  ],
];

test.each(BROKEN)("%s is not drawn; its legal look is", (_, name, change, fault, instead) => {
  const legal = legalChart({ ...chosen(name), ...change }, sampleData(name));
  expect(legal.faults).toContain(fault);
  if (instead === null) expect(legal.look).toBeNull();
  else expect(legal.look).toMatchObject(instead);
  if (legal.look !== null) expect(legalChart(legal.look, sampleData(name)).faults).toEqual([]);
});

test("a pie of nothing but zeros has no parts", () => {
  const data = readChartData(gridOf("学院|册\n文|0\n理|0"))?.data ?? sampleData("pair");
  const look: ChartLook = { ...chosen("colleges"), type: "pie", x: { col: "学院" }, y: [{ col: "册" }] };
  expect(legalChart(look, data)).toMatchObject({ look: { type: "bar" }, faults: ["pieNothing"] });
});

test("two axes of one unit become one axis", () => {
  const data = readChartData(gridOf("月份|东（人）|西（人）\n1月|10|200\n2月|12|220\n3月|9|230"))?.data ?? sampleData("pair");
  const look: ChartLook = {
    ...chosen("months"),
    y: [
      { col: "东（人）", axis: "left", draw: "bar" },
      { col: "西（人）", axis: "right", draw: "line" },
    ],
  };
  const legal = legalChart(look, data);
  expect(legal.faults).toEqual(["comboOneUnit"]);
  expect(legal.look?.y.map(({ axis }) => axis)).toEqual(["left", "left"]);
});

test("a pie of seven parts shows five and the rest", () => {
  const data =
    readChartData(gridOf(`项|数\n${[..."甲乙丙丁戊己庚"].map((name, at) => `${name}|${at + 1}`).join("\n")}`))?.data ?? sampleData("pair");
  const look: ChartLook = { ...chosen("shares"), x: { col: "项" }, y: [{ col: "数" }] };
  expect(legalChart(look, data)).toMatchObject({ faults: ["pieTooMany"], look: { top: { n: 5, rest: "其他" } } });
});

test("a look with a key nobody knows is refused, and so is one that cuts an axis", () => {
  expect(chartLookSchema.safeParse(chosen("visits")).success).toBe(true);
  expect(chartLookSchema.safeParse({ ...chosen("visits"), min: 5 }).success).toBe(false);
  expect(chartLookSchema.safeParse({ ...chosen("visits"), v: 2 }).success).toBe(false);
});
