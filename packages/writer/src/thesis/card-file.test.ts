import { readFileSync } from "node:fs";
import { ContentError, parseContent } from "@tangleaf/catalogue/content";
import { expect, it } from "vitest";
import { cardFileSchema } from "./card-file.ts";

const CARD = readFileSync(new URL("../../../../content/method-cards/t-test.yaml", import.meta.url), "utf8");

/** Faults of the card with one place written otherwise: field and message. */
function faultsWith(from: string, to: string): string[] {
  expect(CARD).toContain(from);
  try {
    parseContent("card.yaml", CARD.replace(from, to), cardFileSchema);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map((fault) => fault.replace(/^card\.yaml:\d+: /, ""));
    throw error;
  }
}

it("reads a card as it stands, with what it leaves out", () => {
  const text = CARD.slice(0, CARD.indexOf("exhibits:"));
  expect(parseContent("card.yaml", text, cardFileSchema).value).toMatchObject({ key: "t-test", exhibits: [], never: { zh: [], en: [] } });
});

it.each([
  ["an unknown method", "methods: [empirical,", "methods: [empiric,", "methods › no. 1: “empiric” is not known. Did you mean “empirical”?"],
  [
    "a role it may not stand in",
    "roles: [analysis, results]",
    "roles: [analysis, results]\nstandard: [theory]",
    "standard › no. 1: Write theory among the roles too.",
  ],
  ["a cue in capitals", "- t-test", "- T-test", "cues › en › no. 1: Write it in small letters."],
  ["a phrase that fills", "三组及以上", "首先，三组及以上", "sentences › zh › no. 8: “首先” fills up. Leave it out."],
  ["a year", "Three or more groups", "Since 2019 three groups", "sentences › en › no. 8: Name no year."],
  [
    "a slot that is none",
    "Three or more groups",
    "Groups of {people}",
    "sentences › en › no. 8: Use no slots but {object}, {problem} and {scope}.",
  ],
  ["a mark of the author's", "显著性水平\n", "【显著性水平】\n", "missing › zh › no. 2: Leave out 【 and 】"],
  [
    "a half-width mark",
    "差异不显著不等于两组相同；",
    "差异不显著不等于两组相同;",
    "limits › zh › no. 1: Write full-width marks beside Chinese characters.",
  ],
  ["Chinese in English", "en: t-test", "en: t-test（两组）", "title › en: Leave out Chinese characters and marks."],
  [
    "a sentence without an end",
    "应采用方差分析。",
    "应采用方差分析",
    "sentences › zh › no. 8: End it with a full stop or a question mark.",
  ],
  [
    "a table with fewer columns in one language",
    "[变量, ",
    "[",
    "exhibits › no. 1: Write as many columns and rows in one language as in the other.",
  ],
  ["an unknown kind of exhibit", "kind: table", "kind: tables", "exhibits › no. 1 › kind: “tables” is not known. Did you mean “table”?"],
])("refuses %s", (_name, from, to, fault) => {
  expect(faultsWith(from, to)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

it("wants five sentences at least", () => {
  const from = CARD.indexOf("    - 样本较大");
  const cut = CARD.slice(from, CARD.indexOf("  en:\n", from));
  const [first = "", second = "", third = ""] = cut.split("\n");
  expect(faultsWith(cut, `${[first, second, third].join("\n")}\n`)).toEqual([]);
  expect(faultsWith(cut, `${[first, second].join("\n")}\n`)).toEqual(["sentences › zh: Write 5 or more."]);
});
