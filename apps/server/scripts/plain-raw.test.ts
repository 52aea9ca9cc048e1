import { expect, it } from "vitest";
import { plainRaw } from "./plain-raw.ts";

const unit = "万";
const SAMPLES = [
  ["characters that stand for themselves", "String.raw`\\d+\\s*年`"],
  ["a part in braces", "String.raw`\\d+\\s*(?:${unit})?年`"],
  ["a sign of money", "String.raw`(?:US|HK)?\\$|¥`"],
  ["a dollar before a brace that opens nothing", "String.raw`\\${unit}年`"],
  ["a backslash at the end of a line", "String.raw`a\\\nb年`"],
  ["a template in a template", "`(?:${String.raw`\\d年`}|${unit})`"],
] as const;

const valueOf = (code: string): unknown => new Function("unit", `return ${code}`)(unit);

it.each(SAMPLES)("a raw template reads the same as a plain one: %s", (_, code) => {
  expect(valueOf(plainRaw(code))).toBe(valueOf(code));
});

it("raw templates with text are made plain, so that what is not ASCII can be escaped", () => {
  expect(plainRaw("String.raw`\\d+\\s*(?:${unit})?年`")).toBe("`\\\\d+\\\\s*(?:${unit})?年`");
});
