import { checkFields } from "./check-fields.ts";
import { type PayAnswer, refuse, succeed } from "./pay-answer.ts";
import type { PayState } from "./pay-state.ts";
import { tellTransaction } from "./tell-transaction.ts";

/** GET /v3/pay/transactions/out-trade-no/{no}?mchid= */
export function askOrder(state: PayState, input: { orderId: string; query: URLSearchParams }): PayAnswer {
  if (input.query.get("mchid") !== state.keys.merchantId) return refuse(400, "PARAM_ERROR", "mchid 有误");
  const order = state.orders.get(input.orderId);
  return order === undefined ? unknownOrder() : succeed(tellTransaction(order));
}

/** POST /v3/pay/transactions/out-trade-no/{no}/close */
export function closeOrder(state: PayState, input: { orderId: string; content: unknown }): PayAnswer {
  const wrong = checkFields(input.content, { mchid: { type: "string", min: 1, max: 32 } });
  if (wrong !== null) return refuse(400, "PARAM_ERROR", wrong);
  if ((input.content as { mchid: string }).mchid !== state.keys.merchantId) return refuse(403, "NO_AUTH", "商户号与调用方不一致");
  const order = state.orders.get(input.orderId);
  if (order === undefined) return unknownOrder();
  if (state.faults.take("closeTooSoon")) return refuse(400, "TRADE_ERROR", "订单刚生成，请稍后再关闭");
  if (order.state === "CLOSED") return refuse(400, "ORDER_CLOSED", "订单已关闭");
  if (order.state !== "NOTPAY") return refuse(400, "ORDERPAID", "订单已支付");
  if (state.faults.take("userPaying")) return refuse(202, "USER_PAYING", "用户支付中，需要输入密码");
  order.state = "CLOSED";
  state.save();
  return succeed(null);
}

function unknownOrder(): PayAnswer {
  return refuse(404, "ORDER_NOT_EXIST", "订单不存在");
}
