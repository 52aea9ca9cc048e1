import { TextRun, Math as WordMath } from "docx";
import { expect, test } from "vitest";
import { formula } from "./inlines-to-word.ts";

test("a formula is Word's own up to 10,000 characters; a longer one stays as it was written", () => {
  expect(formula("\\frac{a}{b}")).toBeInstanceOf(WordMath);
  expect(formula("x+".repeat(5000))).toBeInstanceOf(WordMath);
  expect(formula(`${"x+".repeat(5000)}y`)).toBeInstanceOf(TextRun);
  // The converter takes a time that grows with the square of the column marks.
  expect(formula("&".repeat(100_000))).toBeInstanceOf(TextRun);
});
