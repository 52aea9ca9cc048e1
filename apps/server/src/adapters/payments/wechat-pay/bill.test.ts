import { describe, expect, test } from "vitest";
import { ORDER, startMerchant, startPaid } from "../testing/start-merchant.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;

describe("a bill", () => {
  test("of a day without payments is empty, from ten in the morning of the next", async () => {
    const { payments, clock } = await startMerchant();
    expect(await payments.bill("2026-11-18")).toEqual([]);
    const tenInTheMorning = Date.parse("2026-11-20T10:00:00+08:00");
    clock.jumpTo(tenInTheMorning - 1);
    await expect(payments.bill("2026-11-19")).rejects.toMatchObject(failed);
    clock.jumpTo(tenInTheMorning);
    expect(await payments.bill("2026-11-19")).toEqual([]);
  });

  test("still being written is not an empty one, however late it is", async () => {
    const { payments, sandbox, clock } = await startPaid();
    for (const wait of [0, 12 * 60 * MINUTE_MS, 24 * 60 * MINUTE_MS]) {
      clock.jumpTo(clock.now() + wait);
      sandbox.fail("statementCreating");
      await expect(payments.bill("2026-11-20")).rejects.toMatchObject(failed);
    }
  });

  test("belongs to a day in Shanghai", async () => {
    const { payments, sandbox, open, clock } = await startMerchant();
    clock.jumpTo(Date.parse("2026-11-20T23:59:30+08:00"));
    await open();
    await open({ orderId: "T20261120ORDER2" });
    await sandbox.pay(ORDER, { silent: true });
    clock.jumpTo(clock.now() + MINUTE_MS);
    await sandbox.pay("T20261120ORDER2", { silent: true });
    expect((await payments.bill("2026-11-20")).map(({ orderId }) => orderId)).toEqual([ORDER]);
    expect((await payments.bill("2026-11-21")).map(({ orderId }) => orderId)).toEqual(["T20261120ORDER2"]);
  });

  test("whose file is not the one promised is refused", async () => {
    const { payments, sandbox } = await startPaid();
    sandbox.fail("tamperedBill");
    await expect(payments.bill("2026-11-20")).rejects.toMatchObject(failed);
  });

  test("at another host is not fetched", async () => {
    const { payments, sandbox } = await startPaid();
    sandbox.fail("foreignBill");
    await expect(payments.bill("2026-11-20")).rejects.toMatchObject(failed);
    expect(sandbox.calls.filter((call) => call.includes("billdownload"))).toEqual([]);
  });

  test("of tomorrow is refused", async () => {
    const { payments } = await startPaid();
    await expect(payments.bill("2026-11-21")).rejects.toMatchObject(failed);
  });
});
