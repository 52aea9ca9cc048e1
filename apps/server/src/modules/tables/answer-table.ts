import { type ParsedInputOf, TABLE, type TableAnswer, type tableApi } from "@tangleaf/contract";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import type { ComputedPlan } from "@tangleaf/table/plan";
import { inTransaction } from "../../db/in-transaction.ts";
import { tableWords } from "../../messages/table-words.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { assertSameRequest, requestHash } from "../request-hash.ts";
import { type AnswerRow, deleteAnswer, dropOldAnswers, findAnswer, findAnswerByRequest, insertAnswer, listPlans } from "./answer.repo.ts";
import type { TableParts } from "./options.ts";
import { bodyOf, planOf, presentAnswer, sheetIn, stepsOf } from "./present-table.ts";
import { shortenOldAnswers } from "./shorten-answers.ts";
import { changeTable, listBlobs, lockTable, requireOpenUser, type TableRow } from "./table.repo.ts";
import type { TableStore } from "./table-store.ts";
import type { TableTask } from "./work/sheets-of-table.ts";

type Chat = { readonly userId: string } & ParsedInputOf<typeof tableApi.chat>;
type Run = { readonly userId: string } & ParsedInputOf<typeof tableApi.run>;
type Request = { readonly id: string; readonly hash: string } | null;
type Answered = {
  readonly row: TableRow;
  readonly request: Request;
  readonly sheetId: string;
  readonly ask: string;
  readonly by: TableAnswer["by"];
  readonly body: AnswerBody;
  readonly charged?: number;
};

/** Plans that compute something; others ask back or refuse. */
export const isComputed = (plan: AnswerBody["plan"]): plan is ComputedPlan => plan !== null && "steps" in plan;

/** Questions about tables: what the threads work out, kept with the table. */
export function createAnswers(parts: TableParts, store: TableStore) {
  const { db, clock, pool, variant } = parts;
  const load = async ({ key }: { key: string }) => store.load(key);

  /** What the threads are asked about a table, as it is now. */
  async function taskOf(row: TableRow): Promise<TableTask> {
    const [blobs, answers] = await Promise.all([listBlobs(db, row.id), listPlans(db, row.id)]);
    const plans = answers.flatMap((one) => {
      const plan = planOf(one);
      return isComputed(plan) ? [{ no: one.no, plan }] : [];
    });
    const sheets = blobs.flatMap(({ blob_key, sheet_id }) => (sheet_id === null ? [] : [{ key: blob_key, sheetId: sheet_id }]));
    return { userId: row.user_id, sheets, steps: stepsOf(row), plans };
  }

  async function repeatOf(userId: string, request: Request): Promise<TableAnswer | null> {
    const first = request === null ? undefined : await findAnswerByRequest(db, userId, request.id);
    if (first === undefined || request === null) return null;
    assertSameRequest(first, request.hash);
    return presentAnswer(first);
  }

  /** Keeps an answer; the oldest goes where there are more than are kept. */
  async function keep({ row, request, sheetId, ask, by, body, charged = 0 }: Answered): Promise<TableAnswer> {
    const userId = row.user_id;
    return inTransaction(db, async (trx) => {
      await requireOpenUser(trx, userId);
      const first = request === null ? undefined : await findAnswerByRequest(trx, userId, request.id);
      if (first !== undefined && request !== null) {
        assertSameRequest(first, request.hash);
        return presentAnswer(first);
      }
      const now = clock.now();
      const locked = await lockTable(trx, { userId, tableId: row.id, now });
      if (locked === undefined) throw new AppError("table.unknown");
      const no = locked.last_answer + 1;
      const answer: AnswerRow = {
        id: newId(now),
        table_id: row.id,
        user_id: userId,
        no,
        request_id: request?.id ?? null,
        request_hash: request?.hash ?? null,
        sheet_id: sheetId,
        made_by: by,
        charged,
        // Of the steps it was worked out with, which others may have changed meanwhile.
        steps_version: row.steps_version,
        created_at: now,
        ask,
        body: JSON.stringify(body),
        plan: JSON.stringify(body.plan),
      };
      await insertAnswer(trx, answer);
      await changeTable(trx, { tableId: row.id }, { last_answer: no });
      await dropOldAnswers(trx, row.id, TABLE.answers);
      await shortenOldAnswers(trx, row.id);
      return presentAnswer(answer);
    });
  }

  /** The user's answer about this table. Throws answer.unknown. */
  async function ownAnswer(row: TableRow, answerId: string): Promise<AnswerRow> {
    const found = await findAnswer(db, row.user_id, answerId);
    if (found === undefined || found.table_id !== row.id) throw new AppError("answer.unknown");
    return found;
  }

  return {
    taskOf,
    keep,
    ownAnswer,
    load,

    async chat(row: TableRow, { userId, ask, sheetId: wanted, after, lang = variant, requestId }: Chat): Promise<TableAnswer> {
      const request = requestOf("table.chat", requestId, { tableId: row.id, ask, wanted, after, lang });
      const repeat = await repeatOf(userId, request);
      if (repeat !== null) return repeat;
      const before = after === undefined ? null : await ownAnswer(row, after);
      const sheetId = sheetIn(row, wanted ?? before?.sheet_id);
      const plan = before === null ? null : bodyOf(before).plan;
      const task = { ...(await taskOf(row)), sheetId, ask, lang, last: isComputed(plan) ? plan : null, no: row.last_answer + 1 };
      return keep({ row, request, sheetId, ask, by: "planner", body: await pool.answer(task, load) });
    },

    async run(row: TableRow, { userId, plan, ask = "", lang = variant, requestId }: Run): Promise<TableAnswer> {
      if (!isComputed(plan))
        throw new AppError("plan.invalid", { field: "plan", params: { problem: tableWords[variant].problems.noSteps } });
      const request = requestOf("table.run", requestId, { tableId: row.id, plan, ask, lang });
      const repeat = await repeatOf(userId, request);
      if (repeat !== null) return repeat;
      const task = { ...(await taskOf(row)), plan, ask, lang, no: row.last_answer + 1 };
      const sheetId = task.sheets.some((sheet) => sheet.sheetId === plan.from) ? plan.from : sheetIn(row, undefined);
      return keep({ row, request, sheetId, ask, by: "plan", body: await pool.run(task, load) });
    },

    async remove({ userId, answerId }: { userId: string; answerId: string }): Promise<void> {
      if ((await findAnswer(db, userId, answerId)) === undefined) throw new AppError("answer.unknown");
      await deleteAnswer(db, answerId);
    },
  };
}
export type Answers = ReturnType<typeof createAnswers>;

/** What a repeat of a call is known by; null where it brings no requestId. */
export const requestOf = (call: string, id: string | undefined, asked: Readonly<Record<string, unknown>>): Request =>
  id === undefined ? null : { id, hash: requestHash(call, asked) };
