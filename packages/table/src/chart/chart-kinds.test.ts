import { expect, test } from "vitest";
import { type SampleTable, sampleData } from "../testing/sample-tables.ts";
import { legalChart } from "./chart-faults.ts";
import { CHART_KINDS, kindOf, withKind } from "./chart-kinds.ts";
import { type ChartLook, chartLookSchema } from "./chart-spec.ts";
import { chooseChart } from "./choose-chart.ts";

const look = (name: SampleTable): ChartLook => chooseChart(sampleData(name), { lang: "zh" })?.look as ChartLook;

test.each(["months", "visits", "colleges", "shares", "points", "loss", "series"] as const)(
  "every kind of %s is a chart, or its legal twin is",
  (name) => {
    for (const kind of CHART_KINDS) {
      const changed = withKind(look(name), kind, sampleData(name));
      expect(chartLookSchema.safeParse(changed).success).toBe(true);
      expect(legalChart(changed, sampleData(name)).look, `${name} as ${kind}`).not.toBeNull();
    }
  },
);

test("a kind and back is the chart it was", () => {
  for (const kind of CHART_KINDS) {
    const there = withKind(look("visits"), kind, sampleData("visits"));
    const back = withKind(there, "line", sampleData("visits"));
    expect([kindOf(back), back.x, back.y, back.sort]).toEqual(["line", look("visits").x, look("visits").y, "time"]);
  }
});

test("a combination takes the second measure, on its own axis where its unit is another", () => {
  const one: ChartLook = { ...look("months"), y: [{ col: "进馆（千人次）" }] };
  expect(withKind(one, "combo", sampleData("months")).y).toEqual([
    { col: "进馆（千人次）", draw: "bar", axis: "left" },
    { col: "座位使用率", draw: "line", axis: "right" },
  ]);
});

test("points take the first two measures", () => {
  const points = withKind(look("months"), "scatter", sampleData("months"));
  expect([points.x.col, points.y.map(({ col }) => col)]).toEqual(["进馆（千人次）", ["座位使用率"]]);
});
