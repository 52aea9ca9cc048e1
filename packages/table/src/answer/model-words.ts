import type { Lang } from "./format-cell.ts";

type ModelWords = {
  /** A name that was taken for another. */
  readonly readAs: string;
  readonly noValue: string;
  /** What may be asked instead, where an option comes without a plan. */
  readonly orAsk: string;
  readonly noPlan: string;
  readonly between: string;
};

/** What is said of plans a model wrote. Slots stand in braces. */
export const MODEL_WORDS: Readonly<Record<Lang, ModelWords>> = {
  zh: {
    readAs: "把“{named}”读作“{readAs}”",
    noValue: "“{col}”里没有“{named}”，相近的有：",
    orAsk: "{question} 比如：{labels}。",
    noPlan: "这个问题没能变成算得出来的步骤，请换个说法，或先问其中一步。",
    between: "、",
  },
  en: {
    readAs: "“{named}” was read as “{readAs}”",
    noValue: "There is no “{named}” in {col}. Near it are:",
    orAsk: "{question} For example: {labels}.",
    noPlan: "No steps that can be computed came of this question. Please put it another way, or ask for one step of it first.",
    between: ", ",
  },
};
