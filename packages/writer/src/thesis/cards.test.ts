import { expect, it } from "vitest";
import { METHOD_CARDS } from "./cards.ts";
import { generateContent } from "./generate-content.ts";
import { THESIS_METHODS } from "./thesis-types.ts";

const CARDS_OF_METHOD_MIN = 3;

it("cards and terms are what the files say", async () => {
  expect(await generateContent({ check: true })).toEqual([]);
  expect(METHOD_CARDS.length).toBeGreaterThanOrEqual(288);
});

it("no two cards share a name", () => {
  for (const names of [METHOD_CARDS.map(({ title }) => title.zh), METHOD_CARDS.map(({ title }) => title.en)]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

it.each(THESIS_METHODS)("there are at least 3 cards for %s", (method) => {
  expect(METHOD_CARDS.filter(({ methods }) => methods.includes(method)).length).toBeGreaterThanOrEqual(CARDS_OF_METHOD_MIN);
});
