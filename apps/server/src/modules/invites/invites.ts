import { INVITE_GIFT_TOKENS, INVITE_GIFT_VALID_DAYS, type InvitedUser } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { shanghaiDay, startOfShanghaiDay } from "../../platform/shanghai-day.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { writeNotice } from "../notices/index.ts";
import {
  countRewarded,
  findInviterByCode,
  findPending,
  type Inviter,
  insertInvitation,
  listInvited,
  lockInviter,
  settleInvitation,
  sumRewards,
  usesDevice,
} from "./invitation.repo.ts";

const DAY_MS = 86_400_000;

export type Newcomer = {
  readonly userId: string;
  readonly inviterId: string;
  /** Browsers the account is made on (SHA-256 of their names); null for one without a signed name. */
  readonly devices: readonly (string | null)[];
  /** A platform proves who this is: the reward need not wait for the first text. */
  readonly proven: boolean;
  /** Had an account before and closed it. */
  readonly returned: boolean;
};

/** Public API of the invites module: who invited whom, and the outcome. */
export type Invites = ReturnType<typeof createInvites>;

/** The invites module. `dailyCap`: rewarded invitations per inviter and Asia/Shanghai day. */
export function createInvites(deps: { db: Kysely<Database>; clock: Clock; metering: Metering; dailyCap: number }) {
  const { db, clock, metering, dailyCap } = deps;

  async function leftToday(from: Db, inviterId: string): Promise<number> {
    const today = startOfShanghaiDay(shanghaiDay(clock.now()));
    return Math.max(0, dailyCap - (await countRewarded(from, { inviterId, since: today })));
  }

  async function outcomeOf(trx: Db, { inviterId, devices, returned, proven }: Newcomer) {
    if (returned) return "returned" as const;
    const known = devices.filter((device) => device !== null);
    if (known.length === 0 || known.length < devices.length) return "noDevice" as const;
    if (await usesDevice(trx, inviterId, known)) return "sameDevice" as const;
    return proven ? rewardedOrCapped(trx, inviterId) : ("pending" as const);
  }

  async function rewardedOrCapped(trx: Db, inviterId: string) {
    return (await leftToday(trx, inviterId)) === 0 ? ("capped" as const) : ("rewarded" as const);
  }

  async function reward(trx: Db, { userId, inviterId }: { userId: string; inviterId: string }): Promise<void> {
    const expiresAt = clock.now() + INVITE_GIFT_VALID_DAYS * DAY_MS;
    const isNew = await metering.grant({ userId: inviterId, source: "invite", ref: userId, tokens: INVITE_GIFT_TOKENS, expiresAt }, trx);
    if (!isNew) return;
    const told = { kind: "inviteRewarded", data: { tokens: INVITE_GIFT_TOKENS } } as const;
    await writeNotice(trx, { userId: inviterId, about: `invite:${userId}`, ...told }, clock.now());
  }

  return {
    /**
     * Called once, in the transaction that creates the account: stores who invited it and rewards the inviter, or defers the
     * reward to the first text. A repeat changes nothing; no outcome stops a sign-up.
     */
    async welcome(trx: Db, newcomer: Newcomer): Promise<void> {
      const { userId, inviterId } = newcomer;
      // Locks the inviter's row, so that the day's count is exact however many newcomers come at once.
      const inviter = await lockInviter(trx, inviterId);
      // A new account has invited nobody, so a cycle cannot arise; as a safeguard it would not be rewarded.
      if (inviter === undefined || ends(inviter) || inviterId === userId || inviter.invited_by === userId) return;
      const outcome = await outcomeOf(trx, newcomer);
      const isNew = await insertInvitation(trx, { userId, inviterId, outcome, now: clock.now() });
      if (isNew && outcome === "rewarded") await reward(trx, newcomer);
    },

    /** The newcomer has their first text: decides a deferred reward, once. */
    async settle(trx: Db, userId: string): Promise<void> {
      const pending = await findPending(trx, userId);
      if (pending === undefined) return;
      const { inviterId, device } = pending;
      const inviter = await lockInviter(trx, inviterId);
      const left = inviter === undefined || ends(inviter);
      // Also browsers the inviter has signed in on since the account was made.
      const isShared = device !== null && (await usesDevice(trx, inviterId, [device]));
      const outcome = left ? "inviterClosed" : isShared ? "sameDevice" : await rewardedOrCapped(trx, inviterId);
      const isSettled = await settleInvitation(trx, { userId, outcome, now: clock.now() });
      if (isSettled && outcome === "rewarded") await reward(trx, { userId, inviterId });
    },

    /** The inviter of a code. Throws invite.unknown, also where the account has ended. */
    async info(inviteCode: string): Promise<{ nickname: string; headimg: string }> {
      const inviter = await findInviterByCode(db, inviteCode);
      if (inviter === undefined) throw new AppError("invite.unknown");
      return { nickname: maskName(inviter.nickname), headimg: inviter.headimg };
    },

    /** People the user invited, newest first. */
    async invitedBy({ userId, page, size }: { userId: string; page: number; size: number }) {
      const [{ total, rows }, rewardedTokens, left] = await Promise.all([
        listInvited(db, { inviterId: userId, page, size }),
        sumRewards(db, userId),
        leftToday(db, userId),
      ]);
      const list: InvitedUser[] = rows.map(({ nickname, headimg, createdAt, outcome, closed }) => ({
        nickname: maskName(nickname),
        headimg,
        registerTime: new Date(createdAt).toISOString(),
        rewarded: outcome === "rewarded",
        // A closed account writes no first text.
        pending: outcome === "pending" && !closed,
      }));
      return { total, list, rewardedTokens, leftToday: left };
    },
  };
}

function ends({ closes_at: closesAt, closed_at: closedAt }: Inviter): boolean {
  return closesAt !== null || closedAt !== null;
}

/** Recognisable for friends only: 林小满 → 林**, Alice → A**. Keeps one grapheme, so that no emoji is cut. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return `${first?.segment ?? ""}**`;
}
