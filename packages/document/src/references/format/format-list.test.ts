import { describe, expect, test } from "vitest";
import { makeReference as make } from "../testing/make-reference.ts";
import { formatAuthorYear, formatNumbers, yearSuffixes } from "./format-citation.ts";
import { formatList } from "./format-list.ts";

const QIU_1 = make("article", "信息计量学（二）", { id: "R1", authors: "邱均平", container: "情报理论与实践", year: "2000" });
const QIU_2 = make("article", "信息计量学（四）", { id: "R2", authors: "邱均平", container: "情报理论与实践", year: "2000" });
const FALOUT = make("article", "Demotivation", { id: "R3", authors: "Falout, Joseph; Elwood, James; Hood, Michael", year: "2009" });
const CRANE = make("book", "Invisible college", { id: "R4", authors: "Crane, Diana", year: "1972" });

describe("numbers in the text", () => {
  test.each([
    [[], ""],
    [[2], "[2]"],
    [[3, 1], "[1,3]"],
    [[1, 2, 3], "[1-3]"],
    [[255, 256], "[255-256]"],
    [[9, 1, 2, 3, 2, 7], "[1-3,7,9]"],
  ])("%j are written %s", (numbers, expected) => {
    expect(formatNumbers(numbers)).toBe(expected);
  });
});

describe("author and year in the text", () => {
  test.each([
    [[QIU_1], "（邱均平，2000）"],
    [[CRANE], "(Crane, 1972)"],
    [[FALOUT], "(Falout et al., 2009)"],
    [[CRANE, FALOUT], "(Crane, 1972; Falout et al., 2009)"],
    [[{ ...QIU_1, moreAuthors: true }, CRANE], "（邱均平等，2000；Crane，1972）"],
    [[make("book", "题名", { editors: "中国科学院物理研究所", date: "1996-03-01" })], "（中国科学院物理研究所，1996）"],
    [[make("book", "题名")], "（佚名）"],
    [[make("book", "Title", { year: "1999" })], "(Anon, 1999)"],
    [[], ""],
  ])("%#: %s", (references, expected) => {
    expect(formatAuthorYear(references)).toBe(expected);
  });

  test("are told apart by letters where both are the same", () => {
    const suffixes = yearSuffixes([QIU_1, CRANE, QIU_2]);
    expect(formatAuthorYear([QIU_2], { suffixes })).toBe("（邱均平，2000b）");
    expect(suffixes.has("R4")).toBe(false);
    const many = Array.from({ length: 28 }, (_, at) => ({ ...CRANE, id: `R${at}` }));
    expect([...yearSuffixes(many).values()].slice(24)).toEqual(["y", "z", "aa", "ab"]);
  });
});

describe("the list", () => {
  test("is numbered in the order given", () => {
    expect(formatList([CRANE, QIU_1], { edition: "2025" })).toEqual([
      { id: "R4", label: "[1]", text: "Crane D. Invisible college[M]. 1972." },
      { id: "R1", label: "[2]", text: "邱均平. 信息计量学（二）[J]. 情报理论与实践，2000." },
    ]);
  });

  test("by author and year has Chinese works first, each by author, then year, with the letters of the text", () => {
    const an = make("book", "甲", { id: "R5", authors: "安然", year: "2001" });
    const translated = make("book", "中译本", { id: "R6", authors: "Zimmer", year: "2002" });
    const russian = make("book", "Книга", { id: "R7", authors: "Adamov", language: "other" });
    const japanese = make("book", "図書館の本", { id: "R8", authors: "Zama", language: "other" });
    const list = formatList([russian, FALOUT, QIU_1, CRANE, japanese, QIU_2, translated, an], { system: "authorYear" });
    expect(list.map(({ id }) => id)).toEqual(["R5", "R1", "R2", "R6", "R8", "R4", "R3", "R7"]);
    expect(list[1]?.text).toBe("邱均平, 2000a. 信息计量学（二）[J]. 情报理论与实践.");
    expect(list.every(({ label }) => label === "")).toBe(true);
  });
});
