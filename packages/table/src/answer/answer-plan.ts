import type { Plan } from "../plan/plan-schema.ts";
import { nearNames } from "../repair/match-name.ts";
import { PlanError, runPlan } from "../run/index.ts";
import { answerBody, wordsOnly } from "./answer-body.ts";
import type { AnswerBody } from "./answer-schema.ts";
import { type PlanContext, sourceColumns } from "./column-labels.ts";
import { runContext } from "./say.ts";

/** A plan that cannot be run, with the columns or tables that may have been meant. */
export class PlanFaultError extends PlanError {
  readonly near: readonly string[];
  constructor({ fault, path, named }: PlanError, near: readonly string[]) {
    super(fault, path, named);
    this.near = near;
  }
}

/** Runs a plan as it is. A plan that asks or refuses is passed on. Throws PlanFaultError. */
export function answerPlan(plan: Plan, context: PlanContext & { readonly ask?: string | undefined }): AnswerBody {
  if ("refuse" in plan) return wordsOnly("refuse", plan.say);
  if ("clarify" in plan) {
    const options = plan.clarify.options.flatMap(({ label, plan: meant }) => (meant === undefined ? [] : [{ label, plan: meant }]));
    return wordsOnly("clarify", plan.clarify.question, { options });
  }
  try {
    return answerBody(plan, runPlan(plan, runContext(context)), context);
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const names = error.fault === "tableUnknown" ? [...context.tables.keys()] : sourceColumns(plan, context).map(({ name }) => name);
    throw new PlanFaultError(error, error.named === "" ? [] : nearNames(error.named, names));
  }
}
