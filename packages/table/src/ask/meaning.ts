import type { Aggregate, Comparison } from "../plan/plan-schema.ts";
import type { MeasureClass } from "./measure-classes.ts";

/** What a word of a question says. `filler` says nothing, and may stay unused. */
export type Meaning =
  | { readonly is: "filler" }
  /** What the rows of a table are: orders, sign-ups. */
  | { readonly is: "rows" }
  /** Each of what was named is meant by itself. */
  | { readonly is: "apart" }
  | { readonly is: "each" }
  | { readonly is: "which" }
  | { readonly is: "who" }
  | { readonly is: "count" }
  | { readonly is: "howMuch" }
  | { readonly is: "agg"; readonly fn: Aggregate }
  | { readonly is: "summary" }
  | { readonly is: "share" }
  /** `of`: the figures a word like 最贵 is of; "count": there are most rows of it. */
  | { readonly is: "most"; readonly isUp: boolean; readonly ofTime?: boolean; readonly of?: MeasureClass | "count" }
  | { readonly is: "order"; readonly isUp: boolean }
  | { readonly is: "first" }
  /** An order is asked for, which has to be said. */
  | { readonly is: "sorted" }
  /** What stands down the side of a table of two, and what across its top: of the word before, or behind it. */
  | { readonly is: "side"; readonly of: "rows" | "columns"; readonly stands: "before" | "behind" }
  | { readonly is: "oneRow" }
  | { readonly is: "compare"; readonly as: Comparison; readonly of?: MeasureClass }
  | { readonly is: "after"; readonly as: Comparison }
  | { readonly is: "to" }
  | { readonly is: "between" }
  | { readonly is: "empty" }
  | { readonly is: "filled" }
  /** A word that stands before the column nothing is in: 缺电话的, no rating. */
  | { readonly is: "lacks" }
  /** What is done in any row: 来, 用, got. */
  | { readonly is: "did" }
  /** What is left when some are taken away. */
  | { readonly is: "others" }
  /** Rows down and columns across. */
  | { readonly is: "crosstab" }
  /** A number said behind 以上 as well: 4 以上（含 4）. */
  | { readonly is: "inclusive" }
  | { readonly is: "not" }
  | { readonly is: "and" }
  | { readonly is: "than" }
  | { readonly is: "change" }
  | { readonly is: "changeWord" }
  | { readonly is: "mark" }
  | { readonly is: "list" }
  | { readonly is: "dedupe" }
  | { readonly is: "chart"; readonly type: "bar" | "line" | "pie" | "scatter" | null }
  | { readonly is: "grain"; readonly grain: "day" | "week" | "month" | "quarter" | "year" }
  | { readonly is: "weekend" }
  | { readonly is: "relative"; readonly grain: "month" | "quarter" | "year"; readonly back: number }
  | { readonly is: "bins" }
  | { readonly is: "only" }
  | { readonly is: "again" }
  | { readonly is: "split" }
  /** Whoever comes again is counted once. */
  | { readonly is: "once" }
  /** The day itself is asked for. */
  | { readonly is: "when" }
  | { readonly is: "weekday"; readonly day: number }
  /** Before or behind a period: before February, 3 月以后. */
  | { readonly is: "beside"; readonly as: "<" | ">" | ">=" }
  | { readonly is: "math"; readonly fn: "+" | "-" | "*" | "/" }
  | { readonly is: "corr" }
  /** Each row is to have one figure more. */
  | { readonly is: "newColumn" }
  /** What rows may be called in any table: it says nothing where they are shown or counted as they are. */
  | { readonly is: "thing" }
  /** The place of each in an order. */
  | { readonly is: "rank" }
  | { readonly is: "forecast" }
  | { readonly is: "judgement" }
  | { readonly is: "class"; readonly of: MeasureClass }
  /** What figures of a class are asked by: 多久, how old. */
  | { readonly is: "howMuchOf"; readonly of: MeasureClass };

/** Words by what they say, in both languages: people mix them. Each list is one meaning; longer words are found first. */
export type Words = readonly (readonly [Meaning, string])[];
