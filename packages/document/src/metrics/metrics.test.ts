import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthError, lengthScore } from "./length-score.ts";
import { diversity, duplicateSentences, openingRepeat, repetition } from "./repetition.ts";
import { selfOverlap } from "./self-overlap.ts";
import { sentenceVariation, typeTokenRatio } from "./style-traces.ts";

describe("repetition", () => {
  it("is the share of n-grams seen before", () => {
    expect(repetition("甲乙丙丁", 2)).toBe(0);
    // 甲乙 乙甲 甲乙 乙甲 甲乙: two of five are new.
    expect(repetition("甲乙甲乙甲乙", 2)).toBeCloseTo(3 / 5);
    expect(repetition("the cat the cat", 2)).toBeCloseTo(1 / 3);
    expect(repetition("短", 4)).toBe(0);
  });
  it("measures a long text in windows, so that length alone raises nothing", () => {
    const window = Array.from({ length: 1200 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join("");
    expect(repetition(window.repeat(3), 4)).toBe(0);
    expect(repetition("重复".repeat(2000), 4)).toBeGreaterThan(0.99);
  });
  it("gives the diversity of a text", () => {
    expect(diversity("春眠不觉晓")).toBe(1);
    expect(diversity("好的好的好的好的")).toBeLessThan(0.2);
  });
});

describe("length", () => {
  it.each([
    [1000, 1000, 100],
    [1000, 1100, 96.667],
    [1000, 900, 94.444],
    [1000, 4000, 0],
    [1000, 333, 0],
    [1000, 0, 0],
  ])("scores %i wanted, %i got as %f", (wanted, got, score) => {
    expect(lengthScore(wanted, got)).toBeCloseTo(score, 0);
  });
  it("tells the error as a share", () => {
    expect(lengthError(1000, 1100)).toBeCloseTo(0.1);
  });
});

describe("sentences and paragraphs that come again", () => {
  it("finds a sentence said twice", () => {
    expect(duplicateSentences("我们完成了本周任务。天气很好今天适合。我们完成了本周任务！")).toBeCloseTo(1 / 3);
    expect(duplicateSentences("谢谢大家。谢谢大家。")).toBe(0);
    expect(duplicateSentences("We shipped the new page on Monday. We shipped the new page on monday.")).toBeCloseTo(0.5);
  });
  it("finds paragraphs that open alike", () => {
    expect(openingRepeat("本周我们完成甲\n本周我们完成乙\n下周计划如下\n其他事项说明")).toBeCloseTo(1 / 4);
  });
  it("finds a paragraph that says another one over", () => {
    const one = "本周完成了接口联调与回归测试，修复缺陷十二个，发布两次。";
    expect(selfOverlap(`${one}\n${one}`)).toEqual({ mean: 1, max: 1 });
    expect(selfOverlap(`${one}\n春天来了，公园里的花都开了，孩子们在草地上放风筝，大人们坐着聊天。`).max).toBeLessThan(0.3);
    expect(selfOverlap(one)).toEqual({ mean: 0, max: 0 });
  });
});

describe("traces of style", () => {
  it("measures how sentence lengths vary", () => {
    expect(sentenceVariation("一二三四。五六七八。")).toBe(0);
    expect(sentenceVariation("一。二三四五六七八九十。")).toBeCloseTo(0.8);
  });
  it("measures how many tokens differ", () => {
    expect(typeTokenRatio("一二三四")).toBe(1);
    expect(typeTokenRatio("一一一一")).toBe(0.25);
  });
});

it("every measure is a finite number for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const values = [
        repetition(text, 4),
        diversity(text),
        duplicateSentences(text),
        openingRepeat(text),
        sentenceVariation(text),
        typeTokenRatio(text),
      ];
      for (const value of [...values, selfOverlap(text).max]) expect(Number.isFinite(value) && value >= 0).toBe(true);
    }),
  );
});
