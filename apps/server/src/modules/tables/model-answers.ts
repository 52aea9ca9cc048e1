import {
  type Generation,
  type KindInput,
  type KindResult,
  type OutputOf,
  type ParsedInputOf,
  TABLE_TALK,
  type tableApi,
  type Variant,
} from "@tangleaf/contract";
import { noModelAnswer } from "@tangleaf/table/answer";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import type { ComputedPlan } from "@tangleaf/table/plan";
import type { RepairFault } from "@tangleaf/table/repair";
import { AppError } from "../../platform/errors.ts";
import { requestHash } from "../request-hash.ts";
import { findAnswer, listPlans, setAnswerBody } from "./answer.repo.ts";
import { type Answers, isComputed } from "./answer-table.ts";
import type { TableParts } from "./options.ts";
import { bodyOf, planOf, sheetIn, sheetsOf } from "./present-table.ts";
import type { TableRow } from "./table.repo.ts";

type Chat = { readonly userId: string } & ParsedInputOf<typeof tableApi.chat>;
type Explain = { readonly userId: string } & ParsedInputOf<typeof tableApi.explain>;

/** Plans and tellings of a table that may wait to be taken up. */
const WAITING_MAX = 20;

/** Questions that a model makes a plan of, and answers it tells. What it writes are generations; figures are worked out by the threads. */
export function createModelAnswers(parts: TableParts, answers: Answers) {
  const { db, pool, generations, models, variant, log } = parts;

  function assertModel(name: string | undefined): void {
    const asked = name === undefined ? models[0] : models.find((model) => model.name === name);
    if (asked?.builtin === true) throw new AppError("table.needsModel", { field: "by" });
  }

  /** Names of the sheets, by their ids. */
  const namesOf = (row: TableRow): Record<string, string> => Object.fromEntries(sheetsOf(row).map(({ sheetId, name }) => [sheetId, name]));

  /** A plan is run on the table as it is now, once; then its generation is put away. */
  async function takeUp(row: TableRow, made: Generation): Promise<void> {
    const { sheetId: asked, lang: said } = made.input as { sheetId?: string; lang?: "zh" | "en" };
    const lang = said ?? variant;
    const { plan, readings } = made.result as KindResult<"tablePlan">;
    const no = row.last_answer + 1;
    let body: AnswerBody;
    try {
      body = await pool.answerByModel(
        { ...(await answers.taskOf(row)), plan, readings, ask: made.title, lang, no, names: namesOf(row) },
        answers.load,
      );
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error, generationId: made.generationId }, "a plan of a model could not be run");
      body = noModelAnswer(lang);
    }
    const known = sheetsOf(row).find(({ sheetId }) => sheetId === (isComputed(plan) ? plan.from : asked))?.sheetId;
    const request = { id: made.generationId, hash: requestHash("table.model", { generationId: made.generationId }) };
    const sheetId = known ?? sheetIn(row, undefined);
    await answers.keep({ row, request, sheetId, ask: made.title, by: "model", body, charged: made.usage.charged });
    await generations.remove({ userId: row.user_id, generationId: made.generationId });
  }

  /** What a model has written about a table and nobody has taken up, the first first. */
  async function written(row: TableRow, kind: "tablePlan" | "tableExplain"): Promise<Generation[]> {
    const made = await generations.ofDocument({ userId: row.user_id, documentId: row.id, kind, most: WAITING_MAX });
    return made.filter(({ status, result }) => status === "done" && result !== null).toReversed();
  }

  /** The sentences stay with their answer; one that was taken out meanwhile is told in none. */
  async function keepTold(row: TableRow, made: Generation): Promise<void> {
    const { answerId } = made.input as { answerId: string };
    const { sentences } = made.result as KindResult<"tableExplain">;
    const found = await findAnswer(db, row.user_id, answerId);
    if (found !== undefined) await setAnswerBody(db, answerId, JSON.stringify({ ...bodyOf(found), told: sentences }));
    await generations.remove({ userId: row.user_id, generationId: made.generationId });
  }

  return {
    async ask(row: TableRow, asked: Chat): Promise<OutputOf<typeof tableApi.chat>> {
      const { userId, ask, after, model, requestId, headersOnly = false, lang = variant } = asked;
      assertModel(model);
      const before = after === undefined ? null : await answers.ownAnswer(row, after);
      const sheetId = sheetIn(row, asked.sheetId ?? before?.sheet_id);
      const task = await answers.taskOf(row);
      const told = (await listPlans(db, row.id)).filter((one) => isComputed(planOf(one))).slice(-TABLE_TALK.earlier);
      const sheets = sheetsOf(row).filter((sheet) => sheet.sheetId === sheetId || !sheet.isHidden);
      const sheetIds = [sheetId, ...sheets.map((sheet) => sheet.sheetId).filter((id) => id !== sheetId)].slice(0, TABLE_TALK.tables);
      const facts = {
        sheetIds,
        names: namesOf(row),
        headersOnly,
        lang,
        no: row.last_answer + 1,
        told: told.map(({ no, ask: said }) => ({ no, ask: said })),
      };
      const shown = await pool.facts({ ...task, ...facts }, answers.load);
      const input = { tableId: row.id, ask, lang, ...shown } as KindInput<"tablePlan">;
      const started = await generations.start({ userId, request: { kind: "tablePlan", input, model, requestId } });
      return { status: "queued", answer: null, ...started };
    },

    async planFaults(row: TableRow, { plan, language }: { plan: ComputedPlan; language: Variant }): Promise<readonly RepairFault[]> {
      const task = await answers.taskOf(row);
      return pool.planFaults({ ...task, plan, lang: language, no: row.last_answer + 1, names: namesOf(row) }, answers.load);
    },

    /** Answers of plans that were written meanwhile, in their order, and what answers were told in. */
    async takeUpDone(row: TableRow): Promise<void> {
      let last = row.last_answer;
      for (const one of await written(row, "tablePlan")) {
        await takeUp({ ...row, last_answer: last }, one);
        last += 1;
      }
      for (const one of await written(row, "tableExplain")) await keepTold(row, one);
    },

    /** Throws answer.unknown. */
    async explain(
      { userId, answerId, model, lang = variant, requestId }: Explain,
      open: (of: { tableId: string }) => Promise<TableRow>,
    ): Promise<OutputOf<typeof tableApi.explain>> {
      const found = await findAnswer(db, userId, answerId);
      const body = found === undefined ? null : bodyOf(found);
      if (found === undefined || body === null || body.rows.length === 0) throw new AppError("answer.unknown");
      const row = await open({ tableId: found.table_id });
      const rows = body.rows.slice(0, TABLE_TALK.toldRows);
      const input = { tableId: row.id, answerId, ask: found.ask, lang, columns: body.columns, rows, total: body.total };
      return generations.start({ userId, request: { kind: "tableExplain", input, model, requestId } });
    },
  };
}
