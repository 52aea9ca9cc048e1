import { buildLexicon, planQuestion } from "../ask/index.ts";
import { PLAN_LIMITS } from "../plan/plan-terms.ts";
import { PlanError, runPlan } from "../run/index.ts";
import type { Offer } from "./answer-schema.ts";
import { fill, textOf } from "./fill.ts";
import { offerOf } from "./offers.ts";
import type { QuestionContext } from "./question-context.ts";
import { runContext } from "./run-context.ts";
import { SAY_WORDS } from "./say-words.ts";

/** Sheets that are looked at: each is read for the words it knows. */
const SHEETS_MAX = 5;

/** What a question means in the other sheets of the file, where one of them is the one it is about: by its words, or called by its name. */
export function otherSheetOffers(ask: string, about: QuestionContext): Offer[] {
  const others = [...about.tables.keys()].filter((id) => id !== about.table.id).slice(0, SHEETS_MAX);
  return others
    .flatMap((id): Offer[] => {
      const table = about.tables.get(id);
      if (table === undefined) return [];
      const lexicon = buildLexicon(table);
      const { title = "" } = table;
      const own = title !== "" && ask.includes(title) ? [ask.replace(title, " "), ask] : [ask];
      for (const reading of own) {
        const planned = planQuestion(reading, { table, lexicon });
        if (planned.kind !== "plan") continue;
        const context = { ...about, table, lexicon };
        if (!finds(planned.plan, context)) return [];
        const { label, plan } = offerOf(planned.plan, context);
        return [{ label: title === "" ? label : textOf(fill(SAY_WORDS[about.lang].inSheet, { sheet: title, plan: label })), plan }];
      }
      return [];
    })
    .slice(0, PLAN_LIMITS.options);
}

function finds(plan: Offer["plan"], about: QuestionContext): boolean {
  if (!("steps" in plan)) return false;
  try {
    return runPlan(plan, runContext(about)).rowCount > 0;
  } catch (error) {
    if (error instanceof PlanError) return false;
    throw error;
  }
}
