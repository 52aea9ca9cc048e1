import { DAILY_GIFT_TOKENS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createOrders } from "./index.ts";
import { readGoods } from "./read-goods.ts";
import { balanceOf, notify, order, PACK, shopTest, shopTestOnEachDatabase, statusOf } from "./testing/shop.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe("the daily gift", () => {
  testOnEachDatabase("is 3000 tokens, once a Shanghai day, however many claim at once", async (app) => {
    const { token, userId } = await app.signIn();
    const claims = await Promise.all(Array.from({ length: 6 }, () => app.call("/api/pay/activity/gift5k", {}, token)));
    expect(claims.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    expect(claims.filter(({ refusal }) => refusal?.reason === "gift.claimed")).toHaveLength(5);
    expect((await app.deps.metering.counter(userId)).balanceToken).toBe(NEW_USER_GIFT_TOKENS + DAILY_GIFT_TOKENS);
    // 12:00 in Shanghai: the Shanghai day ends in twelve hours.
    app.clock.jumpTo(app.clock.now() + 12 * 60 * MINUTE_MS - 1);
    expect(await app.call("/api/pay/activity/gift5k", {}, token)).toMatchObject({ refusal: { reason: "gift.claimed" } });
    app.clock.jumpTo(app.clock.now() + 1);
    const next = await app.call("/api/pay/activity/gift5k", {}, token);
    expect(next.data).toEqual({ gift: 3000, balanceToken: NEW_USER_GIFT_TOKENS + 2 * DAILY_GIFT_TOKENS });
  });
});

describe("goods", () => {
  shopTestOnEachDatabase(
    "are listed in the operator's order at today's prices, half of them inside the yearly window",
    async ({ app, token }) => {
      const list = async () => (await app.call("/api/pay/v3/getGoodsList", {}, token)).data;
      const outside = await list();
      expect(outside.map(({ id }) => id)).toEqual(["vip99", "month", "quarter", "year", "free", "pack1", "pack2", "pack3"]);
      expect(outside.find(({ id }) => id === "quarter")).toMatchObject({
        price: "98.00",
        claimePrice: "98.00",
        promotionUntil: null,
        available: true,
      });
      expect(outside.find(({ id }) => id === "free")).toMatchObject({ kind: "free", available: false, tokens: NEW_USER_GIFT_TOKENS });
      expect(outside.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(["quarter"]);
      expect(outside.filter(({ kind }) => kind === "tokens").map(({ tokens }) => tokens)).toEqual([40_000, 125_000, 375_000]);
      app.clock.jumpTo(Date.UTC(2027, 7, 14, 16));
      const again = await app.signIn("buyer");
      const inside = (await app.call("/api/pay/v3/getGoodsList", {}, again.token)).data;
      expect(inside.find(({ id }) => id === "quarter")).toMatchObject({
        price: "49.00",
        claimePrice: "98.00",
        promotionUntil: "2027-09-15",
      });
      expect(inside.filter(({ kind }) => kind === "claim").map(({ promotionUntil }) => promotionUntil)).toEqual([null]);
      const { data: seen } = await app.call("/api/pay/v3/offer", {});
      expect(seen.find(({ id }) => id === "quarter")).toMatchObject({ price: "49.00", promotionUntil: "2027-09-15" });
    },
  );

  shopTest(
    "are there for everybody to read with their prices; the list of what one can get is for whoever is signed in",
    async ({ app, token }) => {
      const offer = (await app.call("/api/pay/v3/offer", {})).data;
      expect(offer.find(({ id }) => id === "quarter")).toMatchObject({
        title: "季度会员",
        recommended: true,
        price: "98.00",
        claimePrice: "98.00",
      });
      const known = (await app.call("/api/pay/v3/getGoodsList", {}, token)).data;
      expect(offer.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
      expect(await app.call("/api/pay/v3/getGoodsList", {})).toMatchObject({ code: 99 });
    },
  );

  shopTest("are not ordered on an account that has ended meanwhile", async ({ app, pay, userId }) => {
    await app.deps.db.updateTable("app_user").set({ closes_at: 1, closed_at: 1 }).where("id", "=", userId).execute();
    const { db, clock, log, metering } = app.deps;
    const orders = createOrders({ db, clock, log, metering, variant: "zh", providers: [pay], goods: readGoods() });
    const ordering = orders.create({ userId, goodsId: PACK.id, origin: "https://desk.example" });
    await expect(ordering).rejects.toMatchObject({ reason: "session.invalid" });
    expect(await app.deps.db.selectFrom("pay_order").select("id").execute()).toEqual([]);
  });

  shopTest("that are free, claimed or unknown are not sold", async ({ app, token }) => {
    const reasons = { free: "goods.free", vip99: "goods.claimOnly", gold: "goods.unknown" };
    for (const [goodsId, reason] of Object.entries(reasons))
      expect(await app.call("/api/pay/v3/nativepay", { goodsId }, token), goodsId).toMatchObject({ code: 1, refusal: { reason } });
  });

  shopTestOnEachDatabase("vip99 is claimed once per person and makes a member for seven days", async ({ app, token }) => {
    const claims = await Promise.all(Array.from({ length: 4 }, () => app.call("/api/pay/activity/claim", { goodsId: "vip99" }, token)));
    expect(claims.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    expect(claims.filter(({ refusal }) => refusal?.reason === "goods.claimed")).toHaveLength(3);
    expect((await app.call("/api/user/info", {}, token)).data).toMatchObject({ level: "vip", roles: ["user", "vip"], vipDays: 7 });
    expect((await app.call("/api/user/getCounter", {}, token)).data.unLimitPlan).toMatchObject({ isUnLimit: true });
    app.clock.jumpTo(app.clock.now() + 7 * DAY_MS);
    const { token: later } = await app.signIn("buyer");
    expect((await app.call("/api/user/info", {}, later)).data).toMatchObject({ level: "free", roles: ["user"], vipDays: 0 });
    expect(await app.call("/api/pay/activity/claim", { goodsId: "vip99" }, later)).toMatchObject({ refusal: { reason: "goods.claimed" } });
    for (const goodsId of ["free", "pack1", "gold"])
      expect((await app.call("/api/pay/activity/claim", { goodsId }, later)).isSuccess, goodsId).toBe(false);
  });

  testOnSqlite("without a merchant nothing can be bought, and it says why", async (app) => {
    const { token } = await app.signIn();
    expect(await app.call("/api/pay/v3/nativepay", { goodsId: "pack1" }, token)).toMatchObject({ refusal: { reason: "pay.unavailable" } });
    const { data } = await app.call("/api/pay/v3/getGoodsList", {}, token);
    expect(data.filter(({ available }) => available).map(({ id }) => id)).toEqual(["vip99"]);
    expect((await app.send({ method: "POST", url: "/api/pay/v3/notify", payload: "{}" })).status).toBe(404);
  });
});

describe("an order", () => {
  shopTestOnEachDatabase("is paid: status 1 becomes 2, the tokens are there, once", async (shop) => {
    const made = await order(shop);
    expect(made).toMatchObject({ goodsTitle: "小额度包", tokens: PACK.tokens, goodsAmount: "15.00", expiresIn: 600, payUrl: "" });
    expect(made.outOrderId).toMatch(/^T20261120[0-9A-Z]{14}$/);
    expect(made.qrimg).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await statusOf(shop, made.outOrderId)).toBe(1);
    shop.pay.pay(made.outOrderId);
    expect((await notify(shop, shop.pay.notificationOf(made.outOrderId))).status).toBe(200);
    expect(await statusOf(shop, made.outOrderId)).toBe(2);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    const { data } = await shop.app.call("/api/pay/v3/order", { outOrderId: made.outOrderId }, shop.token);
    expect(data).toMatchObject({
      status: 2,
      amount: "15.00",
      tokens: PACK.tokens,
      transactionId: `t-${made.outOrderId}`,
      refunded: "0.00",
    });
  });

  shopTestOnEachDatabase("credits once for five notifications and three questions at the same time", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    const check = () => shop.app.call("/api/pay/v3/checkOrder", { outOrderId }, shop.token);
    const notifications = Array.from({ length: 5 }, (_, n) => notify(shop, shop.pay.notificationOf(outOrderId, n < 3 ? "same" : `n${n}`)));
    const answers = await Promise.all([...notifications, check(), check(), check()]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
  });

  shopTestOnEachDatabase(
    "that is open is resumed with its own code and what is left of its time, and is paid and credited once",
    async (shop) => {
      const made = await order(shop);
      shop.app.clock.jumpTo(shop.app.clock.now() + 3 * MINUTE_MS);
      const resume = () => shop.app.call("/api/pay/v3/resume", { outOrderId: made.outOrderId }, shop.token);
      const [one, other] = await Promise.all([resume(), resume()]);
      expect(one.data).toEqual({ ...made, expiresIn: 420 });
      expect(other.data).toEqual(one.data);
      expect(await shop.app.deps.db.selectFrom("pay_order").select("id").execute()).toHaveLength(1);
      shop.pay.pay(made.outOrderId);
      await notify(shop, shop.pay.notificationOf(made.outOrderId));
      expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
      expect(await resume()).toMatchObject({ refusal: { reason: "order.paid" } });
      expect(shop.pay.orders.size).toBe(1);
    },
  );

  shopTestOnEachDatabase("that was paid unnoticed is not resumed but found paid when its time is over", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() + 10 * MINUTE_MS);
    expect(await shop.app.call("/api/pay/v3/resume", { outOrderId }, shop.token)).toMatchObject({ refusal: { reason: "order.paid" } });
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
  });

  shopTestOnEachDatabase("that was stored but never opened at the platform is opened when it is resumed", async (shop) => {
    const { outOrderId } = await order(shop);
    // As a process leaves it that dies between the two.
    await shop.app.deps.db.updateTable("pay_order").set({ code_url: null }).execute();
    shop.pay.orders.clear();
    const resumed = await shop.app.call("/api/pay/v3/resume", { outOrderId }, shop.token);
    expect(resumed.data).toMatchObject({ outOrderId, goodsId: PACK.id, goodsAmount: "15.00" });
    expect([...shop.pay.orders.keys()]).toEqual([outOrderId]);
  });

  shopTestOnEachDatabase("that has ended, or is somebody else's, is not resumed", async (shop) => {
    const first = await order(shop);
    const second = await order(shop, "month");
    const resume = (outOrderId: string, token = shop.token) => shop.app.call("/api/pay/v3/resume", { outOrderId }, token);
    expect(await resume(first.outOrderId)).toMatchObject({ refusal: { reason: "order.ended" } });
    const stranger = await shop.app.signIn("stranger");
    expect(await resume(second.outOrderId, stranger.token)).toMatchObject({ refusal: { reason: "order.unknown" } });
    shop.app.clock.jumpTo(shop.app.clock.now() + 10 * MINUTE_MS);
    expect(await resume(second.outOrderId)).toMatchObject({ refusal: { reason: "order.ended" } });
    expect(await statusOf(shop, second.outOrderId)).toBe(5);
  });

  shopTestOnEachDatabase("is repeated by its requestId without a second order, and refused for other goods", async (shop) => {
    const requestId = "11111111-2222-4333-8444-555555555555";
    const first = await order(shop, PACK.id, requestId);
    expect((await order(shop, PACK.id, requestId)).outOrderId).toBe(first.outOrderId);
    const other = await shop.app.call("/api/pay/v3/nativepay", { goodsId: "month", requestId }, shop.token);
    expect(other).toMatchObject({ refusal: { reason: "request.mismatch" } });
  });

  shopTestOnEachDatabase("is cancelled by choosing other goods: of two tabs buying at once one order is open", async (shop) => {
    const made = await Promise.all(["pack1", "pack2", "month", "year"].map((goodsId) => order(shop, goodsId)));
    const statuses = await Promise.all(made.map(({ outOrderId }) => statusOf(shop, outOrderId)));
    expect(statuses.toSorted()).toEqual([1, 4, 4, 4]);
    await shop.app.deps.orders.sweep();
    expect([...shop.pay.orders.values()].map(({ state }) => state).toSorted()).toEqual(["closed", "closed", "closed", "unpaid"]);
  });

  shopTestOnEachDatabase("times out after ten minutes, not a second earlier, and its platform order is closed", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.app.clock.jumpTo(shop.app.clock.now() + 10 * MINUTE_MS - 1);
    expect(await statusOf(shop, outOrderId)).toBe(1);
    shop.app.clock.jumpTo(shop.app.clock.now() + 1);
    expect(await statusOf(shop, outOrderId)).toBe(5);
    await shop.app.deps.orders.sweep();
    expect(shop.pay.orders.get(outOrderId)?.state).toBe("closed");
  });

  shopTestOnEachDatabase("is cancelled by its owner: 4, and cancelling again changes nothing", async (shop) => {
    const { outOrderId } = await order(shop);
    const cancel = async () => (await shop.app.call("/api/pay/v3/cancelOrder", { outOrderId }, shop.token)).data.orderStatus;
    expect(await cancel()).toBe(4);
    expect(await cancel()).toBe(4);
  });

  shopTestOnEachDatabase("paid at the last moment is not cancelled: asking first finds the payment", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    const { data } = await shop.app.call("/api/pay/v3/cancelOrder", { outOrderId }, shop.token);
    expect(data.orderStatus).toBe(2);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
  });

  for (const end of ["cancel", "timeout"] as const)
    shopTestOnEachDatabase(`paid after it ended by ${end} is honoured and noted as late`, async (shop) => {
      const { outOrderId } = await order(shop);
      if (end === "cancel") await shop.app.call("/api/pay/v3/cancelOrder", { outOrderId }, shop.token);
      else shop.app.clock.jumpTo(shop.app.clock.now() + 11 * MINUTE_MS);
      await statusOf(shop, outOrderId);
      shop.pay.pay(outOrderId);
      await notify(shop, shop.pay.notificationOf(outOrderId));
      expect(await statusOf(shop, outOrderId)).toBe(2);
      expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
      const row = await shop.app.deps.db.selectFrom("pay_order").select("late").executeTakeFirstOrThrow();
      expect(row.late).toBe(1);
    });

  shopTestOnEachDatabase("whose notification was lost is found by asking, within seconds", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() + 5000);
    await shop.app.deps.orders.sweep();
    expect(await statusOf(shop, outOrderId)).toBe(2);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
  });

  shopTestOnEachDatabase("is asked about once by two processes, and no more once it is settled", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.app.clock.jumpTo(shop.app.clock.now() + 5000);
    await Promise.all([shop.app.deps.orders.sweep(), shop.app.deps.orders.sweep()]);
    expect(shop.pay.asked).toEqual([outOrderId]);
    shop.pay.pay(outOrderId);
    await notify(shop, shop.pay.notificationOf(outOrderId));
    shop.app.clock.jumpTo(shop.app.clock.now() + 60 * MINUTE_MS);
    await shop.app.deps.orders.sweep();
    expect(shop.pay.asked).toEqual([outOrderId]);
  });

  shopTestOnEachDatabase("paid with another amount gives nothing and is noted for the operator", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId, 1);
    await notify(shop, shop.pay.notificationOf(outOrderId));
    expect(await statusOf(shop, outOrderId)).toBe(1);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS);
    const row = await shop.app.deps.db.selectFrom("pay_order").select("note").executeTakeFirstOrThrow();
    expect(row.note).toBe("amount 1 fen");
  });

  shopTestOnEachDatabase("is ended here when the platform could not open it, and closed there in case it could", async (shop) => {
    shop.pay.faults.opensButDoesNotAnswer = true;
    const refused = await shop.app.call("/api/pay/v3/nativepay", { goodsId: PACK.id }, shop.token);
    expect(refused).toMatchObject({ refusal: { reason: "pay.platformFailed" } });
    shop.pay.faults = {};
    await shop.app.deps.orders.sweep();
    expect([...shop.pay.orders.values()].map(({ state }) => state)).toEqual(["closed"]);
    expect((await order(shop)).outOrderId).toBeTruthy();
  });

  shopTestOnEachDatabase("asked for twice at once stays open where the platform fails one of the two", async (shop) => {
    const { open } = shop.pay;
    const requestId = "11111111-2222-4333-8444-666666666666";
    const bothAsked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let calls = 0;
    shop.pay.open = async (input) => {
      calls += 1;
      if (calls === 1) {
        await bothAsked.promise;
        return open(input);
      }
      bothAsked.resolve();
      // Fails after the other call has its answer.
      await answered.promise;
      throw new AppError("pay.platformFailed");
    };
    const both = [order(shop, PACK.id, requestId), order(shop, PACK.id, requestId)];
    const { outOrderId } = await Promise.race(both);
    answered.resolve();
    expect((await Promise.all(both)).map((made) => made?.outOrderId)).toEqual([outOrderId, outOrderId]);
    expect(await statusOf(shop, outOrderId)).toBe(1);
  });

  shopTestOnEachDatabase("paid just before its end is found by whoever looks after it, before it times out", async (shop) => {
    const { outOrderId } = await order(shop);
    shop.pay.pay(outOrderId);
    shop.app.clock.jumpTo(shop.app.clock.now() + 11 * MINUTE_MS);
    expect(await statusOf(shop, outOrderId)).toBe(2);
    const row = await shop.app.deps.db.selectFrom("pay_order").select("late").executeTakeFirstOrThrow();
    expect(row.late).toBe(0);
  });

  shopTestOnEachDatabase("keeps its price and what it gives when the goods file says something else, or no more of it", async (shop) => {
    const { outOrderId } = await order(shop);
    const goods = readGoods();
    const dearer = goods.goods.flatMap((one) =>
      one.kind === "tokens" && one.id === PACK.id ? [{ ...one, priceFen: 9999, tokens: 1 }] : [one],
    );
    for (const changed of [dearer, goods.goods.filter(({ id }) => id !== PACK.id)]) {
      const { db, clock, log, metering } = shop.app.deps;
      const later = createOrders({ db, clock, log, metering, variant: "zh", providers: [shop.pay], goods: { ...goods, goods: changed } });
      expect(await later.order({ userId: shop.userId, outOrderId })).toMatchObject({ amount: "15.00", goodsTitle: "小额度包" });
      if (!shop.pay.orders.get(outOrderId)?.paidAt) shop.pay.pay(outOrderId);
      await later.check({ userId: shop.userId, outOrderId });
      expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    }
  });

  shopTestOnEachDatabase("is one of a person at a time, and of a request for ever, in the table itself", async (shop) => {
    const { outOrderId } = await order(shop, PACK.id, "11111111-2222-4333-8444-777777777777");
    const { db } = shop.app.deps;
    const row = await db.selectFrom("pay_order").selectAll().where("id", "=", outOrderId).executeTakeFirstOrThrow();
    const insert = (changed: object) =>
      db
        .insertInto("pay_order")
        .values({ ...row, id: `${outOrderId}X`, ...changed })
        .execute();
    await expect(insert({ request_id: null })).rejects.toThrow();
    await expect(insert({ status: 4 })).rejects.toThrow();
    await insert({ request_id: null, status: 4 });
  });

  shopTestOnEachDatabase("is closed at the platform later where it does not allow it yet", async (shop) => {
    const { outOrderId } = await order(shop);
    await shop.app.call("/api/pay/v3/cancelOrder", { outOrderId }, shop.token);
    shop.pay.faults.closeLater = true;
    await shop.app.deps.orders.sweep();
    expect(shop.pay.orders.get(outOrderId)?.state).toBe("unpaid");
    shop.pay.faults = {};
    shop.app.clock.jumpTo(shop.app.clock.now() + MINUTE_MS);
    await shop.app.deps.orders.sweep();
    expect(shop.pay.orders.get(outOrderId)?.state).toBe("closed");
  });

  shopTestOnEachDatabase(
    "ends in time also while the platform is away, and what was paid then is credited when it is back",
    async (shop) => {
      const { outOrderId } = await order(shop);
      shop.pay.pay(outOrderId);
      shop.pay.faults.away = true;
      shop.app.clock.jumpTo(shop.app.clock.now() + 11 * MINUTE_MS);
      expect(await statusOf(shop, outOrderId)).toBe(5);
      shop.pay.faults = {};
      await shop.app.deps.orders.sweep();
      expect(await statusOf(shop, outOrderId)).toBe(2);
      expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + PACK.tokens);
    },
  );

  shopTest("of somebody else does not exist", async (shop) => {
    const { outOrderId } = await order(shop);
    const stranger = await shop.app.signIn("stranger");
    for (const path of ["/api/pay/v3/queryOrderStatus", "/api/pay/v3/cancelOrder", "/api/pay/v3/checkOrder", "/api/pay/v3/order"] as const)
      expect(await shop.app.call(path, { outOrderId }, stranger.token), path).toMatchObject({ refusal: { reason: "order.unknown" } });
    expect(await statusOf(shop, outOrderId)).toBe(1);
  });
});

describe("a membership", () => {
  shopTestOnEachDatabase("that is renewed goes on where it ends, and packages stack", async (shop) => {
    const buy = async (goodsId: string) => {
      const { outOrderId } = await order(shop, goodsId);
      shop.pay.pay(outOrderId);
      await notify(shop, shop.pay.notificationOf(outOrderId));
    };
    await buy("month");
    shop.app.clock.jumpTo(shop.app.clock.now() + 10 * MINUTE_MS);
    await buy("quarter");
    expect((await shop.app.call("/api/user/info", {}, shop.token)).data).toMatchObject({ level: "vip", vipDays: 120 });
    await buy("pack1");
    await buy("pack1");
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS + 2 * PACK.tokens);
  });
});

describe("a notification", () => {
  shopTestOnEachDatabase("that is forged, or replays a nonce for another order, is refused and changes nothing", async (shop) => {
    const first = await order(shop);
    shop.pay.pay(first.outOrderId);
    expect((await notify(shop, { body: "forged", headers: {} })).status).toBe(401);
    await notify(shop, shop.pay.notificationOf(first.outOrderId, "one"));
    const second = await order(shop, "year");
    const replay = { headers: {}, body: JSON.stringify({ orderId: second.outOrderId, id: "two", nonceKey: "k-one" }) };
    expect((await notify(shop, replay)).status).toBe(401);
    expect(await statusOf(shop, second.outOrderId)).toBe(1);
  });

  shopTest("of an unknown order is taken and changes nothing", async (shop) => {
    expect((await notify(shop, shop.pay.notificationOf("T20261120UNKNOWN"))).status).toBe(200);
    expect(await balanceOf(shop)).toBe(NEW_USER_GIFT_TOKENS);
  });
});
