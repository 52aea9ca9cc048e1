/** Whose words are looked at: what a person sends, or what is being written for them. */
export type ModerationSide = "input" | "output";

/** What becomes of words that are on the list. */
export const MODERATION_ACTIONS = ["block", "refuse", "stop", "mask", "log"] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** A place where words of the list stand, whatever is done about them. */
export type ModerationFinding = {
  readonly category: string;
  readonly action: ModerationAction;
  /** The line of the list, as its author wrote it. */
  readonly term: string;
  /** What was found, with a little of what stands before it. */
  readonly excerpt: string;
};
export type OnFinding = (finding: ModerationFinding) => void;

export type ModerationVerdict =
  | { readonly action: "pass" }
  /** Refuse the input, or end the answer here. */
  | { readonly action: "block"; readonly category: string }
  /** Replace the matched words by ＊ and go on. */
  | { readonly action: "mask"; readonly text: string; readonly category: string };

/** What may be shown; `blocked` names the category that ends the answer. */
export type ModerationStep = { readonly text: string; readonly blocked: string | null };

/** One answer, checked while it arrives. */
export interface ModerationStream {
  /** A suffix that could begin a word is held back until it is decided. */
  push(text: string): ModerationStep;
  /** The answer has ended: returns what was held back, as far as it may be shown. */
  end(): ModerationStep;
}

/** Checks texts before they go to a model and answers while they arrive. */
export interface Moderation {
  /** Checks a whole text; what a person sends where `side` is left out. */
  check(text: string, how?: { readonly side?: ModerationSide; readonly onFinding?: OnFinding | undefined }): ModerationVerdict;
  /**
   * Checks an answer piece by piece, also words split between pieces. `before`: the text the answer continues, in which a word
   * may begin.
   */
  open(before?: string, onFinding?: OnFinding): ModerationStream;
}
