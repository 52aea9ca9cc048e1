import type { Plan } from "@tangleaf/table/plan";
import type { SheetStep } from "@tangleaf/table/step-schema";

const FROM_ANSWER = "ask-";
const ONLY_VIEWS: readonly string[] = ["filter", "highlight", "sort"];

/** A step an answer made: the next answer's own take its place. */
export const isFromAnswer = ({ id }: SheetStep): boolean => id.startsWith(FROM_ANSWER);

/** What an answer does to the sheet beside it: it shows the rows it found and marks those it marked. Others leave the sheet alone. */
export function stepsOfPlan(plan: Plan | null, answerId: string): SheetStep[] {
  if (plan === null || !("steps" in plan)) return [];
  const isView = plan.steps.every(({ op }) => ONLY_VIEWS.includes(op));
  return plan.steps.flatMap((step, n): SheetStep[] => {
    const id = `${FROM_ANSWER}${n}-${answerId}`.slice(0, 64);
    if (step.op === "highlight") return [{ id, do: "marks", where: step.where, tone: step.tone ?? 1 }];
    return isView && step.op === "filter" ? [{ id, do: "filter", where: step.where }] : [];
  });
}
