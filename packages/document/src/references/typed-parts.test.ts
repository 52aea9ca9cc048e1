import { describe, expect, test } from "vitest";
import { readReferences } from "./import/read-references.ts";
import { faultyParts, isWebAddress, readTypedPart, withTidyParts } from "./typed-parts.ts";

describe("what is typed as a year", () => {
  test.each([
    "2024",
    "c1988",
    "[1936]",
    "1865（清同治四年）",
    "民国二十五年",
    "２０２４",
    "1992-1995",
    "2012a",
    "n.d.",
    "in press",
    "待出版",
  ])("is one: %s", (text) => expect(readTypedPart("year", text)).toBe(text));
  test.each(["abc", "去年", "24", "20245", "!!!", "🎓", "年"])("is none: %s", (text) =>
    expect(readTypedPart("year", text)).toBeUndefined(),
  );
});

describe("what is typed as a date", () => {
  test.each([
    ["2024", "2024"],
    ["2024-05", "2024-05"],
    ["2024/5/1", "2024-05-01"],
    ["2024年5月1日", "2024-05-01"],
    ["2024.12.31", "2024-12-31"],
  ])("is kept in one form: %s", (typed, kept) => expect(readTypedPart("date", typed)).toBe(kept));
  test.each(["abc", "2024-13-01", "2024-02-31", "05-01", "tomorrow", "2024-05-01T00:00"])("is none: %s", (text) =>
    expect(readTypedPart("accessed", text)).toBeUndefined(),
  );
});

describe("what is typed as a DOI", () => {
  test.each(["10.1000/182", "https://doi.org/10.1000/182", "doi: 10.1000/182"])("is kept without its address: %s", (text) =>
    expect(readTypedPart("doi", text)).toBe("10.1000/182"),
  );
  test.each(["hello", "10.1000", "11.1000/182", "javascript:10.1000/182"])("is none: %s", (text) =>
    expect(readTypedPart("doi", text)).toBeUndefined(),
  );
});

describe("what is typed as an address", () => {
  test.each(["https://example.org/a?b=c#d", "www.example.com", "example.com:8080/x", "http://例子.中国/文", "ftp://ftp.example.org/x"])(
    "is one of the web: %s",
    (text) => expect(isWebAddress(text)).toBe(true),
  );
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//a.b",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x.y",
    "file:///etc/passwd",
    "mailto:a@b.cn",
    "知网",
    "https://",
    "http:a.b",
  ])("is none: %s", (text) => expect(isWebAddress(text)).toBe(false));
});

test("only parts that were changed are looked at: what was imported otherwise stays", () => {
  const before = { year: "[s.l.]", url: "javascript:alert(1)" };
  expect(faultyParts({ ...before, doi: "hello" }, before)).toEqual(["doi"]);
  expect(faultyParts({ year: "abc", date: "abc", accessed: "abc", doi: "abc", url: "javascript:1" })).toEqual([
    "year",
    "date",
    "accessed",
    "doi",
    "url",
  ]);
  expect(withTidyParts({ title: "题", doi: "doi:10.1000/182", accessed: "2024/5/1", year: "[s.l.]" })).toEqual({
    title: "题",
    doi: "10.1000/182",
    accessed: "2024-05-01",
    year: "[s.l.]",
  });
});

test("an address that is none of the web is not imported", () => {
  const { references } = readReferences(
    "@misc{a, title={A title}, url={javascript:alert(1)}}\n@misc{b, title={Another title}, url={https://example.org/b}}",
  );
  expect(references.map(({ title, url }) => [title, url])).toEqual([
    ["A title", undefined],
    ["Another title", "https://example.org/b"],
  ]);
});
