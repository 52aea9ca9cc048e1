import { type ChartLook, type ChartSpec, chooseChart } from "@tangleaf/table/chart";
import { ChartRun } from "docx/charts";
import { expect, it } from "vitest";
import { type SampleTable, sampleData } from "../../../../../../packages/table/src/testing/sample-tables.ts";
import { editableChart } from "./editable-chart.ts";

const spec = (table: SampleTable, change: Partial<ChartLook> = {}): ChartSpec => {
  const data = sampleData(table);
  return { ...(chooseChart(data, { lang: "zh" })?.look as ChartLook), ...change, data };
};
const made = (given: ChartSpec) => editableChart(given, { alt: "说明", width: 500 });

it("is columns, lying bars from the top, lines, a ring, or columns with a line and an axis of its own", () => {
  expect(made(spec("colleges"))).toMatchObject({
    type: "column",
    categories: ["文学院", "工学院", "理学院", "法学院"],
    series: [{ name: "借阅量", values: [5200, 4100, 3100, 1300] }],
    legend: false,
    valueAxis: { title: "册" },
    transformation: { width: 500, height: 281 },
  });
  expect(made(spec("long"))).toMatchObject({ type: "bar", categories: ["操场", "图书馆南门阅览室", "第一食堂二楼自助区"] });
  expect(made(spec("series"))).toMatchObject({ type: "line", series: [{ name: "东" }, { name: "西" }], legend: { position: "bottom" } });
  expect(made(spec("shares", { pie: { hole: false } }))).toMatchObject({ type: "pie", dataLabels: { numberFormat: '0.0"%"' } });
  expect(made(spec("shares", { pie: { hole: true } }))).toMatchObject({
    type: "doughnut",
    series: [{ pointLabels: [{ font: { color: "000000" } }, { font: { color: "FFFFFF" } }, {}, {}] }],
    legend: { position: "bottom" },
  });
  expect(made(spec("months"))).toMatchObject({
    type: "column",
    series: [{ type: "column" }, { type: "line", axis: "secondary" }],
    secondaryValueAxis: { numberFormat: '0"%"' },
  });
});

it("has what is stressed in its colour and the rest pale", () => {
  const chart = made(spec("colleges", { emphasis: [{ x: "理学院" }] }));
  const [series] = (chart as unknown as { series: { colors: string[] }[] }).series;
  expect(series?.colors).toHaveLength(4);
  expect(new Set(series?.colors).size).toBe(2);
  expect(series?.colors[2]).toBe("FB7D1E");
});

it("is none for points, which stay a picture", () => {
  expect(made(spec("points"))).toBeNull();
});

it.each(["colleges", "long", "series", "shares", "months", "loss", "grades", "pair", "totals"] as const)(
  "the table %s makes a chart the library takes",
  (table) => {
    const chart = made(spec(table));
    if (chart === null) throw new Error("no chart");
    expect(new ChartRun(chart)).toBeInstanceOf(ChartRun);
  },
);
