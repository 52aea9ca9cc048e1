import { INVITE_GIFT_TOKENS, INVITE_GIFT_VALID_DAYS } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDay, startOfShanghaiDay } from "../../platform/shanghai-day.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { countRewarded, findInviterByCode, insertInvitation, listInvited, lockInviter, sumRewards, usesDevice } from "./invitation.repo.ts";
import type { Invites, Newcomer } from "./invites.ts";
import { maskName } from "./mask-name.ts";

const DAY_MS = 86_400_000;

/** The invites room. `dailyCap`: invitations of one user that are rewarded in a day of Shanghai. */
export function createInvites(room: { db: Kysely<Database>; clock: Clock; metering: Metering; dailyCap: number }): Invites {
  const { db, clock, metering, dailyCap } = room;

  async function leftToday(from: Db, inviterId: string): Promise<number> {
    const today = startOfShanghaiDay(shanghaiDay(clock.now()));
    return Math.max(0, dailyCap - (await countRewarded(from, { inviterId, since: today })));
  }

  async function outcomeOf(trx: Db, { inviterId, deviceHash, returned }: Newcomer) {
    if (returned) return "returned" as const;
    if (deviceHash !== null && (await usesDevice(trx, inviterId, deviceHash))) return "sameDevice" as const;
    return (await leftToday(trx, inviterId)) === 0 ? ("capped" as const) : ("rewarded" as const);
  }

  return {
    async welcome(trx, newcomer) {
      const { userId, inviterId } = newcomer;
      // Everybody who comes by the same person waits here, so that the day's count is right however many come at once.
      const inviter = await lockInviter(trx, inviterId);
      const ends = inviter === undefined || inviter.closes_at !== null || inviter.closed_at !== null;
      // New accounts have brought nobody, so a loop cannot come about; were one asked for, it would not be paid.
      if (ends || inviterId === userId || inviter.invited_by === userId) return;
      const outcome = await outcomeOf(trx, newcomer);
      const now = clock.now();
      if (!(await insertInvitation(trx, { userId, inviterId, outcome, now })) || outcome !== "rewarded") return;
      const expiresAt = now + INVITE_GIFT_VALID_DAYS * DAY_MS;
      await metering.grant({ userId: inviterId, source: "invite", ref: userId, tokens: INVITE_GIFT_TOKENS, expiresAt }, trx);
    },

    async info(inviteCode) {
      const inviter = await findInviterByCode(db, inviteCode);
      if (inviter === undefined) throw new AppError("invite.unknown");
      return { nickname: maskName(inviter.nickname), headimg: inviter.headimg };
    },

    async invitedBy({ userId, page, size }) {
      const [{ total, rows }, rewardedTokens, left] = await Promise.all([
        listInvited(db, { inviterId: userId, page, size }),
        sumRewards(db, userId),
        leftToday(db, userId),
      ]);
      const list = rows.map(({ nickname, headimg, createdAt, outcome }) => ({
        nickname: maskName(nickname),
        headimg,
        registerTime: new Date(createdAt).toISOString(),
        rewarded: outcome === "rewarded",
      }));
      return { total, list, rewardedTokens, leftToday: left };
    },
  };
}
