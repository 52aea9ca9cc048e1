import { describe, expect, test } from "vitest";
import { listenToNotices, received, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const ORDER = "T20261120ORDER1";
const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe.each(["publicKey", "certificate"] as const)("with the platform's %s", (mode) => {
  test("an order is opened, paid and asked about", async () => {
    const { payments, twin, open, clock } = await startMerchant(mode);
    expect((await open()).codeUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/pay\/p\/[\w-]+$/);
    expect(await payments.ask(ORDER)).toEqual({ state: "unpaid", transactionId: null, amountFen: 4900, paidAt: null });
    await twin.pay(ORDER, { silent: true });
    const paid = { state: "paid", transactionId: expect.stringMatching(/^4200\d{24}$/), amountFen: 4900, paidAt: clock.now() };
    expect(await payments.ask(ORDER)).toEqual(paid);
  });

  test("what was paid is what the answer says, not what was asked for", async () => {
    const { payments, twin, open } = await startMerchant(mode);
    await open();
    await twin.pay(ORDER, { amountFen: 1, silent: true });
    expect(await payments.ask(ORDER)).toMatchObject({ state: "paid", amountFen: 1 });
  });

  test("an order is closed, whose answer is a signature over nothing", async () => {
    const { payments, open } = await startMerchant(mode);
    await open();
    expect(await payments.close(ORDER)).toBe("closed");
    expect(await payments.ask(ORDER)).toMatchObject({ state: "closed" });
  });

  test("what was paid is given back, in parts", async () => {
    const { payments, twin, open } = await startMerchant(mode);
    await open();
    await twin.pay(ORDER, { silent: true });
    const part = { orderId: ORDER, totalFen: 4900, reason: "不想要了" };
    expect(await payments.refund({ ...part, refundId: "R1", amountFen: 4000 })).toBe("done");
    expect(await payments.refund({ ...part, refundId: "R1", amountFen: 4000 })).toBe("done");
    await expect(payments.refund({ ...part, refundId: "R2", amountFen: 901 })).rejects.toMatchObject(failed);
    expect(await payments.refund({ ...part, refundId: "R2", amountFen: 900 })).toBe("done");
    expect(twin.orders.get(ORDER)?.refunds.map(({ fen }) => fen)).toEqual([4000, 900]);
    expect(await payments.ask(ORDER)).toMatchObject({ state: "refunded" });
  });

  test.each(["unsignedAnswer", "foreignAnswer", "oldAnswer", "tamperedAnswer"] as const)("%s is not believed", async (fault) => {
    const { payments, twin, open } = await startMerchant(mode);
    await open();
    twin.fail(fault);
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
  });

  test("a close whose answer is not the platform's counts as not answered", async () => {
    const { payments, twin, open } = await startMerchant(mode);
    await open();
    twin.fail("foreignAnswer");
    await expect(payments.close(ORDER)).rejects.toMatchObject(failed);
  });

  test("a day's bill tells its payments and refunds", async () => {
    const { payments, twin, open, clock } = await startMerchant(mode);
    await open();
    await open({ orderId: "T20261120ORDER2", amountFen: 1500, description: '逗号,引号"和`反引号' });
    await twin.pay(ORDER, { silent: true });
    clock.jumpTo(clock.now() + MINUTE_MS);
    await twin.pay("T20261120ORDER2", { silent: true });
    clock.jumpTo(clock.now() + MINUTE_MS);
    await payments.refund({ orderId: ORDER, refundId: "R1", amountFen: 1001, totalFen: 4900, reason: "" });
    const paidAt = clock.now() - 2 * MINUTE_MS;
    expect(await payments.bill("2026-11-20")).toMatchObject([
      { orderId: ORDER, kind: "payment", amountFen: 4900, at: paidAt, transactionId: twin.orders.get(ORDER)?.payment?.transactionId },
      { orderId: "T20261120ORDER2", kind: "payment", amountFen: 1500, at: paidAt + MINUTE_MS },
      { orderId: ORDER, kind: "refund", amountFen: 1001, at: clock.now() },
    ]);
  });
});

describe("opening an order", () => {
  test("again with the same values makes a new code, and the old one dies", async () => {
    const { open } = await startMerchant();
    const first = await open();
    const second = await open();
    expect(second.codeUrl).not.toBe(first.codeUrl);
    expect((await fetch(first.codeUrl)).status).toBe(410);
    expect((await fetch(second.codeUrl)).status).toBe(200);
  });

  test("again with another amount is refused", async () => {
    const { open } = await startMerchant();
    await open();
    await expect(open({ amountFen: 1 })).rejects.toMatchObject(failed);
  });

  test.each(["paid", "closed"])("again after it was %s is refused", async (how) => {
    const { open, twin, payments } = await startMerchant();
    await open();
    await (how === "paid" ? twin.pay(ORDER, { silent: true }) : payments.close(ORDER));
    await expect(open()).rejects.toMatchObject(failed);
  });

  test("tells its time in Shanghai, in whole seconds", async () => {
    const { open, twin, clock } = await startMerchant();
    await open({ expiresAt: clock.now() + 10 * MINUTE_MS + 999 });
    expect(twin.orders.get(ORDER)?.request.time_expire).toBe("2026-11-20T12:10:00+08:00");
  });

  test("that could be paid for less than a minute is refused", async () => {
    const { open, clock } = await startMerchant();
    await expect(open({ expiresAt: clock.now() + MINUTE_MS - 1000 })).rejects.toMatchObject(failed);
  });

  test("sends a description byte for byte as it was signed, and cuts one that is too long between characters", async () => {
    const { open, twin } = await startMerchant();
    const description = `会员 · 一年 🍊 "é" \\ ${"🍊".repeat(200)}`;
    await open({ description });
    expect(twin.orders.get(ORDER)?.request.description).toBe([...description].slice(0, 127).join(""));
  });

  test.each([
    ["too short a number", { orderId: "T1" }],
    ["no description", { description: "" }],
    ["an amount of nothing", { amountFen: 0 }],
    ["half a fen", { amountFen: 0.5 }],
    ["a notify address with a query", { notifyUrl: "https://desk.example/notify?a=1" }],
  ])("with %s is refused", async (_, wrong) => {
    const { open, twin } = await startMerchant();
    await expect(open(wrong)).rejects.toMatchObject(failed);
    expect(twin.orders.size).toBe(0);
  });

  test("is carried out even where its answer was lost", async () => {
    const { open, payments, twin } = await startMerchant();
    twin.fail("noAnswer");
    await expect(open()).rejects.toMatchObject(failed);
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
  });

  test("may be answered after the notification of its payment", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started);
    started.twin.fail("noticeBeforeAnswer");
    const opening = started.open().then(() => heard.notices.length);
    expect(await opening).toBe(1);
  });
});

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
    const { payments, open, twin } = await startMerchant();
    await open();
    await twin.pay(ORDER, { silent: true });
    expect(await payments.close(ORDER)).toBe("paid");
    await payments.refund({ orderId: ORDER, refundId: "R1", amountFen: 4900, totalFen: 4900, reason: "x" });
    expect(await payments.close(ORDER)).toBe("paid");
  });

  test("closing too soon is to be tried again", async () => {
    const { payments, open, twin } = await startMerchant();
    await open();
    twin.fail("closeTooSoon");
    expect(await payments.close(ORDER)).toBe("later");
    expect(await payments.close(ORDER)).toBe("closed");
  });

  test("a refund of what nobody paid, of another total, or under a number used for another, fails", async () => {
    const { payments, open, twin } = await startMerchant();
    await open();
    const refund = { orderId: ORDER, refundId: "R1", amountFen: 100, totalFen: 4900, reason: "x" };
    await expect(payments.refund(refund)).rejects.toMatchObject(failed);
    await twin.pay(ORDER, { silent: true });
    await expect(payments.refund({ ...refund, totalFen: 5000 })).rejects.toMatchObject(failed);
    expect(await payments.refund(refund)).toBe("done");
    await expect(payments.refund({ ...refund, amountFen: 200 })).rejects.toMatchObject(failed);
  });

  test("a refund may take its time, or come to nothing", async () => {
    const { payments, open, twin } = await startMerchant();
    await open();
    await twin.pay(ORDER, { silent: true });
    const refund = { orderId: ORDER, amountFen: 100, totalFen: 4900, reason: "退".repeat(60) };
    twin.fail("refundProcessing");
    expect(await payments.refund({ ...refund, refundId: "R1" })).toBe("processing");
    twin.fail("refundAbnormal");
    await expect(payments.refund({ ...refund, refundId: "R2" })).rejects.toMatchObject(failed);
    expect(twin.orders.get(ORDER)?.refunds[0]?.reason).toBe("退".repeat(26));
  });

  test.each(["serverError", "tooMany"] as const)("%s fails, and nothing was done", async (fault) => {
    const { payments, open, twin } = await startMerchant();
    twin.fail(fault, 2);
    await expect(open()).rejects.toMatchObject(failed);
    await expect(payments.close(ORDER)).rejects.toMatchObject(failed);
    expect(twin.orders.size).toBe(0);
  });

  test("silence fails after a while", async () => {
    const { payments, twin } = await startMerchant();
    twin.fail("noAnswer");
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  });

  test.each([
    ["merchant", { merchantId: "1900000001" }],
    ["certificate", { serialNo: "4".repeat(40) }],
  ])("calls under another %s are refused", async (_, wrong) => {
    const { twin, clock } = await startMerchant();
    const payments = createWechatPay({ config: { ...twin.merchant, ...wrong }, clock });
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  });

  test("calls signed with another key are refused, and so are all of a clock that is six minutes off", async () => {
    const { twin, clock } = await startMerchant();
    const config = { ...twin.merchant, privateKey: twin.keys.platform.privateKey };
    await expect(createWechatPay({ config, clock }).close(ORDER)).rejects.toMatchObject(failed);
    const late = { ...clock, now: () => clock.now() + 6 * MINUTE_MS };
    await expect(createWechatPay({ config: twin.merchant, clock: late }).ask(ORDER)).rejects.toMatchObject(failed);
  });

  test("nobody there fails", async () => {
    const { twin, clock } = await startMerchant();
    const payments = createWechatPay({ config: { ...twin.merchant, base: "http://127.0.0.1:9" }, clock });
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
    await expect(payments.bill("2026-11-19")).rejects.toMatchObject(failed);
  });

  test("no error tells the keys", async () => {
    const { twin, clock } = await startMerchant();
    const payments = createWechatPay({ config: { ...twin.merchant, serialNo: "4".repeat(40) }, clock });
    const error = await payments.ask(ORDER).catch((thrown: Error) => thrown);
    expect(String((error as Error).stack)).not.toContain(twin.merchant.apiV3Key);
    expect(String((error as Error).message)).not.toContain("mchid=");
  });
});

describe("a bill", () => {
  async function withPayment() {
    const started = await startMerchant();
    await started.open();
    await started.twin.pay(ORDER, { silent: true });
    return started;
  }

  test("of a day without payments is empty, from ten in the morning of the next", async () => {
    const { payments, clock } = await startMerchant();
    expect(await payments.bill("2026-11-18")).toEqual([]);
    const tenInTheMorning = Date.parse("2026-11-20T10:00:00+08:00");
    clock.jumpTo(tenInTheMorning - 1);
    await expect(payments.bill("2026-11-19")).rejects.toMatchObject(failed);
    clock.jumpTo(tenInTheMorning);
    expect(await payments.bill("2026-11-19")).toEqual([]);
  });

  test("still being written is not an empty one", async () => {
    const { payments, twin } = await withPayment();
    twin.fail("statementCreating");
    await expect(payments.bill("2026-11-20")).rejects.toMatchObject(failed);
  });

  test("belongs to a day in Shanghai", async () => {
    const { payments, twin, open, clock } = await startMerchant();
    clock.jumpTo(Date.parse("2026-11-20T23:59:30+08:00"));
    await open();
    await open({ orderId: "T20261120ORDER2" });
    await twin.pay(ORDER, { silent: true });
    clock.jumpTo(clock.now() + MINUTE_MS);
    await twin.pay("T20261120ORDER2", { silent: true });
    expect((await payments.bill("2026-11-20")).map(({ orderId }) => orderId)).toEqual([ORDER]);
    expect((await payments.bill("2026-11-21")).map(({ orderId }) => orderId)).toEqual(["T20261120ORDER2"]);
  });

  test("whose file is not the one promised is refused", async () => {
    const { payments, twin } = await withPayment();
    twin.fail("tamperedBill");
    await expect(payments.bill("2026-11-20")).rejects.toMatchObject(failed);
  });

  test("at another host is not fetched", async () => {
    const { payments, twin } = await withPayment();
    twin.fail("foreignBill");
    await expect(payments.bill("2026-11-20")).rejects.toMatchObject(failed);
    expect(twin.calls.filter((call) => call.includes("billdownload"))).toEqual([]);
  });

  test("of tomorrow is refused", async () => {
    const { payments } = await withPayment();
    await expect(payments.bill("2026-11-21")).rejects.toMatchObject(failed);
  });
});

describe("certificates", () => {
  const fetched = (calls: readonly string[]) => calls.filter((call) => call.endsWith("/certificates")).length;

  test("are fetched once, and again after half a day", async () => {
    const { payments, twin, open, clock } = await startMerchant("certificate");
    await Promise.all([open(), open({ orderId: "T20261120ORDER2" })]);
    await payments.ask(ORDER);
    expect(fetched(twin.calls)).toBe(1);
    clock.jumpTo(clock.now() + DAY_MS / 2 + 1);
    await payments.ask(ORDER);
    expect(fetched(twin.calls)).toBe(2);
  });

  test("known before stay good while the platform gives none", async () => {
    const { payments, twin, open, clock } = await startMerchant("certificate");
    await open();
    clock.jumpTo(clock.now() + DAY_MS / 2 + 1);
    twin.fail("serverError");
    expect(await payments.readNotice(received(twin.noticeOf(ORDER)))).toMatchObject({ orderId: ORDER });
    expect(fetched(twin.calls)).toBe(2);
  });

  test("that could not be fetched are asked for again after some seconds, not at once", async () => {
    const { payments, twin, open, clock } = await startMerchant("certificate");
    await open();
    const notice = received(twin.noticeOf(ORDER));
    const other = createWechatPay({ config: twin.merchant, clock });
    twin.fail("serverError");
    await expect(other.readNotice(notice)).rejects.toMatchObject(failed);
    await expect(other.readNotice(notice)).rejects.toMatchObject({ reason: "notice.forged" });
    expect(fetched(twin.calls)).toBe(2);
    clock.jumpTo(clock.now() + 6000);
    expect(await other.readNotice(notice)).toMatchObject({ orderId: ORDER });
    expect(await payments.readNotice(notice)).toMatchObject({ orderId: ORDER });
  });

  test("are not asked for again for every unknown serial", async () => {
    const { payments, twin, open, clock } = await startMerchant("certificate");
    await open();
    for (let at = 0; at < 5; at++) {
      const { headers, body } = received(twin.noticeOf(ORDER));
      await expect(payments.readNotice({ headers: { ...headers, "wechatpay-serial": `${at}` }, body })).rejects.toMatchObject({
        reason: "notice.forged",
      });
    }
    expect(fetched(twin.calls)).toBe(1);
    clock.jumpTo(clock.now() + MINUTE_MS + 1);
    const { headers, body } = received(twin.noticeOf(ORDER));
    await expect(payments.readNotice({ headers: { ...headers, "wechatpay-serial": "9" }, body })).rejects.toMatchObject({
      reason: "notice.forged",
    });
    expect(fetched(twin.calls)).toBe(2);
  });
});
