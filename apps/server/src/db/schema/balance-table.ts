import type { Millis } from "./column-types.ts";

/** Cache of the ledger's sum, changed in the same transaction. available + held = Σ ledger; both ≥ 0 by CHECK. */
export type BalanceTable = {
  user_id: string;
  available: number;
  held: number;
  /** `seq` of the user's last ledger row. */
  last_seq: number;
  updated_at: Millis;
};
