import { expect, test } from "vitest";
import { daysLeft, gaugeValue } from "./quota-numbers.ts";

const NOW = new Date("2026-11-21T00:00:00Z");

test("an unlimited plan counts its own days, not those of the tokens beside it", () => {
  const unLimitPlan = { isUnLimit: true, planLable: "季度会员", expiredAt: "2026-12-01T12:00:00Z" };
  expect(daysLeft({ unLimitPlan, balanceDays: 3 }, NOW)).toBe(11);
});

test("without a plan the days are those of the balance", () => {
  expect(daysLeft({ unLimitPlan: { isUnLimit: false, planLable: "", expiredAt: null }, balanceDays: 3 }, NOW)).toBe(3);
});

const counter = {
  unLimitPlan: { isUnLimit: false, planLable: "", expiredAt: null },
  balanceToken: 8000,
  balanceTokenStr: "",
  expireAt: null,
  balance: {},
  isExpired: false,
  balanceDays: 30,
  freeWaitSeconds: 0,
};

test("the gauge shows what is left of a new user's gift", () => {
  expect(gaugeValue(undefined)).toBe(0);
  expect(gaugeValue(counter)).toBe(10);
  expect(gaugeValue({ ...counter, balanceToken: 3900 })).toBe(5);
  expect(gaugeValue({ ...counter, balanceToken: 1 })).toBe(1);
  expect(gaugeValue({ ...counter, balanceToken: 0 })).toBe(0);
  expect(gaugeValue({ ...counter, balanceToken: 50_000 })).toBe(10);
});

test("an unlimited plan is full and an expired balance is empty", () => {
  expect(gaugeValue({ ...counter, balanceToken: 0, unLimitPlan: { isUnLimit: true, planLable: "季度", expiredAt: null } })).toBe(10);
  expect(gaugeValue({ ...counter, isExpired: true })).toBe(0);
});
