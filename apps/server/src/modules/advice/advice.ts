import { type adviseApi, NPS, type ParsedInputOf } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { answerQuestion, countDoneTexts, insertAdvice, insertQuestion, lastAsked, requireOpenUser } from "./advice.repo.ts";

const DAY_MS = 86_400_000;
const EVERY_MS = NPS.everyDays * DAY_MS;

/** Public API of what people think of the product (docs/decisions/072). */
export interface Advice {
  /** Keeps an opinion; `userId` null: nobody is signed in. Throws advice.tooMany where one person or network gave too many today. */
  save(input: { userId: string | null; address: string } & ParsedInputOf<typeof adviseApi.save>): Promise<void>;
  /** Asks somebody whether they would recommend it, which counts as asked. Throws nps.notNow, also to all but one of several at once. */
  ask(userId: string): Promise<void>;
  /** The answer to the question asked last; a later one replaces it. Throws nps.notNow where none was asked in the last 90 days. */
  answer(input: { userId: string } & ParsedInputOf<typeof adviseApi.saveNpsAdvise>): Promise<void>;
}

type AdviceOptions = {
  readonly db: Db;
  readonly clock: Pick<Clock, "now">;
  /** Counts an opinion of somebody today. Throws advice.tooMany. */
  readonly countAdvice: (by: string) => Promise<void>;
};

export function createAdvice({ db, clock, countAdvice }: AdviceOptions): Advice {
  return {
    async save({ userId, address, star, content, contract }) {
      await countAdvice(userId ?? address);
      const now = clock.now();
      await insertAdvice(db, { id: newId(now), user_id: userId, star, content, contact: contract, created_at: now });
    },

    ask: (userId) =>
      inTransaction(db, async (trx) => {
        // Two tabs that ask in one moment: the second sees the question of the first.
        await requireOpenUser(trx, userId);
        const now = clock.now();
        const before = await lastAsked(trx, userId);
        if (before !== null && before > now - EVERY_MS) throw new AppError("nps.notNow");
        if ((await countDoneTexts(trx, { userId, most: NPS.fromText })) < NPS.fromText) throw new AppError("nps.notNow");
        await insertQuestion(trx, { userId, now });
      }),

    async answer({ userId, rate, advise }) {
      const now = clock.now();
      const askedAt = await lastAsked(db, userId);
      if (askedAt === null || askedAt <= now - EVERY_MS) throw new AppError("nps.notNow");
      await answerQuestion(db, { userId, askedAt, rate, advice: advise, now });
    },
  };
}
