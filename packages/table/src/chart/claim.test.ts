import { expect, test } from "vitest";
import { gridOf, type SampleTable, sampleData } from "../testing/sample-tables.ts";
import { altText } from "./alt-text.ts";
import { bindNumbers, editClaim } from "./bind-numbers.ts";
import { readChartData } from "./chart-data.ts";
import type { ChartData, ChartLook } from "./chart-spec.ts";
import { chooseChart } from "./choose-chart.ts";
import { printClaim } from "./claim.ts";
import { defaultClaim } from "./default-claim.ts";
import { shapeData } from "./shape-data.ts";

const look = (name: SampleTable, lang: "zh" | "en" = "zh"): ChartLook => chooseChart(sampleData(name), { lang })?.look as ChartLook;
const withFigure = (data: ChartData, row: number, value: number): ChartData => ({
  ...data,
  rows: data.rows.map((cells, at) => (at === row ? [cells[0] ?? "", value, ...cells.slice(2)] : cells)),
});

const CLAIMS: readonly (readonly [SampleTable, "zh" | "en", string])[] = [
  ["visits", "zh", "进馆人次从3月的 18,200降到8月的 6,400；进馆人次在6月最高，为 2.74 万"],
  ["colleges", "zh", "文学院的借阅量最高，为 5,200 册，是法学院的 4 倍"],
  ["loss", "zh", "甲的利润最高，为 12 万元；乙最低，为 -3 万元"],
  ["shares", "zh", "就业最多，占 52.5%"],
  ["months", "zh", "进馆在6月最高，为 27.4 千人次；座位使用率在6月最高，为 82%"],
  ["points", "zh", "身高与体重的相关系数为 1.00"],
  ["pair", "zh", "人数从2024的 120升到2025的 180"],
  ["colleges", "en", "文学院 has the highest 借阅量, 5,200 册, 4 times that of 法学院"],
];

test.each(CLAIMS)("the claim of %s (%s) is computed: %s", (name, lang, text) => {
  const template = defaultClaim(look(name, lang), sampleData(name));
  expect(printClaim(template, look(name, lang), sampleData(name))).toEqual({ text, faults: [] });
  // Figures are references: none of their digits stands in the template.
  expect(template.replace(/\{\{[^{}]*\}\}/g, "").replace(/\d+月|20\d\d/g, "")).not.toMatch(/\d/);
});

test("an edited figure is printed anew, and a claim it makes untrue is flagged", () => {
  const template = defaultClaim(look("colleges"), sampleData("colleges"));
  const higher = withFigure(sampleData("colleges"), 0, 6000);
  expect(printClaim(template, look("colleges"), higher).text).toContain("6,000 册");
  const passed = withFigure(sampleData("colleges"), 1, 9000);
  expect(printClaim(template, look("colleges"), passed).faults).toEqual([{ reference: expect.stringContaining("top:"), fault: "notTop" }]);
  const gone: ChartData = { ...sampleData("colleges"), rows: sampleData("colleges").rows.slice(1) };
  expect(printClaim(template, look("colleges"), gone).faults.map(({ fault }) => fault)).toContain("gone");
});

test("the word for rising or falling follows the figures", () => {
  const template = defaultClaim(look("pair"), sampleData("pair"));
  expect(printClaim(template, look("pair"), withFigure(sampleData("pair"), 1, 60)).text).toBe("人数从2024的 120降到2025的 60");
});

test("where the largest is thousands of times the smallest, both are told and no multiple", () => {
  const apart = withFigure(sampleData("colleges"), 0, 9_000_000);
  const { text } = printClaim(defaultClaim(look("colleges"), apart), look("colleges"), apart);
  expect(text).toContain("900 万册");
  expect(text).not.toContain("倍");
});

test("a ratio to 0 is no number", () => {
  const zero = withFigure(sampleData("colleges"), 3, 0);
  expect(printClaim("{{ratio:x=文学院,y=借阅量（册）|x=法学院,y=借阅量（册）}}", look("colleges"), zero).faults[0]?.fault).toBe("noBase");
});

test("digits a person writes become references where they are figures of the chart, and are named where they are not", () => {
  const bound = bindNumbers("6月进馆 2.74 万，比 8月的 6,400 多得多，约 99 倍", look("visits"), sampleData("visits"));
  expect(bound.template).toBe("6月进馆 {{x=6月,y=进馆人次}}，比 8月的 {{x=8月,y=进馆人次}} 多得多，约 99 倍");
  expect(bound.loose).toEqual(["99"]);
});

test("a unit behind a figure is not said twice", () => {
  const { template } = bindNumbers("文学院借了 5200 册，最多", look("colleges"), sampleData("colleges"));
  expect(printClaim(template, look("colleges"), sampleData("colleges")).text).toBe("文学院借了 5,200 册，最多");
  expect(template).toContain("{{top:");
  const thousands = bindNumbers("6月进馆 27.4 千人次", look("months"), sampleData("months"));
  expect(printClaim(thousands.template, look("months"), sampleData("months")).text).toBe("6月进馆 27.4 千人次");
});

test("editing words of a claim leaves the references beside them", () => {
  const template = defaultClaim(look("colleges"), sampleData("colleges"));
  const printed = printClaim(template, look("colleges"), sampleData("colleges")).text;
  const edited = editClaim(template, `${printed.replace("最高", "居首")}，差距明显`, look("colleges"), sampleData("colleges"));
  expect(edited.loose).toEqual([]);
  expect(edited.template).toBe(`${template.replace("最高", "居首")}，差距明显`);
  expect(editClaim(template, printed, look("colleges"), sampleData("colleges")).template).toBe(template);
});

test("another sentence about a row that was said to be the lowest does not say so any more", () => {
  const template = defaultClaim(look("colleges"), sampleData("colleges"));
  expect(editClaim(template, "法学院借了 1,300 册", look("colleges"), sampleData("colleges")).template).toBe(
    "法学院借了 {{x=法学院,y=借阅量（册）}}",
  );
});

test("names with marks of the reference language are names all the same", () => {
  const data: ChartData = {
    columns: [
      { name: "a|b", type: "text" },
      { name: "c,d=e", type: "number" },
    ],
    rows: [
      ["x{1}", 3],
      ["y:%2C", 5],
    ],
  };
  const own = { ...look("colleges"), x: { col: "a|b" }, y: [{ col: "c,d=e" }] };
  expect(printClaim(defaultClaim(own, data), own, data).faults).toEqual([]);
});

test("the words for a picture are its claim, its type and its extremes", () => {
  expect(altText(look("colleges"), shapeData(look("colleges"), sampleData("colleges")), "文学院最高")).toBe(
    "文学院最高。柱状图。借阅量最高文学院 5,200 册，最低法学院 1,300 册",
  );
});

test("where all figures are the same none of them is said to be the highest", () => {
  const data = readChartData(gridOf("学院|册\n文|4\n理|4"))?.data;
  const chosen = data === undefined ? undefined : chooseChart(data, { lang: "zh" })?.look;
  if (data === undefined || chosen === undefined) throw new Error("nothing is drawn");
  expect(printClaim(defaultClaim(chosen, data), chosen, data).text).toBe("册都是 4");
});

test("a chart in which two rows have one name says nothing by itself: no figure could be named", () => {
  const data = readChartData(gridOf("学院|册\n文|1\n文|3\n理|2"))?.data;
  const look = data === undefined ? undefined : chooseChart(data, { lang: "zh" })?.look;
  if (data === undefined || look === undefined) throw new Error("nothing is drawn");
  expect(defaultClaim(look, data)).toBe("");
});
