import type { Scene } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { estimateTokens } from "./estimate.ts";

const scene = { output: { unit: "char" }, form: [{ key: "source", type: "textarea" }] } as unknown as Scene;

test("a quote is made from the length and the model's price, rounded up", () => {
  expect(estimateTokens(scene, { length: 500 }, 1)).toBe(625);
  expect(estimateTokens(scene, { length: 500 }, 1.5)).toBe(938);
});

test("without a length the source's characters count, and without either there is no quote", () => {
  expect(estimateTokens(scene, { source: "字".repeat(100) }, 2)).toBe(250);
  // Nothing is polished or translated into less than a sentence.
  expect(estimateTokens(scene, { source: "一二三四" }, 1)).toBe(75);
  expect(estimateTokens(scene, { source: "" }, 2)).toBe(null);
});
