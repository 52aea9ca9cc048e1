import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPayKeys, type WechatPaySandbox } from "@tangleaf/sandbox";
import { onTestFinished } from "vitest";
import { createLog } from "../platform/log.ts";
import { wirePayments } from "../wiring-payments.ts";
import { createManualClock, type ManualClock } from "./manual-clock.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { testConfig } from "./test-config.ts";

/** Headers of a form sent by a Chinese phone. */
export const FORM = { "content-type": "application/x-www-form-urlencoded", "accept-language": "zh-CN" };

// RSA keys are generated once: the sandbox finds them in its data folder.
const keys = createPayKeys();

/** A data folder of its own, removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pay-sandbox-"));
  writeFileSync(join(folder, "sandbox-pay.json"), JSON.stringify({ keys, orders: [] }));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The payment provider of a development start; closed after the test. */
export async function wireSandboxPayments({ dataDir, clock = createManualClock() }: { dataDir: string; clock?: ManualClock }) {
  const config = testConfig({ sandbox: true, host: "127.0.0.1", dataDir });
  const wired = await wirePayments({ config, clock, log: createLog({ level: "silent" }) });
  const [provider] = wired.paymentProviders;
  if (provider === undefined || wired.paySandbox === null) throw new Error("the sandbox did not start");
  onTestFinished(() => wired.close().catch(() => undefined));
  return { ...wired, provider, sandbox: wired.paySandbox as WechatPaySandbox, clock, config };
}

/** The app on a real socket with the sandbox, as in development, and a signed-in user. */
export async function startSandboxPayments(open?: typeof createTestApp) {
  const { clock, config, provider, sandbox } = await wireSandboxPayments({ dataDir: newFolder() });
  const app: TestApp = await (open ?? createTestApp)({ clock, config, paymentProviders: [provider], parts: { paySandbox: sandbox } });
  // A database passed in is closed by its owner.
  if (open === undefined) onTestFinished(() => app.close());
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { token } = await app.signIn();
  const headers = { "content-type": "application/json", authorization: token };
  return {
    app,
    sandbox,
    provider,
    origin,
    token,
    /** Over the socket, so that the request has a real address. */
    async order(): Promise<{ payUrl: string; outOrderId: string }> {
      const answer = await fetch(`${origin}/api/pay/v3/nativepay`, { method: "POST", headers, body: JSON.stringify({ goodsId: "pack1" }) });
      return ((await answer.json()) as { data: { payUrl: string; outOrderId: string } }).data;
    },
    status: async (outOrderId: string) => (await app.call("/api/pay/v3/queryOrderStatus", { outOrderId }, token)).data.orderStatus,
    balance: async () => (await app.deps.metering.counter((await app.signIn()).userId)).balanceToken,
  };
}
