import { expect, test } from "vitest";
import { readOrder } from "./read-order.ts";
import { readQuantity } from "./read-quantity.ts";

test.each([
  ["约300", 300, "about"],
  ["大约300人", 300, "about"],
  ["300余", 300, "about"],
  ["300余人", 300, "about"],
  ["20多万", 200_000, "about"],
  ["300人左右", 300, "about"],
  ["近千", 1000, "about"],
  ["上百人", 100, "about"],
  ["数十", 10, "about"],
  ["≈300", 300, "about"],
  ["1000+", 1000, "above"],
  ["300人以上", 300, "above"],
  ["5000元起", 5000, "above"],
  [">5", 5, "above"],
  ["不到50", 50, "below"],
  ["18岁以下", 18, "below"],
  ["300-500", 300, "range"],
  ["18~24岁", 18, "range"],
  ["１８～２４岁", 18, "range"],
  ["1-5万", 10_000, "range"],
  ["5千-1万", 5000, "range"],
  ["-5~0", -5, "range"],
  ["[0, 10)", 0, "range"],
] as const)("%s begins at %d", (text, begin, is) => {
  expect(readQuantity(text)).toEqual({ begin, is });
});

test.each(["300", "-5", "1.2万", "2024-05", "2024-05-06", "010-12345678", "500-300", "3-2-1", "约好", "近似", "上海", "几何", "A-B", ""])(
  "%s is none",
  (text) => {
    expect(readQuantity(text)).toBeNull();
  },
);

test("ranges are ordered by their beginning, whatever they are written with", () => {
  const ordered = ["18岁以下", "18~24岁", "25~34岁", "60~69岁", "60岁以上"];
  const keys = readOrder(ordered)?.keys ?? [];
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  expect(readOrder(["3千以下", "3千-5千", "5千-1万", "1万以上"])?.kind).toBe("ordinal");
  expect(readOrder(["300", "500"])).toBeNull();
});
