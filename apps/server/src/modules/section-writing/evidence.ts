import { ESSAY_EVIDENCE } from "@tangleaf/contract";
import type { Logger } from "pino";

/** What a section may cite: an id and what stands there. */
type Evidence = { readonly id: string; readonly text: string };

/** Pieces that fit, cut to what a prompt has room for. Where they cannot be looked up, the section is written without. */
export async function foundEvidence(log: Logger, find: (limit: number) => Promise<readonly Evidence[]>): Promise<Evidence[]> {
  try {
    const found = await find(ESSAY_EVIDENCE.cards);
    return found
      .slice(0, ESSAY_EVIDENCE.cards)
      .map(({ id, text }) => ({ id, text: text.slice(0, ESSAY_EVIDENCE.maxCharacters).toWellFormed() }));
  } catch (error) {
    log.warn({ err: error }, "no works were found for a section");
    return [];
  }
}
