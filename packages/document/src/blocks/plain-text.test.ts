import fc from "fast-check";
import { expect, it } from "vitest";
import { excerptOf } from "./plain-text.ts";

it("shows the beginning without marks, on one line", () => {
  expect(excerptOf("# 周报\n\n本周**完成**了 `API` 联调。", 100)).toBe("周报 本周完成了 API 联调。");
});
it("ends with an ellipsis when something was left out", () => {
  expect(excerptOf("一二三四五", 3)).toBe("一二三…");
  expect(excerptOf("一二三", 3)).toBe("一二三");
});
it("does not cut an ideograph of two units", () => {
  expect(excerptOf("𠮷𠮷𠮷", 2)).toBe("𠮷𠮷…");
});
it("is never longer than asked plus the ellipsis", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), fc.nat(50), (text, n) => Array.from(excerptOf(text, n)).length <= n + 1));
});
