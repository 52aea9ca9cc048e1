import { createSign } from "node:crypto";
import type { PayFault } from "@tangleaf/sandbox";
import { describe, expect, test } from "vitest";
import { listenToNotices, received, type StartedMerchant, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const ORDER = "T20261120ORDER1";
const MODES = ["publicKey", "certificate"] as const;
const forged = { reason: "notice.forged" };
const SECOND_MS = 1000;

async function withPayment(mode: (typeof MODES)[number] = "publicKey"): Promise<StartedMerchant> {
  const started = await startMerchant(mode);
  await started.open();
  await started.twin.pay(ORDER, { silent: true });
  return started;
}

describe.each(MODES)("with the platform's %s", (mode) => {
  test("a payment is told with its order, amount and moment", async () => {
    const { payments, twin, clock } = await withPayment(mode);
    const call = received(twin.noticeOf(ORDER, { id: "N-1", nonce: "abc" }));
    expect(await payments.readNotice(call)).toEqual({
      id: "N-1",
      nonceKey: `${clock.now() / SECOND_MS}:abc`,
      event: "TRANSACTION.SUCCESS",
      orderId: ORDER,
      payment: {
        state: "paid",
        transactionId: twin.orders.get(ORDER)?.payment?.transactionId,
        amountFen: 4900,
        paidAt: clock.now(),
      },
    });
  });

  test.each(["REFUND.SUCCESS", "REFUND.ABNORMAL", "REFUND.CLOSED"] as const)("%s is told with its order", async (event) => {
    const { payments, twin } = await withPayment(mode);
    await payments.refund({ orderId: ORDER, refundId: "R1", amountFen: 100, totalFen: 4900, reason: "x" });
    const notice = await payments.readNotice(received(twin.noticeOf(ORDER, { event })));
    expect(notice).toMatchObject({ event, orderId: ORDER, payment: { state: "refunded", amountFen: null } });
  });

  test.each(["badSignature", "oldTimestamp", "wrongMerchant", "wrongApp", "expiredCertificate", "unknownSerial", "signTest"] as const)(
    "%s is refused, and taken when it comes right",
    async (fault: PayFault) => {
      const started = await startMerchant(mode);
      const heard = await listenToNotices(started);
      await started.open();
      started.twin.fail(fault);
      const sent = await started.twin.pay(ORDER);
      expect(sent?.calls.map(({ status }) => status)).toEqual([400, 200]);
      expect(heard.refused).toEqual(["notice.forged"]);
      expect(heard.notices).toMatchObject([{ orderId: ORDER, payment: { state: "paid" } }]);
    },
  );
});

describe("notifications on their way", () => {
  test("come again until they are taken, with the same id and another nonce", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started, { failures: 2 });
    await started.open();
    await started.twin.pay(ORDER);
    expect(heard.notices).toHaveLength(3);
    expect(new Set(heard.notices.map(({ id }) => id)).size).toBe(1);
    expect(new Set(heard.notices.map(({ nonceKey }) => nonceKey)).size).toBe(3);
  });

  test("may come five times at once", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started);
    await started.open();
    started.twin.fail("duplicateNotice");
    await started.twin.pay(ORDER);
    expect(heard.notices).toHaveLength(5);
    expect(new Set(heard.notices.map(({ id }) => id)).size).toBe(1);
  });

  test("replayed are the same call, told by id and nonce", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started);
    await started.open();
    started.twin.fail("replayedCall");
    await started.twin.pay(ORDER);
    expect(heard.notices).toHaveLength(2);
    expect(heard.notices[0]).toEqual(heard.notices[1]);
  });

  test("under the nonce of another are told by it", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started);
    await started.open();
    started.twin.fail("replayedNonce");
    await started.twin.pay(ORDER);
    const [first, second] = heard.notices;
    expect(first?.nonceKey).toBe(second?.nonceKey);
    expect(first?.id).not.toBe(second?.id);
  });

  test("tell the amount they tell, for the orders room to compare", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started);
    await started.open();
    started.twin.fail("wrongAmount");
    await started.twin.pay(ORDER);
    expect(heard.notices[0]?.payment.amountFen).toBe(4901);
  });

  test("may be lost, or late; the payment can be asked for all the same", async () => {
    const started = await startMerchant();
    const heard = await listenToNotices(started);
    await started.open();
    started.twin.fail("lostNotice");
    expect((await started.twin.pay(ORDER))?.calls).toEqual([]);
    expect(await started.payments.ask(ORDER)).toMatchObject({ state: "paid" });
    started.twin.fail("delayedNotice");
    await started.twin.notify(ORDER);
    expect(heard.notices).toHaveLength(1);
  });
});

describe("a forged notification", () => {
  test.each([
    ["its body changed by one letter", (call: Call) => ({ ...call, body: call.body.replace("SUCCESS", "SUCCES5") })],
    ["a space behind its body", (call: Call) => ({ ...call, body: `${call.body} ` })],
    ["no body", (call: Call) => ({ ...call, body: "" })],
    ["another timestamp", change("wechatpay-timestamp", (value) => String(Number(value) + 1))],
    ["a timestamp of milliseconds", change("wechatpay-timestamp", (value) => `${value}000`)],
    ["no timestamp", change("wechatpay-timestamp", () => undefined)],
    ["a timestamp that is no number", change("wechatpay-timestamp", () => "NaN")],
    ["another nonce", change("wechatpay-nonce", (value) => `${value}1`)],
    ["no nonce", change("wechatpay-nonce", () => undefined)],
    ["no signature", change("wechatpay-signature", () => undefined)],
    ["a signature that is no base64", change("wechatpay-signature", () => "***")],
    ["a signature of another length", change("wechatpay-signature", (value) => (value ?? "").slice(0, 40))],
    ["no serial", change("wechatpay-serial", () => undefined)],
    ["the serial of the merchant", change("wechatpay-serial", () => "0")],
  ])("with %s is refused", async (_, forge) => {
    const { payments, twin } = await withPayment();
    await expect(payments.readNotice(forge(received(twin.noticeOf(ORDER))))).rejects.toMatchObject(forged);
  });

  test.each([-1, 1])("is one that is more than five minutes off (%i)", async (way) => {
    const { payments, twin, clock } = await withPayment();
    const call = received(twin.noticeOf(ORDER));
    const sentAt = clock.now();
    clock.jumpTo(sentAt + way * 300 * SECOND_MS);
    expect(await payments.readNotice(call)).toMatchObject({ orderId: ORDER });
    clock.jumpTo(sentAt + way * 301 * SECOND_MS);
    await expect(payments.readNotice(call)).rejects.toMatchObject(forged);
  });

  test("is refused before anything is decrypted", async () => {
    const { payments, twin, clock } = await withPayment();
    const stranger = createWechatPay({ config: { ...twin.merchant, apiV3Key: "x".repeat(32) }, clock });
    const unsigned = received(twin.noticeOf(ORDER));
    const error = await stranger.readNotice({ ...unsigned, body: `${unsigned.body} ` }).catch((thrown: Error) => thrown);
    expect((error as Error).message).toContain("signature");
    await expect(stranger.readNotice(unsigned)).rejects.toMatchObject(forged);
    expect(await payments.readNotice(unsigned)).toMatchObject({ orderId: ORDER });
  });

  test.each([
    ["no transaction", {}],
    ["a state nobody knows", { trade_state: "PAID" }],
    ["an amount with a fraction", { amount: { total: 49.5 } }],
    ["an amount as text", { amount: { total: "4900" } }],
    ["another merchant", { mchid: "1900000001" }],
    ["another app", { appid: "wx0000000000000001" }],
    ["no order", { out_trade_no: undefined }],
  ])("is one that is signed and sealed and tells %s", async (_, wrong) => {
    const { payments, twin } = await withPayment();
    const { appId: appid, merchantId: mchid } = twin.merchant;
    const told = { appid, mchid, out_trade_no: ORDER, trade_state: "SUCCESS", amount: { total: 4900, currency: "CNY" }, ...wrong };
    const content = Object.keys(wrong).length === 0 ? {} : told;
    await expect(payments.readNotice(received(twin.noticeOf(ORDER, { content })))).rejects.toMatchObject(forged);
  });

  test("in another currency tells no amount that could be an order's", async () => {
    const { payments, twin } = await withPayment();
    const { appId: appid, merchantId: mchid } = twin.merchant;
    const content = { appid, mchid, out_trade_no: ORDER, trade_state: "SUCCESS", amount: { total: 4900, currency: "JPY" } };
    const { payment } = await payments.readNotice(received(twin.noticeOf(ORDER, { content })));
    expect(payment.amountFen).toBeNull();
  });

  test.each(["null", "[]", "1", "{", '{"id":1}', '{"id":"N","event_type":"X","resource":null}', "\u0000", "中".repeat(2000)])(
    "is one that is signed and whose body is %j",
    async (body) => {
      const started = await withPayment();
      await expect(started.payments.readNotice(signed(started, body))).rejects.toMatchObject(forged);
    },
  );

  test("is whatever chance makes of a real one", async () => {
    const started = await withPayment();
    const { payments, twin } = started;
    const random = chance(7);
    for (let round = 0; round < 300; round++) {
      const { body } = twin.noticeOf(ORDER);
      const at = Math.floor(random() * body.length);
      const changed = `${body.slice(0, at)}${String.fromCharCode(32 + Math.floor(random() * 95))}${body.slice(at + 1 + Math.floor(random() * 3))}`;
      // Signed by the platform or not, there is an answer: nothing else is thrown.
      const result = await payments.readNotice(signed(started, changed)).catch((error: { reason?: string }) => error);
      if ("reason" in result) expect(result).toMatchObject(forged);
      else expect(result).toMatchObject({ orderId: ORDER, payment: { amountFen: 4900 } });
      await expect(payments.readNotice({ ...received(twin.noticeOf(ORDER)), body: changed })).rejects.toMatchObject(forged);
    }
  });
});

type Call = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string };

function change(name: string, to: (value: string | undefined) => string | undefined): (call: Call) => Call {
  return ({ headers, body }) => ({ headers: { ...headers, [name]: to(headers[name]) }, body });
}

/** Any body under the platform's own signature. */
function signed({ twin, clock }: StartedMerchant, body: string): Call {
  const timestamp = String(clock.now() / SECOND_MS);
  const sign = createSign("RSA-SHA256").update(`${timestamp}\nn1\n${body}\n`);
  const headers = {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": "n1",
    "wechatpay-serial": twin.merchant.platformKey?.id,
    "wechatpay-signature": sign.sign(twin.keys.platform.privateKey, "base64"),
  };
  return { headers, body };
}

/** The same chance on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
