import type { SuggestedPassage } from "@tangleaf/document/model";
import type { Step } from "./signed-text.ts";

/** What is decided about one passage. */
export type Decision = {
  readonly id: string;
  readonly index: number;
  /** What its paragraph says from now on, with signs; null = what it says now. Of a new text: whether it is put in. */
  readonly text: string | null;
  /** The changes that make it say so; absent = those its two texts tell. */
  readonly steps?: readonly Step[];
  /** What is still offered of it; null = nothing. */
  readonly left: SuggestedPassage | null;
};
