import { expect, test } from "vitest";
import { doiOf } from "./doi.ts";

test.each([
  ["10.5555/ABC.1", "10.5555/abc.1"],
  ["https://doi.org/10.5555/abc.1", "10.5555/abc.1"],
  ["http://dx.doi.org/10.5555%2Fabc.1", "10.5555/abc.1"],
  ["doi:10.5555/abc.1", "10.5555/abc.1"],
  ["DOI：10.5555/abc.1。", "10.5555/abc.1"],
  [" 10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O ", "10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o"],
  ["https://doi.org/10.5555/%E0%A4%A", "10.5555/%e0%a4%a"],
])("%s is the DOI %s", (text, doi) => {
  expect(doiOf(text)).toBe(doi);
});

test.each([
  "",
  "reading 10.5555/abc.1 aloud",
  "10.5/abc",
  "10.5555/",
  "10.5555/../../admin",
  "10.5555/..",
  "https://doi.org/10.5555/%2e%2e/secret",
  "10.5555/a\u0000b",
  `10.5555/${"a".repeat(300)}`,
  "https://example.org/10.5555/abc",
])("%j is no DOI", (text) => {
  expect(doiOf(text)).toBeNull();
});
