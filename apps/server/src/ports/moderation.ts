/** Looks at texts before they go to a model and while an answer is coming. */
export type ModerationVerdict =
  | { readonly action: "pass" }
  /** Refuse the input, or end the answer here. */
  | { readonly action: "block"; readonly category: string }
  /** Replace the matched words by ＊ and go on. */
  | { readonly action: "mask"; readonly text: string; readonly category: string };

/** One answer, looked at while it comes. */
export interface ModerationStream {
  /** Gives back what may be shown; the beginning of what could become a word is kept back until it is known. */
  push(text: string): { readonly text: string; readonly blocked: string | null };
  /** The answer is over: gives back what was kept. */
  end(): string;
}

export interface Moderation {
  /** Checks a whole text. */
  check(text: string): ModerationVerdict;
  /**
   * Looks at an answer piece by piece; a word cut by the border of two pieces is found too. `before`: what the answer goes on
   * from; a word may begin in it.
   */
  open(before?: string): ModerationStream;
}
