import { describe, expect, test } from "vitest";
import { THROTTLE_RULES, waitAfter, waitSteps } from "./throttle-rule.ts";

const seconds = (kind: keyof typeof THROTTLE_RULES, failures: number) => waitAfter(THROTTLE_RULES[kind], failures) / 1000;

describe("throttle rule", () => {
  test("a name waits from its 5th failure, twice as long each time, half an hour at most", () => {
    const waits = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1000].map((failures) => seconds("name", failures));
    expect(waits).toEqual([0, 0, 0, 30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
  });

  test("an address waits from its 20th failure, five minutes at most", () => {
    const waits = [0, 5, 19, 20, 21, 22, 23, 24, 25, 26, 1000].map((failures) => seconds("address", failures));
    expect(waits).toEqual([0, 0, 0, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  test("the steps asked of the database say the same as the rule, longest wait first", () => {
    for (const rule of Object.values(THROTTLE_RULES)) {
      const steps = waitSteps(rule);
      for (let failures = 0; failures < 60; failures += 1) {
        const step = steps.find((one) => failures >= one.failures);
        expect(step?.waitMs ?? 0, `${failures}`).toBe(waitAfter(rule, failures));
      }
    }
  });
});
