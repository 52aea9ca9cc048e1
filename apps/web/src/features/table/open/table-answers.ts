import type { TableAnswer } from "@tangleaf/contract";
import type { ComputedPlan, Scalar } from "@tangleaf/table/plan";
import { newUuid } from "#lib/new-uuid.ts";
import { variant } from "#lib/variant.ts";
import type { EngineLine } from "../engine/engine-line.ts";
import type { WorkedOut } from "../engine/sheet-view.ts";
import { nextDrawn } from "../next-drawn.ts";
import { isFromAnswer, stepsOfPlan } from "../sheet/steps-of-plan.ts";
import type { SheetSteps } from "./sheet-steps.ts";
import type { TableState } from "./table-state.ts";

const ANSWERS_MAX = 200;

type Question = {
  readonly ask: string;
  readonly plan: ComputedPlan | null;
  /** The answer the question goes on from. */
  readonly after?: TableAnswer | null;
  /** The answer the new one takes the place of. */
  readonly replaced?: string;
};

/** Creates the list of answers, and what adds to it. */
export function createTableAnswers(state: TableState, steps: SheetSteps, engine: EngineLine) {
  const { get, set, place, getSteps, keep } = state;
  /** Answers that took the place of others, by the first that stood there. */
  const places = new Map<string, string>();
  const list = () => get().table.answers;
  const getPlace = (answerId: string): string => places.get(answerId) ?? answerId;

  /** Shows an answer: what it marks and leaves out is done to the sheet too. */
  async function show(answer: TableAnswer, replaced: string | null): Promise<void> {
    if (replaced !== null) places.set(answer.answerId, getPlace(replaced));
    const answers = replaced === null ? [...list(), answer] : list().map((one) => (one.answerId === replaced ? answer : one));
    const change = { answers: answers.slice(-ANSWERS_MAX) };
    const own = stepsOfPlan(answer.plan, answer.answerId);
    if (own.length === 0 || answer.total + answer.marks.length === 0) return keep(change);
    // Stored together with its steps. It is drawn first, while the engine computes its marks.
    state.change(change);
    const all = [...getSteps(answer.sheetId).filter((step) => !isFromAnswer(step)), ...own];
    if (!(await steps.setSteps(answer.sheetId, all, nextDrawn()))) keep({});
  }

  function compute({ ask, plan, after = null }: Question, sheetId: string): Promise<WorkedOut> {
    const base = { sheetId, steps: getSteps(sheetId), lang: variant };
    if (plan !== null) return engine.do("run", { ...base, plan, ask });
    const last = after?.plan ?? null;
    return engine.do("ask", { ...base, ask, last: last !== null && "steps" in last ? last : null });
  }

  async function answer(question: Question, sheetId: string): Promise<TableAnswer> {
    const { ask, plan, after = null } = question;
    const computed = compute(question, sheetId);
    // A plan that goes on with the rows of an earlier answer is one only the server can compute.
    const own = await computed.catch((error: unknown) => (place.answer === undefined ? Promise.reject(error) : null));
    const stored = await place.answer?.({ sheetId, ask, after: after?.answerId ?? null, plan }).catch(() => null);
    return stored ?? toAnswer(own ?? (await computed), ask, sheetId);
  }

  function toAnswer(body: WorkedOut, ask: string, sheetId: string): TableAnswer {
    return {
      ...body.answer,
      answerId: newUuid(),
      no: (list().at(-1)?.no ?? 0) + 1,
      sheetId,
      ask,
      by: body.by,
      charged: 0,
      stepsVersion: get().table.stepsVersion,
      createdAt: new Date().toISOString(),
    };
  }

  async function work(question: Question): Promise<boolean> {
    const { sheetId: openId, sheets } = get();
    // A plan may be about another sheet of the file.
    const sheetId = sheets.find((one) => one.sheetId === question.plan?.from)?.sheetId ?? openId;
    const { replaced = null } = question;
    set({ isBusy: true, fault: null });
    try {
      await show(await answer(question, sheetId), replaced);
      if (replaced !== null) place.forget?.(replaced);
      return true;
    } catch (error) {
      state.fail("ask", error);
      return false;
    } finally {
      set({ isBusy: false });
    }
  }

  return {
    /** Asks; what follows on the last answer edits its plan. */
    ask: (ask: string) =>
      work({ ask, plan: null, after: list().findLast(({ plan, sheetId }) => plan !== null && sheetId === get().sheetId) ?? null }),
    run: (plan: ComputedPlan, ask: string) => work({ ask, plan }),
    /** Computes an answer again, from the sheet as it is now. */
    again: ({ answerId, ask, plan }: TableAnswer) =>
      work({ ask, plan: plan !== null && "steps" in plan ? plan : null, replaced: answerId }),
    async change({ answerId, ask, plan }: TableAnswer, path: string, value: Scalar) {
      if (plan === null || !("steps" in plan)) return false;
      const changed = await engine.do("change", { plan, path, value });
      return changed === null ? false : work({ ask, plan: changed, replaced: answerId });
    },
    choices: ({ plan, sheetId }: TableAnswer, path: string) =>
      plan !== null && "steps" in plan
        ? engine.do("choices", { sheetId, steps: getSteps(sheetId), plan, path, lang: variant })
        : Promise.resolve([]),
    suggestions: () => engine.do("suggest", { sheetId: get().sheetId, steps: getSteps(get().sheetId), lang: variant }),
    /** An answer the server has; it stands where `replaced` stood, or last. */
    async takeAnswer(taken: TableAnswer, replaced: string | null) {
      await show(taken, replaced);
      if (replaced !== null) place.forget?.(replaced);
    },
    /** Sentences the server stores with an answer. */
    takeTold: (answerId: string, told: string[]) =>
      keep({ answers: list().map((one) => (one.answerId === answerId ? { ...one, told } : one)) }),
    dropAnswer(answerId: string) {
      keep({ answers: list().filter((one) => one.answerId !== answerId) });
      place.forget?.(answerId);
    },
    /** What an answer has in common with those it replaced: what is open or has the focus stays so. */
    placeOf: getPlace,
  };
}
