import { createVerify } from "node:crypto";
import type { PlatformKeys } from "./platform-keys.ts";

/** Answers and notifications older or newer than this are not believed. */
const SKEW_MS = 300_000;
const SECOND_MS = 1000;
const PROBE = "WECHATPAY/SIGNTEST/";

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

/** Whether it is a probe: now and then the platform sends a signature that is none, to see whether anybody looks. */
export function isProbe(headers: Signed["headers"]): boolean {
  return signatureHeaders(headers).signature.startsWith(PROBE);
}

/** Whether the platform signed these very bytes, and just now. */
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
