import { expect, test } from "vitest";
import { createManualClock } from "../testing/manual-clock.ts";
import { createUserBound } from "./user-bound.ts";

const HOUR_MS = 3_600_000;

test("nobody waits longer than a minute, also where the clock was set back meanwhile", () => {
  const clock = createManualClock();
  const count = createUserBound(clock, 2);
  count("a");
  count("a");
  expect(() => count("a")).toThrow("rate.limited");
  count("b");
  clock.jumpTo(clock.now() - HOUR_MS);
  count("a");
  count("a");
  expect(() => count("a")).toThrow("rate.limited");
  clock.jumpTo(clock.now() + 60_000);
  count("a");
});
