import { expect, test } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { createNumberSet } from "./number-set.ts";

test("numbers are counted as a set counts them, 0 and -0 as one", () => {
  const random = randomFrom(3);
  for (const most of [0, 1, 5, 1000, 5000]) {
    const numbers = Array.from({ length: most }, () =>
      random.pick([0, -0, 1e300, -1e-300, random.below(900) / 100, random.below(9) * 2 ** 32]),
    );
    const set = createNumberSet(most);
    for (const number of numbers) set.add(number);
    expect(set.size()).toBe(new Set(numbers).size);
  }
});
