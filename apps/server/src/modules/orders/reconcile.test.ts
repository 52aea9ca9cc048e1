import { expect, test } from "vitest";
import type { OrderRow } from "./order.repo.ts";
import { type BilledLine, reconcile } from "./reconcile.ts";

const line = (orderId: string, amountFen = 1500, kind: BilledLine["kind"] = "payment"): BilledLine => ({
  orderId,
  amountFen,
  kind,
  transactionId: `t-${orderId}`,
  provider: "test",
  at: 0,
});
const row = (id: string, changed: Partial<OrderRow> = {}) =>
  ({
    id,
    source: "purchase",
    status: 2,
    amount_fen: 1500,
    refunded_fen: 0,
    tokens: 10,
    member_to: null,
    credited_at: 1,
    provider: "test",
    ...changed,
  }) as OrderRow;

/** Matching records of one order, with something changed. */
function compare(changed: {
  bill?: BilledLine[];
  order?: Partial<OrderRow>;
  orders?: OrderRow[];
  paid?: string[];
  grants?: { orderId: string; tokens: number }[];
}) {
  return reconcile({
    bill: changed.bill ?? [line("A")],
    orders: changed.orders ?? [row("A", changed.order)],
    paidThatDay: new Set(changed.paid ?? ["A"]),
    grants: changed.grants ?? [{ orderId: "A", tokens: 10 }],
  });
}

test("ledgers that agree have no difference, also when a membership was bought or part of it given back", () => {
  expect(compare({})).toEqual([]);
  expect(compare({ order: { tokens: 0, member_to: 5 }, grants: [] })).toEqual([]);
  expect(compare({ bill: [line("A"), line("A", 500, "refund")], order: { refunded_fen: 500 } })).toEqual([]);
});

test.each([
  ["a payment for no order", { orders: [], paid: [], grants: [] }, [{ kind: "unknownOrder", orderId: "A" }]],
  ["a refund for no order", { bill: [line("B", 5, "refund"), line("A")] }, [{ kind: "unknownOrder", orderId: "B" }]],
  ["a payment that was not credited", { order: { status: 5 as const }, paid: [], grants: [] }, [{ kind: "notCredited", orderId: "A" }]],
  ["an order paid here alone", { bill: [] }, [{ kind: "notInBill", orderId: "A" }]],
  ["an amount", { bill: [line("A", 1)] }, [{ kind: "amount", orderId: "A", billFen: 1, ourFen: 1500 }]],
  ["a credit that gave nothing", { order: { tokens: 0 }, grants: [] }, [{ kind: "nothingGiven", orderId: "A" }]],
  ["tokens", { grants: [{ orderId: "A", tokens: 9 }] }, [{ kind: "tokens", orderId: "A", ordered: 10, granted: 9 }]],
  [
    "tokens given twice",
    {
      grants: [
        { orderId: "A", tokens: 10 },
        { orderId: "A", tokens: 10 },
      ],
    },
    [{ kind: "tokens", orderId: "A", ordered: 10, granted: 20 }],
  ],
  [
    "tokens for no order",
    {
      grants: [
        { orderId: "A", tokens: 10 },
        { orderId: "X", tokens: 1 },
      ],
    },
    [{ kind: "grantWithoutOrder", orderId: "X" }],
  ],
  [
    "two refunds of which one is noted",
    { bill: [line("A"), line("A", 500, "refund"), line("A", 500, "refund")], order: { refunded_fen: 500 } },
    [{ kind: "refund", orderId: "A", billFen: 1000, ourFen: 500 }],
  ],
])("names %s that do not agree", (_what, changed, differences) => {
  expect(compare(changed)).toEqual(differences);
});

test("names a wrong amount that was not credited by both", () => {
  expect(compare({ bill: [line("A", 1)], order: { status: 1 }, paid: [], grants: [] })).toEqual([
    { kind: "amount", orderId: "A", billFen: 1, ourFen: 1500 },
    { kind: "notCredited", orderId: "A" },
  ]);
});
