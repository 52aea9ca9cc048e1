import { expect, test } from "vitest";
import { gridOf, type SampleTable, sampleData } from "../testing/sample-tables.ts";
import { readChartData } from "./chart-data.ts";
import { legalChart } from "./chart-faults.ts";
import { type ChoiceReason, chooseChart } from "./choose-chart.ts";

const CHOICES: readonly (readonly [SampleTable, string, ChoiceReason, string])[] = [
  ["months", "combo", "twoUnits", "time"],
  ["visits", "line", "time", "time"],
  ["colleges", "bar up", "category", "desc"],
  ["long", "bar flat", "longNames", "desc"],
  ["shares", "pie", "parts", "desc"],
  ["grades", "bar", "ordinal", "time"],
  ["points", "scatter", "relation", "data"],
  ["pair", "bar", "twoPoints", "time"],
  ["loss", "bar up", "category", "desc"],
  ["series", "line", "time", "time"],
];

test.each(CHOICES)("the table %s is drawn as %s, because of %s, sorted by %s", (name, type, why, sort) => {
  const data = sampleData(name);
  const choice = chooseChart(data, { lang: "zh" });
  expect([
    `${choice?.look.type} ${choice?.look.type === "bar" ? (choice.look.bar?.lie ?? "") : ""}`.trim(),
    choice?.why,
    choice?.look.sort,
  ]).toEqual([type, why, sort]);
  expect(choice && legalChart(choice.look, data).faults).toEqual([]);
});

const tall = (rows: number) =>
  readChartData(gridOf(`店|量\n${Array.from({ length: rows }, (_, at) => `店${String.fromCodePoint(0x4e00 + at)}|${at + 1}`).join("\n")}`));

test("more than 8 names lie flat, more than 40 become the top 20 and the rest", () => {
  const nine = chooseChart(tall(9)?.data ?? sampleData("pair"), { lang: "zh" });
  expect([nine?.look.bar?.lie, nine?.why]).toEqual(["flat", "ranking"]);
  const many = chooseChart(tall(41)?.data ?? sampleData("pair"), { lang: "zh" });
  expect([many?.look.top, many?.why]).toEqual([{ n: 20, rest: "其他" }, "manyCategories"]);
});

test("counts of a few parts are a pie only when it is asked for", () => {
  expect(chooseChart(sampleData("colleges"), { lang: "zh" })?.look.type).toBe("bar");
  expect(chooseChart(sampleData("colleges"), { lang: "zh", wantsParts: true })?.look.type).toBe("pie");
  expect(chooseChart(sampleData("loss"), { lang: "zh", wantsParts: true })?.look.type).toBe("bar");
});

test("rows divided by a second column are series", () => {
  expect(chooseChart(sampleData("series"), { lang: "zh" })?.look.series).toEqual({ col: "校区" });
});

test("a table of words alone is no chart", () => {
  expect(chooseChart(readChartData(gridOf("甲|乙\n丙|丁"))?.data ?? { columns: [], rows: [] }, { lang: "zh" })).toBeNull();
});
