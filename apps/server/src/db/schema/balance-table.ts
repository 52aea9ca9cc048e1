import type { Millis } from "./column-types.ts";

/** The ledger's sums, changed in the same transaction. available + held = Σ ledger.amount; both ≥ 0 by CHECK. */
export type BalanceTable = {
  user_id: string;
  available: number;
  held: number;
  /** `seq` of the user's last ledger row. */
  last_seq: number;
  updated_at: Millis;
};
