import { expect, it } from "vitest";
import { plainRaw } from "./plain-raw.ts";

const UNIT = "万";
/** In the samples § stands for a part in braces. */
const inBraces = (code: string) => code.replaceAll("§", ["$", "{unit}"].join(""));
const SAMPLES = [
  ["characters that stand for themselves", "String.raw`\\d+\\s*年`"],
  ["a part in braces", "String.raw`\\d+\\s*(?:§)?年`"],
  ["a sign of money", "String.raw`(?:US|HK)?\\$|¥`"],
  ["a dollar before a brace that opens nothing", "String.raw`\\§年`"],
  ["a backslash at the end of a line", "String.raw`a\\\nb年`"],
  ["a template beside it", "`§` + String.raw`\\d年`"],
] as const;

const run = (code: string): unknown => new Function("unit", `return ${code}`)(UNIT);

it.each(SAMPLES)("a raw template reads the same as a plain one: %s", (_, sample) => {
  const code = inBraces(sample);
  expect(run(plainRaw(code))).toBe(run(code));
});

it("raw templates with text are made plain, so that what is not ASCII can be escaped", () => {
  expect(plainRaw(inBraces("String.raw`\\d+\\s*(?:§)?年`"))).toBe(inBraces("`\\\\d+\\\\s*(?:§)?年`"));
});
