import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { expect } from "vitest";
import { refundOrder } from "./index.ts";
import { balanceOf, expectReconciled, notify, order, PACK, type Shop, shopTestOnEachDatabase } from "./testing/shop.ts";

const DAY_MS = 86_400_000;

async function buy(shop: Shop, goodsId: string): Promise<string> {
  const { outOrderId } = await order(shop, goodsId);
  shop.pay.pay(outOrderId);
  await notify(shop, shop.pay.notificationOf(outOrderId));
  return outOrderId;
}

const refund = ({ app, pay }: Shop, orderId: string, amountFen?: number) =>
  refundOrder({ ...app.deps, providers: [pay] }, { orderId, amountFen, reason: "" });

shopTestOnEachDatabase("a refund takes back the tokens that are left, and those spent stay spent", async (shop) => {
  // The new-user gift expires first, so it is spent first.
  shop.app.clock.jumpTo(shop.app.clock.now() + DAY_MS / 24);
  const id = await buy(shop, PACK.id);
  const { metering } = shop.app.deps;
  const generationId = `${shop.userId}-text`;
  await metering.reserve({ userId: shop.userId, generationId, tokens: NEW_USER_GIFT_TOKENS + 10_000 });
  await metering.settle({ userId: shop.userId, generationId, tokens: NEW_USER_GIFT_TOKENS + 10_000 });
  expect(await refund(shop, id)).toMatchObject({ amountFen: PACK.priceFen, tokensBack: PACK.tokens - 10_000 });
  expect(await balanceOf(shop)).toBe(0);
  const { list } = (await shop.app.call("/api/user/getApiLog", { kind: "expire" }, shop.token)).data;
  expect(list).toMatchObject([{ title: "退款收回：已购额度", charged: PACK.tokens - 10_000 }]);
  await expectReconciled(shop);
});

shopTestOnEachDatabase("the same refund by two at once is one refund, and takes back once", async (shop) => {
  const id = await buy(shop, PACK.id);
  const { refund: giveBack } = shop.pay;
  const { promise: bothAsked, resolve: goOn } = Promise.withResolvers<void>();
  let asked = 0;
  shop.pay.refund = async (input) => {
    asked += 1;
    if (asked === 2) goOn();
    await bothAsked;
    return giveBack(input);
  };
  const both = await Promise.all([refund(shop, id), refund(shop, id)]);
  expect(both.map(({ tokensBack }) => tokensBack).toSorted((a, b) => a - b)).toEqual([0, PACK.tokens]);
  await expect(refund(shop, id)).rejects.toMatchObject({ reason: "field.outOfBounds" });
  const told = { kind: "refunded", data: { amountFen: PACK.priceFen, tokensBack: PACK.tokens, daysBack: 0 } };
  expect((await shop.app.call("/api/notice/list", {}, shop.token)).data.list).toMatchObject([told]);
  const { refundedFen } = await expectReconciled(shop);
  expect(refundedFen).toBe(PACK.priceFen);
});

shopTestOnEachDatabase("two months given back one after the other take back what was left of each", async (shop) => {
  const { clock } = shop.app;
  const end = async () => (await shop.app.deps.db.selectFrom("app_user").select("vip_to").executeTakeFirstOrThrow()).vip_to ?? 0;
  const months = [await buy(shop, "month"), await buy(shop, "month")] as const;
  clock.jumpTo(clock.now() + 10 * DAY_MS);
  expect((await refund(shop, months[0])).daysBack).toBe(20);
  expect(await end()).toBe(clock.now() + 30 * DAY_MS);
  clock.jumpTo(clock.now() + 10 * DAY_MS);
  expect((await refund(shop, months[1])).daysBack).toBe(20);
  expect(await end()).toBe(clock.now());
});

shopTestOnEachDatabase("of three months given back in any order each takes its own days, and leaves the others theirs", async (shop) => {
  const { clock, deps } = shop.app;
  const daysLeft = async () =>
    ((await deps.db.selectFrom("app_user").select("vip_to").executeTakeFirstOrThrow()).vip_to ?? 0) - clock.now();
  const months = [await buy(shop, "month"), await buy(shop, "month"), await buy(shop, "month")] as const;
  clock.jumpTo(clock.now() + 10 * DAY_MS);
  expect((await refund(shop, months[0])).daysBack).toBe(20);
  clock.jumpTo(clock.now() + 20 * DAY_MS);
  // 20 days of the second have passed; its last 10 are withdrawn, and the third keeps its 30.
  expect((await refund(shop, months[1])).daysBack).toBe(10);
  expect(await daysLeft()).toBe(30 * DAY_MS);
  const { list } = await deps.orders.list({ userId: shop.userId, page: 1, size: 10 });
  // A refunded order shows its owner when it ended.
  expect(list.find(({ outOrderId }) => outOrderId === months[1])?.to).toBe(new Date(clock.now()).toISOString());
  const third = list.find(({ outOrderId }) => outOrderId === months[2]);
  expect(third).toMatchObject({ from: new Date(clock.now()).toISOString(), to: new Date(clock.now() + 30 * DAY_MS).toISOString() });
  expect((await refund(shop, months[2])).daysBack).toBe(30);
  expect(await daysLeft()).toBe(0);
});

shopTestOnEachDatabase("the last month alone is given back without touching the one that runs, or anybody else's", async (shop) => {
  const { clock, deps } = shop.app;
  const neighbour = { ...shop, ...(await shop.app.signIn("neighbour")) };
  const others = [await buy(neighbour, "month"), await buy(neighbour, "month"), await buy(neighbour, "month"), await buy(shop, "month")];
  const spans = () =>
    deps.db.selectFrom("pay_order").select(["id", "member_from", "member_to"]).where("id", "in", others).orderBy("id").execute();
  const before = await spans();
  const second = await buy(shop, "month");
  clock.jumpTo(clock.now() + 10 * DAY_MS);
  expect((await refund(shop, second)).daysBack).toBe(30);
  expect(await spans()).toEqual(before);
  const buyer = deps.db.selectFrom("app_user").select("vip_to").where("id", "=", shop.userId);
  const { vip_to } = await buyer.executeTakeFirstOrThrow();
  expect(vip_to).toBe(clock.now() + 20 * DAY_MS);
});

shopTestOnEachDatabase(
  "a pack given back while a text is being written with it leaves nothing to spend when the text is stopped",
  async (shop) => {
    const { metering, db } = shop.app.deps;
    const { userId } = shop;
    // The new-user gift expires first, so it is spent first.
    shop.app.clock.jumpTo(shop.app.clock.now() + DAY_MS / 24);
    const id = await buy(shop, PACK.id);
    const held = NEW_USER_GIFT_TOKENS + 10_000;
    await metering.reserve({ userId, generationId: `${userId}-text`, tokens: held });
    expect(await refund(shop, id)).toMatchObject({ tokensBack: PACK.tokens - 10_000 });
    await metering.settle({ userId, generationId: `${userId}-text`, tokens: NEW_USER_GIFT_TOKENS + 2500 });
    expect(await balanceOf(shop)).toBe(0);
    const expired = await db.selectFrom("ledger").select("amount").where("kind", "=", "expire").orderBy("seq").execute();
    expect(expired.map(({ amount }) => amount)).toEqual([10_000 - PACK.tokens, -7500]);
    await expectReconciled(shop);
  },
);

shopTestOnEachDatabase("a pack that has expired is given back without any tokens", async (shop) => {
  const id = await buy(shop, PACK.id);
  shop.app.clock.jumpTo(shop.app.clock.now() + 30 * DAY_MS);
  expect((await refund(shop, id)).tokensBack).toBe(0);
});

shopTestOnEachDatabase("a membership that is over has no days to take back", async (shop) => {
  const id = await buy(shop, "month");
  shop.app.clock.jumpTo(shop.app.clock.now() + 31 * DAY_MS);
  expect((await refund(shop, id)).daysBack).toBe(0);
});
