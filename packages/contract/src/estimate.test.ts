import { expect, test } from "vitest";
import { capOf, continuedTarget, editedCharacters, estimateTokens, revisedCharacters, revisedTarget, sceneCharacters } from "./estimate.ts";

const revised = (instruction: string, characters: number) => revisedCharacters({ instruction, unit: "char", characters });

test("a scene's text has the length asked for, in characters or items, or follows its source", () => {
  expect(sceneCharacters({ unit: "char", target: 500, sourceCharacters: 9 })).toBe(500);
  expect(sceneCharacters({ unit: "item", target: 8, sourceCharacters: 9 })).toBe(320);
  expect(sceneCharacters({ unit: "source", target: null, sourceCharacters: 900 })).toBe(900);
});

test("a few words are estimated as a sentence, whatever is done with them", () => {
  expect(sceneCharacters({ unit: "source", target: null, sourceCharacters: 3 })).toBe(60);
  expect(editedCharacters("condense", 3)).toBe(60);
  expect(revised("语气再正式一些", 3)).toBe(60);
});

test("a reworked passage is estimated by what its kind of work makes of its length", () => {
  expect((["rewrite", "polish", "expand", "condense"] as const).map((action) => editedCharacters(action, 500))).toEqual([
    500, 500, 800, 300,
  ]);
});

test("a text to be made longer is estimated longer, and a few words as a few paragraphs", () => {
  expect(revised("写得更详细一些", 1000)).toBe(1600);
  expect(revised("写得更详细一些", 3)).toBe(300);
  expect(revised("精简一些，不要详细", 1000)).toBe(1000);
});

test("a length that is asked for is what is estimated, and a new draft inherits none", () => {
  expect(revised("改成20字", 1000)).toBe(20);
  expect(revised("语气再正式一些", 800)).toBe(800);
  expect(revisedTarget("写短一点")).toBe(null);
});

test("a continuation adds what is missing, and at least room for an ending", () => {
  expect(continuedTarget({ unit: "char", target: 1000, has: 400 })).toBe(600);
  expect(continuedTarget({ unit: "char", target: 1000, has: 990 })).toBe(150);
  expect(continuedTarget({ unit: "char", target: 200, has: 190 })).toBe(40);
  expect(continuedTarget({ unit: "item", target: 8, has: 8 })).toBe(1);
  expect(continuedTarget({ unit: "source", target: null, has: 700 })).toBe(300);
});

test("tokens are 1.25 a character at the model's price, and the cap is 1.2 of the quote, not a token more by the arithmetic of fractions", () => {
  expect(estimateTokens(500, 1)).toBe(625);
  expect(estimateTokens(500, 1.5)).toBe(938);
  expect([0, 1, 5, 500, 625, 938].map(capOf)).toEqual([0, 2, 6, 600, 750, 1126]);
});
