import { createSign, randomBytes } from "node:crypto";
import type { WechatPayConfig } from "./wechat-pay-config.ts";

const NONCE_BYTES = 16;
const SECOND_MS = 1000;

type Signer = Pick<WechatPayConfig, "merchantId" | "serialNo" | "privateKey">;

/** RSA-SHA256 (PKCS#1 v1.5) in base64 over five lines, each ended by \n: method, path with query, seconds, nonce, body. */
export function signatureOf(
  privateKey: string,
  call: { method: string; path: string; timestamp: number; nonce: string; body: string },
): string {
  const text = `${call.method}\n${call.path}\n${call.timestamp}\n${call.nonce}\n${call.body}\n`;
  return createSign("RSA-SHA256").update(text, "utf8").sign(privateKey, "base64");
}

/** `Authorization` of a call. The body must be sent exactly as it is signed. */
export function authorize(signer: Signer, call: { method: string; path: string; body: string; now: number }): string {
  const timestamp = Math.floor(call.now / SECOND_MS);
  const nonce = randomBytes(NONCE_BYTES).toString("hex");
  const signature = signatureOf(signer.privateKey, { ...call, timestamp, nonce });
  const parts = { mchid: signer.merchantId, nonce_str: nonce, timestamp, serial_no: signer.serialNo, signature };
  const fields = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${fields.join(",")}`;
}
