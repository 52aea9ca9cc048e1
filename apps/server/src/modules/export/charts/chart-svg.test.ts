import { CHART_SIZES, type ChartLook, type ChartSpec, chartOption, chooseChart } from "@tangleaf/table/chart";
import { init } from "echarts";
import { expect, it } from "vitest";
import { type SampleTable, sampleData } from "../../../../../../packages/table/src/testing/sample-tables.ts";

/** Columns and lines are drawn in the combination. */
const KINDS: readonly (readonly [string, SampleTable])[] = [
  ["bars", "long"],
  ["pie", "shares"],
  ["points", "points"],
  ["combination", "months"],
];
/** Names ECharts counts on over all pictures of a process. */
const sameNames = (svg: string): string => {
  const names = new Map<string, string>();
  return svg
    .replaceAll(/zr\d+-[a-z]+-?\d*/g, (name) => {
      const known = names.get(name) ?? `n${names.size}`;
      names.set(name, known);
      return known;
    })
    .replaceAll("><", ">\n<");
};

const draw = (table: SampleTable, theme: "light" | "dark"): string => {
  const data = sampleData(table);
  const look = chooseChart(data, { lang: "zh" })?.look as ChartLook;
  const spec: ChartSpec = { ...look, data };
  const chart = init(null, null, { renderer: "svg", ssr: true, ...CHART_SIZES[spec.size] });
  try {
    chart.setOption(chartOption(spec, { theme, font: "Test Sans" }));
    return sameNames(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
};

it.each(KINDS)("keeps the picture of %s, which the dark theme only colours differently", async (kind, table) => {
  const light = draw(table, "light");
  await expect(`${light}\n`).toMatchFileSnapshot(`../testing/pictures/${kind}.svg`);
  const withoutColors = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}|rgba\([\d,.]+\)|class="\w+"|\.\w+:hover/g, "");
  expect(withoutColors(draw(table, "dark"))).toBe(withoutColors(light));
});
