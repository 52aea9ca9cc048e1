import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { pickPaymentProviders } from "./cli/pick-payment-providers.ts";
import { createLog } from "./platform/log.ts";
import { createManualClock } from "./testing/manual-clock.ts";
import { FORM, newFolder, startSandboxPayments, wireSandboxPayments } from "./testing/sandbox-payments.ts";
import { createTestApp } from "./testing/test-app.ts";
import { testConfig } from "./testing/test-config.ts";
import { wirePayments } from "./wiring-payments.ts";

const PACKAGE = "pack1";
const WINDOW_MS = 600_000;

describe("the sandbox", () => {
  test("keeps payments and keys over a restart, and the command line finds it", async () => {
    const dataDir = newFolder();
    const first = await wireSandboxPayments({ dataDir });
    const clock = first.clock;
    const opened = { orderId: "T20261120ORDER1", description: "会员", amountFen: 4900, notifyUrl: "http://127.0.0.1:9/n" };
    await first.provider.open({ ...opened, expiresAt: clock.now() + WINDOW_MS });
    await first.sandbox.pay(opened.orderId, { silent: true });
    await first.close();
    const second = await wireSandboxPayments({ dataDir, clock });
    expect(second.sandbox.merchant).toMatchObject({ ...first.sandbox.merchant, base: second.sandbox.url });
    expect(await second.provider.ask(opened.orderId)).toMatchObject({ state: "paid", amountFen: 4900 });
    const [cli] = pickPaymentProviders(testConfig({ sandbox: true, dataDir }), clock);
    expect(await cli?.ask(opened.orderId)).toMatchObject({ state: "paid" });
  });

  test("makes its keys when a payment is first asked for, and stores them for a restart and the command line", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "pay-sandbox-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const first = await wireSandboxPayments({ dataDir });
    const cli = () => pickPaymentProviders(testConfig({ sandbox: true, dataDir }), first.clock);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(cli()).toEqual([]);
    const unknown = { state: "unknown" };
    expect(await Promise.all([first.provider.ask("T1"), first.provider.ask("T2")])).toMatchObject([unknown, unknown]);
    expect(await cli()[0]?.ask("T1")).toMatchObject(unknown);
    const { base: _, ...merchant } = first.sandbox.merchant;
    await first.close();
    const second = await wireSandboxPayments({ dataDir });
    expect(second.sandbox.merchant).toMatchObject(merchant);
  });

  test("never plays in production, nor beside a real merchant", async () => {
    const input = { clock: createManualClock(), log: createLog({ level: "silent" }) };
    const inProduction = await wirePayments({ ...input, config: testConfig({ env: "production", sandbox: true }) });
    expect(inProduction).toMatchObject({ paymentProviders: [], paySandbox: null });
    const { sandbox } = await wireSandboxPayments({ dataDir: newFolder() });
    const beside = await wirePayments({ ...input, config: testConfig({ sandbox: true, wechatPay: sandbox.merchant }) });
    expect(beside.paySandbox).toBeNull();
    expect(beside.paymentProviders).toHaveLength(1);
  });

  test("shows its pages, which may load and run nothing, under the server's address only", async () => {
    const { origin, order } = await startSandboxPayments();
    const { outOrderId } = await order();
    const page = await fetch(`${origin}/sandbox/pay/`, { headers: { "accept-language": "en" } });
    expect(await page.text()).toContain(outOrderId);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/);
    for (const path of ["/sandbox/pay/control", "/sandbox/pay/v3/certificates", "/sandbox/pay/nothing"]) {
      expect((await fetch(origin + path, { method: "POST", body: "", headers: FORM })).status).toBe(404);
    }
  });

  test("follows the address the page was opened under", async () => {
    const { app, token, sandbox, provider, status } = await startSandboxPayments();
    const host = `${hostname().toLowerCase()}.local:8080`;
    const headers = { "content-type": "application/json", host, authorization: token };
    const payload = JSON.stringify({ goodsId: PACKAGE });
    const answer = await app.app.inject({ method: "POST", url: "/api/pay/v3/nativepay", headers, payload });
    const { payUrl, outOrderId } = answer.json().data;
    expect(payUrl).toContain(`http://${host}/sandbox/pay/p/`);
    // The host does not exist; the sandbox delivers over loopback all the same.
    await sandbox.pay(outOrderId);
    const next = { orderId: "T20261120ORDER2", description: "会员", amountFen: 1, expiresAt: app.clock.now() + WINDOW_MS };
    expect((await provider.open({ ...next, notifyUrl: "http://127.0.0.1:9/n" })).codeUrl).toContain(`http://${host}/`);
    expect(await status(outOrderId)).toBe(2);
  });

  test("makes buying possible, and its absence impossible", async () => {
    const { app } = await startSandboxPayments();
    expect((await app.call("/api/agreement/baseInfo", {})).data.settings.features.pay).toBe(true);
    const without = await createTestApp();
    onTestFinished(() => without.close());
    expect((await without.call("/api/agreement/baseInfo", {})).data.settings.features.pay).toBe(false);
  });
});

test.each([
  ["nothing", {}, 1],
  ["a public address without TLS", { publicUrl: "http://desk.example" }, 1],
  ["a notify address with a query", { notifyUrl: "https://desk.example/n?a=1" }, 1],
  ["an https address", { publicUrl: "https://desk.example" }, 0],
])(
  "in production with %s the log tells whether the platform can notify it",
  async (_, { notifyUrl, publicUrl }: { notifyUrl?: string; publicUrl?: string }, warnings) => {
    const { sandbox } = await wireSandboxPayments({ dataDir: newFolder() });
    const lines: string[] = [];
    const log = createLog({ level: "warn", destination: { write: (line) => void lines.push(line) } });
    const wechatPay = { ...sandbox.merchant, notifyUrl };
    await wirePayments({ clock: createManualClock(), log, config: testConfig({ env: "production", wechatPay, publicUrl }) });
    expect(lines.filter((line) => line.includes("WXPAY_NOTIFY_URL"))).toHaveLength(warnings);
  },
);
