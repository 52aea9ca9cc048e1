import { type CheckOptions, checkDocument } from "@tangleaf/document/checks";
import { markdownToContent } from "@tangleaf/document/convert";
import { describe, expect, it } from "vitest";
import { ENGLISH_LETTER, FORMULAS, OFFICIAL_NOTICE, WEEKLY_REPORT } from "../export/testing/sample-texts.ts";
import { SCHOOL_TEXT } from "../export/testing/school-paper.ts";
import { GOLDEN_DOCUMENTS } from "./testing/golden-documents.ts";

const OPTIONS: CheckOptions = { target: 0, references: [] };
const faultsOf = (document: Parameters<typeof checkDocument>[0]) =>
  checkDocument(document, OPTIONS).flatMap(({ rule, severity, values }) => (severity === "fault" ? [{ rule, values }] : []));

describe("self-checks find no fault where there is none", () => {
  it.each(Object.entries(GOLDEN_DOCUMENTS))("in a document of the Word tests: %s", (_, document) => {
    expect(faultsOf(document)).toEqual([]);
  });
  it.each(Object.entries({ WEEKLY_REPORT, ENGLISH_LETTER, OFFICIAL_NOTICE, FORMULAS }))("in a text of the Word tests: %s", (_, text) => {
    expect(faultsOf(markdownToContent(text))).toEqual([]);
  });
});

it("a table the text names in a paper without it is a fault", () => {
  expect(faultsOf(markdownToContent(SCHOOL_TEXT))).toEqual([{ rule: "exhibitMissing", values: { kind: "table", label: "表 2" } }]);
});
