import { describe, expect, it } from "vitest";
import { type MeasuredThesis, thesisMetrics } from "./thesis-metrics.ts";

const thesis: MeasuredThesis = {
  language: "zh",
  method: "case",
  level: "bachelor",
  target: 40,
  leaves: [
    { title: "背景", target: 20, text: "驿站的队伍在午间最长，影响同学通行[[R1]]。" },
    { title: "现状", target: 20, text: "三个窗口共用一条队，找件最费时间[[R2]]。" },
  ],
  headings: ["绪论", "概念与理论", "驿站的现状", "存在的问题", "改进对策", "结论"],
  references: [
    { id: "R1", tier: "A" },
    { id: "R2", tier: "C" },
  ],
};
const measure = (changes: Partial<MeasuredThesis>) => thesisMetrics({ ...thesis, ...changes });
const leaf = (text: string, target = 20) => ({ title: "节", target, text });

describe("length", () => {
  it("is told by leaf and for the whole", () => {
    const { characters, leavesInLength, isWholeInLength, wholeScore } = measure({ leaves: [leaf("字".repeat(22)), leaf("字".repeat(17))] });
    expect([characters, leavesInLength, isWholeInLength]).toEqual([39, 0.5, true]);
    expect(wholeScore).toBeGreaterThan(98);
    expect(measure({ leaves: [leaf("字".repeat(38))] }).isWholeInLength).toBe(false);
  });
  it("counts a leaf without text as not done", () => {
    expect(measure({ leaves: [leaf("有"), leaf(""), leaf(" ")] }).completion).toBeCloseTo(1 / 3);
  });
});

describe("repetition", () => {
  it("is told across leaves", () => {
    const one = "不相容职务由同一人办理时短缺会被掩盖";
    expect(measure({ leaves: [leaf(one), leaf(one)] })).toMatchObject({ duplicatesMax: 1, duplicatesMean: 0.5 });
    expect(measure({ leaves: [leaf(one), leaf("春天来了，公园里的花都开了，孩子们在放风筝")] }).duplicatesMax).toBe(0);
  });
  it("is told in windows", () => {
    expect(measure({ leaves: [leaf("重复".repeat(100))] }).rep8).toBeGreaterThan(0.9);
    expect(measure({}).rep8).toBe(0);
  });
});

describe("headings", () => {
  it("are held against those of the method", () => {
    expect(measure({})).toMatchObject({ headingRecall: 1, missingHeadings: [] });
    expect(measure({ headings: ["绪论", "结论"] }).missingHeadings).toEqual(["理论", "现状", "问题", "对策"]);
    expect(
      measure({ language: "en", method: "laboratory", headings: ["1 Introduction", "Materials and Methods", "RESULTS", "Discussion"] }),
    ).toMatchObject({
      headingRecall: 0.8,
      missingHeadings: ["conclusion"],
    });
  });
  it("want a review of the literature from a master's thesis on", () => {
    expect(measure({ level: "master" }).missingHeadings).toEqual(["文献综述"]);
    expect(measure({ level: "master", method: "review", headings: ["引言", "讨论", "结语"] }).headingRecall).toBe(1);
  });
});

describe("citations", () => {
  it("are valid where they name an entry, and verified where a service knows it", () => {
    expect(measure({})).toMatchObject({ citationValidity: 1, verified: 0.5, usage: 1, isCitedInOrder: true });
    expect(measure({ leaves: [leaf("甲[[R2]]乙[[R1, R9]]")] })).toMatchObject({ citationValidity: 2 / 3, isCitedInOrder: false });
    expect(measure({ leaves: [leaf("甲")], references: [] })).toMatchObject({ citationValidity: 1, verified: 1, usage: 1 });
    expect(measure({ leaves: [leaf("See [[Table: Errors by day]].")], references: [] })).toMatchObject({ citationValidity: 1 });
  });
});

it("of nothing are finite", () => {
  const empty = measure({ leaves: [], headings: [], references: [], target: 0 });
  for (const value of Object.values(empty)) if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  expect(measure({ leaves: [leaf("甲【待补充：数】")] }).marks).toBe(1);
});
