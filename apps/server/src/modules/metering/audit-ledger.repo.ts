import type { Db } from "./metering.ts";

/** A fault in one account's ledger. */
export type LedgerFinding = {
  readonly userId: string;
  readonly fault: "sum" | "held" | "grants" | "gap" | "openHold";
  readonly expected: number;
  readonly found: number;
};

export type LedgerAudit = { readonly users: number; readonly entries: number; readonly findings: readonly LedgerFinding[] };

/**
 * Compares every balance with its ledger and its grants: Σ amount = available + held, Σ held_change = held, Σ remaining =
 * available, no row missing, and no hold left by a generation that has ended. Reads only; beside a running server call it
 * in a transaction that reads one snapshot.
 */
export async function auditLedger(db: Db): Promise<LedgerAudit> {
  const accounts = await db
    .with("entries", (qb) =>
      qb
        .selectFrom("ledger")
        .groupBy("user_id")
        .select((eb) => [
          "user_id",
          eb.fn.sum<number>("amount").as("amount"),
          eb.fn.sum<number>("held_change").as("held_change"),
          eb.fn.countAll<number>().as("rows"),
        ]),
    )
    .with("grants", (qb) =>
      qb
        .selectFrom("token_grant")
        .groupBy("user_id")
        .select((eb) => ["user_id", eb.fn.sum<number>("remaining").as("remaining")]),
    )
    .selectFrom("balance")
    .leftJoin("entries", "entries.user_id", "balance.user_id")
    .leftJoin("grants", "grants.user_id", "balance.user_id")
    .select(["balance.user_id", "available", "held", "last_seq", "amount", "held_change", "rows", "remaining"])
    .orderBy("balance.user_id")
    .execute();
  const findings = accounts.flatMap((account): LedgerFinding[] => {
    const compared: readonly [LedgerFinding["fault"], number, number][] = [
      ["sum", account.amount ?? 0, account.available + account.held],
      ["held", account.held_change ?? 0, account.held],
      ["grants", account.remaining ?? 0, account.available],
      ["gap", account.last_seq, account.rows ?? 0],
    ];
    return compared
      .filter(([, expected, found]) => expected !== found)
      .map(([fault, expected, found]) => ({ userId: account.user_id, fault, expected, found }));
  });
  const entries = accounts.reduce((sum, { rows }) => sum + (rows ?? 0), 0);
  return { users: accounts.length, entries, findings: [...findings, ...(await openHolds(db))] };
}

/** Generations that ended without releasing their hold. */
async function openHolds(db: Db): Promise<readonly LedgerFinding[]> {
  const holds = await db
    .selectFrom("generation")
    .innerJoin("ledger as reserved", (join) => join.onRef("reserved.subject", "=", "generation.id").on("reserved.kind", "=", "reserve"))
    .leftJoin("ledger as settled", (join) => join.onRef("settled.subject", "=", "generation.id").on("settled.kind", "=", "settle"))
    .where("generation.ended_at", "is not", null)
    .where("settled.id", "is", null)
    .select(["reserved.user_id", "reserved.held_change"])
    .orderBy("reserved.user_id")
    .execute();
  return holds.map(({ user_id, held_change }) => ({ userId: user_id, fault: "openHold", expected: 0, found: held_change }));
}
