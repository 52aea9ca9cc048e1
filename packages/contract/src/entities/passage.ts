import { z } from "zod";
import { ESSAY_LEDGER, INSTRUCTION_MAX_CHARACTERS, SYNC_PARAGRAPHS_MAX } from "../constants.ts";
import { PASSAGE_ACTIONS } from "../passage-actions.ts";
import { blockIdSchema } from "./document.ts";
import { essayLanguageSchema } from "./essay.ts";

/** What stands around them, to be understood and not to be changed. */
const aroundSchema = z.string().max(ESSAY_LEDGER.paragraph).optional();
/** Paragraphs of a note with what is asked for them. ⟦1⟧ stands for what has no words: a citation, a formula. */
export const passageRequest = {
  /** The heading they stand under; null = above the first one. */
  headingId: blockIdSchema.nullable(),
  action: z.enum(PASSAGE_ACTIONS),
  /** What to do, where the action is `instruct`. */
  instruction: z.string().max(INSTRUCTION_MAX_CHARACTERS).optional(),
  /** Language of a translation. */
  to: essayLanguageSchema.optional(),
  /** Of `continue`: what the new text goes on from; an empty section has none. */
  paragraphs: z.array(z.string().min(1).max(ESSAY_LEDGER.paragraph)).max(SYNC_PARAGRAPHS_MAX),
  before: aroundSchema,
  after: aroundSchema,
};
