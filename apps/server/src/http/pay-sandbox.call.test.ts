import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PayFault, WechatPaySandbox } from "@tangleaf/sandbox";
import { describe, expect, onTestFinished, test } from "vitest";
import { pickCliPayments } from "../cli/pick-payments.ts";
import { createLog } from "../platform/log.ts";
import { createManualClock, type ManualClock } from "../testing/manual-clock.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { testConfig } from "../testing/test-config.ts";
import { testOnEachDatabase } from "../testing/test-on-each-database.ts";
import { wirePayments } from "../wiring-payments.ts";

const PACKAGE = "pack1";
const PACKAGE_TOKENS = 40_000;
const WINDOW_MS = 600_000;

testOnEachDatabase("without a twin its addresses do not exist, and nothing can be bought", async ({ send, call, signIn }) => {
  expect((await send({ method: "GET", url: "/sandbox/pay/" })).status).toBe(404);
  const { token } = await signIn();
  expect(await call("/api/pay/v3/nativepay", { goodsId: PACKAGE }, token)).toMatchObject({ refusal: { reason: "pay.unavailable" } });
});

describe("somebody who buys", () => {
  test("scans the QR, pays on the phone, and has it before the page asks", async () => {
    const { order, status, balance } = await startPlayed();
    const before = await balance();
    const { payUrl, outOrderId } = await order();
    expect(payUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/pay\/p\/[\w-]+$/);
    expect(await (await fetch(payUrl, { headers: { "accept-language": "zh-CN" } })).text()).toContain("付款给「橘笺」");
    const done = await fetch(payUrl, { method: "POST", body: "", headers: FORM });
    expect(await done.text()).toMatch(/支付成功|Paid/);
    await until(async () => (await status(outOrderId)) === 2);
    expect((await balance()) - before).toBe(PACKAGE_TOKENS);
  });

  test.each(["badSignature", "oldTimestamp", "signTest", "duplicateNotice", "replayedCall", "replayedNonce"] as const)(
    "gets it once with %s",
    async (fault: PayFault) => {
      const { twin, order, status, balance } = await startPlayed();
      const before = await balance();
      const { outOrderId } = await order();
      twin.fail(fault);
      await twin.pay(outOrderId);
      expect(await status(outOrderId)).toBe(2);
      expect((await balance()) - before).toBe(PACKAGE_TOKENS);
    },
  );

  test("gets it by the sweep where the notification was lost", async () => {
    const { twin, order, status, app } = await startPlayed();
    const { outOrderId } = await order();
    twin.fail("lostNotice");
    await twin.pay(outOrderId);
    expect(await status(outOrderId)).toBe(1);
    app.clock.jumpTo(app.clock.now() + 60_000);
    await app.deps.orders.sweep();
    expect(await status(outOrderId)).toBe(2);
  });

  test("gets it where the notification came before the order was answered", async () => {
    const { twin, order, status } = await startPlayed();
    twin.fail("noticeBeforeAnswer");
    const { outOrderId } = await order();
    expect(await status(outOrderId)).toBe(2);
  });

  test("gets it where the payment came after the window", async () => {
    const { twin, order, status, balance, app } = await startPlayed();
    const before = await balance();
    const { outOrderId } = await order();
    app.clock.jumpTo(app.clock.now() + WINDOW_MS + 1);
    expect(await status(outOrderId)).toBe(5);
    await twin.pay(outOrderId);
    expect((await balance()) - before).toBe(PACKAGE_TOKENS);
  });

  test.each(["wrongAmount", "wrongMerchant", "wrongApp"] as const)("gets nothing by a notification with %s", async (fault) => {
    const { twin, order, status } = await startPlayed();
    const { outOrderId } = await order();
    twin.fail(fault);
    void twin.pay(outOrderId);
    await until(async () => (twin.notices.at(-1)?.calls.length ?? 0) > 0);
    expect(await status(outOrderId)).toBe(1);
  });

  test("gets nothing for one fen", async () => {
    const { twin, order, status, app, token } = await startPlayed();
    const { outOrderId } = await order();
    await twin.pay(outOrderId, { amountFen: 1 });
    await app.call("/api/pay/v3/checkOrder", { outOrderId }, token);
    expect(await status(outOrderId)).toBe(1);
  });
});

describe("the twin", () => {
  test("keeps payments and keys over a restart, and the command line finds it", async () => {
    const dataDir = newFolder();
    const first = await wire({ dataDir });
    const clock = first.clock;
    const opened = { orderId: "T20261120ORDER1", description: "会员", amountFen: 4900, notifyUrl: "http://127.0.0.1:9/n" };
    await first.payments.open({ ...opened, expiresAt: clock.now() + WINDOW_MS });
    await first.twin.pay(opened.orderId, { silent: true });
    await first.close();
    const second = await wire({ dataDir, clock });
    expect(second.twin.merchant).toMatchObject({ ...first.twin.merchant, base: second.twin.url });
    expect(await second.payments.ask(opened.orderId)).toMatchObject({ state: "paid", amountFen: 4900 });
    const cli = pickCliPayments(testConfig({ sandbox: true, dataDir }), clock);
    expect(await cli?.ask(opened.orderId)).toMatchObject({ state: "paid" });
  });

  test("never plays in production, nor beside a real merchant", async () => {
    const input = { clock: createManualClock(), log: createLog({ level: "silent" }) };
    const inProduction = await wirePayments({ ...input, config: testConfig({ env: "production", sandbox: true }) });
    expect(inProduction).toMatchObject({ payments: null, paySandbox: null });
    const { twin } = await wire({ dataDir: newFolder() });
    const beside = await wirePayments({ ...input, config: testConfig({ sandbox: true, wechatPay: twin.merchant }) });
    expect(beside.paySandbox).toBeNull();
    expect(beside.payments).not.toBeNull();
  });

  test("shows its pages, which may load and run nothing, under the server's address only", async () => {
    const { origin, order } = await startPlayed();
    const { outOrderId } = await order();
    const page = await fetch(`${origin}/sandbox/pay/`, { headers: { "accept-language": "en" } });
    expect(await page.text()).toContain(outOrderId);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/);
    for (const path of ["/sandbox/pay/control", "/sandbox/pay/v3/certificates", "/sandbox/pay/nothing"]) {
      expect((await fetch(origin + path, { method: "POST", body: "", headers: FORM })).status).toBe(404);
    }
  });

  test("follows the address the page was opened under", async () => {
    const { app, token } = await startPlayed();
    const headers = { "content-type": "application/json", host: "desk.example:8080", authorization: token };
    const payload = JSON.stringify({ goodsId: PACKAGE });
    const answer = await app.app.inject({ method: "POST", url: "/api/pay/v3/nativepay", headers, payload });
    expect(answer.json().data.payUrl).toMatch(/^http:\/\/desk\.example:8080\/sandbox\/pay\/p\//);
  });

  test("makes buying possible, and its absence impossible", async () => {
    const { app } = await startPlayed();
    expect((await app.call("/api/agreement/baseInfo", {})).data.settings.features.pay).toBe(true);
    const without = await createTestApp();
    onTestFinished(() => without.close());
    expect((await without.call("/api/agreement/baseInfo", {})).data.settings.features.pay).toBe(false);
  });
});

test.each([
  ["nothing", {}, 1],
  ["a public address without TLS", { publicUrl: "http://desk.example" }, 1],
  ["a notify address with a query", { payNotifyUrl: "https://desk.example/n?a=1" }, 1],
  ["an https address", { publicUrl: "https://desk.example" }, 0],
])("in production with %s the log tells whether the platform can notify it", async (_, config, warnings) => {
  const { twin } = await wire({ dataDir: newFolder() });
  const lines: string[] = [];
  const log = createLog({ level: "warn", destination: { write: (line) => void lines.push(line) } });
  const wechatPay = twin.merchant;
  await wirePayments({ clock: createManualClock(), log, config: testConfig({ env: "production", wechatPay, ...config }) });
  expect(lines.filter((line) => line.includes("WXPAY_NOTIFY_URL"))).toHaveLength(warnings);
});

const FORM = { "content-type": "application/x-www-form-urlencoded", "accept-language": "zh-CN" };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pay-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function wire({ dataDir, clock = createManualClock() }: { dataDir: string; clock?: ManualClock }) {
  const config = testConfig({ sandbox: true, host: "127.0.0.1", dataDir });
  const wired = await wirePayments({ config, clock, log: createLog({ level: "silent" }) });
  if (wired.payments === null || wired.paySandbox === null) throw new Error("the twin did not start");
  onTestFinished(() => wired.close().catch(() => undefined));
  return { ...wired, payments: wired.payments, twin: wired.paySandbox as WechatPaySandbox, clock, config };
}

/** The app on a real socket with the twin behind it, as development has it, and somebody signed in. */
async function startPlayed() {
  const { clock, config, payments, twin } = await wire({ dataDir: newFolder() });
  const app: TestApp = await createTestApp({ clock, config, payments, parts: { paySandbox: twin } });
  onTestFinished(() => app.close());
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { token } = await app.signIn();
  const headers = { "content-type": "application/json", authorization: token };
  return {
    app,
    twin,
    origin,
    token,
    /** Over the socket, so that the address it was made to is a real one. */
    async order(): Promise<{ payUrl: string; outOrderId: string }> {
      const answer = await fetch(`${origin}/api/pay/v3/nativepay`, { method: "POST", headers, body: JSON.stringify({ goodsId: PACKAGE }) });
      return ((await answer.json()) as { data: { payUrl: string; outOrderId: string } }).data;
    },
    status: async (outOrderId: string) => (await app.call("/api/pay/v3/queryOrderStatus", { outOrderId }, token)).data.orderStatus,
    balance: async () => (await app.deps.metering.counter((await app.signIn()).userId)).balanceToken,
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 3000, interval: 20 }).toBe(true);
}
