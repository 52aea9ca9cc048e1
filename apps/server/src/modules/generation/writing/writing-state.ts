import type { Plan } from "../kind.ts";

/** A text on its way. */
export type WritingState = {
  /** Everything so far, with what a continuation goes on from. */
  text: string;
  readonly plan: Plan;
};
