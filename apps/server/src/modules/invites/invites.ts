import type { InvitedUser } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";

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
export interface Invites {
  /**
   * Called once, in the transaction that creates the account: stores who invited it and rewards the inviter, or defers the
   * reward to the first text. A repeat changes nothing; no outcome stops a sign-up.
   */
  welcome(trx: Db, newcomer: Newcomer): Promise<void>;
  /** The newcomer has their first text: decides a deferred reward, once. */
  settle(trx: Db, userId: string): Promise<void>;
  /** The inviter of a code. Throws invite.unknown, also where the account has ended. */
  info(inviteCode: string): Promise<{ nickname: string; headimg: string }>;
  /** People the user invited, newest first. */
  invitedBy(input: { userId: string; page: number; size: number }): Promise<{
    total: number;
    list: InvitedUser[];
    rewardedTokens: number;
    leftToday: number;
  }>;
}
