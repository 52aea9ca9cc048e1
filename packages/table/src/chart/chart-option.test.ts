import { expect, test } from "vitest";
import { gridOf, type SampleTable, sampleData } from "../testing/sample-tables.ts";
import { readChartData } from "./chart-data.ts";
import { chartOption } from "./chart-option.ts";
import type { ChartLook, ChartSpec } from "./chart-spec.ts";
import { chooseChart } from "./choose-chart.ts";
import { legibleOn, SURFACES } from "./palettes.ts";
import { shapeData } from "./shape-data.ts";

const spec = (name: SampleTable, change: Partial<ChartLook> = {}): ChartSpec => {
  const data = sampleData(name);
  return { ...(chooseChart(data, { lang: change.lang ?? "zh" })?.look as ChartLook), ...change, data };
};
const SETTINGS = { theme: "light", font: "Test Sans" } as const;

const KINDS: readonly (readonly [string, ChartSpec])[] = [
  ["columns", spec("colleges")],
  ["lines", spec("series")],
  ["bars", spec("long")],
  ["pie", spec("shares")],
  ["points", spec("points")],
  ["combination", spec("months")],
];

/** JSON with each innermost list and object on one line. */
const printed = (option: object): string =>
  JSON.stringify(option, null, 1).replaceAll(/([[{])\n\s+([^[\]{}]*?)\n\s+([\]}])/g, (_, open, inside, close) => {
    return `${open} ${inside.replaceAll(/\n\s+/g, " ")} ${close}`;
  });

test.each(KINDS)("keeps the option of %s, which is plain data", async (name, given) => {
  const option = chartOption(given, SETTINGS);
  expect(JSON.parse(JSON.stringify(option))).toEqual(option);
  await expect(`${printed(option)}\n`).toMatchFileSnapshot(`../testing/options/${name}.txt`);
});

test.each(KINDS)("changes every colour of %s in the dark theme, and nothing else", (_name, given) => {
  const color = /#[0-9a-f]{3,8}/gi;
  const [light, dark] = (["light", "dark"] as const).map((theme) => JSON.stringify(chartOption(given, { ...SETTINGS, theme })));
  expect(dark?.replaceAll(color, "#")).toBe(light?.replaceAll(color, "#"));
  const ofLight = new Set(light?.match(color));
  expect(dark?.match(color)?.filter((one) => ofLight.has(one))).toEqual([]);
});

test.each([
  ["zh", "借阅量（册）"],
  ["en", "借阅量 (册)"],
] as const)("writes the unit of an axis as its language does (%s)", (lang, name) => {
  const given = spec("colleges", { lang, type: "scatter", x: { col: "借阅量（册）", label: "借阅量" } });
  expect(chartOption(given, SETTINGS)["xAxis"]).toMatchObject({ name });
});

type Loose = {
  series: {
    data: { value: unknown; itemStyle?: unknown; label?: { formatter: string } }[];
    type: string;
    itemStyle: { decal?: unknown };
    symbol?: string;
  }[];
  yAxis: { scale: boolean; max?: number }[];
  legend?: unknown;
};
const made = (given: ChartSpec): Loose => chartOption(given, SETTINGS) as unknown as Loose;

test("bars begin at 0", () => {
  for (const given of [spec("colleges"), spec("visits", { type: "bar" })]) expect(made(given).yAxis[0]?.scale).toBe(false);
});

test("figures of an axis are shortened together", () => {
  const [line] = made(spec("visits")).series;
  expect(line?.data.map(({ value }) => value)).toEqual([18_200, 21_600, 19_800, 27_400, 8100, 6400]);
  const scaled = made(spec("visits", { scale: "万" })).series[0]?.data[3];
  expect(scaled?.value).toBe(2.74);
});

test("what is not emphasised is pale, and the rest has its figure written", () => {
  const data = made(spec("colleges", { emphasis: [{ x: "理学院" }] })).series[0]?.data ?? [];
  expect(data.map(({ itemStyle }) => itemStyle === undefined)).toEqual([false, false, true, false]);
  expect(data.map(({ label }) => label?.formatter ?? null)).toEqual([null, null, "3,100", null]);
});

test("parts stacked on each other are told apart by more than colour, and shares end at 100", () => {
  const given = spec("series", { type: "bar", bar: { lie: "up", stack: "percent" } });
  expect(made(given).series.map(({ itemStyle }) => itemStyle.decal !== undefined)).toEqual([false, true]);
  expect(made(given).yAxis[0]?.max).toBe(100);
  expect(made(given).series.map(({ data }) => data[0]?.value)).toEqual([45.4545454545, 54.5454545455]);
});

test("every line has points of its own shape, and in black and white a dash of its own", () => {
  const { series } = made(spec("series", { palette: "ink" }));
  expect(new Set(series.map(({ symbol }) => symbol)).size).toBe(series.length);
});

test("a name with braces is no place for ECharts to fill in", () => {
  const given = spec("shares");
  const odd = {
    ...given,
    data: {
      ...given.data,
      rows: [
        ["{a}", 50],
        ["{b}", 50],
      ],
    },
  };
  expect(JSON.stringify(made(odd).series[0]?.data.map(({ label }) => label))).not.toMatch(/\{[ab]\}/);
});

test("the largest n keep their places, and the rest is one", () => {
  const { data, ...look } = spec("colleges", { top: { n: 2, rest: "其他" }, sort: "data" });
  expect(shapeData(look, data)).toMatchObject({ names: ["文学院", "工学院", "其他"], series: [{ values: [5200, 4100, 4400] }] });
  expect(shapeData({ ...look, top: { n: 2, rest: "drop" } }, data).names).toEqual(["文学院", "工学院"]);
});

test("steps are drawn in their order whatever order the rows have", () => {
  const { data, ...look } = spec("grades");
  expect(shapeData(look, data).names).toEqual(["大一", "大二", "大三", "大四"]);
});

test("names that are longer than their room are cut, short ones keep their whole width", () => {
  const axisOf = (name: string) => {
    const data = readChartData(gridOf(`学院|册\n${name}|1\n理|2`))?.data;
    const look = data === undefined ? undefined : chooseChart(data, { lang: "zh" })?.look;
    if (data === undefined || look === undefined) throw new Error("nothing is drawn");
    const upright = { ...look, bar: { lie: "up" as const, stack: "none" as const }, data };
    return (chartOption(upright, SETTINGS)["xAxis"] as { axisLabel: object }).axisLabel;
  };
  expect(axisOf("很长的名字".repeat(60))).toMatchObject({ overflow: "truncate", width: 320 });
  expect(axisOf("文")).not.toHaveProperty("overflow");
});

test.each(["light", "dark"] as const)("every figure of a combination stands on the paper, away from the line (%s)", (theme) => {
  const { series } = chartOption(spec("months", { labels: "all" }), { ...SETTINGS, theme }) as unknown as {
    series: { type: string; label: { color: string; backgroundColor?: string }; data: { label?: { position: string } }[] }[];
  };
  expect(series.length).toBeGreaterThan(1);
  for (const { type, label, data } of series) {
    expect(label.backgroundColor).toBe(SURFACES[theme].paper);
    expect(label.color).toBe(SURFACES[theme].ink);
    if (type === "bar") expect(data[0]?.label?.position).toBe("insideBottom");
  }
});

test("a part of a stack that is too small for its figure has none, and every other one is read on its own fill", () => {
  const data = {
    columns: [
      { name: "季度", type: "text" as const },
      { name: "线上", type: "number" as const },
      { name: "门店", type: "number" as const },
    ],
    rows: [
      ["一季度", 82, 9000],
      ["二季度", 4000, 5000],
    ],
  };
  const look = chooseChart(data, { lang: "zh" })?.look as ChartLook;
  const emphasis = [{ x: "二季度" }];
  const option = chartOption({ ...look, type: "bar", bar: { lie: "up", stack: "stack" }, labels: "all", emphasis, data }, SETTINGS);
  const { series } = option as unknown as {
    series: { data: { label?: { formatter: string; color: string }; itemStyle?: { color: string } }[] }[];
  };
  expect(series[0]?.data.map(({ label }) => label?.formatter)).toEqual([undefined, "4,000"]);
  for (const { label, itemStyle } of series.flatMap((one) => one.data)) {
    if (label !== undefined && itemStyle !== undefined) expect(label.color).toBe(legibleOn(itemStyle.color));
  }
});
