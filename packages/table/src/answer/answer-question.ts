import { type PlannedQuestion, planQuestion } from "../ask/index.ts";
import { columnLabel } from "../chart/chart-data.ts";
import type { HeldColumn, SheetTable } from "../columns/index.ts";
import { wordsOnly } from "./answer-body.ts";
import { answerPlan } from "./answer-plan.ts";
import type { AnswerBody } from "./answer-schema.ts";
import { fill, joinWith, textOf } from "./fill.ts";
import { formatPeriod } from "./format-cell.ts";
import { clarifyOffers, refuseOffers } from "./offers.ts";
import { otherSheetOffers } from "./other-sheets.ts";
import { PLAN_WORDS } from "./plan-words.ts";
import type { QuestionContext } from "./question-context.ts";
import { SAY_WORDS } from "./say-words.ts";

/**
 * The column a question is about whose numbers may not be used yet; any question that has an answer, where rows may be sums of others.
 * Texts that are nearly numbers may be looked for and grouped by: they are held where the answer would leave them out.
 */
function findHeld(ask: string, { held = [] }: SheetTable, planned: PlannedQuestion): HeldColumn | undefined {
  return held.find(({ col, why }) => {
    const isUsed = planned.kind === "plan" && JSON.stringify(planned.plan).includes(JSON.stringify(col));
    if (why === "unread") return ask.includes(columnLabel(col)) && !isUsed;
    return (why === "total" && planned.kind === "plan") || ask.includes(columnLabel(col)) || isUsed;
  });
}

/**
 * Answers a question by the planner alone: with figures where it is sure of every word, else with a question back, which names what was
 * not understood and offers what can be answered. Throws PlanFaultError where the plan of the answer before cannot be run any more.
 */
export function answerQuestion(ask: string, { table, lexicon, last, ...context }: QuestionContext): AnswerBody {
  const words = SAY_WORDS[context.lang];
  const planned = planQuestion(ask, { table, lexicon, last });
  const held = findHeld(ask, table, planned);
  if (held !== undefined) return wordsOnly("clarify", textOf(fill(words.held[held.why], { col: columnLabel(held.col) })));
  if (planned.kind === "plan") {
    const answer = answerPlan(planned.plan, { ...context, ask });
    const periods = planned.periods.map(({ said, period }) => ({
      code: "periodTaken",
      text: textOf(fill(words.period, { said, period: formatPeriod(period, context.lang) ?? period })),
    }));
    return { ...answer, notes: [...periods, ...answer.notes] };
  }
  const about = { table, lexicon, last, ...context };
  if (planned.kind === "refuse") {
    const options = refuseOffers(planned.why, about);
    return wordsOnly("refuse", `${words.refuse[planned.why]}${options.length === 0 ? "" : words.refuseOffer}`, { options });
  }
  const [between, end] = PLAN_WORDS[context.lang].list;
  const unread = textOf(joinWith(planned.unread, between));
  const elsewhere = otherSheetOffers(ask, about);
  if (elsewhere.length > 0 && planned.unread.length > 0)
    return wordsOnly("clarify", textOf(fill(words.otherSheet, { words: unread })), { unread: [...planned.unread], options: elsewhere });
  const options = clarifyOffers(ask, planned, about);
  if (planned.unread.length > 0)
    return wordsOnly("clarify", textOf(fill(options.length > 0 ? words.unreadOffer : words.unread, { words: unread })), {
      unread: [...planned.unread],
      options,
    });
  if (planned.cols.length > 1)
    return wordsOnly("clarify", textOf(fill(words.whichColumn, { cols: joinWith(planned.cols, between, end) })), { options });
  return wordsOnly("clarify", options.length > 0 ? words.unsureOffer : words.unsure, { options });
}
