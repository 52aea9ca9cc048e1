export { buildLexicon, type Lexicon } from "./lexicon.ts";
export * from "./plan-question.ts";
export type { SaidPeriod } from "./question.ts";
export { suggestQuestions } from "./suggest-questions.ts";
