import { expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { createOrders, readGoods, reconcileDay, refundOrder } from "./index.ts";
import { createFakePayments } from "./testing/fake-payments.ts";
import { balanceOf, FIRST_DAY, notify, order, PACK, statusOf } from "./testing/shop.ts";

const MINUTE_MS = 60_000;

/** A shop with two providers; an order was made while only `old` was connected. */
async function openShop(open: (options: Parameters<typeof import("../../testing/test-app.ts").createTestApp>[0]) => Promise<TestApp>) {
  const clock = createManualClock();
  const [old, fresh] = [createFakePayments(clock, "old"), createFakePayments(clock, "fresh")];
  const app = await open({ paymentProviders: [fresh, old], clock });
  const { token, userId } = await app.signIn("buyer");
  const orders = createOrders({ ...app.deps, variant: "zh", providers: [old], goods: readGoods() });
  const { outOrderId } = await orders.create({ userId, goodsId: PACK.id, origin: "https://desk.example" });
  return { app, clock, old, fresh, token, userId, outOrderId };
}

testOnEachDatabase("an order stays with the provider it was opened at, and new ones go to the first", async (_, open) => {
  const { app, clock, old, fresh, token, userId, outOrderId } = await openShop(open);
  expect([old.orders.has(outOrderId), fresh.orders.has(outOrderId)]).toEqual([true, false]);
  old.pay(outOrderId);
  clock.jumpTo(clock.now() + MINUTE_MS);
  await app.deps.orders.sweep();
  expect(await statusOf({ app, token }, outOrderId)).toBe(2);
  expect(fresh.asked).toEqual([]);

  const next = await order({ app, token });
  expect([old.orders.has(next.outOrderId), fresh.orders.has(next.outOrderId)]).toEqual([false, true]);
  fresh.pay(next.outOrderId);
  expect((await notify({ app, pay: fresh }, fresh.notificationOf(next.outOrderId, "same"))).status).toBe(200);
  expect(await statusOf({ app, token }, next.outOrderId)).toBe(2);

  const before = await balanceOf({ app, userId });
  await refundOrder({ ...app.deps, providers: [fresh, old] }, { orderId: outOrderId, reason: "" });
  expect(before - (await balanceOf({ app, userId }))).toBe(PACK.tokens);
  const refunded = async (pay: typeof old) =>
    (await pay.bill(FIRST_DAY)).filter(({ kind }) => kind === "refund").map((line) => line.orderId);
  expect([await refunded(old), await refunded(fresh)]).toEqual([[outOrderId], []]);

  const both = await reconcileDay({ db: app.deps.db, providers: [fresh, old], day: FIRST_DAY });
  expect(both).toMatchObject({ payments: 2, differences: [] });
  // Without its provider an order can't be held against a bill, and is no difference.
  expect(await reconcileDay({ db: app.deps.db, providers: [fresh], day: FIRST_DAY })).toMatchObject({ payments: 1, differences: [] });
});

testOnEachDatabase("a notification with a known number from another provider is a notification of its own", async (_, open) => {
  const { app, old, fresh, token, outOrderId } = await openShop(open);
  old.pay(outOrderId);
  await notify({ app, pay: old }, old.notificationOf(outOrderId, "same"));
  const next = await order({ app, token });
  fresh.pay(next.outOrderId);
  expect((await notify({ app, pay: fresh }, fresh.notificationOf(next.outOrderId, "same"))).status).toBe(200);
  expect(await statusOf({ app, token }, next.outOrderId)).toBe(2);
});

testOnEachDatabase("a payment another provider reports for an order credits nothing, and reconcile names it", async (_, open) => {
  const { app, fresh, token, userId, outOrderId } = await openShop(open);
  const before = await balanceOf({ app, userId });
  await fresh.open({ orderId: outOrderId, description: "", amountFen: PACK.priceFen, expiresAt: 0, notifyUrl: "" });
  fresh.pay(outOrderId);
  await notify({ app, pay: fresh }, fresh.notificationOf(outOrderId));
  expect(await statusOf({ app, token }, outOrderId)).toBe(1);
  expect(await balanceOf({ app, userId })).toBe(before);
  const { differences } = await reconcileDay({ db: app.deps.db, providers: [fresh], day: FIRST_DAY });
  expect(differences).toEqual([{ kind: "unknownOrder", orderId: outOrderId }]);
});

testOnEachDatabase("an order whose provider is not connected waits until it is, and is not lost", async (_, open) => {
  const { app, clock, old, fresh, userId, outOrderId } = await openShop(open);
  old.pay(outOrderId);
  const without = createOrders({ ...app.deps, variant: "zh", providers: [fresh], goods: readGoods() });
  clock.jumpTo(clock.now() + MINUTE_MS);
  await without.sweep();
  await expect(without.check({ userId, outOrderId })).rejects.toMatchObject({ reason: "pay.unavailable" });
  expect(old.asked).toEqual([]);
  await app.deps.orders.sweep();
  expect(await app.deps.orders.status({ userId, outOrderId })).toBe(2);
});
