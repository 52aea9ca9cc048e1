import type { SayPart } from "../answer-schema.ts";
import type { PlanContext } from "../column-labels.ts";
import { compared } from "./say-compared.ts";
import { listed, pivoted, shared } from "./say-groups.ts";
import { marks, nothing, rows } from "./say-rows.ts";
import { top } from "./say-top.ts";
import { value } from "./say-value.ts";
import { capital } from "./sentence-case.ts";
import { type Computed, type Shape, Teller } from "./teller.ts";

const SHAPES: readonly Shape[] = [nothing, marks, compared, shared, top, value, pivoted, listed, rows];

/** What was found in one sentence, by the shape of the plan. Every figure of it names the cells it comes from. */
export function sayResult(computed: Computed, context: PlanContext): SayPart[] {
  const teller = new Teller(computed, context);
  for (const shape of SHAPES) {
    const said = shape(teller);
    if (said !== null) return [...capital(teller, said)];
  }
  return [];
}
