import type { InvitedUser } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";

export type Newcomer = {
  readonly userId: string;
  readonly inviterId: string;
  /** The browsers the account is made on, SHA-256 of their names; null for one without a name of ours. */
  readonly devices: readonly (string | null)[];
  /** A platform vouches for who this is: the reward need not wait for a first text. */
  readonly proven: boolean;
  /** Had an account before, and closed it. */
  readonly returned: boolean;
};

/** Public API of the invites module: who brought whom, and what came of it. */
export interface Invites {
  /**
   * Called once, in the transaction that makes the account: notes who invited it and rewards the inviter where that is
   * due, or lets the reward wait for the first text. A repeat changes nothing, and whatever comes of it never stops a sign-up.
   */
  welcome(trx: Db, newcomer: Newcomer): Promise<void>;
  /** The first text of a newcomer is there: decides what waits for it, once. */
  settle(trx: Db, userId: string): Promise<void>;
  /** Who invites by this code. Throws invite.unknown, also where the account has ended. */
  info(inviteCode: string): Promise<{ nickname: string; headimg: string }>;
  /** Whom the user invited, newest first. */
  invitedBy(input: { userId: string; page: number; size: number }): Promise<{
    total: number;
    list: InvitedUser[];
    rewardedTokens: number;
    leftToday: number;
  }>;
}
