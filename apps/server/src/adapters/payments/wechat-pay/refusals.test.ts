import { describe, expect, test } from "vitest";
import { ORDER, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;

describe("what the platform refuses", () => {
  test("an order it does not have is unknown, and closed as far as anybody can pay it", async () => {
    const { payments } = await startMerchant();
    expect(await payments.ask(ORDER)).toEqual({ state: "unknown", transactionId: null, amountFen: null, paidAt: null });
    expect(await payments.close(ORDER)).toBe("closed");
    const refund = { orderId: ORDER, refundId: "R1", amountFen: 1, totalFen: 1, reason: "x" };
    await expect(payments.refund(refund)).rejects.toMatchObject(failed);
  });

  test("an order closed before is closed", async () => {
    const { payments, open } = await startMerchant();
    await open();
    await payments.close(ORDER);
    expect(await payments.close(ORDER)).toBe("closed");
  });

  test("closing a paid order says so, also after it was refunded", async () => {
    const { payments, open, sandbox } = await startMerchant();
    await open();
    await sandbox.pay(ORDER, { silent: true });
    expect(await payments.close(ORDER)).toBe("paid");
    await payments.refund({ orderId: ORDER, refundId: "R1", amountFen: 4900, totalFen: 4900, reason: "x" });
    expect(await payments.close(ORDER)).toBe("paid");
  });

  test.each(["oldWords", "vagueWords"] as const)("closing is told from the order itself, however it is refused (%s)", async (words) => {
    const { payments, open, sandbox } = await startMerchant();
    await open();
    sandbox.fail("closeTooSoon");
    sandbox.fail(words);
    expect(await payments.close(ORDER)).toBe("later");
    expect(await payments.close(ORDER)).toBe("closed");
    sandbox.fail(words);
    expect(await payments.close(ORDER)).toBe("closed");
    await open({ orderId: "T20261120ORDER2" });
    await sandbox.pay("T20261120ORDER2", { silent: true });
    sandbox.fail(words);
    expect(await payments.close("T20261120ORDER2")).toBe("paid");
  });

  test("an order it does not have is unknown in the words of before, too", async () => {
    const { payments, sandbox } = await startMerchant();
    sandbox.fail("oldWords");
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unknown" });
  });

  test("closing while somebody pays is put off, which is no closing", async () => {
    const { payments, open, sandbox } = await startMerchant();
    await open();
    sandbox.fail("userPaying");
    expect(await payments.close(ORDER)).toBe("later");
    expect(sandbox.orders.get(ORDER)?.state).toBe("NOTPAY");
  });

  test("closing too soon is to be tried again", async () => {
    const { payments, open, sandbox } = await startMerchant();
    await open();
    sandbox.fail("closeTooSoon");
    expect(await payments.close(ORDER)).toBe("later");
    expect(await payments.close(ORDER)).toBe("closed");
  });

  test("a refund of what nobody paid, of another total, or under a number used for another, fails", async () => {
    const { payments, open, sandbox } = await startMerchant();
    await open();
    const refund = { orderId: ORDER, refundId: "R1", amountFen: 100, totalFen: 4900, reason: "x" };
    await expect(payments.refund(refund)).rejects.toMatchObject(failed);
    await sandbox.pay(ORDER, { silent: true });
    await expect(payments.refund({ ...refund, totalFen: 5000 })).rejects.toMatchObject(failed);
    expect(await payments.refund(refund)).toBe("done");
    await expect(payments.refund({ ...refund, amountFen: 200 })).rejects.toMatchObject(failed);
  });

  test("a refund may take its time, or come to nothing", async () => {
    const { payments, open, sandbox } = await startMerchant();
    await open();
    await sandbox.pay(ORDER, { silent: true });
    const refund = { orderId: ORDER, amountFen: 100, totalFen: 4900, reason: "退".repeat(60) };
    sandbox.fail("refundProcessing");
    expect(await payments.refund({ ...refund, refundId: "R1" })).toBe("processing");
    sandbox.fail("refundAbnormal");
    await expect(payments.refund({ ...refund, refundId: "R2" })).rejects.toMatchObject(failed);
    expect(sandbox.orders.get(ORDER)?.refunds[0]?.reason).toBe("退".repeat(26));
  });

  test.each(["serverError", "tooMany"] as const)("%s fails, and nothing was done", async (fault) => {
    const { payments, open, sandbox } = await startMerchant();
    sandbox.fail(fault, 2);
    await expect(open()).rejects.toMatchObject(failed);
    await expect(payments.close(ORDER)).rejects.toMatchObject(failed);
    expect(sandbox.orders.size).toBe(0);
  });

  test("silence fails after a while", async () => {
    const { impatient, sandbox } = await startMerchant();
    sandbox.fail("noAnswer");
    await expect(impatient.ask(ORDER)).rejects.toMatchObject(failed);
  });

  test.each([
    ["merchant", { merchantId: "1900000001" }],
    ["certificate", { serialNo: "4".repeat(40) }],
  ])("calls under another %s are refused", async (_, wrong) => {
    const { sandbox, clock } = await startMerchant();
    const payments = createWechatPay({ config: { ...sandbox.merchant, ...wrong }, clock });
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  });

  test("calls signed with another key are refused, and so are all of a clock that is six minutes off", async () => {
    const { sandbox, clock } = await startMerchant();
    const config = { ...sandbox.merchant, privateKey: sandbox.keys.platform.privateKey };
    await expect(createWechatPay({ config, clock }).close(ORDER)).rejects.toMatchObject(failed);
    const late = { ...clock, now: () => clock.now() + 6 * MINUTE_MS };
    await expect(createWechatPay({ config: sandbox.merchant, clock: late }).ask(ORDER)).rejects.toMatchObject(failed);
  });

  test.each([
    ["privateKey", { privateKey: "-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----" }],
    ["platformKey", { platformKey: { id: "PUB_KEY_ID_01", publicKey: "secret" } }],
  ])("a %s that is no key fails, and tells nobody what it was", async (_, wrong) => {
    const { sandbox, clock, open } = await startMerchant();
    await open();
    const payments = createWechatPay({ config: { ...sandbox.merchant, ...wrong }, clock });
    const error = await payments.ask(ORDER).catch((thrown: Error) => thrown);
    expect(error).toMatchObject(failed);
    expect(`${(error as Error).stack}${((error as Error).cause as Error | undefined)?.stack}`).not.toContain("secret");
  });

  test("nobody there fails", async () => {
    const { sandbox, clock } = await startMerchant();
    const payments = createWechatPay({ config: { ...sandbox.merchant, base: "http://127.0.0.1:9" }, clock });
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
    await expect(payments.bill("2026-11-19")).rejects.toMatchObject(failed);
  });

  test("no error tells the keys", async () => {
    const { sandbox, clock } = await startMerchant();
    const payments = createWechatPay({ config: { ...sandbox.merchant, serialNo: "4".repeat(40) }, clock });
    const error = await payments.ask(ORDER).catch((thrown: Error) => thrown);
    expect(String((error as Error).stack)).not.toContain(sandbox.merchant.apiV3Key);
    expect(String((error as Error).message)).not.toContain("mchid=");
  });
});
