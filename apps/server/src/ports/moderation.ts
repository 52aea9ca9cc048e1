/** Checks texts before they go to a model and answers while they arrive. */
export type ModerationVerdict =
  | { readonly action: "pass" }
  /** Refuse the input, or end the answer here. */
  | { readonly action: "block"; readonly category: string }
  /** Replace the matched words by ＊ and go on. */
  | { readonly action: "mask"; readonly text: string; readonly category: string };

/** One answer, checked while it arrives. */
export interface ModerationStream {
  /** Returns what may be shown; a suffix that could begin a word is held back until it is decided. */
  push(text: string): { readonly text: string; readonly blocked: string | null };
  /** The answer has ended: returns what was held back. */
  end(): string;
}

export interface Moderation {
  /** Checks a whole text. */
  check(text: string): ModerationVerdict;
  /**
   * Checks an answer piece by piece, also words split between pieces. `before`: the text the answer continues, in which a word
   * may begin.
   */
  open(before?: string): ModerationStream;
}
