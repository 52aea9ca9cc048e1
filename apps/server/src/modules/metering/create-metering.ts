import type { Variant } from "@tangleaf/contract";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { LedgerState } from "./ledger-state.ts";
import { addGrant, hold, settleHold, withdrawGrant, writeOffExpired } from "./ledger-state.ts";
import {
  countCharges,
  endGrant,
  findCharge,
  findEntry,
  findGrantId,
  insertCharge,
  insertGrant,
  lastLossWasExpiry,
  lockBalance,
  readGrants,
  readPlan,
  saveLedger,
} from "./metering.repo.ts";
import type { Db, Metering } from "./metering.ts";
import { presentCounter } from "./present-counter.ts";
import { isExpiredAt } from "./spend-grants.ts";

type Trx = Transaction<Database>;

/** Smallest hold: an estimate of 0 holds this, so that an empty balance starts nothing. */
const SMALLEST_HOLD_TOKENS = 1;

/** The metering module on our database. Each action is a transaction under the user's lock, or part of the caller's. */
export function createMetering(deps: {
  db: Kysely<Database>;
  clock: Clock;
  variant: Variant;
  /** Told whose balance changes, before that is committed. */
  changes?: (userId: string) => void;
}): Metering {
  const { clock, variant, changes } = deps;

  const levelOf = (userId: string, db: Db = deps.db) => readLevel(db, userId, clock.now());

  async function expire(userId: string, db: Db = deps.db): Promise<void> {
    await inTransaction(db, async (trx) => {
      const before = await openAccount(trx, userId, clock.now());
      await saveLedger(trx, { userId, before, after: writeOffExpired(before, clock.now()), now: clock.now() });
    });
  }

  const metering: Metering = {
    grant: async ({ userId, source, ref, tokens, expiresAt }, db = deps.db) => {
      assertWholeTokens(tokens, SMALLEST_HOLD_TOKENS);
      return inTransaction(db, async (trx) => {
        const now = clock.now();
        const before = await openAccount(trx, userId, now);
        const id = newId(now);
        if (!(await insertGrant(trx, { id, userId, source, ref, tokens, now, expiresAt }))) return false;
        changes?.(userId);
        await saveLedger(trx, { userId, before, after: addGrant(before, { id, remaining: tokens, expiresAt }), now });
        return true;
      });
    },

    reserve: async ({ userId, generationId, tokens, isFree = false }, db = deps.db) => {
      assertWholeTokens(tokens, 0);
      return inTransaction(db, async (trx) => {
        const now = clock.now();
        const before = await openAccount(trx, userId, now);
        const first = await findEntry(trx, userId, "reserve", generationId);
        if (first !== undefined) return { held: first.held_change, balanceAfter: first.balance_after };
        const { unlimited } = await levelOf(userId, trx);
        const wanted = unlimited || isFree ? 0 : Math.max(tokens, SMALLEST_HOLD_TOKENS);
        const swept = writeOffExpired(before, now);
        if (wanted > swept.available) throw await shortOrExpired(trx, userId, swept);
        const after = hold(swept, generationId, wanted);
        changes?.(userId);
        await saveLedger(trx, { userId, before, after, now });
        return { held: wanted, balanceAfter: after.available };
      });
    },

    settle: async ({ userId, generationId, tokens }, db = deps.db) => {
      assertWholeTokens(tokens, 0);
      return inTransaction(db, async (trx) => {
        const now = clock.now();
        const balance = await lockBalance(trx, userId, now);
        const first = await findEntry(trx, userId, "settle", generationId);
        if (first !== undefined) return { charged: 0 - first.amount, balanceAfter: first.balance_after };
        const reserved = await findEntry(trx, userId, "reserve", generationId);
        if (reserved === undefined) throw new Error(`Generation ${generationId} was never reserved`);
        const heldIds = reserved.parts.map(({ grantId }) => grantId);
        const before = toLedgerState(balance, await readGrants(trx, userId, heldIds));
        // A hold of 0 was made for what costs nothing, or under the unlimited plan, which counts for the whole text.
        const due = reserved.held_change === 0 ? 0 : tokens;
        const settled = settleHold(writeOffExpired(before, now), { generationId, held: reserved.parts, tokens: due, now });
        changes?.(userId);
        await saveLedger(trx, { userId, before, after: settled.ledger, now });
        return { charged: settled.charged, balanceAfter: settled.ledger.available };
      });
    },

    withdraw: async ({ userId, source, ref }, db = deps.db) =>
      inTransaction(db, async (trx) => {
        const now = clock.now();
        const before = await openAccount(trx, userId, now);
        const grantId = await findGrantId(trx, userId, source, ref);
        if (grantId === undefined) return 0;
        const { ledger, tokens } = withdrawGrant(writeOffExpired(before, now), grantId);
        changes?.(userId);
        await saveLedger(trx, { userId, before, after: ledger, now });
        // Parts held by a running text are written off too when they are released.
        await endGrant(trx, grantId, now);
        return tokens;
      }),

    expire: ({ userId }, db = deps.db) => expire(userId, db),

    counter: async (userId) => {
      const { unlimitedUntil } = await levelOf(userId);
      let grants = await readGrants(deps.db, userId);
      // Reading is cheap and frequent: the lock is taken only when something has expired.
      if (grants.some((grant) => isExpiredAt(grant, clock.now()))) {
        await expire(userId);
        grants = await readGrants(deps.db, userId);
      }
      const emptied = grants.length === 0 && (await lastLossWasExpiry(deps.db, userId));
      return presentCounter({ grants, unlimitedUntil, lastLossWasExpiry: emptied, now: clock.now(), variant });
    },

    levelOf: async (userId, db) => {
      const { level, unlimited } = await levelOf(userId, db);
      return { level, unlimited };
    },

    charge: async ({ requestId, requestHash, ...charge }, trx) => {
      const { userId, tokens } = charge;
      const id = newId(clock.now());
      await insertCharge(trx, { id, ...charge, requestId, requestHash, now: clock.now() });
      await metering.reserve({ userId, generationId: id, tokens }, trx);
      return metering.settle({ userId, generationId: id, tokens }, trx);
    },

    findCharge: (input, db = deps.db) => findCharge(db, input),
    countCharges: (input, db = deps.db) => countCharges(db, input),
  };
  return metering;
}

/** The level at a time. Throws session.invalid for a person who is not there. */
async function readLevel(db: Db, userId: string, now: number) {
  const plan = await readPlan(db, userId);
  if (plan === undefined) throw new AppError("session.invalid", {}, `No user ${userId}`);
  const isMember = plan.vip_to !== null && plan.vip_to > now;
  const unlimitedUntil = isMember && plan.unlimited === 1 ? plan.vip_to : null;
  return { level: isMember ? ("vip" as const) : ("free" as const), unlimited: unlimitedUntil !== null, unlimitedUntil };
}

async function openAccount(trx: Trx, userId: string, now: number): Promise<LedgerState> {
  const balance = await lockBalance(trx, userId, now);
  return toLedgerState(balance, await readGrants(trx, userId));
}

function toLedgerState(
  balance: { available: number; held: number; last_seq: number },
  grants: Awaited<ReturnType<typeof readGrants>>,
): LedgerState {
  return {
    available: balance.available,
    held: balance.held,
    lastSeq: balance.last_seq,
    grants: new Map(grants.map(({ id, remaining, expiresAt }) => [id, { id, remaining, expiresAt }])),
    entries: [],
  };
}

/** balance.expired only where nothing is left and the last change was an expiry; otherwise balance.short. */
async function shortOrExpired(trx: Trx, userId: string, ledger: LedgerState): Promise<AppError> {
  const expiredJustNow = ledger.entries.some(({ kind }) => kind === "expire");
  const expired = ledger.available === 0 && (expiredJustNow || (await lastLossWasExpiry(trx, userId)));
  return new AppError(expired ? "balance.expired" : "balance.short", { params: { balanceToken: ledger.available } });
}

function assertWholeTokens(tokens: number, least: number): void {
  if (!Number.isSafeInteger(tokens) || tokens < least) throw new RangeError(`Not an amount of tokens: ${tokens}`);
}
