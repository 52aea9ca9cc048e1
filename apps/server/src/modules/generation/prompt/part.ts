/** A stretch of text asked for in one call. */
export type Part = {
  /** Name of its sections in the person's language, for the progress line. */
  readonly label: string;
  /** Sections to write, with their length; empty = goes on in the same section. */
  readonly sections: readonly { readonly name: string; readonly characters: number }[];
  /** Length in the scene's unit. */
  readonly goal: number;
  /** 1-based place among the parts. */
  readonly index: number;
  readonly of: number;
};
