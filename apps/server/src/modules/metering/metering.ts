import type { ChargeKind, Counter, Level } from "@tangleaf/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../db/schema/index.ts";

/** A database connection, or a transaction already open on it. */
export type Db = Kysely<Database> | Transaction<Database>;

export type GrantSource = "newUser" | "dailyGift" | "invite" | "package" | "operator";

/** A charge beside those of generations. */
export type NewCharge = {
  readonly userId: string;
  readonly kind: ChargeKind;
  /** Id of what it is charged for. */
  readonly subject: string;
  /** Shown in the usage log, with `characters`. */
  readonly title: string;
  readonly characters: number;
  readonly tokens: number;
  readonly requestId: string;
  readonly requestHash: string;
};
export type ChargeMade = { readonly id: string; readonly subject: string; readonly request_hash: string };

/** Public API of the metering module. Amounts are whole tokens. Every method can take part in an open transaction. */
export interface Metering {
  /** Adds tokens once per (user, source, ref); a repeat changes nothing and returns false. */
  grant(input: { userId: string; source: GrantSource; ref: string; tokens: number; expiresAt: number }, db?: Db): Promise<boolean>;
  /**
   * Holds `tokens` for a generation, soonest-expiring grants first. Unlimited members hold 0. Throws AppError balance.short /
   * balance.expired; a repeat for one generation changes nothing.
   */
  reserve(
    input: { userId: string; generationId: string; tokens: number; isFree?: boolean },
    db?: Db,
  ): Promise<{ held: number; balanceAfter: number }>;
  /**
   * Ends the hold: charges `tokens` (at most held + available) and returns the rest. Exactly once per generation: a repeat
   * returns what the first call charged.
   */
  settle(input: { userId: string; generationId: string; tokens: number }, db?: Db): Promise<{ charged: number; balanceAfter: number }>;
  /**
   * Charges `tokens` at once for what is done in the same transaction; unlimited members 0. Once per request: who calls it has
   * looked with `findCharge` under the lock of the user's row. Throws balance.short, balance.expired.
   */
  charge(input: NewCharge, trx: Db): Promise<{ charged: number; balanceAfter: number }>;
  /** What was charged for a request; undefined where nothing was. */
  findCharge(input: { userId: string; requestId: string }, db?: Db): Promise<ChargeMade | undefined>;
  /** Withdraws what is left of one grant and ends it, also for tokens of it that are held; returns how many tokens were left. */
  withdraw(input: { userId: string; source: GrantSource; ref: string }, db?: Db): Promise<number>;
  /** Writes off what has expired; also done by every reserve and counter. */
  expire(input: { userId: string }, db?: Db): Promise<void>;
  /** `/api/user/getCounter` without freeWaitSeconds, which the generation module adds. */
  counter(userId: string): Promise<Omit<Counter, "freeWaitSeconds">>;
  /** free or vip, by the clock. */
  levelOf(userId: string, db?: Db): Promise<{ level: Level; unlimited: boolean }>;
}
