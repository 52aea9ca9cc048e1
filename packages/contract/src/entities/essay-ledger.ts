import { z } from "zod";
import { ESSAY_LEDGER, SYNC_CHANGES_MAX, SYNC_PARAGRAPHS_MAX } from "../constants.ts";
import { blockIdSchema } from "./document.ts";

const words = z.string().max(ESSAY_LEDGER.words);

/** The facts of one section as the others last agreed with them (docs/decisions/052). */
export const ledgerEntrySchema = z.object({
  sectionId: blockIdSchema,
  /** Numbers with what they count; a share has digits behind its point. */
  claims: z.array(z.object({ key: words, value: words, words })).max(ESSAY_LEDGER.claims),
  /** Terms it explains; `meaning` is a hash of the sentence that does. */
  terms: z
    .array(z.object({ term: words, english: words.optional(), abbreviation: words.optional(), meaning: words }))
    .max(ESSAY_LEDGER.terms),
  /** Ids of the references it cites. */
  citations: z.array(words).max(ESSAY_LEDGER.citations),
  /** Changes elsewhere its owner does not follow. */
  dismissed: z.array(z.string().max(ESSAY_LEDGER.dismissedKey)).max(ESSAY_LEDGER.dismissed),
});

export const ledgerSchema = z.array(ledgerEntrySchema).max(ESSAY_LEDGER.sections);

/** What was changed elsewhere, as it stood and as it stands. */
export const syncChangeSchema = z.object({
  what: z.enum(["claim", "term"]),
  /** Heading of the section that was changed. */
  section: z.string().max(ESSAY_LEDGER.heading),
  from: words,
  to: words,
});
export const syncChangesSchema = z.array(syncChangeSchema).min(1).max(SYNC_CHANGES_MAX);
/** Paragraphs that are to be changed. ⟦1⟧ stands for what has no words: a citation, a formula. */
export const syncParagraphsSchema = z.array(z.string().min(1).max(ESSAY_LEDGER.paragraph)).min(1).max(SYNC_PARAGRAPHS_MAX);
