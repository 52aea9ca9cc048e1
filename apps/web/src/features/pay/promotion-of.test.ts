import { expect, test } from "vitest";
import { promotionOf } from "./promotion-of.ts";

const month = (price: string) => ({ kind: "membership" as const, price, claimePrice: "48.00" });
/** Costs nothing and shows its usual price: no promotion. */
const claimed = { kind: "claim" as const, price: "0.00", claimePrice: "9.90" };

test("without a lower price there is no promotion, whatever can be claimed", () => {
  expect(promotionOf([claimed, month("48.00")])).toBe("none");
});

test("a promotion is half price only where everything cheaper costs half or less", () => {
  expect(promotionOf([claimed, month("24.00"), { ...month("48.00"), kind: "tokens" }])).toBe("half");
  expect(promotionOf([month("24.00"), month("30.00")])).toBe("some");
});
