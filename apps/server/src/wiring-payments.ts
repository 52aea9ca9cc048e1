import { join } from "node:path";
import type { Logger } from "pino";
import { writeSandboxMerchant } from "./adapters/payments/sandbox-merchant.ts";
import type { PaySandboxServer } from "./deps.ts";
import type { Config } from "./platform/config.ts";
import { makeFolder } from "./platform/make-folder.ts";
import type { Clock } from "./ports/clock.ts";
import type { PaymentProvider } from "./ports/payments.ts";
import { isSandboxEnabled } from "./sandbox-enabled.ts";

const STATE_FILE = "sandbox-pay.json";

export type WiredPayments = {
  /** The first is the one new orders go to. */
  readonly paymentProviders: readonly PaymentProvider[];
  /** The sandbox in this process; null where a real provider is used, or none. */
  readonly paySandbox: PaySandboxServer | null;
  close(): Promise<void>;
};

/** Picks the payment providers: the operator's merchant accounts, or a sandbox in this process, never in production. */
export async function wirePayments({ config, clock, log }: { config: Config; clock: Clock; log: Logger }): Promise<WiredPayments> {
  const nothing: WiredPayments = { paymentProviders: [], paySandbox: null, close: async () => {} };
  if (config.wechatPay === null && !isSandboxEnabled(config)) return nothing;

  // Imported on demand: most starts of tests have no provider.
  const { createWechatPay } = await import("./adapters/payments/wechat-pay/wechat-pay.ts");
  if (config.wechatPay !== null) {
    warnOfNotifyUrl(config.wechatPay.notifyUrl ?? config.publicUrl, config, log);
    return { ...nothing, paymentProviders: [createWechatPay({ config: config.wechatPay, clock })] };
  }
  const { startWechatPaySandbox } = await import("@tangleaf/sandbox");
  makeFolder(config.dataDir);
  const sandbox = await startWechatPaySandbox({
    now: clock.now,
    shopName: config.wechatAccountName,
    stateFile: join(config.dataDir, STATE_FILE),
    onKeys: (merchant) => writeSandboxMerchant(config.dataDir, merchant),
  });
  return {
    paymentProviders: [createWechatPay({ config: sandbox.merchant, clock })],
    paySandbox: sandbox,
    close: () => sandbox.close(),
  };
}

/** WeChat Pay notifies https addresses without a query only; otherwise payments are found by asking, some seconds later. */
function warnOfNotifyUrl(address: string | undefined, { env }: Config, log: Logger): void {
  if (env !== "production" || (address !== undefined && /^https:\/\/[^?#]+$/.test(address))) return;
  log.warn(
    { address },
    "the payment platform can't notify this address: set WXPAY_NOTIFY_URL or PUBLIC_URL to an https address without a query",
  );
}
