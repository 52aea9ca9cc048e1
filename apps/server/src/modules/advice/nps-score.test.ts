import { expect, test } from "vitest";
import { npsScore } from "./nps-score.ts";

test("the score is the share of 9 and 10 less that of 0 to 6; 7 and 8 count among the answers only", () => {
  const rates = [
    { rate: 10, count: 5 },
    { rate: 9, count: 1 },
    { rate: 8, count: 1 },
    { rate: 7, count: 1 },
    { rate: 6, count: 1 },
    { rate: 0, count: 1 },
    { rate: null, count: 4 },
  ];
  expect(npsScore(rates)).toMatchObject({ asked: 14, answered: 10, promoters: 6, detractors: 2, score: 40 });
  // Standard deviation of six +1, two 0, two −1 is 0.843; 1.96 × 0.843 ÷ √10 = 0.5226.
  expect(npsScore(rates).margin).toBeCloseTo(52.27, 1);
});

test("nobody answered: no score; one answer: no interval", () => {
  expect(npsScore([{ rate: null, count: 3 }])).toMatchObject({ asked: 3, answered: 0, score: null, margin: null });
  expect(npsScore([{ rate: 10, count: 1 }])).toMatchObject({ score: 100, margin: null });
});

test("all alike: the interval is nothing wide", () => {
  expect(npsScore([{ rate: 10, count: 20 }])).toMatchObject({ score: 100, margin: 0 });
});
