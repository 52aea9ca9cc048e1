import { readSandboxMerchant } from "../adapters/payments/sandbox-merchant.ts";
import { createWechatPay } from "../adapters/payments/wechat-pay/wechat-pay.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";
import type { Payments } from "../ports/payments.ts";

/** The payment platform as the running server uses it: the merchant's, or the sandbox of a development server. */
export function pickCliPayments(config: Config, clock: Clock): Payments | null {
  const merchant = config.wechatPay ?? (config.sandbox ? readSandboxMerchant(config.dataDir) : null);
  return merchant === null ? null : createWechatPay({ config: merchant, clock });
}
