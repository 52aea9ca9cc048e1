import type { InvitedUser } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";

export type Newcomer = {
  readonly userId: string;
  readonly inviterId: string;
  /** SHA-256 of the browser's name; null where it has none. */
  readonly deviceHash: string | null;
  /** Had an account before, and closed it. */
  readonly returned: boolean;
};

/** Door of the invites room: who brought whom, and what came of it. */
export interface Invites {
  /**
   * Called once, in the transaction that makes the account: notes who invited it and rewards the inviter where that is
   * due. A repeat changes nothing, and whatever comes of it never stops a sign-up.
   */
  welcome(trx: Db, newcomer: Newcomer): Promise<void>;
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
