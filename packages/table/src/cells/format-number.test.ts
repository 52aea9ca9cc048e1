import { expect, test } from "vitest";
import { formatNumber, scaleOf } from "./format-number.ts";

const auto = (values: number[], lang: "zh" | "en" = "zh") => scaleOf(values, { name: "auto", lang });

test("Chinese numbers are shortened to 万 from a median of 20,000 on, English ones to k and M", () => {
  expect(auto([19_999, 19_999, 90_000]).suffix).toBe("");
  expect(auto([0, 1000, 20_000, 90_000]).suffix).toBe("万");
  expect(auto([300_000_000]).suffix).toBe("亿");
  expect(auto([20_000], "en").suffix).toBe("k");
  expect(auto([3_000_000], "en").suffix).toBe("M");
  expect(auto([]).suffix).toBe("");
});

test("a named scale is taken whatever the values are", () => {
  expect(scaleOf([5], { name: "万", lang: "zh" }).divisor).toBe(10_000);
  expect(scaleOf([5e9], { name: "1", lang: "zh" }).divisor).toBe(1);
});

test.each([
  [27_400, 10_000, "人次", "2.74 万人次"],
  [18.24, 1, "", "18.2"],
  [82, 1, "%", "82%"],
  [1234.5, 1, "元", "1,234.5 元"],
  [0.0412, 1, "", "0.0412"],
  [-1500, 1, "", "-1,500"],
  [0, 1, "%", "0%"],
])("%d by %d with %j is written %j", (value, divisor, unit, text) => {
  const scale = { divisor, suffix: divisor === 1 ? "" : "万" };
  expect(formatNumber(value, { scale, unit, lang: "zh" })).toBe(text);
});

test("nothing is shortened that would leave the smallest a fraction of nothing, or give a unit a second size", () => {
  expect(auto([47.1, 580_000, 986_104.3]).suffix).toBe("");
  expect(auto([47.1, 300_000_000]).suffix).toBe("");
  expect(scaleOf([120_000, 300_000], { name: "auto", lang: "zh", unit: "万元" }).suffix).toBe("");
  expect(scaleOf([120_000, 300_000], { name: "auto", lang: "zh", unit: "千克" }).suffix).toBe("万");
});
