import { expect, it } from "vitest";
import { checkWords, identifiersIn, wordsOf } from "./lib/check-words.mjs";

it("splits identifiers into their words, and a word inside another is none", () => {
  expect(wordsOf("createTestRoom")).toEqual(["create", "test", "room"]);
  expect(wordsOf("PROCESS_BEAT_MS")).toEqual(["process", "beat", "ms"]);
  expect(wordsOf("backgroundOfDesktop")).toEqual(["background", "of", "desktop"]);
});

it("reads code, not comments and strings", () => {
  expect([...identifiersIn('const a = "room"; // door\n/* deed */ b(`twin`);')]).toEqual(["const", "a", "b"]);
});

it("finds no word of the old vocabulary in this project", () => {
  expect(checkWords()).toEqual([]);
});
