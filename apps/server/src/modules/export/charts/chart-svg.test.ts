import { CHART_SIZES, type ChartLook, type ChartSpec, chartOption, chooseChart } from "@tangleaf/table/chart";
import { init } from "echarts";
import { expect, it } from "vitest";
import { type SampleTable, sampleData } from "../../../../../../packages/table/src/testing/sample-tables.ts";

const KINDS: readonly (readonly [string, SampleTable])[] = [
  ["columns", "colleges"],
  ["lines", "series"],
  ["bars", "long"],
  ["pie", "shares"],
  ["points", "points"],
  ["combination", "months"],
];
const CASES = KINDS.flatMap(([kind, table]) =>
  (["zh", "en"] as const).flatMap((lang) => (["light", "dark"] as const).map((theme) => [kind, lang, theme, table] as const)),
);

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

it.each(CASES)("the picture of %s (%s, %s) is what it was", async (kind, lang, theme, table) => {
  const data = sampleData(table);
  const look = chooseChart(data, { lang })?.look as ChartLook;
  const spec: ChartSpec = { ...look, lang, data };
  const chart = init(null, null, { renderer: "svg", ssr: true, ...CHART_SIZES[spec.size] });
  try {
    chart.setOption(chartOption(spec, { theme, font: "Test Sans" }));
    await expect(`${sameNames(chart.renderToSVGString())}\n`).toMatchFileSnapshot(`../testing/pictures/${kind}.${lang}.${theme}.svg`);
  } finally {
    chart.dispose();
  }
});
