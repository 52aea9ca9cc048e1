import { createSign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ORDER, received, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const forged = { reason: "notice.forged" };
const fetched = (calls: readonly string[]) => calls.filter((call) => call.endsWith("/certificates")).length;

describe("certificates", () => {
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

describe("while a merchant moves from the certificate to the public key", () => {
  test("notifications under either are believed, and the certificate is fetched once", async () => {
    const { payments, twin, open } = await startMerchant("moving");
    await open();
    for (const byCertificate of [true, false, true, false]) {
      const call = received(twin.noticeOf(ORDER, { signature: { byCertificate } }));
      expect(await payments.readNotice(call)).toMatchObject({ orderId: ORDER });
    }
    expect(fetched(twin.calls)).toBe(1);
  });

  test("answers come under the public key, because every call asks for it", async () => {
    const { payments, twin, open } = await startMerchant("moving");
    await open();
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
    expect(fetched(twin.calls)).toBe(0);
  });

  test("answers under the certificate are believed as well: so they are until the move has begun", async () => {
    const { payments, twin, open } = await startMerchant("moving");
    twin.fail("certificateAnswer", 9);
    await open();
    expect(await payments.close(ORDER)).toBe("closed");
    expect(fetched(twin.calls)).toBe(1);
  });

  test.each([
    ["signed with the public key's pair under the certificate's serial", { serial: "certificate", key: "platform" }],
    ["signed with the certificate's pair under the public key's id", { serial: "publicKey", key: "certificate" }],
    ["signed by the merchant under the certificate's serial", { serial: "certificate", key: "merchant" }],
    ["signed by the merchant under the public key's id", { serial: "publicKey", key: "merchant" }],
    ["signed with the certificate's pair under the serial of the one that is over", { serial: "expired", key: "certificate" }],
    ["signed with the certificate's pair under no serial", { serial: "none", key: "certificate" }],
    ["signed with the public key's pair under another public key's id", { serial: "otherPublicKey", key: "platform" }],
  ] as const)("a notification %s is refused", async (_, { serial, key }) => {
    const { payments, twin, open } = await startMerchant("moving");
    await open();
    const { publicKeyId } = twin.keys.platform;
    const serials = {
      publicKey: publicKeyId,
      certificate: twin.keys.certificate.serial,
      expired: twin.keys.certificate.expiredSerial,
      none: undefined,
      otherPublicKey: `${publicKeyId}0`,
    };
    const { headers, body } = received(twin.noticeOf(ORDER));
    const text = `${headers["wechatpay-timestamp"]}\n${headers["wechatpay-nonce"]}\n${body}\n`;
    const signature = createSign("RSA-SHA256").update(text).sign(twin.keys[key].privateKey, "base64");
    const call = { headers: { ...headers, "wechatpay-serial": serials[serial], "wechatpay-signature": signature }, body };
    await expect(payments.readNotice(call)).rejects.toMatchObject(forged);
  });

  test("a stream of made-up serials is one question a minute, and stops nothing that is real", async () => {
    const { payments, twin, open, clock } = await startMerchant("moving");
    await open();
    const byCertificate = () => received(twin.noticeOf(ORDER, { signature: { byCertificate: true } }));
    for (let at = 0; at < 20; at++) {
      const made = received(twin.noticeOf(ORDER, { signature: { serial: `7F${at}` } }));
      await expect(payments.readNotice(made)).rejects.toMatchObject(forged);
    }
    expect(fetched(twin.calls)).toBe(1);
    expect(await payments.readNotice(byCertificate())).toMatchObject({ orderId: ORDER });
    clock.jumpTo(clock.now() + MINUTE_MS + 1);
    for (let at = 0; at < 20; at++) {
      const made = received(twin.noticeOf(ORDER, { signature: { serial: `7F${at}` } }));
      await expect(payments.readNotice(made)).rejects.toMatchObject(forged);
    }
    expect(fetched(twin.calls)).toBe(2);
    expect(await payments.readNotice(byCertificate())).toMatchObject({ orderId: ORDER });
  });

  test("what is no certificate's serial is not asked about", async () => {
    const { payments, twin, open } = await startMerchant("moving");
    await open();
    for (const serial of ["PUB_KEY_ID_0000", "../v3/refund", "serial", "A".repeat(65)]) {
      const made = received(twin.noticeOf(ORDER, { signature: { serial } }));
      await expect(payments.readNotice(made)).rejects.toMatchObject(forged);
    }
    expect(fetched(twin.calls)).toBe(0);
  });

  test("where the platform gives no certificates just now, it is to come again, and the public key goes on", async () => {
    const { payments, twin, open } = await startMerchant("moving");
    await open();
    twin.fail("serverError");
    const byCertificate = received(twin.noticeOf(ORDER, { signature: { byCertificate: true } }));
    await expect(payments.readNotice(byCertificate)).rejects.toMatchObject(failed);
    expect(await payments.readNotice(received(twin.noticeOf(ORDER)))).toMatchObject({ orderId: ORDER });
  });
});

describe("a merchant who began with the public key has no certificates", () => {
  test("and a notification under one is forged, asked about once a minute", async () => {
    const { payments, twin, open, clock } = await startMerchant("publicKey");
    await open();
    const byCertificate = () => received(twin.noticeOf(ORDER, { signature: { byCertificate: true } }));
    for (let at = 0; at < 5; at++) await expect(payments.readNotice(byCertificate())).rejects.toMatchObject(forged);
    expect(fetched(twin.calls)).toBe(1);
    clock.jumpTo(clock.now() + MINUTE_MS + 1);
    await expect(payments.readNotice(byCertificate())).rejects.toMatchObject(forged);
    expect(fetched(twin.calls)).toBe(2);
  });

  test("and without that key in the configuration every answer fails, which is not taken for an empty list", async () => {
    const { twin, clock, open } = await startMerchant("publicKey");
    await open();
    const payments = createWechatPay({ config: { ...twin.merchant, platformKey: null }, clock });
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  });
});
