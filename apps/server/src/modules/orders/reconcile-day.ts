import { startOfShanghaiDate } from "../../platform/shanghai-day.ts";
import type { PaymentProvider } from "../../ports/payments.ts";
import type { Db } from "../metering/metering.ts";
import { countUsageDifferences, readOrders, readPackageGrants } from "./reconcile.repo.ts";
import { type Difference, reconcile } from "./reconcile.ts";

const DAY_MS = 86_400_000;

export type Reconciliation = {
  readonly payments: number;
  readonly paidFen: number;
  readonly refundedFen: number;
  readonly differences: readonly Difference[];
  /** Generations of the day whose charge differs from the ledger's. */
  readonly usageDifferences: number;
};

type Input = { readonly db: Db; readonly providers: readonly PaymentProvider[]; readonly day: string };

/** Compares the providers' bills of one day with orders, ledger and usage. `day` is YYYY-MM-DD, Asia/Shanghai. */
export async function reconcileDay({ db, providers, day }: Input): Promise<Reconciliation> {
  const from = startOfShanghaiDate(day);
  const span = { from, to: from + DAY_MS };
  const bills = await Promise.all(providers.map(async (provider) => ({ name: provider.name, lines: await provider.bill(day) })));
  const bill = bills.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, provider: name })));
  const names = new Set<string | null>(providers.map(({ name }) => name));
  // A payment just before midnight is credited just after it, so ids found on either side are looked up on both.
  const named = [...bill.map(({ orderId }) => orderId), ...(await readPackageGrants(db, span, [])).map(({ orderId }) => orderId)];
  const orders = await readOrders(db, span, [...new Set(named)]);
  const paidThatDay = new Set(
    orders
      .filter(({ status, provider, paid_at: at }) => status === 2 && names.has(provider) && at !== null && at >= span.from && at < span.to)
      .map(({ id }) => id),
  );
  const grants = await readPackageGrants(
    db,
    span,
    orders.map(({ id }) => id),
  );
  const sumOf = (kind: "payment" | "refund") =>
    bill.filter((line) => line.kind === kind).reduce((sum, { amountFen }) => sum + amountFen, 0);
  return {
    payments: bill.filter(({ kind }) => kind === "payment").length,
    paidFen: sumOf("payment"),
    refundedFen: sumOf("refund"),
    differences: reconcile({ bill, orders, paidThatDay, grants }),
    usageDifferences: await countUsageDifferences(db, span),
  };
}
