import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatReference } from "../format/format-reference.ts";
import type { Edition } from "../format/style.ts";
import { languageOf, type Person, type Reference, type ReferenceType } from "../reference.ts";
import { readEntry } from "./read-gbt.ts";

const han = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(..."学习研究与的知识图谱北京上海文献分析方法系统经济社会发展"), { minLength: min, maxLength: max })
    .map((list) => list.join(""));
const word = fc.constantFrom("Deep", "learning", "of", "graphs", "theory", "Systems", "data", "networks", "model");
const words = (min: number, max: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(" "));
const year = fc.integer({ min: 1900, max: 2026 }).map(String);
const day = fc.tuple(year, fc.integer({ min: 10, max: 12 }), fc.integer({ min: 10, max: 28 })).map((parts) => parts.join("-"));
const count = (max: number): fc.Arbitrary<string> => fc.integer({ min: 1, max }).map(String);
const pages = fc.oneof(
  count(999),
  fc.tuple(count(400), fc.integer({ min: 401, max: 999 })).map((ends) => ends.join("-")),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

const chinesePerson: fc.Arbitrary<Person> = fc
  .constantFrom("张三", "李四光", "欧阳修", "哈里森", "中国图书馆学会")
  .map((literal) => ({ literal }));
const westernPerson: fc.Arbitrary<Person> = fc.oneof(
  fc.record({
    family: fc.constantFrom("Kanamori", "Frese", "Williams-Ellis", "De Morgan", "Peebles"),
    given: fc.constantFrom("H", "K S", "J-L"),
  }),
  fc.constant<Person>({ family: "Peebles", given: "P Z", suffix: "Jr" }),
  fc.constant<Person>({ literal: "American Chemical Society" }),
);

type Shape = { readonly [key in keyof Reference]?: fc.Arbitrary<Reference[key] | undefined> };

/** What an entry of a type may have, so that everything of it is printed. */
function shapeOf(type: ReferenceType, isChinese: boolean): Shape {
  const name = isChinese ? han(2, 8) : words(1, 3);
  const bound: Shape = {
    place: maybe(isChinese ? fc.constantFrom("北京", "上海") : fc.constantFrom("New York", "London")),
    publisher: name,
    year,
    pages: maybe(pages),
    edition: maybe(fc.constantFrom(isChinese ? "修订版" : "Rev. ed")),
  };
  const people = fc.array(isChinese ? chinesePerson : westernPerson, { minLength: 1, maxLength: 3 });
  const link: Shape = { url: fc.constantFrom("https://example.org/a?b=1&c=2"), doi: maybe(fc.constantFrom("10.1000/j.issn.1000-7490")) };
  const within: Shape = {
    ...bound,
    container: isChinese ? han(3, 9) : words(2, 4),
    editors: maybe(people),
    place: isChinese ? fc.constant("北京") : fc.constant("London"),
  };
  const shapes: Partial<Record<ReferenceType, Shape>> = {
    article: {
      container: name,
      year,
      volume: maybe(count(99)),
      issue: maybe(fc.constantFrom("1", "5/6", "增刊1", "S1")),
      pages: maybe(pages),
      ...(isChinese ? {} : link),
    },
    newspaper: { container: name, date: day, pages: maybe(count(20)) },
    book: { ...bound, translators: maybe(people) },
    thesis: { place: bound.place, publisher: name, year, pages: maybe(pages), ...(isChinese ? link : {}) },
    chapter: within,
    conference: within,
    patent: { number: fc.constantFrom("CN200610171314.3", "US6915001"), date: day, pages: maybe(pages) },
    standard: { number: fc.constantFrom("GB/T 3792—2021", "ISO 21378:2019"), authors: fc.constant(undefined) },
    report: { number: maybe(fc.constantFrom("RMRS-GTR-262", "PB 91-194001")), place: bound.place, publisher: name, year },
    webpage: { url: link.url, accessed: day, date: maybe(day) },
    preprint: { url: link.url, accessed: day, date: day, container: name, edition: maybe(fc.constant("V2")) },
    dataset: { url: link.url, accessed: day, date: day, container: name, edition: maybe(fc.constant("V1.0")) },
    map: { ...bound, edition: fc.constant(undefined) },
    archive: { number: fc.constant("LS031-001-0001-001"), place: bound.place, publisher: name, date: day },
  };
  return { authors: people, ...shapes[type] };
}

/** 2015 leaves out platforms and prints preprints as web pages: those come back in 2025. */
const EDITIONS: Readonly<Record<string, readonly Edition[]>> = { preprint: ["2025"], dataset: ["2025"] };
const TYPES: readonly ReferenceType[] = [
  "article",
  "newspaper",
  "book",
  "thesis",
  "chapter",
  "conference",
  "patent",
  "standard",
  "report",
  "webpage",
  "preprint",
  "dataset",
  "map",
  "archive",
];

function arbitraryReference(type: ReferenceType): fc.Arbitrary<Reference> {
  return fc.boolean().chain((isChinese) => {
    const title = isChinese
      ? fc.oneof(
          han(3, 14),
          fc.tuple(han(3, 8), han(3, 8)).map((parts) => parts.join("：")),
        )
      : fc.oneof(
          words(3, 7),
          fc.tuple(words(2, 4), words(2, 4)).map((parts) => parts.join(": ")),
        );
    return fc
      .record({ title, moreAuthors: fc.constant(undefined), ...shapeOf(type, isChinese) } as Record<string, fc.Arbitrary<unknown>>)
      .map((fields) => known({ ...fields, id: "R1", type, language: languageOf(fields["title"] as string), source: "import", tier: "C" }));
  });
}

/** Without what is undefined, and with the year a date has. */
function known(fields: Record<string, unknown>): Reference {
  const date = fields["date"] as string | undefined;
  const all = date === undefined ? fields : { ...fields, year: date.slice(0, 4) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Reference;
}

describe("an entry that was written by the formatter", () => {
  const cases = TYPES.flatMap((type) => (EDITIONS[type] ?? (["2015", "2025"] as const)).map((edition) => [type, edition] as const));
  test.each(cases)("(%s, %s) is read with the same fields", (type, edition) => {
    fc.assert(
      fc.property(arbitraryReference(type), (reference) => {
        const text = formatReference(reference, { edition });
        expect(readEntry("R1", text), text).toEqual(reference);
      }),
    );
  });

  test("with more authors than it names says so", () => {
    const authors = ["张三", "李四", "王五", "赵六"].map((literal) => ({ literal }));
    const entry = formatReference({
      id: "R1",
      type: "article",
      title: "题名",
      authors,
      container: "期刊",
      year: "2020",
      language: "zh",
      source: "typed",
      tier: "C",
    });
    expect(readEntry("R1", entry)).toMatchObject({ authors: authors.slice(0, 3), moreAuthors: true });
    expect(formatReference(readEntry("R1", entry) as Reference)).toBe(entry);
  });
});
