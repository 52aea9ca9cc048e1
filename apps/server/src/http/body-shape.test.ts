import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertBodyShape } from "./body-shape.ts";

const tooDeep = expect.objectContaining({ reason: "body.tooDeep", details: { params: { max: 250 } } });
const tooManyNames = expect.objectContaining({ reason: "body.tooManyNames", details: { params: { max: 20_000 } } });
const namesOf = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join(",")}}`;

describe("the shape of a body", () => {
  test.each([
    ["lists", "[", "]"],
    ["objects", '{"a":', "}"],
    ["both", '[{"a":', "}]"],
  ])("has at most 250 levels of %s", (_, begin, end) => {
    const levels = begin.startsWith("[{") ? 125 : 250;
    const nested = (count: number) => `${begin.repeat(count)}1${end.repeat(count)}`;
    expect(() => assertBodyShape(nested(levels))).not.toThrow();
    expect(() => assertBodyShape(nested(levels + 1))).toThrow(tooDeep);
    // Neither side by side nor in a text.
    expect(() => assertBodyShape(`[${Array.from({ length: 500 }, () => nested(10)).join(",")}]`)).not.toThrow();
    expect(() => assertBodyShape(JSON.stringify(begin.repeat(1000)))).not.toThrow();
  });

  test("has at most 20,000 names in one object, and any number in many", () => {
    expect(() => assertBodyShape(namesOf(20_000))).not.toThrow();
    expect(() => assertBodyShape(namesOf(20_001))).toThrow(tooManyNames);
    expect(() => assertBodyShape(`{"list":[${namesOf(15_000)},${namesOf(15_000)}],"text":"${":".repeat(30_000)}"}`)).not.toThrow();
  });

  test("is told without parsing what does not end", () => {
    expect(() => assertBodyShape("[".repeat(500_000))).toThrow(tooDeep);
    expect(() => assertBodyShape('"\\')).not.toThrow();
    expect(() => assertBodyShape("]]}:")).not.toThrow();
  });

  test("is right for whatever JSON comes", () => {
    fc.assert(fc.property(fc.json({ maxDepth: 6 }), (json) => assertBodyShape(json)));
  });
});
