import { createSign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ORDER, received, type StartedMerchant, startPaid } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const forged = { reason: "notification.forged" };
const SECOND_MS = 1000;

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
    const { payments, sandbox } = await startPaid();
    await expect(payments.readNotification(forge(received(sandbox.notificationOf(ORDER))))).rejects.toMatchObject(forged);
  });

  test.each([-1, 1])("is one that is more than five minutes off (%i)", async (way) => {
    const { payments, sandbox, clock } = await startPaid();
    const call = received(sandbox.notificationOf(ORDER));
    const sentAt = clock.now();
    clock.jumpTo(sentAt + way * 300 * SECOND_MS);
    expect(await payments.readNotification(call)).toMatchObject({ orderId: ORDER });
    clock.jumpTo(sentAt + way * 301 * SECOND_MS);
    await expect(payments.readNotification(call)).rejects.toMatchObject(forged);
  });

  test("is refused before anything is decrypted", async () => {
    const { payments, sandbox, clock } = await startPaid();
    const stranger = createWechatPay({ config: { ...sandbox.merchant, apiV3Key: "x".repeat(32) }, clock });
    const unsigned = received(sandbox.notificationOf(ORDER));
    const error = await stranger.readNotification({ ...unsigned, body: `${unsigned.body} ` }).catch((thrown: Error) => thrown);
    expect((error as Error).message).toContain("signature");
    await expect(stranger.readNotification(unsigned)).rejects.toMatchObject(forged);
    expect(await payments.readNotification(unsigned)).toMatchObject({ orderId: ORDER });
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
    const { payments, sandbox } = await startPaid();
    const { appId: appid, merchantId: mchid } = sandbox.merchant;
    const told = { appid, mchid, out_trade_no: ORDER, trade_state: "SUCCESS", amount: { total: 4900, currency: "CNY" }, ...wrong };
    const content = Object.keys(wrong).length === 0 ? {} : told;
    await expect(payments.readNotification(received(sandbox.notificationOf(ORDER, { content })))).rejects.toMatchObject(forged);
  });

  test("is one of another merchant's refund", async () => {
    const { payments, sandbox } = await startPaid();
    const content = { mchid: "1900000001", out_trade_no: ORDER, refund_status: "SUCCESS" };
    await expect(
      payments.readNotification(received(sandbox.notificationOf(ORDER, { event: "REFUND.SUCCESS", content }))),
    ).rejects.toMatchObject(forged);
  });

  test("in another currency tells no amount that could be an order's", async () => {
    const { payments, sandbox } = await startPaid();
    const { appId: appid, merchantId: mchid } = sandbox.merchant;
    const content = { appid, mchid, out_trade_no: ORDER, trade_state: "SUCCESS", amount: { total: 4900, currency: "JPY" } };
    const { payment } = await payments.readNotification(received(sandbox.notificationOf(ORDER, { content })));
    expect(payment.amountFen).toBeNull();
  });

  test.each(["null", "[]", "1", "{", '{"id":1}', '{"id":"N","event_type":"X","resource":null}', "\u0000", "中".repeat(2000)])(
    "is one that is signed and whose body is %j",
    async (body) => {
      const started = await startPaid();
      await expect(started.payments.readNotification(signed(started, body))).rejects.toMatchObject(forged);
    },
  );

  test("is whatever chance makes of a real one", async () => {
    const started = await startPaid();
    const { payments, sandbox } = started;
    const random = chance(7);
    for (let round = 0; round < 60; round++) {
      const real = received(sandbox.notificationOf(ORDER));
      const { body } = real;
      const at = Math.floor(random() * body.length);
      const changed = `${body.slice(0, at)}${String.fromCharCode(32 + Math.floor(random() * 95))}${body.slice(at + 1 + Math.floor(random() * 3))}`;
      // Whether the signature is valid or not, the only error is AppError.
      const result = await payments.readNotification(signed(started, changed)).catch((error: { reason?: string }) => error);
      if ("reason" in result) expect(result).toMatchObject(forged);
      else expect(result).toMatchObject({ orderId: ORDER, payment: { amountFen: 4900 } });
      if (changed !== body) await expect(payments.readNotification({ ...real, body: changed })).rejects.toMatchObject(forged);
    }
  });
});

type Call = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string };

function change(name: string, to: (value: string | undefined) => string | undefined): (call: Call) => Call {
  return ({ headers, body }) => ({ headers: { ...headers, [name]: to(headers[name]) }, body });
}

/** Any body with a valid signature of the platform. */
function signed({ sandbox, clock }: StartedMerchant, body: string): Call {
  const timestamp = String(clock.now() / SECOND_MS);
  const sign = createSign("RSA-SHA256").update(`${timestamp}\nn1\n${body}\n`);
  const headers = {
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": "n1",
    "wechatpay-serial": sandbox.merchant.platformKey?.id,
    "wechatpay-signature": sign.sign(sandbox.keys.platform.privateKey, "base64"),
  };
  return { headers, body };
}

/** A fixed seed: the same values in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
