import { ContentError, parseContent } from "@tangleaf/catalogue/content";
import { expect, it } from "vitest";
import { termFileSchema } from "./term-file.ts";

const GROUPS = "  people: {}\n  places: {}\n";
const TERMS = `fromChinese:\n  things:\n    存货: inventory\n${GROUPS}fromEnglish:\n  things:\n    stock control: 库存控制\n${GROUPS}`;

/** Faults of the terms with one place written otherwise. */
function faultsWith(from: string, to: string): readonly string[] {
  expect(TERMS).toContain(from);
  try {
    parseContent("terms.yaml", TERMS.replace(from, to), termFileSchema);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

it("reads terms as they stand", () => {
  expect(faultsWith("inventory", "stock")).toEqual([]);
});

it.each([
  ["an unknown group", "things:", "objects:", "terms.yaml:2: fromChinese › objects: no field of this name is known."],
  [
    "a word on the wrong side",
    "存货: inventory",
    "inventory: 存货",
    "terms.yaml:3: fromChinese › things › inventory: Write a Chinese word.",
  ],
  ["a word that stands twice", "存货: inventory", "存货: inventory\n    存货: stock", "terms.yaml:4: This field stands twice."],
  [
    "a word in two groups",
    "people: {}",
    "people: { 存货: stock }",
    "terms.yaml:4: fromChinese › people › 存货: This word stands in another group too.",
  ],
])("refuses %s", (_name, from, to, fault) => {
  expect(faultsWith(from, to)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});
