import { readSandboxMerchant } from "../adapters/payments/sandbox-merchant.ts";
import { createWechatPay } from "../adapters/payments/wechat-pay/wechat-pay.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";
import type { PaymentProvider } from "../ports/payments.ts";

/** The payment providers as the running server uses them: the merchant's, or the sandbox of a development server. */
export function pickPaymentProviders(config: Config, clock: Clock): readonly PaymentProvider[] {
  const merchant = config.wechatPay ?? (config.sandbox ? readSandboxMerchant(config.dataDir) : null);
  return merchant === null ? [] : [createWechatPay({ config: merchant, clock })];
}
