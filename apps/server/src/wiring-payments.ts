import { join } from "node:path";
import type { Logger } from "pino";
import { writeSandboxMerchant } from "./adapters/payments/sandbox-merchant.ts";
import type { PaySandboxServer } from "./http/sandbox.ts";
import type { Config } from "./platform/config.ts";
import { makeFolder } from "./platform/make-folder.ts";
import type { Clock } from "./ports/clock.ts";
import type { Payments } from "./ports/payments.ts";
import { isSandboxEnabled } from "./sandbox-enabled.ts";

const STATE_FILE = "sandbox-pay.json";

export type WiredPayments = {
  readonly payments: Payments | null;
  /** The sandbox that stands in for the platform; null where the real one is asked, or none. */
  readonly paySandbox: PaySandboxServer | null;
  close(): Promise<void>;
};

/** Picks where people pay: the operator's merchant account, or the platform's sandbox in this process, never in production. */
export async function wirePayments({ config, clock, log }: { config: Config; clock: Clock; log: Logger }): Promise<WiredPayments> {
  const nothing: WiredPayments = { payments: null, paySandbox: null, close: async () => {} };
  if (config.wechatPay === null && !isSandboxEnabled(config)) return nothing;

  // Loaded only where there is something to talk to: most starts of tests have no platform.
  const { createWechatPay } = await import("./adapters/payments/wechat-pay/wechat-pay.ts");
  if (config.wechatPay !== null) {
    warnOfNotifyUrl(config, log);
    return { ...nothing, payments: createWechatPay({ config: config.wechatPay, clock }) };
  }
  const { startWechatPaySandbox } = await import("@tangleaf/sandbox");
  makeFolder(config.dataDir);
  const sandbox = await startWechatPaySandbox({
    now: clock.now,
    shopName: config.wechatAccountName,
    stateFile: join(config.dataDir, STATE_FILE),
  });
  writeSandboxMerchant(config.dataDir, sandbox.merchant);
  return {
    payments: createWechatPay({ config: sandbox.merchant, clock }),
    paySandbox: sandbox,
    close: () => sandbox.close(),
  };
}

/** The platform tells payments only to an https address without a query; elsewhere they are found out by asking, which is late. */
function warnOfNotifyUrl({ env, payNotifyUrl, publicUrl }: Config, log: Logger): void {
  const address = payNotifyUrl ?? publicUrl;
  if (env !== "production" || (address !== undefined && /^https:\/\/[^?#]+$/.test(address))) return;
  log.warn(
    { address },
    "the payment platform can't notify this address: set WXPAY_NOTIFY_URL or PUBLIC_URL to an https address without a query",
  );
}
