import type { Plan } from "../kind.ts";

/** A text on its way: what is there, and how its model keeps to what it is asked for. */
export type WritingState = {
  /** Everything so far, with what a continuation goes on from. */
  text: string;
  /** Of what was asked for, in its unit. */
  count: number;
  /** What the model writes for each character it is asked for. */
  ratio: number;
  readonly target: number;
  readonly plan: Plan;
};

/** Less is never asked for. */
export const ASK_MIN = 15;
/** How much a model may be believed to miss the asked length. */
const RATIO = { least: 0.4, most: 2.5 } as const;

/** Length to ask for, so that so many characters come. */
export function askFor(state: WritingState, characters: number): number {
  return Math.max(ASK_MIN, Math.round(characters / state.ratio));
}

export function learnRatio(state: WritingState, seen: number): void {
  state.ratio = Math.min(RATIO.most, Math.max(RATIO.least, seen));
}
