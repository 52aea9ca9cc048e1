import { createSign, randomBytes } from "node:crypto";
import type { PayState } from "./pay-state.ts";

const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
const NONCE_BYTES = 16;
const TYPE = "WECHATPAY2-SHA256-RSA2048";

export type SignatureHeaders = Readonly<Record<string, string>>;

/** Headers of a message of the platform: an answer, or a notification. */
export function signMessage(
  state: PayState,
  body: string,
  options: { serial?: string; old?: boolean; foreign?: boolean; nonce?: string } = {},
): SignatureHeaders {
  const { keys } = state;
  const timestamp = Math.floor(state.now() / SECOND_MS) - (options.old ? HOUR_SECONDS : 0);
  const nonce = options.nonce ?? randomBytes(NONCE_BYTES).toString("hex");
  // The merchant's own key is as foreign as any.
  const key = options.foreign ? keys.merchant.privateKey : keys.platform.privateKey;
  return {
    "Wechatpay-Timestamp": String(timestamp),
    "Wechatpay-Nonce": nonce,
    "Wechatpay-Signature": createSign("RSA-SHA256").update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, "base64"),
    "Wechatpay-Serial": options.serial ?? platformSerial(state),
    "Wechatpay-Signature-Type": TYPE,
  };
}

function platformSerial({ mode, keys }: PayState): string {
  return mode === "publicKey" ? keys.platform.publicKeyId : keys.platform.certificateSerial;
}
