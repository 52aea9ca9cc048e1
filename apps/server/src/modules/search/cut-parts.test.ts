import { expect, test } from "vitest";
import { cutParts, WORDS_MAX_UNITS } from "./cut-parts.ts";

const UNITS = 1000;
let state = 3;
function roll(below: number): number {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
}
const character = () => (roll(50) === 0 ? "𠮷" : String.fromCharCode(0x4e00 + roll(2000)));
const textOf = (length: number) => Array.from({ length }, character).join("");

test("every run of words that is short enough stands whole in a part, and no part has words the text has not", () => {
  const text = textOf(12_000);
  const parts = cutParts(text, UNITS);
  for (let at = 0; at + WORDS_MAX_UNITS <= text.length; at += 37) {
    const words = text.slice(at, at + WORDS_MAX_UNITS);
    expect(parts.some((part) => part.text.includes(words))).toBe(true);
  }
  for (const part of parts) {
    expect(text.includes(part.text)).toBe(true);
    expect(part.text.isWellFormed()).toBe(true);
    expect(part.text.length).toBeLessThanOrEqual(UNITS + WORDS_MAX_UNITS + 2);
    expect([...text].slice(part.place, part.place + 3).join("")).toBe([...part.text].slice(0, 3).join(""));
  }
});

test("an edit in a long text changes the parts around it and no others", () => {
  const text = textOf(40_000);
  const before = new Set(cutParts(text, UNITS).map((part) => part.text));
  const edited = `${text.slice(0, 9000).toWellFormed()}加了一句话。${text.slice(9000).toWellFormed()}`;
  const fresh = cutParts(edited, UNITS).filter((part) => !before.has(part.text));
  expect(fresh.length).toBeLessThan(8);
});

test("one character a million times over is cut as well", () => {
  expect(cutParts("a".repeat(1_000_000), 8000).length).toBeLessThanOrEqual(250);
  expect(cutParts("", 8000)).toEqual([]);
});
