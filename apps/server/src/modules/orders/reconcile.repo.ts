import type { Db } from "../metering/metering.ts";
import type { OrderRow } from "./order.repo.ts";
import type { PackageGrant } from "./reconcile.ts";

type Span = { readonly from: number; readonly to: number };

/** Orders bought and paid in a span, and those with one of `ids`. */
export async function readOrders(db: Db, { from, to }: Span, ids: readonly string[]): Promise<OrderRow[]> {
  return db
    .selectFrom("pay_order")
    .selectAll()
    .where("source", "=", "purchase")
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "=", 2), eb("paid_at", ">=", from), eb("paid_at", "<", to)]),
        ...(ids.length === 0 ? [] : [eb("id", "in", [...ids])]),
      ]),
    )
    .orderBy("created_at")
    .execute();
}

/** Grants of packages in a span, or for one of `ids`. */
export async function readPackageGrants(db: Db, { from, to }: Span, ids: readonly string[]): Promise<PackageGrant[]> {
  const rows = await db
    .selectFrom("token_grant")
    .select(["ref", "amount"])
    .where("source", "=", "package")
    .where((eb) =>
      eb.or([eb.and([eb("created_at", ">=", from), eb("created_at", "<", to)]), ...(ids.length === 0 ? [] : [eb("ref", "in", [...ids])])]),
    )
    .execute();
  return rows.map(({ ref, amount }) => ({ orderId: ref, tokens: amount }));
}

/** Generations whose `charged` differs from the ledger. */
export async function countUsageDifferences(db: Db, { from, to }: Span): Promise<number> {
  const row = await db
    .selectFrom("generation")
    .innerJoin("ledger", (join) => join.onRef("ledger.subject", "=", "generation.id").on("ledger.kind", "=", "settle"))
    .where("ledger.created_at", ">=", from)
    .where("ledger.created_at", "<", to)
    .where((eb) => eb(eb.ref("generation.charged"), "!=", eb.neg(eb.ref("ledger.amount"))))
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
