import { type PayAnswer, refuse, succeed } from "./pay-answer.ts";
import type { PayState } from "./pay-state.ts";
import { platformTime } from "./platform-time.ts";
import { sealBox } from "./seal-box.ts";
import { writeCertificate } from "./write-certificate.ts";

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const YEARS = 5;

/** GET /v3/certificates: the one in use and an expired one. */
export function listCertificates(state: PayState): PayAnswer {
  if (state.mode === "publicKey") return refuse(404, "RESOURCE_NOT_EXISTS", "无可用的平台证书，请在商户平台-API安全申请使用微信支付公钥");
  const now = state.now();
  const { serial, expiredSerial } = state.keys.certificate;
  return succeed({
    data: [
      tellCertificate(state, { serial, from: now - DAY_MS, to: now + YEARS * YEAR_MS }),
      tellCertificate(state, { serial: expiredSerial, from: now - YEARS * YEAR_MS, to: now - DAY_MS }),
    ],
  });
}

function tellCertificate({ keys }: PayState, input: { serial: string; from: number; to: number }): object {
  const { publicKey, privateKey } = keys.certificate;
  const text = writeCertificate({ name: "Tenpay.com sandbox", publicKey, privateKey, ...input });
  return {
    serial_no: input.serial,
    effective_time: platformTime(input.from),
    expire_time: platformTime(input.to),
    encrypt_certificate: { algorithm: "AEAD_AES_256_GCM", ...sealBox(keys.apiV3Key, { text, associatedData: "certificate" }) },
  };
}
