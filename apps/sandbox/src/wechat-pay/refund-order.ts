import { checkFields, type Fields } from "./check-fields.ts";
import { type PayAnswer, refuse, succeed } from "./pay-answer.ts";
import { digits } from "./pay-keys.ts";
import type { PayOrder, PayState, Refund } from "./pay-state.ts";
import { platformDay, platformTime } from "./platform-time.ts";

const REASON_MAX_BYTES = 80;
const REFUND_ID_DIGITS = 18;

const FIELDS: Fields = {
  transaction_id: { type: "string", optional: true, min: 1, max: 32 },
  out_trade_no: { type: "string", optional: true, pattern: /^[0-9A-Za-z_\-|*]{6,32}$/ },
  out_refund_no: { type: "string", pattern: /^[0-9A-Za-z_\-|*@]{1,64}$/ },
  reason: { type: "string", optional: true, min: 1, maxBytes: REASON_MAX_BYTES },
  notify_url: { type: "string", optional: true, max: 255, pattern: /^https?:\/\/[^\s?#]+$/ },
  amount: {
    type: "object",
    fields: {
      refund: { type: "integer", min: 1 },
      total: { type: "integer", min: 1 },
      currency: { type: "string", pattern: /^CNY$/ },
    },
  },
};

type Wanted = {
  readonly transaction_id?: string;
  readonly out_trade_no?: string;
  readonly out_refund_no: string;
  readonly reason?: string;
  readonly notify_url?: string;
  readonly amount: { readonly refund: number; readonly total: number };
};

/** POST /v3/refund/domestic/refunds */
export function refundOrder(state: PayState, content: unknown): PayAnswer {
  const wrong = checkFields(content, FIELDS);
  if (wrong !== null) return refuse(400, "PARAM_ERROR", wrong);
  const wanted = content as Wanted;
  if ((wanted.transaction_id === undefined) === (wanted.out_trade_no === undefined)) {
    return refuse(400, "PARAM_ERROR", "transaction_id 与 out_trade_no 须二选一");
  }
  const order =
    wanted.out_trade_no === undefined
      ? [...state.orders.values()].find(({ payment }) => payment?.transactionId === wanted.transaction_id)
      : state.orders.get(wanted.out_trade_no);
  if (order === undefined) return refuse(404, "RESOURCE_NOT_EXISTS", "订单不存在");
  const { payment } = order;
  if (payment === null) return refuse(400, "INVALID_REQUEST", "订单未支付");
  const before = order.refunds.find(({ outRefundNo }) => outRefundNo === wanted.out_refund_no);
  if (before !== undefined) {
    const same = before.fen === wanted.amount.refund && before.reason === (wanted.reason ?? null);
    return same ? succeed(tellRefund(order, before)) : refuse(400, "INVALID_REQUEST", "请求重入时，参数与首次请求时不一致");
  }
  if (wanted.amount.total !== payment.fen) return refuse(400, "INVALID_REQUEST", "订单金额与支付金额不一致");
  const left = payment.fen - order.refunds.reduce((sum, { fen }) => sum + fen, 0);
  if (wanted.amount.refund > left) return refuse(400, "INVALID_REQUEST", "退款金额大于可退金额");
  return succeed(tellRefund(order, storeRefund(state, order, wanted)));
}

function storeRefund(state: PayState, order: PayOrder, wanted: Wanted): Refund {
  const at = state.now();
  const abnormal = state.faults.take("refundAbnormal");
  const refund: Refund = {
    refundId: `503${platformDay(at).replaceAll("-", "")}${digits(REFUND_ID_DIGITS)}`,
    outRefundNo: wanted.out_refund_no,
    fen: wanted.amount.refund,
    at,
    reason: wanted.reason ?? null,
    notifyUrl: wanted.notify_url ?? null,
    status: abnormal ? "ABNORMAL" : state.faults.take("refundProcessing") ? "PROCESSING" : "SUCCESS",
  };
  order.refunds.push(refund);
  order.state = "REFUND";
  state.save();
  return refund;
}

function tellRefund(order: PayOrder, refund: Refund): object {
  const total = order.payment?.fen ?? 0;
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: order.payment?.transactionId,
    out_trade_no: order.request.out_trade_no,
    channel: "ORIGINAL",
    user_received_account: "支付用户零钱",
    create_time: platformTime(refund.at),
    ...(refund.status === "SUCCESS" && { success_time: platformTime(refund.at) }),
    status: refund.status,
    funds_account: "AVAILABLE",
    amount: {
      total,
      refund: refund.fen,
      payer_total: total,
      payer_refund: refund.fen,
      settlement_total: total,
      settlement_refund: refund.fen,
      discount_refund: 0,
      currency: "CNY",
    },
    promotion_detail: [],
  };
}
