import { expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { createFakePayments } from "./testing/fake-payments.ts";
import { openMarket } from "./testing/market.ts";
import { expectReconciled, FIRST_DAY, order } from "./testing/shop.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const STEP_MS = 20 * SECOND_MS;
const ACTIONS_A_STEP = 8;
const BUYERS = 8;
/** Longer than the longest pause between two questions about an order. */
const QUIET_STEP_MS = HOUR_MS;
const QUIET_STEPS = 26;

testOnEachDatabase(
  "after an hour of random trade and faults the ledgers agree, but for the wrong amounts, which they name",
  async (_, open) => {
    const clock = createManualClock();
    const pay = createFakePayments(clock);
    const app = await open({ paymentProviders: [pay], clock });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, n) => app.signIn(`buyer${n}`)));
    const market = openMarket({ app, pay, clock, buyers, seed: 4 });
    for (let passed = 0; passed < HOUR_MS; passed += STEP_MS) {
      await Promise.all(Array.from({ length: ACTIONS_A_STEP }, () => market.action()));
      clock.jumpTo(clock.now() + STEP_MS);
    }
    await market.calm();
    // At least one order is still open at the end.
    for (const buyer of buyers) await order({ app, token: buyer.token });
    for (let step = 0; step < QUIET_STEPS; step++) {
      clock.jumpTo(clock.now() + QUIET_STEP_MS);
      await app.deps.orders.sweep();
    }

    const expected = [...market.wrong].flatMap(([orderId, fen]) => [
      { kind: "amount", orderId, ...fen },
      { kind: "notCredited", orderId },
    ]);
    const result = await expectReconciled({ app, pay }, FIRST_DAY, expected);
    // Each kind of event has happened.
    expect(market.wrong.size).toBeGreaterThan(0);
    expect(result.payments).toBeGreaterThan(100);
    expect(result.refundedFen).toBeGreaterThan(0);
    for (const fate of ["told", "twice", "later", "lost"]) expect(market.counts[`notification ${fate}`], fate).toBeGreaterThan(5);
    const rows = await app.deps.db.selectFrom("pay_order").select(["status", "late", "ask_at"]).execute();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([2, 4, 5]));
    expect(rows.some(({ late }) => late === 1)).toBe(true);
    expect(rows.filter(({ ask_at }) => ask_at !== null)).toEqual([]);
  },
);
