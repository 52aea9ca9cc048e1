import { describe, expect, test } from "vitest";
import { listenToNotifications, ORDER, startMerchant } from "../testing/start-merchant.ts";

const failed = { reason: "pay.platformFailed" };
const MINUTE_MS = 60_000;

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
    const { open, sandbox, payments } = await startMerchant();
    await open();
    await (how === "paid" ? sandbox.pay(ORDER, { silent: true }) : payments.close(ORDER));
    await expect(open()).rejects.toMatchObject(failed);
  });

  test("tells its time in Shanghai, in whole seconds", async () => {
    const { open, sandbox, clock } = await startMerchant();
    await open({ expiresAt: clock.now() + 10 * MINUTE_MS + 999 });
    expect(sandbox.orders.get(ORDER)?.request.time_expire).toBe("2026-11-20T12:10:00+08:00");
  });

  test("that could be paid for less than a minute is refused", async () => {
    const { open, clock } = await startMerchant();
    await expect(open({ expiresAt: clock.now() + MINUTE_MS - 1000 })).rejects.toMatchObject(failed);
  });

  test("sends a description byte for byte as it was signed, and cuts one that is too long between characters", async () => {
    const { open, sandbox } = await startMerchant();
    const description = `会员 · 一年 🍊 "é" \\ ${"🍊".repeat(200)}`;
    await open({ description });
    expect(sandbox.orders.get(ORDER)?.request.description).toBe([...description].slice(0, 127).join(""));
  });

  test.each([
    ["too short a number", { orderId: "T1" }],
    ["no description", { description: "" }],
    ["an amount of nothing", { amountFen: 0 }],
    ["half a fen", { amountFen: 0.5 }],
    ["a notify address with a query", { notifyUrl: "https://desk.example/notify?a=1" }],
  ])("with %s is refused", async (_, wrong) => {
    const { open, sandbox } = await startMerchant();
    await expect(open(wrong)).rejects.toMatchObject(failed);
    expect(sandbox.orders.size).toBe(0);
  });

  test("is carried out even where its answer was lost", async () => {
    const { open, payments, impatient, sandbox } = await startMerchant();
    sandbox.fail("noAnswer");
    await expect(open({}, impatient)).rejects.toMatchObject(failed);
    expect(await payments.ask(ORDER)).toMatchObject({ state: "unpaid" });
  });

  test("may be answered after the notification of its payment", async () => {
    const started = await startMerchant();
    const heard = await listenToNotifications(started);
    started.sandbox.fail("notificationBeforeAnswer");
    const opening = started.open().then(() => heard.notifications.length);
    expect(await opening).toBe(1);
  });
});
