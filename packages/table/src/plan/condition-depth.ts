import type { Condition } from "./plan-schema.ts";

/** How deep conditions stand in each other. */
export function conditionDepth(condition: Condition): number {
  if ("all" in condition) return 1 + Math.max(...condition.all.map(conditionDepth));
  if ("any" in condition) return 1 + Math.max(...condition.any.map(conditionDepth));
  return "not" in condition ? 1 + conditionDepth(condition.not) : 1;
}
