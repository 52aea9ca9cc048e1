import { expect, test } from "vitest";
import { numberColumns } from "./number-columns.ts";

test("quantities are found with their units, marks and gaps", () => {
  const heads = ["门店", "销售额", "占比", "增减", "说明"];
  const rows = [
    ["杭州", "1,200.5", "35%", "-3", "好"],
    ["宁波", "￥80万", "—", "(12)", "12"],
  ];
  expect(numberColumns(heads, rows)).toEqual([1, 2, 3]);
});

test("quantities of a table of results are found with their bounds, stars and deviations", () => {
  const rows = [
    ["<0.001", "0.05**", "3.2±0.4"],
    ["0.03", "-0.12***", "2.1 ± 0.3"],
  ];
  expect(numberColumns(["p 值", "系数", "均值"], rows)).toEqual([0, 1, 2]);
});

test.each([
  ["years", "年份", ["2023", "2024"]],
  ["years without a heading", "", ["2023", "2024"]],
  ["serial numbers", "序号", ["1", "2"]],
  ["student numbers", "学号", ["20230101", "20230102"]],
  ["telephone numbers", "联系人", ["13800001111", "13900002222"]],
  ["codes with leading zeros", "科目", ["0101", "0102"]],
  ["post codes", "邮编", ["310000", "315000"]],
  ["versions", "版本", ["1.2", "2.0"]],
  ["numbers of sections", "章节", ["1.1", "1.2"]],
  ["rooms", "房间", ["301", "302"]],
  ["number plates", "车牌", ["12345", "23456"]],
  ["dates", "日期", ["2026-01-02", "2026-01-03"]],
  ["a column with nothing in it", "备注", ["", "—"]],
])("%s are no quantities", (_, head, cells) => {
  expect(
    numberColumns(
      [head],
      cells.map((cell) => [cell]),
    ),
  ).toEqual([]);
});
