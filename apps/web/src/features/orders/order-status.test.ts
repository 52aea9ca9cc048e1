import { expect, test } from "vitest";
import { refundOf, spanState } from "./order-status.ts";

test.each([
  ["49.00", "0.00", "none", "49.00"],
  ["49.00", "49.00", "all", "0.00"],
  ["48.10", "15.20", "some", "32.90"],
  // Claimed for nothing: there is no money to give back.
  ["0.00", "0.00", "none", "0.00"],
] as const)("of ¥%s paid and ¥%s given back, the refund is %s and ¥%s stays", (amount, refunded, part, kept) => {
  expect(refundOf({ amount, refunded })).toEqual({ part, kept });
});

const span = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };

test("a membership is ahead, running, or over from the moment it ends", () => {
  expect(spanState(span, new Date("2026-10-31T23:59:59.999Z"))).toBe("later");
  expect(spanState(span, new Date(span.from))).toBe("now");
  expect(spanState(span, new Date(span.to))).toBe("over");
});
