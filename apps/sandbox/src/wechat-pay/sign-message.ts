import { createSign, randomBytes } from "node:crypto";
import type { PayState } from "./pay-state.ts";

const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
const NONCE_BYTES = 16;
const TYPE = "WECHATPAY2-SHA256-RSA2048";
const PROBE = "WECHATPAY/SIGNTEST/";
const PROBE_BYTES = 192;

export type SignatureHeaders = Readonly<Record<string, string>>;
export type SignatureOptions = {
  /** Under another serial than that of the key. */
  readonly serial?: string;
  /** With the certificate's key, though there is a public key. */
  readonly byCertificate?: boolean;
  /** Dated an hour ago. */
  readonly old?: boolean;
  /** With a key that is not the platform's. */
  readonly foreign?: boolean;
  /** An invalid signature: a probe. */
  readonly probe?: boolean;
  readonly nonce?: string;
};

/** Signature headers of an answer or a notification. */
export function signMessage({ keys, mode, now }: PayState, body: string, options: SignatureOptions = {}): SignatureHeaders {
  const byCertificate = mode === "certificate" || options.byCertificate === true || options.serial !== undefined;
  const timestamp = Math.floor(now() / SECOND_MS) - (options.old ? HOUR_SECONDS : 0);
  const nonce = options.nonce ?? randomBytes(NONCE_BYTES).toString("hex");
  // The merchant's own key serves as a wrong one.
  const { privateKey } = options.foreign ? keys.merchant : byCertificate ? keys.certificate : keys.platform;
  const signature = createSign("RSA-SHA256").update(`${timestamp}\n${nonce}\n${body}\n`).sign(privateKey, "base64");
  return {
    "Wechatpay-Timestamp": String(timestamp),
    "Wechatpay-Nonce": nonce,
    "Wechatpay-Signature": options.probe ? PROBE + randomBytes(PROBE_BYTES).toString("base64") : signature,
    "Wechatpay-Serial": options.serial ?? (byCertificate ? keys.certificate.serial : keys.platform.publicKeyId),
    "Wechatpay-Signature-Type": TYPE,
  };
}
