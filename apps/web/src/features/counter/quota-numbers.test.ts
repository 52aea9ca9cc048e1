import { expect, test } from "vitest";
import { daysLeft, gaugeValue, grantsByDay } from "./quota-numbers.ts";

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
  grants: [],
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

test("grants that end on one day are one, what ends first before the others", () => {
  const grant = (tokens: number, expireAt: string) => ({ source: "", tokens, expireAt });
  const [morning, evening, later] = ["2026-11-30T02:00:00", "2026-11-30T21:00:00", "2026-12-21T09:00:00"];
  expect(grantsByDay([grant(3000, morning), grant(200, evening), grant(8000, later)])).toEqual([
    { tokens: 3200, expireAt: morning },
    { tokens: 8000, expireAt: later },
  ]);
});
