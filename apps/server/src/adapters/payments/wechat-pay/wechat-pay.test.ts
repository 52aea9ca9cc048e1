import { describe, expect, test } from "vitest";
import { ORDER, startMerchant } from "../testing/start-merchant.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;

test("is notified under the path its open orders were given, and answered in its words", async () => {
  const { payments } = await startMerchant();
  expect(payments).toMatchObject({ name: "wechat", notifyPath: "/api/pay/v3/notify", notifyUrl: null });
  expect(payments.answerNotification(null)).toEqual({ type: "application/json", body: '{"code":"SUCCESS","message":""}' });
  expect(payments.answerNotification("notification.forged").body).toBe('{"code":"FAIL","message":"notification.forged"}');
});

describe.each(["publicKey", "certificate", "moving"] as const)("with the platform's %s", (mode) => {
  test("an order is opened, paid and asked about", async () => {
    const { payments, sandbox, open, clock } = await startMerchant(mode);
    expect((await open()).codeUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/pay\/p\/[\w-]+$/);
    expect(await payments.ask(ORDER)).toEqual({ state: "unpaid", transactionId: null, amountFen: 4900, paidAt: null });
    await sandbox.pay(ORDER, { silent: true });
    const paid = { state: "paid", transactionId: expect.stringMatching(/^4200\d{24}$/), amountFen: 4900, paidAt: clock.now() };
    expect(await payments.ask(ORDER)).toEqual(paid);
  });

  test("what was paid is what the answer says, not what was asked for", async () => {
    const { payments, sandbox, open } = await startMerchant(mode);
    await open();
    await sandbox.pay(ORDER, { amountFen: 1, silent: true });
    expect(await payments.ask(ORDER)).toMatchObject({ state: "paid", amountFen: 1 });
  });

  test("an order is closed, whose answer is a signature over nothing", async () => {
    const { payments, open } = await startMerchant(mode);
    await open();
    expect(await payments.close(ORDER)).toBe("closed");
    expect(await payments.ask(ORDER)).toMatchObject({ state: "closed" });
  });

  test("what was paid is given back, in parts", async () => {
    const { payments, sandbox, open } = await startMerchant(mode);
    await open({ orderId: "T20261120ORDER0" });
    await open();
    await sandbox.pay(ORDER, { silent: true });
    const part = { orderId: ORDER, totalFen: 4900, reason: "不想要了" };
    expect(await payments.refund({ ...part, refundId: "R1", amountFen: 4000 })).toBe("done");
    expect(await payments.refund({ ...part, refundId: "R1", amountFen: 4000 })).toBe("done");
    await expect(payments.refund({ ...part, refundId: "R2", amountFen: 901 })).rejects.toMatchObject(failed);
    expect(await payments.refund({ ...part, refundId: "R2", amountFen: 900 })).toBe("done");
    expect(sandbox.orders.get(ORDER)?.refunds.map(({ fen }) => fen)).toEqual([4000, 900]);
    expect(await payments.ask(ORDER)).toMatchObject({ state: "refunded" });
  });

  test.each(["unsignedAnswer", "foreignAnswer", "oldAnswer", "tamperedAnswer"] as const)("%s is not believed", async (fault) => {
    const { payments, sandbox, open } = await startMerchant(mode);
    await open();
    sandbox.fail(fault);
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
  });

  test("an answer that is a probe is asked for again, for every call", async () => {
    const { payments, sandbox, open } = await startMerchant(mode);
    sandbox.fail("probeAnswer");
    expect((await open()).codeUrl).toContain("/sandbox/pay/p/");
    sandbox.fail("probeAnswer");
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
    await sandbox.pay(ORDER, { silent: true });
    const refund = { orderId: ORDER, refundId: "R1", amountFen: 100, totalFen: 4900, reason: "x" };
    sandbox.fail("probeAnswer");
    expect(await payments.refund(refund)).toBe("done");
    expect(sandbox.orders.get(ORDER)?.refunds).toHaveLength(1);
    await open({ orderId: "T20261120ORDER2" });
    sandbox.fail("probeAnswer");
    expect(await payments.close("T20261120ORDER2")).toBe("closed");
    sandbox.fail("probeAnswer", 2);
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  });

  test("a close whose answer is not the platform's counts as not answered", async () => {
    const { payments, sandbox, open } = await startMerchant(mode);
    await open();
    sandbox.fail("foreignAnswer");
    await expect(payments.close(ORDER)).rejects.toMatchObject(failed);
  });

  test("a day's bill tells its payments and refunds", async () => {
    const { payments, sandbox, open, clock } = await startMerchant(mode);
    await open();
    await open({ orderId: "T20261120ORDER2", amountFen: 1500, description: '逗号,引号"和`反引号' });
    await sandbox.pay(ORDER, { silent: true });
    clock.jumpTo(clock.now() + MINUTE_MS);
    await sandbox.pay("T20261120ORDER2", { silent: true });
    clock.jumpTo(clock.now() + MINUTE_MS);
    await payments.refund({ orderId: ORDER, refundId: "R1", amountFen: 1001, totalFen: 4900, reason: "" });
    const paidAt = clock.now() - 2 * MINUTE_MS;
    expect(await payments.bill("2026-11-20")).toMatchObject([
      { orderId: ORDER, kind: "payment", amountFen: 4900, at: paidAt, transactionId: sandbox.orders.get(ORDER)?.payment?.transactionId },
      { orderId: "T20261120ORDER2", kind: "payment", amountFen: 1500, at: paidAt + MINUTE_MS },
      { orderId: ORDER, kind: "refund", amountFen: 1001, at: clock.now() },
    ]);
  });
});
