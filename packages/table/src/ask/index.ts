export { buildLexicon, type Lexicon } from "./lexicon.ts";
export * from "./plan-question.ts";
