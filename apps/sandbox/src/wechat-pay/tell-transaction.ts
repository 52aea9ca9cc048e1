import type { PayOrder } from "./pay-state.ts";
import { platformTime } from "./platform-time.ts";

const DESCRIPTIONS = { NOTPAY: "订单未支付", SUCCESS: "支付成功", CLOSED: "订单已关闭", REFUND: "转入退款" } as const;

/** An order in the format of answers and notifications. */
export function tellTransaction(order: PayOrder): object {
  const { request, payment } = order;
  const common = {
    appid: request.appid,
    mchid: request.mchid,
    out_trade_no: request.out_trade_no,
    trade_state: order.state,
    trade_state_desc: DESCRIPTIONS[order.state],
    attach: request.attach ?? "",
    promotion_detail: [],
  };
  // An unpaid order has no payer currency.
  if (payment === null) return { ...common, payer: {}, amount: { total: request.amount.total, payer_currency: "CNY" } };
  return {
    ...common,
    transaction_id: payment.transactionId,
    trade_type: "NATIVE",
    bank_type: "OTHERS",
    success_time: platformTime(payment.at),
    payer: { openid: payment.openid },
    amount: { total: payment.fen, payer_total: payment.fen, currency: "CNY", payer_currency: "CNY" },
  };
}
