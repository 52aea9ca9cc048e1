import { expect, test } from "vitest";
import { capWidths, filledWidths, headingWidths } from "./column-widths.ts";

const LONG = "本学期第二次全校学生满意度调查的综合得分（百分制，四舍五入）";

test("a long heading is whole as long as the sheet has room, before other columns are widened", () => {
  const heads = headingWidths(["班级", LONG, "人数"]);
  const widths = filledWidths([84, 300, 84], heads, 800);
  expect(widths[1]).toBeGreaterThanOrEqual(heads[1] ?? 0);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(800);
});

test("two long headings share what room there is, and a full sheet stays as it is", () => {
  const heads = headingWidths([LONG, LONG]);
  expect(filledWidths([300, 300], heads, 700)).toEqual([350, 350]);
  expect(filledWidths([300, 300], heads, 500)).toEqual([300, 300]);
});

test("on a phone no column takes more than 45 % of the sheet, on a desktop each is as wide as its words", () => {
  expect(capWidths([285, 90, 300], 320)).toEqual([144, 90, 144]);
  expect(capWidths([285, 90, 300], 900)).toEqual([285, 90, 300]);
});
