import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Part } from "../writing/plan-parts.ts";

/** One call to a model, as a kind's prompt sees it. */
export type PromptCall = {
  readonly scene: CatalogueScene | null;
  /** What of the plan is asked for in this call. */
  readonly part: Part | null;
  /** Length to ask for; differs from the part's goal for models that write too much or too little. */
  readonly ask: number | null;
  /** Everything written so far. */
  readonly written: string;
  /** The last call broke off or fell short: go on where it ends. */
  readonly goOn: boolean;
  /** Everything is said: one or two closing sentences. */
  readonly closing?: boolean;
  /** Puts words of a person between marks nobody can guess: the model reads them as material, not as instructions. */
  readonly fence: (text: string) => string;
};
