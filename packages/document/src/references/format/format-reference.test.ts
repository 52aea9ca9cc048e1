import { describe, expect, test } from "vitest";
import { REFERENCE_TYPES } from "../reference.ts";
import { BY_TYPE, GOLDEN, KANAMORI, LANTIAN, seen, url } from "../testing/entries.ts";
import { makeReference as make } from "../testing/make-reference.ts";
import { formatReference } from "./format-reference.ts";

describe.each([
  ["printed in the standards", GOLDEN],
  ["of every type", BY_TYPE],
] as const)("entries %s", (_, cases) => {
  const both = cases.flatMap(([reference, in2015, in2025]) => [["2015", in2015, reference] as const, ["2025", in2025, reference] as const]);
  test.each(both.filter(([, expected]) => expected !== undefined))("GB/T 7714-%s: %s", (edition, expected, reference) => {
    expect(formatReference(reference, { edition })).toBe(expected);
  });
});

describe("an entry", () => {
  test("is of 2015 unless told, and takes the marks of its language where a school wants that", () => {
    expect(formatReference(LANTIAN)).toBe(formatReference(LANTIAN, { edition: "2015" }));
    const options = { edition: "2025", punctuation: "byLanguage" } as const;
    expect(formatReference(KANAMORI, options)).toBe("Kanamori H. Shaking without quaking[J]. Science, 1998, 279(5359): 2063.");
    expect(formatReference(LANTIAN, options)).toContain("科学通报，2012，57（34）：3219.");
  });

  test("that is also printed can do without its address", () => {
    const online = { ...KANAMORI, url, doi: "10.1/x", accessed: seen };
    expect(formatReference(online, { links: false })).toBe(formatReference(KANAMORI));
    expect(formatReference(make("webpage", "首页", { url, accessed: seen }), { links: false })).toContain(url);
  });

  test("has its year behind the author where the text cites so, and 佚名 or Anon for nobody", () => {
    const options = { edition: "2025", system: "authorYear" } as const;
    expect(
      formatReference(
        make("article", "四库馆私家抄校书考略", { authors: "杨洪升", container: "文献", year: "2013", issue: "1", pages: "56-75" }),
        options,
      ),
    ).toBe("杨洪升，2013. 四库馆私家抄校书考略[J]. 文献（1）：56-75.");
    expect(
      formatReference(make("book", "Title", { publisher: "P", year: "1999", pages: "3" }), { system: "authorYear", yearSuffix: "b" }),
    ).toBe("Anon, 1999b. Title[M]. P: 3.");
    expect(formatReference(make("article", "人物龙凤帛画", { container: "中国书法", year: "2023" }), options)).toBe(
      "佚名，2023. 人物龙凤帛画[J]. 中国书法.",
    );
  });

  test("has the colon of its edition before a subtitle, and keeps the one of a scale", () => {
    const map = make("map", "沈阳图:市区 1:170000");
    expect(formatReference(map)).toBe("沈阳图: 市区 1:170000[CM].");
    expect(formatReference(map, { edition: "2025" })).toBe("沈阳图：市区 1:170000[CM].");
    expect(formatReference({ ...KANAMORI, container: "学报(自然科学版)" }, { edition: "2025" })).toContain("学报（自然科学版），1998");
  });

  test("that could not be read in full is shown as it was pasted", () => {
    expect(formatReference({ ...KANAMORI, literal: " 某人：某书，某年。 " })).toBe("某人：某书，某年。");
  });

  test.each([
    ["Jean-Luc", "Godard", "GODARD J-L", "Godard J-L"],
    ["KS", "Frese", "FRESE K S", "Frese K S"],
    ["P.Z.", "Peebles", "PEEBLES P Z", "Peebles P Z"],
    ["Jiang-ning", "Li", "LI J-N", "Li Jiangning"],
    ["J N", "Li", "LI J N", "Li J N"],
    ["Augustus", "De Morgan", "DE MORGAN A", "De Morgan A"],
    ["三", "张", "张三", "张三"],
    ["", "Plato", "PLATO", "Plato"],
    ["Ксения", "Иванова", "Иванова К", "Иванова К"],
  ])("names %s %s as the edition wants", (given, family, in2015, in2025) => {
    const reference = { ...make("book", "X"), authors: [{ family, given }] };
    expect(formatReference(reference)).toBe(`${in2015}. X[M].`);
    expect(formatReference(reference, { edition: "2025" })).toBe(`${in2025}. X[M].`);
  });

  test("of which parts are missing has no stray marks, whatever is missing", () => {
    const parts = {
      authors: "张三",
      editors: "李四",
      container: "容器",
      place: "北京",
      publisher: "出版社",
      year: "2020",
      volume: "3",
      issue: "2",
      pages: "1-9",
      edition: "2",
      url,
      accessed: seen,
      number: "N1",
    };
    const keys = Object.keys(parts) as (keyof typeof parts)[];
    for (const type of REFERENCE_TYPES) {
      for (let mask = 0; mask < 2 ** keys.length; mask += 61) {
        const some = Object.fromEntries(keys.filter((_, at) => (mask >> at) & 1).map((key) => [key, parts[key]]));
        for (const edition of ["2015", "2025"] as const) {
          const text = formatReference(make(type, mask % 2 === 0 ? "题名" : "", some), { edition }).replace(url, "U");
          expect(text, `${type} ${JSON.stringify(some)}`).not.toMatch(
            /\.\.|[,，:：] ?[.,，:：[(（)）]|\(\)|（）|\[\]|^[ ,，:：.)）]|[,，:：/ ]\.?$| {2}|\. ?\/\//,
          );
        }
      }
    }
  });
});
