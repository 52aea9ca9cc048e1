import data from "./fresh-questions.json" with { type: "json" };
import { readQuestionSet } from "./question-set.ts";

/** A hundred questions by somebody who had not seen the planner's words; it was tuned by them since. */
export const FRESH = readQuestionSet(data as unknown as Parameters<typeof readQuestionSet>[0]);
export const FRESH_QUESTIONS = FRESH.questions;
export const FRESH_TABLES = FRESH.tables;
