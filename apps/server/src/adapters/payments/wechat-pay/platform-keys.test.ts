import { describe, expect, test } from "vitest";
import { ORDER, received, startMerchant } from "../testing/start-merchant.ts";
import { createWechatPay } from "./wechat-pay.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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
