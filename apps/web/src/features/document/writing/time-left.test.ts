import { expect, test } from "vitest";
import { minutesLeft } from "./time-left.ts";

test("without a measure there is no time", () => {
  expect(minutesLeft(5000, { characters: 0, ms: 0 })).toBeNull();
  expect(minutesLeft(5000, { characters: 60, ms: 10_000 })).toBeNull();
  expect(minutesLeft(5000, { characters: 600, ms: 1000 })).toBeNull();
});

test("what is left takes as long as it would at the speed that was seen", () => {
  expect(minutesLeft(3000, { characters: 100, ms: 10_000 })).toBe(5);
  expect(minutesLeft(10, { characters: 100, ms: 10_000 })).toBe(1);
});
