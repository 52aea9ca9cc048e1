/** What writer and reader of Word files have in common. */
export * from "./details-part.ts";
export * from "./names.ts";
export { charactersToLatex, ommlToLatex } from "./omml-to-latex.ts";
export { type FormulaWord, isPlainFormula, ommlToWords } from "./omml-to-words.ts";
export * from "./open-package.ts";
export * from "./parse-xml.ts";
export * from "./picture-size.ts";
export * from "./write-xml.ts";
