import { AppError } from "../../../platform/errors.ts";
import { shanghaiDate, shanghaiDay } from "../../../platform/shanghai-day.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { BillLine, PaymentNotification, PaymentProvider, PaymentState } from "../../../ports/payments.ts";

type Opened = { amountFen: number; expiresAt: number; state: PaymentState["state"]; paidFen: number | null; paidAt: number | null };

/** A payment provider in memory, for tests in which the protocol does not matter. */
export type FakePayments = PaymentProvider & {
  readonly orders: Map<string, Opened>;
  /** Pays an order; `fen` for another amount. */
  pay(orderId: string, fen?: number): void;
  /** The notification of a payment. */
  notificationOf(orderId: string, id?: string): { headers: Record<string, string>; body: string };
  /** Failures of the next calls. */
  faults: { away?: boolean; opensButDoesNotAnswer?: boolean; closeLater?: boolean };
  readonly asked: string[];
};

/** With a clock it records payment times and has a bill for each day. */
export function createFakePayments(clock: Pick<Clock, "now"> | null = null, name = "test"): FakePayments {
  const orders = new Map<string, Opened>();
  const refunds = new Map<string, BillLine>();
  const asked: string[] = [];
  const away = () => {
    if (fake.faults.away) throw new AppError("pay.platformFailed");
  };
  const stateOf = (orderId: string): PaymentState => {
    const order = orders.get(orderId);
    if (order === undefined) return { state: "unknown", transactionId: null, amountFen: null, paidAt: null };
    const paid = order.state === "paid";
    return {
      state: order.state,
      transactionId: paid ? `t-${orderId}` : null,
      amountFen: order.paidFen ?? order.amountFen,
      paidAt: order.paidAt,
    };
  };
  const fake: FakePayments = {
    name,
    appName: { zh: "钱包", en: "Wallet" },
    notifyPath: `/api/pay/${name}/notify`,
    notifyUrl: null,
    orders,
    asked,
    faults: {},
    async open({ orderId, amountFen, expiresAt }) {
      away();
      // Opening an order again is allowed, also after it was paid.
      if (!orders.has(orderId)) orders.set(orderId, { amountFen, expiresAt, state: "unpaid", paidFen: null, paidAt: null });
      if (fake.faults.opensButDoesNotAnswer) throw new AppError("pay.platformFailed");
      return { codeUrl: `test://pay/${orderId}` };
    },
    async ask(orderId) {
      asked.push(orderId);
      away();
      return stateOf(orderId);
    },
    async close(orderId) {
      away();
      if (fake.faults.closeLater) return "later";
      const order = orders.get(orderId);
      if (order?.state === "paid") return "paid";
      if (order !== undefined) order.state = "closed";
      return "closed";
    },
    async refund({ orderId, refundId, amountFen }) {
      away();
      // Repeating a refund returns the first; another amount under its number is refused, as the platform does.
      if ((refunds.get(refundId)?.amountFen ?? amountFen) !== amountFen) throw new AppError("pay.platformFailed");
      if (refunds.has(refundId)) return "done";
      refunds.set(refundId, { orderId, transactionId: `t-${orderId}`, kind: "refund", amountFen, at: clock?.now() ?? 0 });
      return "done";
    },
    async readNotification({ body }) {
      if (body === "forged") throw new AppError("notification.forged");
      const { orderId, id, nonceKey } = JSON.parse(body);
      return { id, nonceKey, event: "TRANSACTION.SUCCESS", orderId, payment: stateOf(orderId) } satisfies PaymentNotification;
    },
    answerNotification: (refused) => ({ type: "text/plain", body: refused ?? "taken" }),
    async bill(day) {
      away();
      const payments = [...orders].flatMap(([orderId, { paidAt, paidFen, amountFen }]): BillLine[] =>
        paidAt === null ? [] : [{ orderId, transactionId: `t-${orderId}`, kind: "payment", amountFen: paidFen ?? amountFen, at: paidAt }],
      );
      return [...payments, ...refunds.values()].filter(({ at }) => shanghaiDate(shanghaiDay(at)) === day);
    },
    pay(orderId, fen) {
      const order = orders.get(orderId);
      if (order === undefined || order.state === "closed") throw new Error("cannot be paid");
      order.state = "paid";
      order.paidFen = fen ?? null;
      order.paidAt = clock?.now() ?? null;
    },
    notificationOf: (orderId, id = `n-${orderId}`) => ({ headers: {}, body: JSON.stringify({ orderId, id, nonceKey: `k-${id}` }) }),
  };
  return fake;
}
