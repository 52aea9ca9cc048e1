import { createSentences } from "@tangleaf/sandbox";
import { expect, it } from "vitest";
import { overlapWith } from "./overlap-with.ts";

const sentence = createSentences();
const [first, second, third] = Array.from({ length: 3 }, () => Array.from({ length: 8 }, sentence).join("")) as [string, string, string];

it("is the share of a text that stands in others word for word", () => {
  expect(overlapWith([first, second], third)).toBeLessThan(0.05);
  expect(overlapWith([first, second], first)).toBe(1);
  expect(overlapWith([second], `${first}${second}`)).toBeCloseTo(0.5, 1);
});

it("is nothing of a text too short to repeat anything, or where there is no other", () => {
  expect(overlapWith([first], first.slice(0, 7))).toBe(0);
  expect(overlapWith([], first)).toBe(0);
  expect(overlapWith([first], "")).toBe(0);
});
