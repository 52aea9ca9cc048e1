import type { Db } from "../metering/metering.ts";

/** Public API of the first-use module: what an account without a platform's proof is given with its first text (docs/decisions/025). */
export interface FirstUse {
  /**
   * Whether the account waits for its first text; if so its row is locked until the transaction ends. To be called before
   * other rows of the account are locked, in the same order as the start of a text does.
   */
  begin(trx: Db, userId: string): Promise<boolean>;
  /** A text was delivered: gifts can be claimed from now on, and the inviter is rewarded. Call it once, after `begin` was true. */
  complete(trx: Db, userId: string): Promise<void>;
}
