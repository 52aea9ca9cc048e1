import type { Hand } from "./prompt/frame.ts";

type Parameters = { readonly temperature: number };

/** How freely a model chooses its words, by whose hand it is. What providers take where nothing is sent differs from 0.6 to 1. */
export const MODEL_PARAMETERS: Readonly<Record<Hand, Parameters>> = {
  // Prose of its own: lower, texts of one scene begin and end alike; higher, facts drift.
  writing: { temperature: 0.8 },
  // Somebody's own words: as near to them as the task lets it.
  reworking: { temperature: 0.3 },
  // Ideas are to differ from one another, and from those that were not taken.
  thinking: { temperature: 1 },
  // Plans a program runs, and figures: the same question has the same answer.
  computing: { temperature: 0 },
};
