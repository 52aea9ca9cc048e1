import { expect, test } from "vitest";
import { readChartData } from "./chart-data.ts";
import { withKind } from "./chart-kinds.ts";
import { chooseChart } from "./choose-chart.ts";
import { columnsSubtitle, columnsTitle } from "./columns-title.ts";

const drawn = (lang: "zh" | "en", ...lines: readonly string[]) => {
  const read = readChartData(lines.map((line) => line.split("|")));
  const choice = read === null ? null : chooseChart(read.data, { lang });
  if (read === null || choice === null) throw new Error("no chart");
  return { data: read.data, look: choice.look };
};

test("a chart without a claim is titled by its columns, with its span and its one unit below", () => {
  const { look, data } = drawn("zh", "月份|进馆（千人次）", "3月|18.2", "4月|21.6", "5月|19.8");
  expect([columnsTitle(look), columnsSubtitle(look, data)]).toEqual(["各月份的进馆", "3月—5月 · 单位：千人次"]);
});

test("two units are said at the axes, not over the chart", () => {
  const { look, data } = drawn("en", "Month|Visits (k)|Seats", "Mar|18.2|61%", "Apr|21.6|64%", "May|19.8|58%");
  expect([columnsTitle(look), columnsSubtitle(look, data)]).toEqual(["Visits, Seats by Month", "Mar—May"]);
  expect(columnsTitle(withKind(look, "scatter", data))).toBe("Visits and Seats");
});
