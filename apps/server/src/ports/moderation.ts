/** Looks at texts before they go to a model and while an answer is coming. */
export type ModerationVerdict =
  | { readonly action: "pass" }
  /** Refuse the input, or end the answer here. */
  | { readonly action: "block"; readonly category: string }
  /** Replace the matched words by ＊ and go on. */
  | { readonly action: "mask"; readonly text: string; readonly category: string };

export interface Moderation {
  /** Checks a whole text. */
  check(text: string): ModerationVerdict;
  /** Longest word in characters, so that a stream can be checked in overlapping windows. */
  readonly windowOverlap: number;
}
