import type { PayFault } from "@tangleaf/sandbox";
import { describe, expect, test } from "vitest";
import { FORM, startSandboxPayments } from "../testing/sandbox-payments.ts";
import { testOnEachDatabase, testOnSqlite } from "../testing/test-on-each-database.ts";

const PACKAGE = "pack1";
const PACKAGE_TOKENS = 40_000;
const WINDOW_MS = 600_000;

testOnSqlite("without a sandbox its addresses do not exist, and nothing can be bought", async ({ send, call, signIn }) => {
  expect((await send({ method: "GET", url: "/sandbox/pay/" })).status).toBe(404);
  const { token } = await signIn();
  expect(await call("/api/pay/v3/nativepay", { goodsId: PACKAGE }, token)).toMatchObject({ refusal: { reason: "pay.unavailable" } });
});

describe("somebody who buys", () => {
  test("scans the QR, pays on the phone, and has it before the page asks", async () => {
    const { order, status, balance } = await startSandboxPayments();
    const before = await balance();
    const { payUrl, outOrderId } = await order();
    expect(payUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/pay\/p\/[\w-]+$/);
    expect(await (await fetch(payUrl, { headers: { "accept-language": "zh-CN" } })).text()).toContain("付款给「橘笺」");
    const done = await fetch(payUrl, { method: "POST", body: "", headers: FORM });
    expect(await done.text()).toMatch(/支付成功|Paid/);
    await until(async () => (await status(outOrderId)) === 2);
    expect((await balance()) - before).toBe(PACKAGE_TOKENS);
  });

  test.each(["badSignature", "oldTimestamp", "signTest", "replayedCall", "replayedNonce"] as const)(
    "gets it once with %s",
    async (fault: PayFault) => {
      const { sandbox, order, status, balance } = await startSandboxPayments();
      const before = await balance();
      const { outOrderId } = await order();
      sandbox.fail(fault);
      await sandbox.pay(outOrderId);
      expect(await status(outOrderId)).toBe(2);
      expect((await balance()) - before).toBe(PACKAGE_TOKENS);
    },
  );

  testOnEachDatabase("gets it once of five notifications at once", async (_, open) => {
    const { sandbox, order, balance } = await startSandboxPayments(open);
    const before = await balance();
    const { outOrderId } = await order();
    sandbox.fail("duplicateNotification");
    const sent = await sandbox.pay(outOrderId);
    expect(sent?.calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await balance()) - before).toBe(PACKAGE_TOKENS);
  });

  test("gets it by the sweep where the notification was lost", async () => {
    const { sandbox, order, status, app } = await startSandboxPayments();
    const { outOrderId } = await order();
    sandbox.fail("lostNotification");
    await sandbox.pay(outOrderId);
    expect(await status(outOrderId)).toBe(1);
    app.clock.jumpTo(app.clock.now() + 60_000);
    await app.deps.orders.sweep();
    expect(await status(outOrderId)).toBe(2);
  });

  test("gets it where the notification came before the order was answered", async () => {
    const { sandbox, order, status } = await startSandboxPayments();
    sandbox.fail("notificationBeforeAnswer");
    const { outOrderId } = await order();
    expect(await status(outOrderId)).toBe(2);
  });

  test("gets it where the payment came after the window", async () => {
    const { sandbox, order, status, balance, app } = await startSandboxPayments();
    const before = await balance();
    const { outOrderId } = await order();
    app.clock.jumpTo(app.clock.now() + WINDOW_MS + 1);
    expect(await status(outOrderId)).toBe(5);
    await sandbox.pay(outOrderId);
    expect((await balance()) - before).toBe(PACKAGE_TOKENS);
  });

  test.each(["wrongAmount", "wrongMerchant", "wrongApp"] as const)("gets nothing by a notification with %s", async (fault) => {
    const { sandbox, order, status } = await startSandboxPayments();
    const { outOrderId } = await order();
    sandbox.fail(fault);
    void sandbox.pay(outOrderId);
    await until(async () => (sandbox.notifications.at(-1)?.calls.length ?? 0) > 0);
    expect(await status(outOrderId)).toBe(1);
  });

  test("gets nothing for one fen", async () => {
    const { sandbox, order, status, app, token } = await startSandboxPayments();
    const { outOrderId } = await order();
    await sandbox.pay(outOrderId, { amountFen: 1 });
    await app.call("/api/pay/v3/checkOrder", { outOrderId }, token);
    expect(await status(outOrderId)).toBe(1);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { interval: 20 }).toBe(true);
}
