import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPayKeys, type KeyMode, startWechatPaySandbox, type WechatPaySandbox } from "@tangleaf/sandbox";
import { onTestFinished } from "vitest";
import { AppError } from "../../../platform/errors.ts";
import type { PaymentNotification, PaymentProvider } from "../../../ports/payments.ts";
import { createManualClock, type ManualClock } from "../../../testing/manual-clock.ts";
import { createWechatPay } from "../wechat-pay/wechat-pay.ts";

/** Short, but longer than a busy machine needs over loopback. */
const IMPATIENT_MS = 1500;
const WINDOW_MS = 600_000;

/** The default order. */
export const ORDER = "T20261120ORDER1";

// Made once: generating RSA keys takes longer than most tests.
const keys = createPayKeys();

export type StartedMerchant = {
  readonly sandbox: WechatPaySandbox;
  readonly clock: ManualClock;
  readonly payments: PaymentProvider;
  /** The same with a short timeout. */
  readonly impatient: PaymentProvider;
  /** Opens an order, of 49 yuan by default. */
  open(input?: Partial<Parameters<PaymentProvider["open"]>[0]>, by?: PaymentProvider): Promise<{ codeUrl: string }>;
};

/** The adapter against the platform's sandbox, both on one clock; the sandbox ends with the test. */
export async function startMerchant(mode: KeyMode = "publicKey"): Promise<StartedMerchant> {
  const clock = createManualClock();
  const sandbox = await startWechatPaySandbox({ now: clock.now, mode, keys, retryPausesMs: [5, 5], notificationDelayMs: 50 });
  onTestFinished(() => sandbox.close());
  const payments = createWechatPay({ config: sandbox.merchant, clock });
  return {
    sandbox,
    clock,
    payments,
    impatient: createWechatPay({ config: sandbox.merchant, clock, timeoutMs: IMPATIENT_MS }),
    open: (input, by = payments) =>
      by.open({
        orderId: ORDER,
        description: "字数包 10 万",
        amountFen: 4900,
        expiresAt: clock.now() + WINDOW_MS,
        notifyUrl: "http://127.0.0.1:9/api/pay/v3/notify",
        ...input,
      }),
  };
}

/** Pays without a notification. */
export async function startPaid(mode: KeyMode = "publicKey"): Promise<StartedMerchant> {
  const started = await startMerchant(mode);
  await started.open();
  await started.sandbox.pay(ORDER, { silent: true });
  return started;
}

type Heard = { readonly notifications: PaymentNotification[]; readonly refused: string[]; readonly url: string };

/** A shop whose notification call uses the adapter; it refuses the first `failures`. */
export async function listenToNotifications({ sandbox, payments }: StartedMerchant, { failures = 0 } = {}): Promise<Heard> {
  const notifications: PaymentNotification[] = [];
  const refused: string[] = [];
  let left = failures;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      try {
        notifications.push(await payments.readNotification({ headers, body: Buffer.concat(chunks).toString("utf8") }));
        left -= 1;
        response.writeHead(left < 0 ? 200 : 500).end();
      } catch (error) {
        refused.push(error instanceof AppError ? error.reason : String(error));
        response.writeHead(400).end();
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox.configure({ notifyOrigin: url });
  return { notifications, refused, url };
}

/** A notification as Node's HTTP server gives it: lower-case header names. */
export function received({ headers, body }: { headers: Readonly<Record<string, string>>; body: string }) {
  return { headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])), body };
}
