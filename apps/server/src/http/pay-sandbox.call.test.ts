import type { PayFault } from "@tangleaf/sandbox";
import { describe, expect, test } from "vitest";
import { FORM, startPlayed } from "../testing/played-payments.ts";
import { testOnEachDatabase, testOnSqlite } from "../testing/test-on-each-database.ts";

const PACKAGE = "pack1";
const PACKAGE_TOKENS = 40_000;
const WINDOW_MS = 600_000;

testOnSqlite("without a twin its addresses do not exist, and nothing can be bought", async ({ send, call, signIn }) => {
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

  test.each(["badSignature", "oldTimestamp", "signTest", "replayedCall", "replayedNonce"] as const)(
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

  testOnEachDatabase("gets it once of five notifications at once", async (_, open) => {
    const { twin, order, balance } = await startPlayed(open);
    const before = await balance();
    const { outOrderId } = await order();
    twin.fail("duplicateNotice");
    const sent = await twin.pay(outOrderId);
    expect(sent?.calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await balance()) - before).toBe(PACKAGE_TOKENS);
  });

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

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { interval: 20 }).toBe(true);
}
