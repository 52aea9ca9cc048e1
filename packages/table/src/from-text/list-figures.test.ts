import { expect, test } from "vitest";
import { findFigures } from "./find-figures.ts";
import { listFigures } from "./list-figures.ts";

const LISTED: readonly (readonly [string, readonly string[]])[] = [
  ["进馆人次从2023年的120万增至2025年的180万，同比增长12.5%。", ["120万=1200000", "180万=1800000", "12.5%=12.5%"]],
  ["6 月进馆 27.4 千人次，使用率 82%；8月只有 6,400 人次。", ["27.4 千人次=27400人次", "82%=82%", "6,400 人次=6400人次"]],
  ["百分之三十的人选了甲，两成半选乙，三成成员没有回答。", ["百分之三十=30%", "三成=30%"]],
  ["来了一百二十人，其中三千零五册书被借走，二三人没有还。", ["一百二十人=120人", "三千零五册=3005册"]],
  ["价格在13元到15元之间，数量3~5件，增长10%—15%，10～12月，第3-5页。", []],
  ["从120到180人，由 3% 降到 2%。", ["120=120", "180人=180人", "3%=3%", "2%=2%"]],
  ["均值为 3.2±0.4 分，产量 3.2±0.4 万吨。", ["3.2=3.2"]],
  ["Between 13 and 15 books, 3 to 5 items, from 120 to 180 people.", ["120=120", "180=180"]],
  ["第3名，见表2、图 4；2025年3月5日10:30，学号：20260001，电话13800000000。", []],
  ["Sales rose 12% to 1,200 books in Q3 of 2025-06-01.", ["12%=12%", "1,200=1200"]],
  ["批次 金柑-10、A-3，编号 B12。", []],
  ["没有数字，一起一些。", []],
  ["净利润为-3.5%，亏损（-20万元）。", ["-3.5%=-3.5%", "-20万元=-200000元"]],
];

test.each(LISTED)("%s has its figures", (text, figures) => {
  expect(listFigures(text).map(({ words, value, unit }) => `${words}=${value}${unit}`)).toEqual(figures);
});

test("each figure is a piece of its text, and none lies in another", () => {
  for (const [text] of LISTED) {
    let end = 0;
    for (const { words, from, to } of listFigures(text)) {
      expect(text.slice(from, to)).toBe(words);
      expect(from).toBeGreaterThanOrEqual(end);
      end = to;
    }
  }
});

test("what belongs together is listed too: every figure of a table that was found has a place in the list", () => {
  const texts = [
    "文学院为5200册、理学院为3100册。",
    "就业占52.5%，升学占33%。",
    "甲店120单，乙店95单",
    "月份: 3月；进馆: 18.2；使用率: 61%\n月份: 4月；进馆: 21.6；使用率: 64%",
  ];
  for (const text of texts) {
    const starts = new Set(listFigures(text).map(({ from }) => from));
    const cells = findFigures(text).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells.length).toBeGreaterThan(1);
    for (const { from } of cells) expect(starts).toContain(from);
  }
});
