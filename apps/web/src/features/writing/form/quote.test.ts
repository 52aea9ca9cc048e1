import type { Scene } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { chargedText, continuationQuote, revisionQuote, sceneQuote, spentSoFar } from "./quote.ts";

const sceneOf = (unit: Scene["output"]["unit"]) =>
  ({
    output: { unit, layout: "letter" },
    form: [
      { key: "source", type: "textarea" },
      { key: "job", type: "text" },
      { key: "length", type: "number" },
    ],
  }) as unknown as Scene;

test("a text is quoted by its length and the model's price, rounded up", () => {
  expect(sceneQuote(sceneOf("char"), { length: 500 }, 1)).toBe(625);
  expect(sceneQuote(sceneOf("char"), { length: 500 }, 1.5)).toBe(938);
  expect(sceneQuote(sceneOf("item"), { length: 8 }, 1)).toBe(400);
});

test("without a length the words of the form count, and without either there is no quote", () => {
  expect(sceneQuote(sceneOf("source"), { source: "字".repeat(100), length: 500 }, 2)).toBe(250);
  expect(sceneQuote(sceneOf("source"), { source: "字".repeat(60), job: "字".repeat(40) }, 2)).toBe(250);
  // Nothing is polished or translated into less than a sentence.
  expect(sceneQuote(sceneOf("source"), { source: "一二三四" }, 1)).toBe(75);
  expect(sceneQuote(sceneOf("source"), { source: "" }, 2)).toBe(null);
});

test("going on is quoted by what is missing", () => {
  expect(continuationQuote(sceneOf("char"), { target: 1000 }, "字".repeat(332), 1)).toBe(835);
  expect(continuationQuote(sceneOf("item"), { target: 8 }, "1. 一\n2. 二", 1)).toBe(300);
  expect(continuationQuote(sceneOf("source"), { target: null }, "字", 1)).toBe(375);
});

test("a new draft is quoted by the length its instruction names, else by what is there", () => {
  const draft = { text: "字".repeat(800) };
  expect(revisionQuote(sceneOf("char"), { ...draft, instruction: "缩到约 400 字" }, 1)).toBe(500);
  expect(revisionQuote(sceneOf("char"), { ...draft, instruction: "补上落款" }, 2)).toBe(2000);
  expect(revisionQuote(sceneOf("source"), { ...draft, instruction: "补上落款" }, 1)).toBe(1000);
});

test("what is spent while going on leaves out what the draft began with, and stops at the cap", () => {
  const draft = { seedChars: 332, estimate: { tokens: 835, maxTokens: 1002 } };
  expect(spentSoFar(draft, 332, 1)).toBe(0);
  expect(spentSoFar(draft, 732, 1)).toBe(500);
  expect(spentSoFar(draft, 2000, 1)).toBe(1002);
});

test("a charge that differs from the quote says by how much", () => {
  const estimate = { tokens: 625, maxTokens: 750 };
  expect(chargedText({ charged: 625, estimate })).toBe("用去 625 token");
  expect(chargedText({ charged: 580, estimate })).toBe("用去 580 token（比预计少 45）");
  expect(chargedText({ charged: 1700, estimate: { tokens: 625, maxTokens: 2000 } })).toBe("用去 1,700 token（比预计多 1,075）");
  expect(chargedText({ charged: 0, estimate })).toBe("没有扣额度");
});
