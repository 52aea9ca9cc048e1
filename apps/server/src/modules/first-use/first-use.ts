import type { Db } from "../metering/metering.ts";

/** Public API of the first-use module: what an account that nobody vouched for is given once it has been used. */
export interface FirstUse {
  /**
   * Whether the account waits for its first text; its row is kept from everybody else until the transaction ends. Called
   * before anything that hangs on the account is touched, in the order in which a start of a text takes them.
   */
  begin(trx: Db, userId: string): Promise<boolean>;
  /** A text was delivered: gifts can be claimed from now on, and who invited is rewarded. Once, after `begin` was true. */
  complete(trx: Db, userId: string): Promise<void>;
}
