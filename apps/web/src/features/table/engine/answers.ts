import {
  answerPlan,
  answerQuestion,
  type ChipChoice,
  chipChoices,
  columnLabels,
  ownNames,
  type PlanContext,
  planText,
  setChip,
} from "@tangleaf/table/answer";
import type { AnswerBody, PlanPart } from "@tangleaf/table/answer-schema";
import { buildLexicon, type Lexicon, suggestQuestions } from "@tangleaf/table/ask";
import type { Column, SheetTable } from "@tangleaf/table/columns";
import type { ComputedPlan } from "@tangleaf/table/plan";
import { runPlan } from "@tangleaf/table/run";

type Asked = PlanContext & { readonly table: SheetTable };

/** What each sheet understands, built once for it as long as it stays as it is. */
const lexicons = new WeakMap<SheetTable, Lexicon>();

function lexiconOf(table: SheetTable): Lexicon {
  let lexicon = lexicons.get(table);
  if (lexicon === undefined) {
    lexicon = buildLexicon(table);
    lexicons.set(table, lexicon);
  }
  return lexicon;
}

/** Answers a question without any model. `last`: the plan it follows on. */
export function answerAsk(ask: string, { last, ...asked }: Asked & { last: ComputedPlan | null }): AnswerBody {
  return answerQuestion(ask, { ...asked, lexicon: lexiconOf(asked.table), ...(last === null ? {} : { last }) });
}

/** Questions to begin with, of which each has an answer. Each is tried; a question asked meanwhile waits for one of them, not for all. */
export async function suggestedOf(asked: Asked): Promise<readonly string[]> {
  const answered: string[] = [];
  for (const ask of suggestQuestions(asked.table, asked.lang)) {
    await new Promise((next) => setTimeout(next));
    if (isAnswered(ask, asked)) answered.push(ask);
  }
  return answered;
}

/** Columns of the whole result of a plan, called as in its answer. */
export function columnsOfPlan(plan: ComputedPlan, { tables, lang }: Asked): readonly Column[] {
  const label = columnLabels(plan, { tables, lang });
  const { columns } = runPlan(plan, { tables, ownNames: ownNames(lang) });
  return columns.map((column) => ({ ...column, name: label(column.name) }));
}

/** Whether a question has an answer with figures. */
function isAnswered(ask: string, asked: Asked): boolean {
  const { kind, total } = answerAsk(ask, { ...asked, last: null });
  return kind !== "clarify" && kind !== "refuse" && total > 0;
}

/** What may stand at a place of a plan; nothing where there is no place to choose for. */
export function choicesAt(plan: ComputedPlan, path: string, context: PlanContext): readonly ChipChoice[] {
  const chip = planText(plan, context)
    .flat()
    .map((part: PlanPart) => part.chip)
    .find((one) => one?.path === path);
  return chip === undefined ? [] : chipChoices(plan, chip, context);
}

export { answerPlan, setChip };
