import { setImmediate as nextTurn } from "node:timers/promises";
import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { balanceOf, cancel, expectReconciled, notify, order, PACK, shopTestOnEachDatabase, statusOf } from "./testing/shop.ts";

const ROUNDS = 50;
const DAY_MS = 86_400_000;

describe("at the same moment", () => {
  shopTestOnEachDatabase("cancelling and paying, fifty times: who has paid is credited once, who has not is not", async (shop) => {
    let paid = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { outOrderId } = await order(shop);
      const payLater = async () => {
        for (let turn = 0; turn < round % 7; turn++) await nextTurn();
        if (shop.pay.orders.get(outOrderId)?.state === "closed") return false;
        shop.pay.pay(outOrderId);
        if (round % 3 !== 0) await notify(shop, shop.pay.notificationOf(outOrderId));
        return true;
      };
      const [hasPaid] = await Promise.all([payLater(), cancel(shop, outOrderId), shop.app.deps.orders.sweep()]);
      // The next sweep finds a payment without a notification.
      await shop.app.deps.orders.sweep();
      if (hasPaid) paid += 1;
      expect(await statusOf(shop, outOrderId)).toBe(hasPaid ? 2 : 4);
    }
    expect(paid).toBeGreaterThan(0);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + paid * PACK.tokens);
    await expectReconciled(shop);
  });

  shopTestOnEachDatabase("two tabs buying, fifty times: one order is open, and the other can no longer be paid", async (shop) => {
    for (let round = 0; round < ROUNDS; round++) {
      const made = await Promise.all([order(shop, "pack1"), order(shop, "month")]);
      const open = await shop.app.deps.db.selectFrom("pay_order").select("id").where("status", "=", 1).execute();
      expect(open).toHaveLength(1);
      await shop.app.deps.orders.sweep();
      const states = made.map(({ outOrderId }) => shop.pay.orders.get(outOrderId)?.state);
      expect(states.toSorted()).toEqual(["closed", "unpaid"]);
    }
    await expectReconciled(shop);
  });
});

describe("a clock that jumps", () => {
  shopTestOnEachDatabase("over the deadline while an order is open: what was paid is found before it times out", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() + 2 * DAY_MS);
    await shop.app.deps.orders.sweep();
    expect((await shop.app.signIn("buyer")).userId).toBe(shop.userId);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    await expectReconciled(shop);
  });

  shopTestOnEachDatabase("back behind the order: it can be paid, and is paid on the day the platform says", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() - 2 * DAY_MS);
    await notify(shop, shop.pay.notificationOf(outOrderId));
    expect(await statusOf(shop, outOrderId)).toBe(2);
    await expectReconciled(shop);
  });
});

describe("while the platform", () => {
  shopTestOnEachDatabase("is away for a day, an open order ends in time, and a later notification is honoured", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.faults.away = true;
    shop.app.clock.jumpTo(shop.app.clock.now() + 25 * 3_600_000);
    await shop.app.deps.orders.sweep();
    const row = () => shop.app.deps.db.selectFrom("pay_order").selectAll().where("id", "=", outOrderId).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ status: 5, ask_at: null });
    shop.pay.faults = {};
    shop.pay.pay(outOrderId);
    await notify(shop, shop.pay.notificationOf(outOrderId));
    expect(await row()).toMatchObject({ status: 2, late: 1 });
  });

  shopTestOnEachDatabase("is still opening an order that was cancelled meanwhile, it is closed there afterwards", async (shop) => {
    const { open } = shop.pay;
    let arrived = () => {};
    const asked = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    shop.pay.open = async (input) => {
      arrived();
      await held;
      return open(input);
    };
    const first = order(shop);
    await asked;
    shop.pay.open = open;
    await order(shop, "month");
    // Closing it at the platform fails, because it does not exist there yet.
    await shop.app.deps.orders.sweep();
    goOn();
    const { outOrderId } = await first;
    expect(await statusOf(shop, outOrderId)).toBe(4);
    await shop.app.deps.orders.sweep();
    expect(shop.pay.orders.get(outOrderId)?.state).toBe("closed");
  });
});

shopTestOnEachDatabase(
  "a notification that comes before the platform has answered the create call is credited, and the answer follows",
  async (shop) => {
    const { open } = shop.pay;
    const told: number[] = [];
    shop.pay.open = async (input) => {
      const opened = await open(input);
      shop.pay.pay(input.orderId);
      told.push((await notify(shop, shop.pay.notificationOf(input.orderId))).status);
      return opened;
    };
    const { outOrderId } = await order(shop);
    expect(told).toEqual([200]);
    // The order is settled: it is not asked about again.
    const row = await shop.app.deps.db.selectFrom("pay_order").select("ask_at").where("id", "=", outOrderId).executeTakeFirstOrThrow();
    expect(row.ask_at).toBe(null);
    expect(await statusOf(shop, outOrderId)).toBe(2);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    await expectReconciled(shop);
  },
);
