import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/test-database.ts";
import { clockDifference } from "./clock-difference.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describeOnEachDatabase("the clock of a process beside the database's", (open, kind) => {
  it.each([0, DAY_MS, -DAY_MS])("is off by %i ms", async (off) => {
    const { db } = await open();
    const difference = await clockDifference({ db, kind, now: () => Date.now() + off });
    expect(Math.abs(difference - (kind === "sqlite" ? 0 : off))).toBeLessThan(MINUTE_MS);
  });
});
