import { createSign } from "node:crypto";
import { onTestFinished } from "vitest";
import { createPayKeys } from "../pay-keys.ts";
import { startWechatPaySandbox, type WechatPaySandbox } from "../start-wechat-pay-sandbox.ts";

export const ORDER = "T20261120ORDER1";
export const NOON_MS = Date.UTC(2026, 10, 20, 4);
const NATIVE = "/v3/pay/transactions/native";
export const keys = createPayKeys();

/** A sandbox at noon that does not repeat notifications; it ends with the test. */
export async function start(options: Parameters<typeof startWechatPaySandbox>[0] = {}): Promise<WechatPaySandbox> {
  const sandbox = await startWechatPaySandbox({ now: () => NOON_MS, keys, retryPausesMs: [], ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Opens an order of 49 yuan. */
export function order(): Record<string, unknown> {
  const { appId: appid, merchantId: mchid } = keys;
  return {
    appid,
    mchid,
    description: "会员",
    out_trade_no: ORDER,
    notify_url: "http://127.0.0.1:9/n",
    amount: { total: 4900, currency: "CNY" },
  };
}

/** Address of its page. */
export async function open(sandbox: WechatPaySandbox, changes: object = {}): Promise<string> {
  const { appId: appid, merchantId: mchid } = sandbox.merchant;
  const { content } = await call(sandbox, { method: "POST", path: NATIVE, content: { ...order(), appid, mchid, ...changes } });
  return String(content.code_url);
}

type Call = {
  method: "GET" | "POST";
  path: string;
  content?: object;
  sentPath?: string;
  sentBody?: string;
  ending?: string;
  skewSeconds?: number;
  mchid?: string;
  serial?: string;
  authorization?: string;
  headers?: Record<string, string>;
};

/** A call signed by the merchant, correctly unless told otherwise. */
export async function call(sandbox: WechatPaySandbox, input: Call): Promise<{ status: number; content: Record<string, unknown> }> {
  const body = input.content === undefined ? "" : JSON.stringify(input.content);
  const timestamp = NOON_MS / 1000 + (input.skewSeconds ?? 0);
  const text = `${input.method}\n${input.path}\n${timestamp}\nn1\n${body}${input.ending ?? "\n"}`;
  const signature = createSign("RSA-SHA256").update(text).sign(sandbox.merchant.privateKey, "base64");
  const { mchid = sandbox.merchant.merchantId, serial = sandbox.merchant.serialNo } = input;
  const parts = `mchid="${mchid}",nonce_str="n1",timestamp="${timestamp}",serial_no="${serial}",signature="${signature}"`;
  const answer = await fetch(sandbox.url + (input.sentPath ?? input.path), {
    method: input.method,
    headers: {
      authorization: input.authorization ?? `WECHATPAY2-SHA256-RSA2048 ${parts}`,
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": "test",
      ...input.headers,
    },
    ...(input.method === "POST" && { body: input.sentBody ?? body }),
  });
  const answered = await answer.text();
  return { status: answer.status, content: answered === "" ? {} : JSON.parse(answered) };
}
