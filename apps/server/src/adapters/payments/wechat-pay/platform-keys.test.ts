import { createSign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ORDER, received, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const forged = { reason: "notification.forged" };
const fetched = (calls: readonly string[]) => calls.filter((call) => call.endsWith("/certificates")).length;

describe("certificates", () => {
  test("are fetched once, and again after half a day", async () => {
    const { payments, sandbox, open, clock } = await startMerchant("certificate");
    await Promise.all([open(), open({ orderId: "T20261120ORDER2" })]);
    await payments.ask(ORDER);
    expect(fetched(sandbox.calls)).toBe(1);
    clock.jumpTo(clock.now() + DAY_MS / 2 + 1);
    await payments.ask(ORDER);
    expect(fetched(sandbox.calls)).toBe(2);
  });

  test("known before stay good while the platform gives none", async () => {
    const { payments, sandbox, open, clock } = await startMerchant("certificate");
    await open();
    clock.jumpTo(clock.now() + DAY_MS / 2 + 1);
    sandbox.fail("serverError");
    expect(await payments.readNotification(received(sandbox.notificationOf(ORDER)))).toMatchObject({ orderId: ORDER });
    expect(fetched(sandbox.calls)).toBe(2);
  });

  test("that could not be fetched are asked for again after some seconds, not at once", async () => {
    const { payments, sandbox, open, clock } = await startMerchant("certificate");
    await open();
    const notification = received(sandbox.notificationOf(ORDER));
    const other = createWechatPay({ config: sandbox.merchant, clock });
    sandbox.fail("serverError");
    await expect(other.readNotification(notification)).rejects.toMatchObject(failed);
    await expect(other.readNotification(notification)).rejects.toMatchObject({ reason: "notification.forged" });
    expect(fetched(sandbox.calls)).toBe(2);
    clock.jumpTo(clock.now() + 6000);
    expect(await other.readNotification(notification)).toMatchObject({ orderId: ORDER });
    expect(await payments.readNotification(notification)).toMatchObject({ orderId: ORDER });
  });

  test("are not asked for again for every unknown serial", async () => {
    const { payments, sandbox, open, clock } = await startMerchant("certificate");
    await open();
    for (let at = 0; at < 5; at++) {
      const { headers, body } = received(sandbox.notificationOf(ORDER));
      await expect(payments.readNotification({ headers: { ...headers, "wechatpay-serial": `${at}` }, body })).rejects.toMatchObject({
        reason: "notification.forged",
      });
    }
    expect(fetched(sandbox.calls)).toBe(1);
    clock.jumpTo(clock.now() + MINUTE_MS + 1);
    const { headers, body } = received(sandbox.notificationOf(ORDER));
    await expect(payments.readNotification({ headers: { ...headers, "wechatpay-serial": "9" }, body })).rejects.toMatchObject({
      reason: "notification.forged",
    });
    expect(fetched(sandbox.calls)).toBe(2);
  });
});

describe("while a merchant moves from the certificate to the public key", () => {
  test("notifications under either are believed, and the certificate is fetched once", async () => {
    const { payments, sandbox, open } = await startMerchant("moving");
    await open();
    for (const byCertificate of [true, false, true, false]) {
      const call = received(sandbox.notificationOf(ORDER, { signature: { byCertificate } }));
      expect(await payments.readNotification(call)).toMatchObject({ orderId: ORDER });
    }
    expect(fetched(sandbox.calls)).toBe(1);
  });

  test("answers come under the public key, because every call asks for it", async () => {
    const { payments, sandbox, open } = await startMerchant("moving");
    await open();
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
    expect(fetched(sandbox.calls)).toBe(0);
  });

  test("answers under the certificate are believed as well: so they are until the move has begun", async () => {
    const { payments, sandbox, open } = await startMerchant("moving");
    sandbox.fail("certificateAnswer", 9);
    await open();
    expect(await payments.close(ORDER)).toBe("closed");
    expect(fetched(sandbox.calls)).toBe(1);
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
    const { payments, sandbox, open } = await startMerchant("moving");
    await open();
    const { publicKeyId } = sandbox.keys.platform;
    const serials = {
      publicKey: publicKeyId,
      certificate: sandbox.keys.certificate.serial,
      expired: sandbox.keys.certificate.expiredSerial,
      none: undefined,
      otherPublicKey: `${publicKeyId}0`,
    };
    const { headers, body } = received(sandbox.notificationOf(ORDER));
    const text = `${headers["wechatpay-timestamp"]}\n${headers["wechatpay-nonce"]}\n${body}\n`;
    const signature = createSign("RSA-SHA256").update(text).sign(sandbox.keys[key].privateKey, "base64");
    const call = { headers: { ...headers, "wechatpay-serial": serials[serial], "wechatpay-signature": signature }, body };
    await expect(payments.readNotification(call)).rejects.toMatchObject(forged);
  });

  test("a stream of made-up serials is one question a minute, and stops nothing that is real", async () => {
    const { payments, sandbox, open, clock } = await startMerchant("moving");
    await open();
    const byCertificate = () => received(sandbox.notificationOf(ORDER, { signature: { byCertificate: true } }));
    for (let at = 0; at < 20; at++) {
      const made = received(sandbox.notificationOf(ORDER, { signature: { serial: `7F${at}` } }));
      await expect(payments.readNotification(made)).rejects.toMatchObject(forged);
    }
    expect(fetched(sandbox.calls)).toBe(1);
    expect(await payments.readNotification(byCertificate())).toMatchObject({ orderId: ORDER });
    clock.jumpTo(clock.now() + MINUTE_MS + 1);
    for (let at = 0; at < 20; at++) {
      const made = received(sandbox.notificationOf(ORDER, { signature: { serial: `7F${at}` } }));
      await expect(payments.readNotification(made)).rejects.toMatchObject(forged);
    }
    expect(fetched(sandbox.calls)).toBe(2);
    expect(await payments.readNotification(byCertificate())).toMatchObject({ orderId: ORDER });
  });

  test("what is no certificate's serial is not asked about", async () => {
    const { payments, sandbox, open } = await startMerchant("moving");
    await open();
    for (const serial of ["PUB_KEY_ID_0000", "../v3/refund", "serial", "A".repeat(65)]) {
      const made = received(sandbox.notificationOf(ORDER, { signature: { serial } }));
      await expect(payments.readNotification(made)).rejects.toMatchObject(forged);
    }
    expect(fetched(sandbox.calls)).toBe(0);
  });

  test("where the platform gives no certificates just now, it is to come again, and the public key goes on", async () => {
    const { payments, sandbox, open } = await startMerchant("moving");
    await open();
    sandbox.fail("serverError");
    const byCertificate = received(sandbox.notificationOf(ORDER, { signature: { byCertificate: true } }));
    await expect(payments.readNotification(byCertificate)).rejects.toMatchObject(failed);
    expect(await payments.readNotification(received(sandbox.notificationOf(ORDER)))).toMatchObject({ orderId: ORDER });
  });
});

describe("a merchant who began with the public key has no certificates", () => {
  test("and a notification under one is forged, asked about once a minute", async () => {
    const { payments, sandbox, open, clock } = await startMerchant("publicKey");
    await open();
    const byCertificate = () => received(sandbox.notificationOf(ORDER, { signature: { byCertificate: true } }));
    for (let at = 0; at < 5; at++) await expect(payments.readNotification(byCertificate())).rejects.toMatchObject(forged);
    expect(fetched(sandbox.calls)).toBe(1);
    clock.jumpTo(clock.now() + MINUTE_MS + 1);
    await expect(payments.readNotification(byCertificate())).rejects.toMatchObject(forged);
    expect(fetched(sandbox.calls)).toBe(2);
  });

  test("and without that key in the configuration every answer fails, which is not taken for an empty list", async () => {
    const { sandbox, clock, open } = await startMerchant("publicKey");
    await open();
    const payments = createWechatPay({ config: { ...sandbox.merchant, platformKey: null }, clock });
    await expect(payments.ask(ORDER)).rejects.toMatchObject(failed);
  });
});
