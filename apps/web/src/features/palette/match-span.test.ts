import { expect, test } from "vitest";
import { matchSpan, splitReading } from "./match-span.ts";

test("typed letters, pinyin and initials all light up the characters they stand for", () => {
  const weekly = ["shi", "xi", "zhou", "ji"];
  expect(matchSpan("实习周记", weekly, "周")).toEqual([2, 3]);
  expect(matchSpan("实习周记", weekly, "zhou")).toEqual([2, 3]);
  expect(matchSpan("实习周记", weekly, "zhouj")).toEqual([2, 4]);
  expect(matchSpan("实习周记", weekly, "zj")).toEqual([2, 4]);
  expect(matchSpan("OKR 拟定", ["okr", "ni", "ding"], "okr")).toEqual([0, 3]);
  expect(matchSpan("实习周记", weekly, "bao")).toBeNull();
});

test("a title's reading falls into syllables by its initials", () => {
  expect(splitReading("shixizhouji", "sxzj")).toEqual(["shi", "xi", "zhou", "ji"]);
  expect(splitReading("zhoubao", "")).toEqual([]);
});
