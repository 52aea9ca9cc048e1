import { expect, test } from "vitest";
import { alternativeLooks } from "./alternative-looks.ts";
import { readChartData } from "./chart-data.ts";
import { legalChart } from "./chart-faults.ts";
import { chooseChart } from "./choose-chart.ts";

const tellings = (...lines: readonly string[]) => {
  const read = readChartData(lines.map((line) => line.split("|")));
  const choice = read === null ? null : chooseChart(read.data, { lang: "zh" });
  if (read === null || choice === null) throw new Error("no chart");
  return { data: read.data, found: alternativeLooks(choice.look, read.data) };
};
const LIBRARY = ["月份|进馆（千人次）|座位使用率", "3月|18.2|61%", "4月|21.6|64%", "5月|19.8|58%", "6月|27.4|82%", "7月|8.1|31%"];

test("a combined chart is told as a course, as a ranking and as a relation", () => {
  const { found, data } = tellings(...LIBRARY);
  expect(found.map(({ telling, look }) => `${telling} ${look.type} ${look.y.length}`)).toEqual([
    "trend line 1",
    "ranking bar 1",
    "relation scatter 1",
  ]);
  for (const { look } of found) expect(legalChart(look, data).faults).toEqual([]);
});

test("names without an order are never joined by a line, and what is drawn already is not offered", () => {
  expect(tellings("学院|借阅量（册）", "文学院|5200", "理学院|3100", "工学院|4100").found.map(({ telling }) => telling)).toEqual([
    "ranking",
    "parts",
  ]);
});

test("measures of two units are not put on top of each other, those of one are", () => {
  expect(tellings("学院|男（人）|女（人）", "文|3|5", "理|4|2").found.map(({ telling }) => telling)).toContain("together");
  expect(tellings("学院|男（人）|均分（分）", "文|3|5", "理|4|2").found.map(({ telling }) => telling)).not.toContain("together");
});
