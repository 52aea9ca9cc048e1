import type { Lang } from "./format-cell.ts";

type ModelWords = {
  /** A name that was taken for another. */
  readonly readAs: string;
  readonly noValue: string;
  /** What may be asked instead, where an option comes without a plan. */
  readonly orAsk: string;
  readonly noPlan: string;
  /** Two tables hardly any of whose keys are the same. */
  readonly poorJoin: string;
  readonly poorLeft: string;
  readonly poorRight: string;
  readonly joinAnyway: string;
  readonly askJoin: string;
  readonly between: string;
};

/** What is said of plans a model wrote. Slots stand in braces. */
export const MODEL_WORDS: Readonly<Record<Lang, ModelWords>> = {
  zh: {
    readAs: "把“{named}”读作“{readAs}”",
    noValue: "“{col}”里没有“{named}”，相近的有：",
    orAsk: "{question} 比如：{labels}。",
    noPlan: "这个问题没能变成算得出来的步骤，请换个说法，或先问其中一步。",
    poorJoin: "两张表按“{left}”和“{right}”对：{rows} 行里只有 {matched} 行对得上。",
    poorLeft: "这边对不上的：{keys}。",
    poorRight: "那边没用上的：{keys}。",
    askJoin: "要照样算吗？",
    joinAnyway: "照样算",
    between: "、",
  },
  en: {
    readAs: "“{named}” was read as “{readAs}”",
    noValue: "There is no “{named}” in {col}. Near it are:",
    orAsk: "{question} For example: {labels}.",
    noPlan: "No steps that can be computed came of this question. Please put it another way, or ask for one step of it first.",
    poorJoin: "The two tables are matched by {left} and {right}, and only {matched} of {rows} rows have a partner. ",
    poorLeft: "Without one here: {keys}. ",
    poorRight: "Without one there: {keys}. ",
    askJoin: "Compute it all the same?",
    joinAnyway: "Compute it",
    between: ", ",
  },
};
