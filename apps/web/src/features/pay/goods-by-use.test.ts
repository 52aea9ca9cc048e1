import { expect, test } from "vitest";
import { byUse, sizeOf } from "./goods-by-use.ts";

const of = (id: string, kind: "free" | "claim" | "tokens" | "membership") => ({ id, kind });

test("memberships come before what is paid by use, each in the operator's order", () => {
  const goods = [of("free", "free"), of("year", "membership"), of("pack", "tokens"), of("trial", "claim"), of("month", "membership")];
  expect(byUse(goods).map(({ use, entries }) => [use, entries.map(({ id }) => id)])).toEqual([
    ["often", ["year", "trial", "month"]],
    ["atTimes", ["free", "pack"]],
  ]);
});

test("a use without goods has no shelf", () => {
  expect(byUse([of("pack", "tokens")]).map(({ use }) => use)).toEqual(["atTimes"]);
});

test("a pack says its tokens and what they are worth, a membership nothing", () => {
  expect(sizeOf({ tokens: 40_000 })).toEqual(["40,000 token，约 32,000 字"]);
  expect(sizeOf({ tokens: 0 })).toEqual([]);
});
