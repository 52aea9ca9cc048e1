import type { PayFault } from "@tangleaf/sandbox";
import { describe, expect, test } from "vitest";
import { listenToNotifications, ORDER, received, startMerchant, startPaid } from "../testing/start-merchant.ts";

const MODES = ["publicKey", "certificate", "moving"] as const;
const SECOND_MS = 1000;

describe.each(MODES)("with the platform's %s", (mode) => {
  test("a payment is told with its order, amount and moment", async () => {
    const { payments, sandbox, clock } = await startPaid(mode);
    const call = received(sandbox.notificationOf(ORDER, { id: "N-1", nonce: "abc" }));
    expect(await payments.readNotification(call)).toEqual({
      id: "N-1",
      nonceKey: `${clock.now() / SECOND_MS}:abc`,
      event: "TRANSACTION.SUCCESS",
      orderId: ORDER,
      payment: {
        state: "paid",
        transactionId: sandbox.orders.get(ORDER)?.payment?.transactionId,
        amountFen: 4900,
        paidAt: clock.now(),
      },
    });
  });

  test.each(["REFUND.SUCCESS", "REFUND.ABNORMAL", "REFUND.CLOSED"] as const)("%s is told with its order", async (event) => {
    const { payments, sandbox } = await startPaid(mode);
    await payments.refund({ orderId: ORDER, refundId: "R1", amountFen: 100, totalFen: 4900, reason: "x" });
    const notification = await payments.readNotification(received(sandbox.notificationOf(ORDER, { event })));
    expect(notification).toMatchObject({ event, orderId: ORDER, payment: { state: "refunded", amountFen: null } });
  });

  test.each(["badSignature", "oldTimestamp", "wrongMerchant", "wrongApp", "expiredCertificate", "unknownSerial", "signTest"] as const)(
    "%s is refused, and taken when it comes right",
    async (fault: PayFault) => {
      const started = await startMerchant(mode);
      const heard = await listenToNotifications(started);
      await started.open();
      started.sandbox.fail(fault);
      const sent = await started.sandbox.pay(ORDER);
      expect(sent?.calls.map(({ status }) => status)).toEqual([400, 200]);
      expect(heard.refused).toEqual(["notification.forged"]);
      expect(heard.notifications).toMatchObject([{ orderId: ORDER, payment: { state: "paid" } }]);
    },
  );
});

describe("notifications on their way", () => {
  test("are taken under the certificate as well while a merchant moves to the public key", async () => {
    const started = await startMerchant("moving");
    const heard = await listenToNotifications(started);
    await started.open();
    started.sandbox.fail("certificateNotification");
    expect((await started.sandbox.pay(ORDER))?.calls.map(({ status }) => status)).toEqual([200]);
    expect(heard.notifications).toMatchObject([{ orderId: ORDER, payment: { state: "paid" } }]);
  });

  test("come again until they are taken, with the same id and another nonce", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started, { failures: 2 });
    await started.open();
    await started.sandbox.pay(ORDER);
    expect(heard.notifications).toHaveLength(3);
    expect(new Set(heard.notifications.map(({ id }) => id)).size).toBe(1);
    expect(new Set(heard.notifications.map(({ nonceKey }) => nonceKey)).size).toBe(3);
  });

  test("may come five times at once", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started);
    await started.open();
    started.sandbox.fail("duplicateNotification");
    await started.sandbox.pay(ORDER);
    expect(heard.notifications).toHaveLength(5);
    expect(new Set(heard.notifications.map(({ id }) => id)).size).toBe(1);
  });

  test("replayed are the same call, told by id and nonce", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started);
    await started.open();
    started.sandbox.fail("replayedCall");
    await started.sandbox.pay(ORDER);
    expect(heard.notifications).toHaveLength(2);
    expect(heard.notifications[0]).toEqual(heard.notifications[1]);
  });

  test("under the nonce of another are told by it", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started);
    await started.open();
    started.sandbox.fail("replayedNonce");
    await started.sandbox.pay(ORDER);
    const [first, second] = heard.notifications;
    expect(first?.nonceKey).toBe(second?.nonceKey);
    expect(first?.id).not.toBe(second?.id);
  });

  test("tell the amount they tell, for the orders module to compare", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started);
    await started.open();
    started.sandbox.fail("wrongAmount");
    await started.sandbox.pay(ORDER);
    expect(heard.notifications[0]?.payment.amountFen).toBe(4901);
  });

  test("may be lost, or late; the payment can be asked for all the same", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started);
    await started.open();
    started.sandbox.fail("lostNotification");
    expect((await started.sandbox.pay(ORDER))?.calls).toEqual([]);
    expect(await started.payments.ask(ORDER)).toMatchObject({ state: "paid" });
    started.sandbox.fail("delayedNotification");
    await started.sandbox.notify(ORDER);
    expect(heard.notifications).toHaveLength(1);
  });
});
