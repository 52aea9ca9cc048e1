import { expect, test } from "vitest";
import { daysLeft } from "./days-left.ts";

const NOW = new Date("2026-11-21T00:00:00Z");

test("an unlimited plan counts its own days, not those of the tokens beside it", () => {
  const unLimitPlan = { isUnLimit: true, planLable: "季度会员", expiredAt: "2026-12-01T12:00:00Z" };
  expect(daysLeft({ unLimitPlan, balanceDays: 3 }, NOW)).toBe(11);
});

test("without a plan the days are those of the balance", () => {
  expect(daysLeft({ unLimitPlan: { isUnLimit: false, planLable: "", expiredAt: null }, balanceDays: 3 }, NOW)).toBe(3);
});
