import type { KindInput, KindResult } from "@tangleaf/contract";
import { tableTalkCharacters } from "@tangleaf/contract/estimate";
import { type RepairContext, repairPlan, sampleContext, twoReadings } from "@tangleaf/table/repair";
import { z } from "zod";
import { requestHash } from "../../request-hash.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, PLAIN_PLAN, type PrepareDeps, type Task } from "../kind.ts";
import { allowedText, assertAllowed } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";
import { tableFrames } from "../prompt/table-frame.ts";
import { conversationText, tablesText } from "../tables/table-text.ts";

type Asked = KindInput<"tablePlan">;
type TablePlanTask = Task & Omit<Asked, "lang"> & { readonly kind: "tablePlan" };

/** What a plan may hold is checked by `repairPlan`, which says where it is wrong; the prompt says it in words. */
const answerSchema = z.looseObject({});

export const tablePlanKind = defineKind<"tablePlan", TablePlanTask, z.output<typeof answerSchema>>({
  name: "tablePlan",
  isDraft: false,
  hand: "computing",
  output: {
    format: "json",
    schema: answerSchema,
    complete: planOf,
    async confirm({ plan }, { tableId, language }, { userId, planFaults }) {
      if (!("steps" in plan)) return null;
      const faults = await planFaults({ userId, tableId, plan, language });
      return faults.length === 0 ? null : tableFrames[language].faults(JSON.stringify(faults));
    },
    isFree: ({ isUnclear }) => isUnclear,
    toText: ({ plan }) => JSON.stringify(plan),
  },
  prepare(deps, _userId, input) {
    const { tableId, lang: language, earlier } = input;
    const ask = allowedText(deps, cleanText(input.ask), "ask");
    assertAllowed(deps, earlier, "ask");
    const tables = input.tables.map((facts) => allowedFacts(deps, facts));
    return {
      scene: null,
      title: ask,
      input: { tableId, sheetId: tables[0]?.id, lang: language, asked: askedOf(input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): TablePlanTask => ({ kind: "tablePlan", tableId, ask, tables, earlier, attempt, language }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === askedOf(input),
  estimate: () => tableTalkCharacters("tablePlan"),
  plan: () => PLAIN_PLAN,
  prompt({ ask, tables, earlier, language }, call) {
    return [
      tableFrames[language].plan,
      ...dataLines(call, "table", tablesText(tables, language)),
      ...dataLines(call, "conversation", conversationText(earlier, language)),
      ...dataLines(call, "question", ask),
    ];
  },
  // The built-in writer makes no plans; tables ask it for none (table.needsModel).
  sample: () => ({ kind: "ready", answer: "" }),
});

/** What the table holds by now, and what was answered since, is no part of what was asked. */
function askedOf({ tableId, ask, lang, tables }: Asked): string {
  return requestHash("tablePlan", { tableId, ask, lang, sheetId: tables[0]?.id });
}

/** A plan that fits the headings. What is wrong with it is asked back once; then its two best readings are offered, if there are two. */
function planOf(
  answer: z.output<typeof answerSchema>,
  task: TablePlanTask,
  { isLast }: { isLast: boolean },
): { readonly result: KindResult<"tablePlan"> } | { readonly error: string } {
  const context = contextOf(task);
  const repaired = repairPlan(answer, context);
  if (repaired.kind !== "faults") return { result: { plan: repaired.plan, readings: [...repaired.readings], isUnclear: false } };
  const frame = tableFrames[task.language];
  const two = isLast ? twoReadings(answer, context) : null;
  if (two === null) return { error: frame.faults(JSON.stringify(repaired.faults)) };
  const options = two.options.map(({ readAs, plan }) => ({ label: readAs, plan }));
  return { result: { plan: { v: 1, clarify: { question: frame.which(two.named), options } }, readings: [], isUnclear: true } };
}

function contextOf({ tables, earlier }: TablePlanTask): RepairContext {
  return sampleContext({ tables, results: earlier.map(({ no, columns }) => ({ id: `#${no}`, columns })) });
}

type Facts = Asked["tables"][number];

/** Headings stay as they are, or nothing is asked: a plan has to name them. Of cells those are left out that may not be shown. */
function allowedFacts(deps: PrepareDeps, facts: Facts): Facts {
  const mayStay = (cell: unknown) => typeof cell !== "string" || deps.moderation.check(cell).action !== "block";
  const { id: _id, sample: _sample, columns, ...told } = facts;
  assertAllowed(deps, [told, columns.map(({ commonest: _commonest, ...column }) => column)], "ask");
  return {
    ...facts,
    columns: facts.columns.map(({ commonest, ...column }) =>
      commonest === undefined ? column : { ...column, commonest: commonest.filter(mayStay) },
    ),
    sample: facts.sample.map((row) => row.map((cell) => (mayStay(cell) ? cell : null))),
  };
}
