import type { ServerResponse } from "node:http";
import { checkCaller, type Received } from "./check-caller.ts";
import { checkFields } from "./check-fields.ts";
import { listCertificates } from "./list-certificates.ts";
import { billFile, offerBill } from "./offer-bill.ts";
import { openOrder } from "./open-order.ts";
import { type PayAnswer, refuse, succeed } from "./pay-answer.ts";
import { payOrder } from "./pay-order.ts";
import { newId, type PayState } from "./pay-state.ts";
import { refundOrder } from "./refund-order.ts";
import { type SignatureOptions, signMessage } from "./sign-message.ts";
import { tellTransaction } from "./tell-transaction.ts";

const ORDER = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/;
const BILL_FILE = "/v3/billdownload/file";

/** Answers a call of the merchants' API: verified, carried out, signed. */
export async function answerCall(state: PayState, call: Received, response: ServerResponse): Promise<void> {
  const { faults } = state;
  const { pathname: path, searchParams: query } = new URL(call.address, state.apiBase);
  state.calls.push(`${call.method} ${path}`);
  const stranger = checkCaller(state, call);
  if (stranger !== null) return send(state, call, response, stranger);
  if (faults.take("serverError")) return send(state, call, response, refuse(500, "SYSTEM_ERROR", "系统异常，请稍后重试"));
  if (faults.take("tooMany")) return send(state, call, response, refuse(429, "RATELIMIT_EXCEEDED", "请求超过频率限制"));
  if (path === BILL_FILE && call.method === "GET") return sendFile(response, billFile(state, query));
  const answered = await carryOut(state, call, { path, query });
  // No answer over an open connection, as if it was lost on the way.
  if (!faults.take("noAnswer")) send(state, call, response, answered);
}

async function carryOut(state: PayState, call: Received, { path, query }: { path: string; query: URLSearchParams }): Promise<PayAnswer> {
  const content = parse(call.body);
  if (content === undefined) return refuse(400, "PARAM_ERROR", "请求体不是 JSON");
  const [, orderId, close] = ORDER.exec(path) ?? [];
  const isPost = call.method === "POST";
  if (isPost && path === "/v3/pay/transactions/native") {
    const answered = openOrder(state, content);
    const order = state.orders.get((content as { out_trade_no?: string } | null)?.out_trade_no ?? "");
    if (order !== undefined && answered.status === 200 && state.faults.take("notificationBeforeAnswer")) await payOrder(state, order);
    return answered;
  }
  if (isPost && orderId !== undefined && close !== undefined) return closeOrder(state, { orderId: decodeURIComponent(orderId), content });
  if (!isPost && orderId !== undefined && close === undefined) return askOrder(state, { orderId: decodeURIComponent(orderId), query });
  if (isPost && path === "/v3/refund/domestic/refunds") return refundOrder(state, content);
  if (!isPost && path === "/v3/certificates") return listCertificates(state);
  if (!isPost && path === "/v3/bill/tradebill") return offerBill(state, query);
  return refuse(404, "RESOURCE_NOT_EXISTS", "沙箱没有这个接口");
}

/** undefined for invalid JSON. */
function parse(body: string): unknown {
  try {
    return body === "" ? null : JSON.parse(body);
  } catch {
    return undefined;
  }
}

function send(state: PayState, call: Received, response: ServerResponse, { status, content }: PayAnswer): void {
  const { faults } = state;
  const isSuccess = status === 200 || status === 204;
  const body = content === null ? "" : JSON.stringify(isSuccess ? content : reword(state, content));
  const signed = isSuccess && faults.take("unsignedAnswer") ? {} : signMessage(state, body, isSuccess ? signatureOf(state, call) : {});
  const sent = isSuccess && faults.take("tamperedAnswer") ? body.replace("{", '{"changed":1,') : body;
  response.writeHead(status, {
    ...signed,
    "Request-ID": newId(),
    ...(body !== "" && { "content-type": "application/json; charset=utf-8" }),
  });
  response.end(sent);
}

/** While a merchant moves to the public key, a call asks for a signature with it by naming its id. */
function signatureOf({ faults, keys, mode }: PayState, { headers }: Received): SignatureOptions {
  const asksForCertificate = mode === "moving" && headers["wechatpay-serial"] !== keys.platform.publicKeyId;
  return {
    foreign: faults.take("foreignAnswer"),
    old: faults.take("oldAnswer"),
    probe: faults.take("probeAnswer"),
    byCertificate: faults.take("certificateAnswer") || asksForCertificate,
  };
}

/** A refusal with another error code than the usual one. */
function reword({ faults }: PayState, content: object): object {
  const { code } = content as { code: string };
  if (faults.take("vagueWords")) return { ...content, code: "INVALID_REQUEST" };
  return faults.take("oldWords") ? { ...content, code: code.replaceAll("_", "") } : content;
}

function sendFile(response: ServerResponse, file: string | null): void {
  if (file === null) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(file);
}

/** GET /v3/pay/transactions/out-trade-no/{no}?mchid= */
function askOrder(state: PayState, input: { orderId: string; query: URLSearchParams }): PayAnswer {
  if (input.query.get("mchid") !== state.keys.merchantId) return refuse(400, "PARAM_ERROR", "mchid 有误");
  const order = state.orders.get(input.orderId);
  return order === undefined ? unknownOrder() : succeed(tellTransaction(order));
}

/** POST /v3/pay/transactions/out-trade-no/{no}/close */
function closeOrder(state: PayState, input: { orderId: string; content: unknown }): PayAnswer {
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
