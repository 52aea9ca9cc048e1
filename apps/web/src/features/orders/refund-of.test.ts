import { expect, test } from "vitest";
import { refundOf } from "./refund-of.ts";

test.each([
  ["49.00", "0.00", "none", "49.00"],
  ["49.00", "49.00", "all", "0.00"],
  ["48.10", "15.20", "some", "32.90"],
  // Claimed for nothing: there is no money to give back.
  ["0.00", "0.00", "none", "0.00"],
] as const)("of ¥%s paid and ¥%s given back, the refund is %s and ¥%s stays", (amount, refunded, part, kept) => {
  expect(refundOf({ amount, refunded })).toEqual({ part, kept });
});
