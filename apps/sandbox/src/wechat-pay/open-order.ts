import { isDeepStrictEqual } from "node:util";
import { checkFields, type Fields } from "./check-fields.ts";
import { type PayAnswer, refuse, succeed } from "./pay-answer.ts";
import { newId, type OrderRequest, type PayOrder, type PayState } from "./pay-state.ts";

const MINUTE_MS = 60_000;
/** A code can be scanned this long, and an order without an expiry of its own be paid. */
const CODE_LIFE_MS = 120 * MINUTE_MS;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
const FEN_MAX = 100_000_000;

const FIELDS: Fields = {
  appid: { type: "string", min: 1, max: 32 },
  mchid: { type: "string", min: 1, max: 32 },
  description: { type: "string", min: 1, max: 127 },
  out_trade_no: { type: "string", pattern: /^[0-9A-Za-z_\-|*]{6,32}$/ },
  time_expire: { type: "string", optional: true, pattern: TIME },
  attach: { type: "string", optional: true, min: 1, max: 128 },
  // The real platform requires https and a public host, which a development machine does not have.
  notify_url: { type: "string", max: 255, pattern: /^https?:\/\/[^\s?#]+$/ },
  goods_tag: { type: "string", optional: true, min: 1, max: 32 },
  support_fapiao: { type: "boolean", optional: true },
  amount: {
    type: "object",
    fields: {
      total: { type: "integer", min: 1, max: FEN_MAX },
      currency: { type: "string", optional: true, pattern: /^CNY$/ },
    },
  },
};

/** POST /v3/pay/transactions/native */
export function openOrder(state: PayState, content: unknown): PayAnswer {
  const wrong = checkFields(content, FIELDS);
  if (wrong !== null) return refuse(400, "PARAM_ERROR", wrong);
  const request = content as OrderRequest;
  if (request.mchid !== state.keys.merchantId) return refuse(403, "NO_AUTH", "商户号与调用方不一致");
  if (request.appid !== state.keys.appId) return refuse(400, "APPID_MCHID_NOT_MATCH", "appid 和 mch_id 不匹配");
  const known = state.orders.get(request.out_trade_no);
  return known === undefined ? openFirst(state, request) : openAgain(state, known, request);
}

function openFirst(state: PayState, request: OrderRequest): PayAnswer {
  const now = state.now();
  const expiresAt = request.time_expire === undefined ? now + CODE_LIFE_MS : Date.parse(request.time_expire);
  if (Number.isNaN(expiresAt)) return refuse(400, "PARAM_ERROR", "time_expire 格式不符");
  if (expiresAt < now + MINUTE_MS) return refuse(400, "PARAM_ERROR", "time_expire 距现在不足 1 分钟");
  const order: PayOrder = {
    request,
    createdAt: now,
    expiresAt,
    codeId: "",
    codeExpiresAt: 0,
    state: "NOTPAY",
    payment: null,
    refunds: [],
  };
  state.orders.set(request.out_trade_no, order);
  return newCode(state, order);
}

function openAgain(state: PayState, order: PayOrder, request: OrderRequest): PayAnswer {
  if (order.state === "CLOSED") return refuse(400, "ORDER_CLOSED", "订单已关闭");
  if (order.state !== "NOTPAY") return refuse(400, "ORDERPAID", "订单已支付");
  if (!isDeepStrictEqual(order.request, request)) return refuse(400, "INVALID_REQUEST", "请求重入时，参数与首次请求时不一致");
  if (order.expiresAt <= state.now()) return refuse(400, "INVALID_REQUEST", "订单已过期");
  return newCode(state, order);
}

/** Opening an order again invalidates its previous code. */
function newCode(state: PayState, order: PayOrder): PayAnswer {
  order.codeId = newId();
  order.codeExpiresAt = state.now() + CODE_LIFE_MS;
  state.save();
  return succeed({ code_url: `${state.publicBase}/sandbox/pay/p/${order.codeId}` });
}
