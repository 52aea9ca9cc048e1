import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { createFakePayments } from "./testing/fake-payments.ts";
import { balanceOf, expectReconciled, notify, order, PACK } from "./testing/shop.ts";

const BUYERS = 50;
const ORDERS_EACH = 20;
const AT_ONCE = 25;
const MINUTE_MS = 60_000;

/** Runs every action, at most so many at a time. */
async function inLanes<T>(actions: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let action = actions[next++]; action !== undefined; action = actions[next++]) results.push(await action());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

testOnEachDatabase("a thousand orders at once: none is lost, one is open per person, and each payment is credited", async (_, open) => {
  const clock = createManualClock();
  const pay = createFakePayments(clock);
  const app = await open({ paymentProviders: [pay], clock });
  const buyers = await inLanes(Array.from({ length: BUYERS }, (_, n) => () => app.signIn(`buyer${n}`)));
  const wishes = Array.from({ length: ORDERS_EACH }, () => buyers).flat();
  const made = await inLanes(
    wishes.map((buyer, n) => async () => {
      const { outOrderId } = await order({ app, token: buyer.token });
      // A third is paid at once; two thirds of those are notified, the rest is found by asking.
      const pays = n % 3 === 0 && pay.orders.get(outOrderId)?.state === "unpaid";
      if (pays) pay.pay(outOrderId);
      if (pays && n % 9 !== 0) expect((await notify({ app, pay }, pay.notificationOf(outOrderId))).status).toBe(200);
      return { outOrderId, userId: buyer.userId, pays };
    }),
  );
  expect(new Set(made.map(({ outOrderId }) => outOrderId)).size).toBe(BUYERS * ORDERS_EACH);
  const rows = await app.deps.db.selectFrom("pay_order").select(["id", "user_id", "status"]).execute();
  expect(rows).toHaveLength(BUYERS * ORDERS_EACH);
  const stillOpen = rows.filter(({ status }) => status === 1).map(({ user_id }) => user_id);
  expect(new Set(stillOpen).size).toBe(stillOpen.length);

  clock.jumpTo(clock.now() + 10 * MINUTE_MS);
  for (let sweeps = 0; sweeps < 3; sweeps++) await app.deps.orders.sweep();
  const ended = await app.deps.db.selectFrom("pay_order").select(["id", "status", "ask_at"]).execute();
  for (const { outOrderId, pays } of made) {
    const row = ended.find(({ id }) => id === outOrderId);
    expect(row?.status === 2, outOrderId).toBe(pays);
    expect(row?.ask_at).toBe(null);
  }
  for (const { userId } of buyers) {
    const bought = made.filter((one) => one.userId === userId && one.pays).length;
    expect(await balanceOf({ app, userId })).toBe(NEW_USER_GIFT_TOKENS + bought * PACK.tokens);
  }
  await expectReconciled({ app, pay });
});
