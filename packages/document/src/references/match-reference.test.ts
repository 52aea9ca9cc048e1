import { describe, expect, test } from "vitest";
import { dedupe, matchReference, titleSimilarity } from "./match-reference.ts";
import { makeReference as make } from "./testing/make-reference.ts";

const found = make("article", "Deep learning", {
  id: "W1",
  authors: "LeCun, Yann; Bengio, Yoshua",
  year: "2015",
  doi: "10.1038/nature14539",
  source: "crossref",
});

describe("a reference", () => {
  test("is of tier A with the same DOI, an alike title, the same first author and year", () => {
    expect(matchReference({ ...found, title: "Deep Learning.", doi: "https://doi.org/10.1038/NATURE14539" }, found)).toBe("A");
    expect(matchReference({ ...found, authors: [{ literal: "Y. LeCun" }] }, found)).toBe("A");
  });

  test.each([
    ["another DOI", { doi: "10.1/other" }],
    ["another title", { title: "Shallow teaching of networks" }],
    ["another first author", { authors: [{ family: "Bengio", given: "Yoshua" }] }],
    ["another year", { year: "2016" }],
    ["no author", { authors: undefined }],
    ["no year", { year: undefined }],
  ])("is none of it with %s", (_, change) => {
    expect(matchReference({ ...found, ...change }, found)).toBeNull();
  });

  test("is of tier B without a DOI where the title agrees and nothing contradicts", () => {
    expect(matchReference({ ...found, doi: undefined }, found)).toBe("B");
    expect(matchReference(make("article", "Ｄｅｅｐ learning"), found)).toBe("B");
    expect(matchReference(make("article", "Deep learning", { year: "2012" }), found)).toBeNull();
    expect(matchReference(make("article", "Deep learning", { authors: "张三" }), found)).toBeNull();
    expect(matchReference(make("article", ""), { ...found, title: "" })).toBeNull();
  });

  test("of a Chinese author is known by the whole name, however it is divided", () => {
    const chinese = make("article", "知识图谱", { authors: "张三", year: "2020" });
    expect(matchReference(chinese, { ...chinese, authors: [{ family: "张", given: "三" }] })).toBe("B");
    expect(matchReference(chinese, { ...chinese, authors: [{ family: "张", given: "四" }] })).toBeNull();
  });
});

describe("titles", () => {
  test.each([
    ["蓝田生物群：新窗口", "蓝田生物群: 新窗口", 1],
    ["Café au lait", "cafe-au-lait", 1],
    ["abcdefghij", "abcdefghix", 0.9],
    ["", "", 0],
    ["abc", "xyz", 0],
  ])("%j and %j are %d alike", (a, b, expected) => {
    expect(titleSimilarity(a, b)).toBeCloseTo(expected, 5);
  });
});

describe("what is there twice", () => {
  test("is dropped by DOI, then by title and year; the first stays", () => {
    const list = [
      { ...found, id: "R1" },
      { ...found, id: "R2", title: "Another spelling of it", doi: "10.1038/NATURE14539" },
      { ...found, id: "R3", doi: undefined },
      { ...found, id: "R4", doi: "10.1/second-part" },
      make("article", "Deep learning", { id: "R5", year: "2016" }),
      make("article", "", { id: "R6" }),
      make("article", "", { id: "R7" }),
    ];
    const result = dedupe(list);
    expect(result.references.map(({ id }) => id)).toEqual(["R1", "R4", "R5", "R6", "R7"]);
    expect(result.dropped).toEqual([
      { id: "R2", of: "R1" },
      { id: "R3", of: "R1" },
    ]);
  });
});
