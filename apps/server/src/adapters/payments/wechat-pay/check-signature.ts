import { createVerify } from "node:crypto";
import type { PlatformKeys } from "./platform-keys.ts";

/** Largest age of an answer or notification in seconds, in both directions. */
const SKEW_MS = 300_000;
const SECOND_MS = 1000;
const PROBE = "WECHATPAY/SIGNTEST/";

export type Signed = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string };

/** Headers of a signature. */
export function signatureHeaders(headers: Signed["headers"]) {
  return {
    timestamp: headers["wechatpay-timestamp"] ?? "",
    nonce: headers["wechatpay-nonce"] ?? "",
    signature: headers["wechatpay-signature"] ?? "",
    serial: headers["wechatpay-serial"] ?? "",
  };
}

/** A probe: the platform sometimes sends a wrong signature on purpose to see whether it is checked. */
export function isProbe(headers: Signed["headers"]): boolean {
  return signatureHeaders(headers).signature.startsWith(PROBE);
}

/** Whether the platform signed exactly these bytes within the allowed time. */
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
