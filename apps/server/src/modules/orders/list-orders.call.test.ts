import { describe, expect } from "vitest";
import { orderRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { cancel, notify, order, type Shop, shopTestOnEachDatabase } from "./testing/shop.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Signed in anew: days may have passed. */
const listedLater = async ({ app, ...shop }: Shop) => listed({ ...shop, app, token: (await app.signIn("buyer")).token });
const listed = async ({ app, token }: Shop) =>
  (await app.call("/api/user/getVipLog", {}, token)).data.list.map(({ outOrderId, status }) => ({ outOrderId, status }));

async function addOrder({ deps }: TestApp, order: Parameters<typeof orderRow>[0]) {
  const values = orderRow({ amount_fen: 4900, created_at: deps.clock.now(), ...order });
  await deps.db.insertInto("pay_order").values(values).execute();
}

describe("the list of orders", () => {
  testOnEachDatabase("tells what was bought for how many yuan, and the membership it gave", async (app) => {
    const { token, userId } = await app.signIn();
    const now = app.clock.now();
    await addOrder(app, { id: "o1", user_id: userId, amount_fen: 1990, paid_at: now, member_from: now, member_to: now + DAY_MS });
    const { data } = await app.call("/api/user/getVipLog", {}, token);
    const [time, end] = [new Date(now).toISOString(), new Date(now + DAY_MS).toISOString()];
    expect(data).toEqual({
      total: 1,
      list: [
        {
          outOrderId: "o1",
          goodsId: "g",
          tokens: 0,
          goodsTitle: "月度会员",
          amount: "19.90",
          status: 2,
          source: "purchase",
          createdAt: time,
          paidAt: time,
          from: time,
          to: end,
          refunded: "0.00",
        },
      ],
    });
  });

  testOnEachDatabase("says what is unpaid, or gave no membership", async (app) => {
    const { token, userId } = await app.signIn();
    await addOrder(app, { id: "o1", user_id: userId, status: 5, amount_fen: 5, ask_at: app.clock.now() });
    const { data } = await app.call("/api/user/getVipLog", {}, token);
    expect(data.list[0]).toMatchObject({ status: 5, amount: "0.05", paidAt: null, from: null, to: null });
  });

  testOnEachDatabase("says how many tokens a pack gives, before it is paid too", async (app) => {
    const { token, userId } = await app.signIn();
    await addOrder(app, { id: "o1", user_id: userId, status: 1, entitlement: JSON.stringify({ tokens: 40_000, validDays: 30 }) });
    const { data } = await app.call("/api/user/getVipLog", {}, token);
    expect(data.list[0]).toMatchObject({ tokens: 40_000 });
  });

  testOnEachDatabase("says how much was given back", async (app) => {
    const { token, userId } = await app.signIn();
    await addOrder(app, { id: "o1", user_id: userId, amount_fen: 4900, refunded_fen: 1250 });
    const { data } = await app.call("/api/user/getVipLog", {}, token);
    expect(data.list[0]).toMatchObject({ status: 2, amount: "49.00", refunded: "12.50" });
  });

  testOnEachDatabase("pages newest first with a right total, from every source", async (app) => {
    const { token, userId } = await app.signIn();
    for (const [n, source] of (["purchase", "claim", "operator"] as const).entries()) {
      await addOrder(app, { id: `o${n}`, user_id: userId, source, created_at: app.clock.now() + n });
    }
    const first = await app.call("/api/user/getVipLog", { page: 1, size: 2 }, token);
    expect(first.data.total).toBe(3);
    expect(first.data.list.map(({ source }) => source)).toEqual(["operator", "claim"]);
    const second = await app.call("/api/user/getVipLog", { page: 2, size: 2 }, token);
    expect(second.data.list.map(({ source }) => source)).toEqual(["purchase"]);
  });

  shopTestOnEachDatabase("leaves out what was looked at and not bought, once the platform has closed it", async (shop) => {
    const looked: string[] = [];
    for (const goodsId of ["month", "pack1", "month"]) {
      const { outOrderId } = await order(shop, goodsId);
      looked.push(outOrderId);
      await cancel(shop, outOrderId);
    }
    expect(await listed(shop)).toHaveLength(3);
    shop.app.clock.jumpTo(shop.app.clock.now() + MINUTE_MS);
    await shop.app.deps.orders.sweep();
    expect(looked.map((id) => shop.pay.orders.get(id)?.state)).toEqual(["closed", "closed", "closed"]);
    expect(await listed(shop)).toEqual([]);
    expect((await shop.app.call("/api/user/getVipLog", {}, shop.token)).data.total).toBe(0);
  });

  shopTestOnEachDatabase("keeps what was paid after its owner had cancelled it", async (shop) => {
    const { outOrderId } = await order(shop);
    await cancel(shop, outOrderId);
    shop.pay.pay(outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() + MINUTE_MS);
    await shop.app.deps.orders.sweep();
    expect(await listed(shop)).toEqual([{ outOrderId, status: 2 }]);
  });

  shopTestOnEachDatabase("keeps what was paid with another amount and cancelled: its owner has something to ask about", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId, 1);
    await notify(shop, shop.pay.notificationOf(outOrderId));
    await cancel(shop, outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() + 2 * DAY_MS);
    await shop.app.deps.orders.sweep();
    expect(await listedLater(shop)).toEqual([{ outOrderId, status: 4 }]);
  });

  shopTestOnEachDatabase("keeps an order the platform would not tell about for a day, and notes it for the operator", async (shop) => {
    const { outOrderId } = await order(shop);
    await cancel(shop, outOrderId);
    shop.pay.faults.away = true;
    shop.app.clock.jumpTo(shop.app.clock.now() + DAY_MS + MINUTE_MS);
    await shop.app.deps.orders.sweep();
    const row = await shop.app.deps.db.selectFrom("pay_order").select(["ask_at", "note"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ ask_at: null, note: "not closed at the platform" });
    expect(await listedLater(shop)).toEqual([{ outOrderId, status: 4 }]);
  });

  testOnEachDatabase("is nobody else's", async (app) => {
    const { userId } = await app.signIn("buyer");
    await addOrder(app, { id: "o1", user_id: userId });
    const stranger = await app.signIn("stranger");
    expect((await app.call("/api/user/getVipLog", {}, stranger.token)).data).toEqual({ total: 0, list: [] });
  });
});
