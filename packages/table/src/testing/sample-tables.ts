import { readChartData } from "../chart/chart-data.ts";
import type { ChartData } from "../chart/chart-spec.ts";

/** Tables as people type them: a line each, cells between bars. */
const TABLES = {
  months: "月份|进馆（千人次）|座位使用率\n3月|18.2|61%\n4月|21.6|64%\n5月|19.8|58%\n6月|27.4|82%\n7月|8.1|31%\n8月|6.4|26%",
  visits: "月份|进馆人次\n3月|18200\n4月|21600\n5月|19800\n6月|27400\n7月|8100\n8月|6400",
  colleges: "学院|借阅量（册）\n文学院|5200\n理学院|3100\n工学院|4100\n法学院|1300",
  long: "场所|人数\n第一食堂二楼自助区|420\n图书馆南门阅览室|380\n操场|150",
  shares: "去向|占比\n就业|52.5%\n升学|33%\n出国|9.5%\n其他|5%",
  grades: "年级|时长\n大二|2.5\n大一|1.8\n大四|3.1\n大三|2.9",
  points: "身高|体重\n160|50\n165|55\n170|61\n172|66\n175|70\n178|72\n180|77\n185|82",
  pair: "年份|人数\n2024|120\n2025|180",
  loss: "部门|利润（万元）\n甲|12\n乙|-3\n丙|8",
  series: "月份|校区|人数\n1月|东|10\n1月|西|12\n2月|东|14\n2月|西|11\n3月|东|18\n3月|西|16",
  totals: "项目|金额\n海报|300\n场地|1200\n合计|1500",
} as const;
export type SampleTable = keyof typeof TABLES;

export const gridOf = (text: string): string[][] => text.split("\n").map((line) => line.split("|"));

export function sampleData(name: SampleTable): ChartData {
  const read = readChartData(gridOf(TABLES[name]));
  if (read === null) throw new Error(`${name} has no rows`);
  return read.data;
}
