import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, type FindQuery, findIn, isPattern, patternOf, replacementOf } from "./find-query.ts";

const found = (text: string, query: Partial<FindQuery>) =>
  findIn(text, patternOf({ ...EMPTY_QUERY, ...query }), 100).map(({ from, to }) => text.slice(from, to));

describe("a query", () => {
  test("looks for exactly what is typed: signs of regular expressions are signs", () => {
    expect(found("a.b aXb (1+1)", { text: "a.b" })).toEqual(["a.b"]);
    expect(found("a.b aXb (1+1)", { text: "(1+1)" })).toEqual(["(1+1)"]);
  });

  test("does not tell capitals apart unless asked to", () => {
    expect(found("Tea tea TEA", { text: "tea" })).toEqual(["Tea", "tea", "TEA"]);
    expect(found("Tea tea TEA", { text: "tea", matchCase: true })).toEqual(["tea"]);
  });

  test("as a whole word is bounded by letters and digits, and in Chinese by nothing", () => {
    expect(found("cat concat cat5 cat.", { text: "cat", wholeWord: true })).toEqual(["cat", "cat"]);
    expect(found("旧书店的书", { text: "书", wholeWord: true })).toEqual(["书", "书"]);
    expect(found("用cat抓", { text: "cat", wholeWord: true })).toEqual(["cat"]);
  });

  test("may be a regular expression; an unfinished one is none", () => {
    expect(found("第1章 第12章", { text: "第(\\d+)章", isRegex: true })).toEqual(["第1章", "第12章"]);
    expect(found("ab cd", { text: "ab|cd", isRegex: true, wholeWord: true })).toEqual(["ab", "cd"]);
    expect(isPattern({ ...EMPTY_QUERY, text: "(a", isRegex: true })).toBe(false);
    expect(isPattern({ ...EMPTY_QUERY, text: "(a" })).toBe(true);
  });

  test("finds nothing of no length", () => {
    expect(found("abc", { text: "x*", isRegex: true })).toEqual([]);
  });
});

test("a replacement names groups of a regular expression, and is words as they are otherwise", () => {
  const text = "2026-11";
  const [match] = findIn(text, patternOf({ ...EMPTY_QUERY, text: "(\\d+)-(\\d+)", isRegex: true }), 1);
  if (!match) throw new Error("no match");
  expect(replacementOf("$2/$1 $& $$ $3", text, match, true)).toBe("11/2026 2026-11 $ $3");
  expect(replacementOf("$1", text, match, false)).toBe("$1");
});
