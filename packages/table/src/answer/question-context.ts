import type { Lexicon } from "../ask/lexicon.ts";
import type { SheetTable } from "../columns/column.ts";
import type { ComputedPlan } from "../plan/plan-schema.ts";
import type { PlanContext } from "./column-labels.ts";

export type QuestionContext = PlanContext & {
  /** The table that is asked about; one of `tables`. */
  readonly table: SheetTable;
  readonly lexicon: Lexicon;
  /** The plan of the answer it follows on. */
  readonly last?: ComputedPlan | undefined;
};
