import { expect } from "vitest";
import { createManualClock } from "../../../testing/manual-clock.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { type TestOnDatabase, testOnEachDatabase, testOnSqlite } from "../../../testing/test-on-each-database.ts";
import { auditLedger } from "../../metering/index.ts";
import { reconcileDay } from "../index.ts";
import { createFakePayments, type FakePayments } from "./fake-payments.ts";

/** A signed-in person, an app and its payment platform. */
export type Shop = { readonly app: TestApp; readonly pay: FakePayments; readonly token: string; readonly userId: string };

/** The smallest package of the built-in goods. */
export const PACK = { id: "pack1", tokens: 40_000, priceFen: 1500 };
/** The day every manual clock begins on. */
export const FIRST_DAY = "2026-11-20";

/** A test in a shop, on SQLite: what is refused before a row is written. */
export const shopTest = inShop(testOnSqlite);
/** The same on every database: money, and what locks, repeats and constraints decide. */
export const shopTestOnEachDatabase = inShop(testOnEachDatabase);

function inShop(testOn: TestOnDatabase) {
  return (name: string, body: (shop: Shop) => Promise<void>): void =>
    testOn(name, async (_, open) => {
      const clock = createManualClock();
      const pay = createFakePayments(clock);
      const app = await open({ paymentProviders: [pay], clock });
      await body({ app, pay, ...(await app.signIn("buyer")) });
    });
}

export async function order({ app, token }: Pick<Shop, "app" | "token">, goodsId = PACK.id, requestId?: string) {
  return (await app.call("/api/pay/v3/nativepay", { goodsId, ...(requestId && { requestId }) }, token)).data;
}

export async function statusOf({ app, token }: Pick<Shop, "app" | "token">, outOrderId: string) {
  return (await app.call("/api/pay/v3/queryOrderStatus", { outOrderId }, token)).data.orderStatus;
}

export async function cancel({ app, token }: Pick<Shop, "app" | "token">, outOrderId: string) {
  return (await app.call("/api/pay/v3/cancelOrder", { outOrderId }, token)).data.orderStatus;
}

export async function balanceOf({ app, userId }: Pick<Shop, "app" | "userId">) {
  return (await app.deps.metering.counter(userId)).balanceToken;
}

export function notify({ app, pay }: Pick<Shop, "app" | "pay">, { body, headers }: { body: string; headers: Record<string, string> }) {
  return app.send({
    method: "POST",
    url: pay.notifyPath,
    headers: { "content-type": "application/json", ...headers },
    payload: body,
  });
}

/** The platform's bill, orders, ledger and usage of a day agree, or differ exactly by `expected`. */
export async function expectReconciled({ app, pay }: Pick<Shop, "app" | "pay">, day = FIRST_DAY, expected: readonly unknown[] = []) {
  const result = await reconcileDay({ db: app.deps.db, providers: [pay], day });
  expect(new Set(result.differences)).toEqual(new Set(expected));
  expect(result.usageDifferences).toBe(0);
  expect((await auditLedger(app.deps.db)).findings).toEqual([]);
  return result;
}
