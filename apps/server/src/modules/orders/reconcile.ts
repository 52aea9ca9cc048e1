import type { BillLine } from "../../ports/payments.ts";
import type { OrderRow } from "./order.repo.ts";

/** A difference between two records. */
export type Difference =
  | { readonly kind: "unknownOrder" | "notCredited" | "notInBill" | "nothingGiven" | "grantWithoutOrder"; readonly orderId: string }
  | { readonly kind: "amount" | "refund"; readonly orderId: string; readonly billFen: number; readonly ourFen: number }
  | { readonly kind: "tokens"; readonly orderId: string; readonly ordered: number; readonly granted: number };

/** A line with the name of the provider whose bill it is in. */
export type BilledLine = BillLine & { readonly provider: string };

export type PackageGrant = { readonly orderId: string; readonly tokens: number };

/**
 * Compares the providers' bill of a day with our orders and what they gave. Pure. An order in the bill of another provider than
 * its own counts as unknown. `orders`: those paid that day and those the bill names; `paidThatDay`: those that must be in it; `grants`: those given for any of them, or that day.
 */
export function reconcile(input: {
  readonly bill: readonly BilledLine[];
  readonly orders: readonly OrderRow[];
  readonly paidThatDay: ReadonlySet<string>;
  readonly grants: readonly PackageGrant[];
}): Difference[] {
  const orders = new Map(input.orders.map((order) => [order.id, order]));
  const granted = new Map<string, number>();
  for (const { orderId, tokens } of input.grants) granted.set(orderId, (granted.get(orderId) ?? 0) + tokens);
  const billed = new Set(input.bill.filter(({ kind }) => kind === "payment").map(({ orderId }) => orderId));
  return [
    ...input.bill.filter(({ kind }) => kind === "payment").flatMap((line) => comparePayment(line, orders.get(line.orderId))),
    ...compareRefunds(input.bill, orders),
    ...[...input.paidThatDay].filter((id) => !billed.has(id)).map((orderId) => ({ kind: "notInBill", orderId }) as const),
    ...input.orders.filter(({ status }) => status === 2).flatMap((order) => compareGiven(order, granted.get(order.id) ?? 0)),
    ...[...granted.keys()].filter((id) => orders.get(id)?.status !== 2).map((orderId) => ({ kind: "grantWithoutOrder", orderId }) as const),
  ];
}

/** Refunds per order. Orders may also have refunds of earlier days, which are in those days' bills. */
function compareRefunds(bill: readonly BillLine[], orders: ReadonlyMap<string, OrderRow>): Difference[] {
  const refunded = new Map<string, number>();
  for (const { kind, orderId, amountFen } of bill) if (kind === "refund") refunded.set(orderId, (refunded.get(orderId) ?? 0) + amountFen);
  return [...refunded].flatMap(([orderId, billFen]): Difference[] => {
    const order = orders.get(orderId);
    if (order === undefined) return [{ kind: "unknownOrder", orderId }];
    return order.refunded_fen >= billFen ? [] : [{ kind: "refund", orderId, billFen, ourFen: order.refunded_fen }];
  });
}

function comparePayment(line: BilledLine, order: OrderRow | undefined): Difference[] {
  const { orderId, provider } = line;
  if (order === undefined || order.provider !== provider) return [{ kind: "unknownOrder", orderId }];
  const amount: Difference[] =
    line.amountFen === order.amount_fen ? [] : [{ kind: "amount", orderId, billFen: line.amountFen, ourFen: order.amount_fen }];
  return order.status === 2 ? amount : [...amount, { kind: "notCredited", orderId }];
}

function compareGiven(order: OrderRow, granted: number): Difference[] {
  if (order.source !== "purchase") return [];
  const orderId = order.id;
  if (order.tokens !== granted) return [{ kind: "tokens", orderId, ordered: order.tokens, granted }];
  const gaveSomething = order.credited_at !== null && (order.tokens > 0 || order.member_to !== null);
  return gaveSomething ? [] : [{ kind: "nothingGiven", orderId }];
}
