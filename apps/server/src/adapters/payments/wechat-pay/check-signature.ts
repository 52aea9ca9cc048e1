import { createVerify } from "node:crypto";
import type { PlatformKeys } from "./platform-keys.ts";

/** Answers and notifications older or newer than this are not believed. */
const SKEW_MS = 300_000;
const SECOND_MS = 1000;

export type Signed = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string };

/** Headers a signature comes in. */
export function signatureHeaders(headers: Signed["headers"]) {
  return {
    timestamp: headers["wechatpay-timestamp"] ?? "",
    nonce: headers["wechatpay-nonce"] ?? "",
    signature: headers["wechatpay-signature"] ?? "",
    serial: headers["wechatpay-serial"] ?? "",
  };
}

/** Whether the platform signed these very bytes, and just now. Its probes carry a signature that is none. */
export async function isSigned(signed: Signed, { keys, now }: { keys: PlatformKeys; now: number }): Promise<boolean> {
  const { timestamp, nonce, signature, serial } = signatureHeaders(signed.headers);
  if (!/^\d{1,12}$/.test(timestamp) || nonce === "" || signature === "" || serial === "") return false;
  if (Math.abs(now - Number(timestamp) * SECOND_MS) > SKEW_MS) return false;
  const publicKey = await keys(serial);
  if (publicKey === null) return false;
  try {
    return createVerify("RSA-SHA256").update(`${timestamp}\n${nonce}\n${signed.body}\n`, "utf8").verify(publicKey, signature, "base64");
  } catch {
    return false;
  }
}
