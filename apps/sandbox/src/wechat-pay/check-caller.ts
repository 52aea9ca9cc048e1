import { createVerify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type PayAnswer, refuse } from "./pay-answer.ts";
import type { PayState } from "./pay-state.ts";

const SCHEME = "WECHATPAY2-SHA256-RSA2048 ";
const SKEW_SECONDS = 300;
const SECOND_MS = 1000;
const PARTS = ["mchid", "nonce_str", "timestamp", "serial_no", "signature"] as const;

export type Received = {
  readonly method: string;
  /** With the query, as received. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Why a call is not the merchant's; null where it is. */
export function checkCaller(state: PayState, call: Received): PayAnswer | null {
  const { headers } = call;
  if (!headers["user-agent"] || !headers.accept) {
    return refuse(400, "PARAM_ERROR", "Http头缺少Accept或User-Agent");
  }
  if (call.method === "POST" && headers["content-type"]?.split(";")[0]?.trim() !== "application/json") {
    return refuse(415, "PARAM_ERROR", "Content-Type 须为 application/json");
  }
  const why = whyUnsigned(state, call);
  return why === null ? null : refuse(401, "SIGN_ERROR", why);
}

function whyUnsigned({ keys, now }: PayState, call: Received): string | null {
  const given = call.headers.authorization ?? "";
  if (!given.startsWith(SCHEME)) return "Http头Authorization认证类型不正确";
  const parts = new Map(
    [...given.slice(SCHEME.length).matchAll(/(?<!\w)(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const missing = PARTS.find((name) => !parts.get(name));
  if (missing !== undefined) return `Http头Authorization缺少 ${missing}`;
  if (parts.get("mchid") !== keys.merchantId) return "商户号与签名不匹配";
  if (parts.get("serial_no") !== keys.merchant.serialNo) return "商户证书序列号有误";
  const timestamp = parts.get("timestamp") ?? "";
  if (!/^\d+$/.test(timestamp) || Math.abs(now() / SECOND_MS - Number(timestamp)) > SKEW_SECONDS)
    return "Http头Authorization中的timestamp与发起请求的时间不得超过5分钟";
  const text = [call.method, call.address, timestamp, parts.get("nonce_str"), call.body, ""].join("\n");
  const fits = createVerify("RSA-SHA256")
    .update(text)
    .verify(keys.merchant.publicKey, parts.get("signature") ?? "", "base64");
  return fits ? null : "签名错误";
}
