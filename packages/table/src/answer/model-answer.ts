import type { ComputedPlan, Plan } from "../plan/plan-schema.ts";
import { type Reading, type RepairContext, repairPlan } from "../repair/index.ts";
import { poorJoin } from "../run/index.ts";
import { wordsOnly } from "./answer-body.ts";
import { answerPlan } from "./answer-plan.ts";
import type { AnswerBody } from "./answer-schema.ts";
import type { PlanContext } from "./column-labels.ts";
import { fill, textOf } from "./fill.ts";
import { formatFigure } from "./format-cell.ts";
import { MODEL_WORDS } from "./model-words.ts";
import { ownNames, runContext } from "./run-context.ts";
import { SAY_WORDS } from "./say-words.ts";

/** What a generation of kind `tablePlan` gave. */
export type ModelPlan = { readonly plan: Plan; readonly readings: readonly Reading[] };
export type ModelContext = PlanContext & Pick<RepairContext, "tableNames"> & { readonly ask: string };

/**
 * Answers with a plan a model wrote, by the table itself: repaired once more, computed, with every name that was taken for another. A
 * plan that cannot be run answers in words; nothing of it is shown.
 */
export function answerModel({ plan, readings }: ModelPlan, context: ModelContext): AnswerBody {
  const { tables, results, lang, tableNames } = context;
  const words = MODEL_WORDS[lang];
  const repaired = repairPlan(plan, {
    tables,
    ownNames: ownNames(lang),
    ...(results === undefined ? {} : { results }),
    ...(tableNames === undefined ? {} : { tableNames }),
  });
  if (repaired.kind === "faults") return noModelAnswer(lang);
  if (repaired.kind === "value") {
    const { named, options } = repaired;
    const [first] = options;
    const said = textOf(fill(words.noValue, { col: first?.col ?? "", named }));
    return wordsOnly("clarify", said, {
      unread: [named],
      options: options.map(({ value, plan: meant }) => ({ label: value, plan: meant })),
    });
  }
  if ("clarify" in repaired.plan) return askedBack(repaired.plan, context);
  if (usesOpenTotals(repaired.plan, tables)) return wordsOnly("clarify", SAY_WORDS[lang].held.total);
  const asked = "steps" in repaired.plan ? askedToJoin(repaired.plan, context) : null;
  if (asked !== null) return asked;
  const answer = answerPlan(repaired.plan, context);
  const notes = [...readings, ...repaired.readings].map(({ named, readAs }) => ({
    code: "readAs",
    text: textOf(fill(words.readAs, { named, readAs })),
  }));
  return { ...answer, notes: [...notes, ...answer.notes] };
}

/** Whether a plan is about a table of which it is not known whether a row sums up others. */
function usesOpenTotals(plan: Plan, tables: PlanContext["tables"]): boolean {
  const written = JSON.stringify(plan);
  return [...tables].some(([id, { held = [] }]) => held.some(({ why }) => why === "total") && written.includes(JSON.stringify(id)));
}

/** Asked before anything is computed: a wrong pair of columns would leave out most of the rows. null: there is nothing to ask. */
function askedToJoin(plan: ComputedPlan, context: ModelContext): AnswerBody | null {
  const poor = poorJoin(plan, runContext(context));
  if (poor === null) return null;
  const { step, matched, rows, left, right } = poor;
  const { lang } = context;
  const words = MODEL_WORDS[lang];
  const figure = (count: number) => formatFigure(count, { decimals: 0 }, lang);
  const columns = (side: 0 | 1) => step.on.map((pair) => pair[side]).join(words.between);
  const keys = (template: string, list: readonly string[]) =>
    list.length === 0 ? "" : textOf(fill(template, { keys: list.join(words.between) }));
  const counted = fill(words.poorJoin, { left: columns(0), right: columns(1), rows: figure(rows), matched: figure(matched) });
  const said = `${textOf(counted)}${keys(words.poorLeft, left)}${keys(words.poorRight, right)}${words.askJoin}`;
  return wordsOnly("clarify", said, { options: [{ label: words.joinAnyway, plan }] });
}

/** What is said where no plan could be run. */
export const noModelAnswer = (lang: PlanContext["lang"]): AnswerBody => wordsOnly("refuse", MODEL_WORDS[lang].noPlan);

/** A question back: options with a plan can be pressed, the others are said. */
function askedBack(plan: Extract<Plan, { clarify: unknown }>, context: ModelContext): AnswerBody {
  const { question, options } = plan.clarify;
  const words = MODEL_WORDS[context.lang];
  const labels = options.flatMap(({ label, plan: meant }) => (meant === undefined ? [label] : []));
  const answer = answerPlan(plan, context);
  if (labels.length === 0) return answer;
  return { ...answer, say: [{ text: textOf(fill(words.orAsk, { question, labels: labels.join(words.between) })) }] };
}
